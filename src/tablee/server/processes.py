"""Several server processes behind one port: a parent that starts them, watches them, and replaces
one after the other when it is told to (SIGHUP).

They share the listening socket: a connection that waits to be accepted is taken by whichever
process is free, and none is lost when a process ends. A new one listens before an old one stops.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from types import FrameType

from tablee.bots.workers.pool import share_workers
from tablee.house.logs import note
from tablee.server import logs
from tablee.server.database import open_database
from tablee.server.push.vapid import key_of
from tablee.server.serving import serve
from tablee.server.settings import Settings
from tablee.server.tokens import secret_of

_LOOK = 0.25  # seconds between looks at what was asked for
_START = 60.0  # seconds for a process to start
_END = 15.0  # seconds for one to end
_LONGEST_PAUSE = 30.0  # seconds before one that keeps failing is started again

_spawning = multiprocessing.get_context("spawn")  # so that a replacement runs what is installed now


def serve_together(
    settings: Settings, listener: socket.socket, on_ready: Callable[[], None]
) -> None:
    """Serve with as many processes as the settings say. Raises OSError, SQLAlchemyError."""
    if settings.processes == 1:
        serve(settings, listener, on_ready)
    else:
        Processes(settings, listener, settings.processes).run(on_ready)


class Process:
    """One server process. It ends when its parent does."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self._lifeline, theirs = _spawning.Pipe()
        self._process = _spawning.Process(target=_serve, args=(settings, listener, theirs))
        self._process.start()
        theirs.close()
        self.begun = time.monotonic()

    @property
    def sentinel(self) -> int:
        """Becomes ready when the process ends."""
        return self._process.sentinel

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self._process.is_alive()

    def listens(self) -> bool:
        """Wait until it listens; whether it does."""
        wait([self._lifeline, self.sentinel], _START)
        return self._lifeline.poll() and self.alive

    def ask_to_stop(self) -> None:
        """Have it end its streams, answer what it was asked, and stop."""
        self._process.terminate()

    def end(self) -> None:
        """Stop it, at once if it takes too long."""
        self.ask_to_stop()
        self._process.join(_END)
        self._process.kill()
        self._process.join()
        self._lifeline.close()


class Processes:
    """As many server processes as are wanted, for as long as nobody stops them."""

    def __init__(self, settings: Settings, listener: socket.socket, count: int) -> None:
        self._settings, self._listener = settings, listener
        self._count, self._pause = count, 0.0
        self._stopping = self._renewing = False
        self._processes: list[Process] = []

    def run(self, on_ready: Callable[[], None]) -> None:
        """Serve until a signal ends it. Raises OSError, SQLAlchemyError when that cannot begin."""
        logs.configure(self._settings.folder)
        open_database(self._settings.url).dispose()  # what is wrong shows here, once
        secret_of(self._settings.folder)
        key_of(self._settings.folder)
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), self._told)
        try:
            self._processes = [self._start() for _ in range(self._count)]
            if all(process.listens() for process in self._processes):
                on_ready()
            while not self._stopping:
                self._look_after()
        finally:
            self._end()

    def _told(self, number: int, _frame: FrameType | None) -> None:
        if number == getattr(signal, "SIGHUP", None):
            self._renewing = True
        else:
            self._stopping = True

    def _start(self) -> Process:
        return Process(self._settings, self._listener)

    def _look_after(self) -> None:
        wait([process.sentinel for process in self._processes], _LOOK)
        for slot, process in enumerate(self._processes):
            if not process.alive and not self._stopping:
                self._replace_dead(slot)
        if self._renewing:
            self._renewing = False
            self._renew()

    def _replace_dead(self, slot: int) -> None:
        """Start another one, after a pause if the last did not live long."""
        lived = time.monotonic() - self._processes[slot].begun
        note("server process died", logging.ERROR, lived=round(lived, 1))
        self._pause = min(_LONGEST_PAUSE, 2 * self._pause + 0.5) if lived < _START else 0.0
        end = time.monotonic() + self._pause
        while time.monotonic() < end and not self._stopping:
            time.sleep(_LOOK)
        self._processes[slot].end()
        self._processes[slot] = self._start()

    def _renew(self) -> None:
        """Replace one after the other; the old ones go on if a new one does not start."""
        for slot, old in enumerate(self._processes):
            new = self._start()
            if not new.listens():
                note("server process not replaced", logging.ERROR)
                new.end()
                return
            self._processes[slot] = new
            old.end()
        note("server processes replaced", processes=self._count)

    def _end(self) -> None:
        for process in self._processes:
            process.ask_to_stop()
        for process in self._processes:
            process.end()
        logs.flush()


def _serve(settings: Settings, listener: socket.socket, lifeline: Connection) -> None:
    """What a process does."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # for the parent alone
    threading.Thread(target=_end_with_parent, args=(lifeline,), daemon=True).start()
    share_workers(settings.processes)
    serve(settings, listener, lambda: lifeline.send(True))


def _end_with_parent(lifeline: Connection) -> None:
    try:
        lifeline.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)
