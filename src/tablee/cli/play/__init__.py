"""A game between people who share a keyboard, and bots.

local_table  the table: a `tablee.match.Table`, and the file it is kept in
turn       what one seat did in a row, as it is told
opponents  the bots' moves and hints
moves      finding and listing moves as people type them
rules      the rules as played, by clause
screen     everything that is shown
session    the conversation: whose turn, what was typed, what follows
"""
