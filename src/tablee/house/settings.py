"""How a house is run."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class HouseSettings:
    """Times are in seconds, unless they say otherwise."""

    tables_kept: int = 1_000  # in memory although nobody needs them
    keep_days: int = 365  # an untouched table is deleted after so many days; 0: never
    grace: float = 10.0  # before somebody who has left counts as absent: reloading takes a moment
    min_absence: int = 10  # that whoever makes a table may ask for
    min_turn_seconds: int = 10
    bot_pause: float = 0.4  # at least, before a bot's move, so that people see what it answers
    deference: float = 2.5  # for the process where something happened to go on with it
    hall_pause: float = 0.25  # before what has changed in the hall is sent, all of it at once
    listed_hours: float = 24.0  # an open table is listed after something happened there
    listed_most: int = 500
    look_pause: float = 10.0  # between looks for tables where something is due without anybody
    code_hours: float = 12.0  # a code leads to its table
    analysis_simulations: int = 400  # per move
    analyses_kept: int = 200
    analyses_at_once: int = 3  # by one address; further ones begin when one of these has ended
    analysis_patience: float = 60.0  # without anybody asking how far it is
    carried_moves: int = 1_000  # of the longest game that comes from another house
    programs: int = 20  # of others, that may play here
    program_tables: int = 12  # that one of them plays at, or is asked to
    ready_seconds: float = 90.0  # a program is believed to be there, unless it says so again
    names: tuple[str, ...] | None = None  # the only ones people may have, without messages
    replay_moves: int = 3_000  # of the longest record that is replayed
