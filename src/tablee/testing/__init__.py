"""The tests every game goes through, for whoever adds one: `check_game(tablee.find_game("mine"))`.

`checks` holds the properties and `players` plays the random games they look at; `parsers` tries all
sorts of bad input (with Hypothesis); `goldens` and `perfts` keep readable playthroughs and move
counts as files and check them; `hosts` compares what every host makes of the kernels; `spaces`
looks at numbers and tensors; `completeness` says what a game still lacks. Nothing here needs
pytest.
"""

from __future__ import annotations

from tablee.testing.checks import check_game, check_position
from tablee.testing.completeness import missing_parts
from tablee.testing.players import random_game
from tablee.testing.spaces import check_space

__all__ = ["check_game", "check_position", "check_space", "missing_parts", "random_game"]
