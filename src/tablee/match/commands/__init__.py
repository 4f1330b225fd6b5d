"""What may be asked of a table. Each command returns the event that follows, or raises Refused;
none changes the table. `holder` says who asks: None for somebody without a seat.

    opening     making a table, and its rematch
    seating     taking a seat, renaming it, letting a bot play for it, coming and going
    playing     moves by people, bots and the clock
    undoing     asking to take a move back, and answering whoever asks
    messages    the preset messages
"""

from tablee.match.commands.messages import MESSAGES, Message, say
from tablee.match.commands.opening import ask_rematch, create
from tablee.match.commands.playing import bot_move, expire, move
from tablee.match.commands.seating import change_seat, come, join, leave, may_free, take_over
from tablee.match.commands.undoing import undo

__all__ = [
    "MESSAGES",
    "Message",
    "ask_rematch",
    "bot_move",
    "change_seat",
    "come",
    "create",
    "expire",
    "join",
    "leave",
    "may_free",
    "move",
    "say",
    "take_over",
    "undo",
]
