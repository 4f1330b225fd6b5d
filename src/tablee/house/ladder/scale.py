"""The scale of the ladder: what a rating is in points, and where the bots stand on it.

Nobody's points are higher than what their games make nearly certain: whoever is new begins at 0,
and every game that tells more about them lifts them a little. Bots do not learn, and how far apart
their levels are was measured (docs/bots.md): theirs are fixed, so that a first game against one
says something.
"""

from __future__ import annotations

from itertools import accumulate

from tablee.bots.levels import steps_of

MU, SIGMA, BETA = 25.0, 25.0 / 3, 25.0 / 6  # of who is new; how much luck there is in a game
BOT_SIGMA = 1.0
_PER_MU = 60  # points
_MU_PER_ELO = BETA / 200  # two players that far apart win 3 games of 4
_NEWCOMER = 3  # the level that plays as well as who is new is taken to


def points_of(mu: float, sigma: float) -> int:
    """A rating in points.

    >>> points_of(MU, SIGMA), points_of(31.0, 4.0)
    (0, 1140)
    """
    return max(0, round(_PER_MU * (mu - 3 * sigma)))


def bot_mu(game: str, level: int, seats: int) -> float:
    """The rating of a bot at a table of this size."""
    heights = [0, *accumulate(steps_of(game, seats))]
    return MU + _MU_PER_ELO * (heights[level - 1] - heights[_NEWCOMER - 1])
