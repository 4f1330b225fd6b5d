"""How bots think about LOT: they judge a board by how far each side is from its line of stacks, and
follow the promising moves in a tree. The upper levels overlook nothing that is plain to see."""

from __future__ import annotations

from tablee.bots.engines.tree_mind import TreeMind
from tablee.bots.engines.uct import Settings
from tablee.bots.levels import Level
from tablee.games.lot.mind.judgement import grow, grow_alert
from tablee.games.lot.mind.studied import Studied

SETTINGS = Settings(explore=0.08, trust=3.0, minimax=0.4, variety=0.01, proofs=1)
_CASUAL = TreeMind(grow, SETTINGS, leeway=0.01)
_ALERT = TreeMind(grow_alert, SETTINGS, leeway=0.01)

# The lower levels misjudge what they see, more or less, and may overlook a threat.
LEVELS = {
    1: Level(_CASUAL, 1, blunder_rate=0.08, noise=0.9),
    2: Level(_CASUAL, 1, noise=0.2),
    3: Level(_CASUAL, 10, noise=0.03),
    4: Level(_ALERT, 60, noise=0.01),
    5: Level(_ALERT, 600),
    6: Level(Studied(_ALERT), 10_000),
}

#: How many Elo each level is above the one below it, by the number of seats (docs/bots.md).
STEPS = {2: (440, 576, 759, 646, 516)}
