"""Whether a table is private, as all are at first, or open to whoever passes."""

from __future__ import annotations

from typing import NamedTuple


class Doors(NamedTuple):
    """Who hears of a table in the hall: at first nobody. `fills`: when bots take the seats that are
    still empty, in epoch seconds, and of which level they are."""

    open: bool = False  # to whoever passes: seats that wait for somebody are offered
    watch: bool = False  # whoever passes may watch
    quick: bool = False  # made for whoever wants to play with somebody
    fills: float | None = None
    level: int | None = None
