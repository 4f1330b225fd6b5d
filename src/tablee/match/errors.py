"""What a table refuses."""

from __future__ import annotations

from tablee.core.errors import TableeError


class Refused(TableeError):
    """Something that cannot be done at this table, or not by this caller, or not now."""


class MovedOn(Refused):
    """The table has changed since the caller last saw it."""
