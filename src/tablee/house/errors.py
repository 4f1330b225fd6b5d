"""What the house refuses before any table is asked."""

from __future__ import annotations

from tablee.core.errors import TableeError


class InvalidRequest(TableeError):
    """A request that makes no sense; `details["field"]` names the field."""


def bad_field(field: str) -> InvalidRequest:
    """The error for a field whose value is impossible."""
    return InvalidRequest("request.field", field=field, problem="problem-value")
