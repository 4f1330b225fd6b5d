"""The process: a socket, uvicorn around the application, and a clean shutdown."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace

import uvicorn

from tablee.server import logs
from tablee.server.app import App
from tablee.server.connections import Door, limited
from tablee.server.database import is_sqlite, sqlite_file
from tablee.server.files import in_use
from tablee.server.garbage import spare_the_old
from tablee.server.network import most_connections
from tablee.server.settings import Settings

_TURN = 0.0005  # seconds a busy thread may keep the writer waiting; Python's default is 5 ms
_PATIENCE = 5  # seconds that pending requests get at shutdown


class Server(uvicorn.Server):
    """uvicorn, reporting when it listens, and ending the streams before it waits for them."""

    def __init__(self, app: App, on_ready: Callable[[], None] = lambda: None) -> None:
        settings = uvicorn.Config(
            app,
            lifespan="on",
            ws="none",  # a connection that changed its protocol would be out of sight
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=_PATIENCE,
            timeout_keep_alive=75,
        )
        proxies = frozenset(str(settings.forwarded_allow_ips).split(","))
        limits = replace(app.limits, all_connections=most_connections(app.limits.all_connections))
        settings.http = limited(Door(limits, proxies))
        super().__init__(settings)
        self._app, self._on_ready = app, on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.streams.close()
        await super().shutdown(sockets)


def serve(
    settings: Settings, listener: socket.socket, on_ready: Callable[[], None] = lambda: None
) -> None:
    """Serve until a signal ends it. Raises OSError, SQLAlchemyError, CannotStart."""
    settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    logs.configure(settings.folder)
    sys.setswitchinterval(_TURN)
    with _alone(settings):
        app = App(settings)
        spare_the_old()
        Server(app, on_ready).run(sockets=[listener])


def _alone(settings: Settings) -> AbstractContextManager[None]:
    """No other server uses the same file as its database: pages at one would not hear of moves made
    at the other."""
    file = sqlite_file(settings.url) if is_sqlite(settings.url) else None
    return nullcontext() if file is None else in_use(file.with_name(f"{file.name}.lock"))
