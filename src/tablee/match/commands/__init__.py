"""What may be asked of a table. Each command returns the event that follows, or raises Refused;
none changes the table. `holder` says who asks: None for somebody without a seat.

    opening     making a table, and its rematch
    seating     taking a seat, renaming it, letting a bot play for it, coming and going
    playing     moves by people, bots and the clock
    undoing     asking to take a move back, and answering whoever asks
    messages    the preset messages
    travelling  going to another house, arriving there, coming back
    listing     opening a table to whoever passes, and filling it with bots
    hosting     what the host of the house does: closing a table, freeing a seat, no messages
    programs    a program accepts or declines to play
    waiting     days off in games over days, and being told of one's turn
"""

from tablee.match.commands.hosting import close_table, free_seat, hush, may_host_free
from tablee.match.commands.listing import fill, list_table
from tablee.match.commands.messages import MESSAGES, Message, say
from tablee.match.commands.opening import ask_rematch, create
from tablee.match.commands.playing import bot_move, expire, move
from tablee.match.commands.programs import accept, decline
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
from tablee.match.commands.waiting import take_holiday, tell

__all__ = [
    "MESSAGES",
    "Message",
    "accept",
    "arrive",
    "ask_rematch",
    "bot_move",
    "change_seat",
    "close_table",
    "come",
    "create",
    "decline",
    "depart",
    "expire",
    "fill",
    "forget",
    "free_seat",
    "give_back",
    "hush",
    "join",
    "leave",
    "list_table",
    "may_free",
    "may_host_free",
    "move",
    "say",
    "stand_in",
    "take_holiday",
    "take_over",
    "tell",
    "undo",
]
