"""The handlers: each takes a `Call` and gives the body of an answer.

tables     making a table, looking at it, taking seats
play       moves, undo, take-over, messages, rematch, hints
shelf      the games, their rules, this host
looking    records, replays, analyses, QR codes
"""
