"""A host whose kernels run in Chromium: the page has the module and its memory, Python asks."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Page

import tablee
from tablee.core.hosts.linear import Engine, Trapped

PAGE = Path(__file__).parents[1] / "kernels"
MODULE = Path(str(tablee.__file__)).parent / "artifacts" / "kernels.wasm"
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"


class _Files(SimpleHTTPRequestHandler):
    """The test page, under the policy that the table has, and the module."""

    def translate_path(self, path: str) -> str:
        return str(MODULE) if path == "/kernels.wasm" else super().translate_path(path)

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def serving_kernels() -> Iterator[str]:
    """The address of the test page."""
    handler = partial(_Files, directory=str(PAGE))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


class PageEngine(Engine):
    """The module in a page."""

    def __init__(self, page: Page) -> None:
        page.wait_for_selector("html[data-ready]", state="attached")
        self._page = page

    def _ask(self, method: str, *words: Any) -> Any:
        return self._page.evaluate(f"words => engine.{method}(...words)", list(words))

    def size(self) -> int:
        return int(self._ask("size"))

    def grow(self, pages: int) -> None:
        if not self._ask("grow", pages):
            raise MemoryError("the page's memory is full")

    def read(self, address: int, length: int) -> bytes:
        return b64decode(self._ask("read", address, length))

    def write(self, address: int, data: bytes) -> None:
        self._ask("write", address, b64encode(data).decode())

    def clear(self, address: int, length: int) -> None:
        self._ask("clear", address, length)

    def call(self, entry: str, address: int) -> None:
        came = self._ask("call", entry, address)
        if came == "missing":
            raise KeyError(entry)
        if came == "trapped":
            raise Trapped

    def heap_base(self) -> int:
        return int(self._page.evaluate("engine.heapBase"))
