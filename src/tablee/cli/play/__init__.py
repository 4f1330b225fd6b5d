"""A game between people who share a keyboard, and bots.

table      the line of play, undo and saving
opponents  the seats that bots play, and their hints
undo       when a move may be taken back
moves      finding and listing moves as people type them
rules      the rules as played, by clause
screen     everything that is shown
session    the conversation: whose turn, what was typed, what follows
"""
