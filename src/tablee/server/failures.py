"""Why a server does not start, and what is said about errors that nobody has foreseen."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect

from tablee.api.failures import HttpError
from tablee.core.errors import TableeError
from tablee.house.logs import note_error

_AWAY = 5  # seconds until a database that is away is worth another attempt


class CannotStart(TableeError):
    """Why a server does not start: what is wrong with its key, its database, its folder."""


def refusal_for(error: Exception) -> TableeError:
    """What is said about an error nobody has foreseen; a database that is away comes back."""
    if isinstance(error, TableeError):
        return error
    if isinstance(error, ClientDisconnect):  # while its body was awaited: nobody reads this
        return HttpError("server.slow")
    note_error()
    if isinstance(error, SQLAlchemyError | OSError):
        return HttpError("server.unavailable", seconds=_AWAY)
    return HttpError("server.internal")
