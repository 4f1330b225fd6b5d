"""What travels before somebody sees the shelf."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request

from tests.web.conftest import MakeVisitor
from tests.web.helpers.server import ServerProcess

LARGEST = 150_000  # bytes, headers included


@pytest.mark.needs_server("compressed answers; a folder brings Python")
def test_the_first_page_is_light_and_brings_no_python(
    visitor: MakeVisitor, server: ServerProcess
) -> None:
    ana = visitor(server.url)
    done: list[Request] = []
    ana.page.on("requestfinished", lambda request: done.append(request))
    ana.go("/")
    ana.page.wait_for_selector(".box")
    ana.page.wait_for_function("() => [...document.images].every(({ complete }) => complete)")
    sizes = {request.url: request.sizes() for request in done}
    travelled = {
        url: size["responseBodySize"] + size["responseHeadersSize"] for url, size in sizes.items()
    }
    assert any(url.endswith("/app/main.js") for url in travelled)
    assert sum(travelled.values()) < LARGEST, travelled
    assert not [url for url in travelled if "/pocket/" in url or "pyodide" in url]
