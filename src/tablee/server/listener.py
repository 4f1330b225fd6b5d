"""Notifications of what other server processes have written. Only PostgreSQL sends them; a SQLite
database has no other process."""

from __future__ import annotations

import asyncio
import logging
import threading

from sqlalchemy import make_url

from tablee.house.house import House
from tablee.house.logs import note

_PAUSE = 1.0  # seconds before another attempt to connect
_LOOK_UP = 0.5  # seconds between checks whether to stop


class Listener:
    """A thread that listens on one connection and passes on what it hears."""

    def __init__(self, url: str, house: House) -> None:
        self._url, self._house = make_url(url), house
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to listen, if the database can notify."""
        if self._url.get_backend_name() == "postgresql":
            self._thread = threading.Thread(target=self._listen, args=(loop,), daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._ended.set()
        if self._thread is not None:
            self._thread.join()

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        import psycopg

        place = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._ended.is_set():
            try:
                with psycopg.connect(place, autocommit=True) as connection:
                    connection.execute("LISTEN tablee")
                    loop.call_soon_threadsafe(self._resync)
                    while not self._ended.is_set():
                        for notice in connection.notifies(timeout=_LOOK_UP):
                            loop.call_soon_threadsafe(self._pass_on, notice.payload)
            except psycopg.Error as error:
                note("not listening", logging.WARNING, error=type(error).__name__)
                self._ended.wait(_PAUSE)

    def _pass_on(self, notice: str) -> None:
        """Tell the house that a table has come that far or was deleted (`-`) or, without a table,
        of the hall and of what holds for the whole house."""
        table, _, number = notice.partition(":")
        if table.startswith("-"):
            self._house.rooms.deleted(table[1:])
            self._house.hall.notified()
        elif table:
            self._house.rooms.notified(table, int(number))
        else:
            self._house.hall.notified()
            if number == "house":
                self._house.rules.notified()

    def _resync(self) -> None:
        """Notifications may have been missed."""
        self._house.rooms.resync()
        self._house.hall.notified()
        self._house.rules.notified()
