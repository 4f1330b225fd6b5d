"""A wire between a browser and the server that writes down all that the server sends."""

from __future__ import annotations

import socket
import threading
from urllib.parse import urlsplit

_CHUNK = 1 << 16


class Wire:
    """Listens on a port of its own and hands everything on; `heard` is what came back."""

    def __init__(self, url: str) -> None:
        address = urlsplit(url)
        self._server = (str(address.hostname), int(address.port or 80))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self.heard = bytearray()
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        """Take no more calls."""
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self._listener.accept()
                server = socket.create_connection(self._server)
            except OSError:
                return
            self._hand_on(browser, server, False)
            self._hand_on(server, browser, True)

    def _hand_on(self, source: socket.socket, sink: socket.socket, listen: bool) -> None:
        def run() -> None:
            with source, sink:
                try:
                    while data := source.recv(_CHUNK):
                        if listen:
                            self.heard += data
                        sink.sendall(data)
                except OSError:
                    pass

        threading.Thread(target=run, daemon=True).start()
