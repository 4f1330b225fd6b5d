"""How bots think about Lotus: all look ahead with the same learned judgement, less or more far;
the lower ones judge by eye."""

from __future__ import annotations

from tablee.bots.levels import Level
from tablee.games.lotus.mind.mind import CROWD, duel

_EVERY_MOVE = duel(margin=10_000)
_BEST_MOVES = duel(margin=200)

LEVELS = {
    1: Level(_EVERY_MOVE, 16, noise=0.4),
    2: Level(_EVERY_MOVE, 24, noise=0.14),
    3: Level(_EVERY_MOVE, 60, noise=0.04),
    4: Level(_BEST_MOVES, 400, noise=0.02),
    5: Level(_BEST_MOVES, 2_000, noise=0.012),
    6: Level(_BEST_MOVES, 40_000),
}

CROWD_LEVELS = {
    1: Level(CROWD, 24, noise=0.2),
    2: Level(CROWD, 24, noise=0.05),
    3: Level(CROWD, 24, noise=0.018),
    4: Level(CROWD, 24, noise=0.005),
    5: Level(CROWD, 150),
    6: Level(CROWD, 8_000),
}

#: How many Elo each level is above the one below it, by the number of seats (docs/bots.md).
STEPS = {
    2: (198, 346, 387, 198, 123),
    3: (176, 146, 115, 133, 93),
    4: (168, 170, 142, 81, 64),
}
