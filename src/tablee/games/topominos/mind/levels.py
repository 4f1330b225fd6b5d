"""How bots think about Topominos: from the points of single moves to races between whole turns."""

from __future__ import annotations

from tablee.bots.endgame_mind import EndgameMind
from tablee.bots.levels import Level
from tablee.games.topominos.mind.endgame import solve
from tablee.games.topominos.mind.greedy import GreedyMind
from tablee.games.topominos.mind.mind import TurnMind

LEVELS = {
    1: Level(GreedyMind(), 1, blunder_rate=0.2, noise=0.12),
    2: Level(GreedyMind(), 1, noise=0.03),
    3: Level(TurnMind(by_experience=False, horizon=0), 16, noise=0.06),
    4: Level(TurnMind(by_experience=False, horizon=1), 64, noise=0.02),
    5: Level(TurnMind(horizon=0), 32, noise=0.005),
    6: Level(EndgameMind(TurnMind(horizon=4), solve), 1600),
}

#: How many Elo each level is above the one below it, by the number of seats (docs/bots.md).
STEPS = {
    2: (326, 176, 235, 118, 176),
    3: (339, 198, 155, 107, 117),
    4: (322, 142, 172, 90, 109),
}
