"""What may be asked of a table. Each command returns the event that follows, or raises Refused;
none changes the table. `holder` says who asks: None for somebody without a seat.

    opening     making a table, and its rematch
    seating     taking a seat, renaming it, letting a bot play for it, coming and going
    playing     moves by people, bots and the clock
    undoing     asking to take a move back, and answering whoever asks
    messages    the preset messages
    travelling  going to another house, arriving there, coming back
    listing     opening a table to whoever passes, and filling it with bots
"""

from tablee.match.commands.listing import fill, list_table
from tablee.match.commands.messages import MESSAGES, Message, say
from tablee.match.commands.opening import ask_rematch, create
from tablee.match.commands.playing import bot_move, expire, move
from tablee.match.commands.seating import (
    change_seat,
    come,
    forget,
    join,
    leave,
    may_free,
    stand_in,
    take_over,
)
from tablee.match.commands.travelling import arrive, depart, give_back
from tablee.match.commands.undoing import undo

__all__ = [
    "MESSAGES",
    "Message",
    "arrive",
    "ask_rematch",
    "bot_move",
    "change_seat",
    "come",
    "create",
    "depart",
    "expire",
    "fill",
    "forget",
    "give_back",
    "join",
    "leave",
    "list_table",
    "may_free",
    "move",
    "say",
    "stand_in",
    "take_over",
    "undo",
]
