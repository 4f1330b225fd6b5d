# A house where names are chosen from a list.

names-unlisted = “{ $value }” is not on the list of names. Choose one from the list.
names-no-messages = In this house people play without messages.
names-web-none = No name
