"""How bots think about Punto: they judge the tableau that each move leaves, then follow the
promising moves through simulations to see how well they judged."""

from __future__ import annotations

from tablee.bots.endgame_mind import EndgameMind
from tablee.bots.levels import Level
from tablee.games.punto.mind.endgame import solve
from tablee.games.punto.mind.mind import PuntoMind

_BEGINNER, _PLAYER = PuntoMind(sees_rows=False), PuntoMind()
_EXPERT = EndgameMind(_PLAYER, solve)

LEVELS = {
    1: Level(_BEGINNER, 1, noise=0.35),
    2: Level(_BEGINNER, 1, noise=0.13),
    3: Level(_PLAYER, 1, noise=0.055),
    4: Level(_PLAYER, 1, noise=0.02),
    5: Level(_PLAYER, 12),
    6: Level(_EXPERT, 800),
}

# Looking ahead adds less with more than two seats, so misjudging has to make more of the steps.
CROWD_LEVELS = {
    1: Level(_BEGINNER, 1, noise=0.5),
    2: Level(_BEGINNER, 1, noise=0.27),
    3: Level(_PLAYER, 1, noise=0.14),
    4: Level(_PLAYER, 1, noise=0.075),
    5: Level(_PLAYER, 12, noise=0.04),
    6: Level(_EXPERT, 800),
}

#: How many Elo each level is above the one below it, by the number of seats (docs/bots.md).
STEPS = {
    2: (258, 354, 334, 255, 171),
    3: (148, 127, 94, 110, 190),
    4: (128, 145, 89, 138, 126),
}
