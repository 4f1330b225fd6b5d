"""How bots think about loto."""

from __future__ import annotations

from dataclasses import replace

from tablee.bots.levels import DEFAULT
from tablee.bots.tree_mind import TreeMind

LEVELS = {number: replace(level, mind=TreeMind(explore=0.5)) for number, level in DEFAULT.items()}
