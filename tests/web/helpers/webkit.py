"""WebKit, as Debian's MiniBrowser, in an X server that shows nothing; driven by WebDriver."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from selenium.webdriver import Remote, WebKitGTKOptions
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.service import Service

from tests.web.helpers.remote import PREPARED

_PATIENCE = 60  # seconds, for a browser that hangs


class WebKit:
    """One process, its driver and its X server."""

    def __init__(self) -> None:
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._screen.stdout is not None
        display = f":{self._screen.stdout.readline().strip()}"
        self._home = tempfile.TemporaryDirectory(prefix="webkit-")
        gtk = Path(self._home.name) / "gtk-3.0"
        gtk.mkdir()
        (gtk / "settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n")
        ours = {"DISPLAY": display, "GDK_BACKEND": "x11", "XDG_CONFIG_HOME": self._home.name}
        options = WebKitGTKOptions()
        options.binary_location = str(_mini_browser())
        options.add_argument("--automation")
        self._service = Service(shutil.which("WebKitWebDriver"), env={**os.environ, **ours})
        self._service.start()
        self._driver = Remote(
            RemoteConnection(client_config=ClientConfig(self._service.service_url)), options=options
        )
        self._driver.set_window_size(1280, 840)
        self._driver.set_script_timeout(_PATIENCE)

    def go(self, url: str) -> None:
        for _ in range(2):  # a page reads its settings when it is opened: the second has them
            self._driver.get(url)
            self._driver.execute_script(PREPARED)

    def run(self, body: str) -> Any:
        found = self._driver.execute_async_script(
            f"""const done = arguments[0];
            const failed = (error) => done({{ failed: String(error) }});
            (async () => {{ {body} }})().then(done, failed);"""
        )
        assert isinstance(found, str | None), found
        return found

    def click(self, x: int, y: int) -> None:
        actions = ActionBuilder(self._driver, duration=0)
        actions.pointer_action.move_to_location(x, y).click()  # type: ignore[no-untyped-call]
        actions.perform()

    def close(self) -> None:
        self._driver.quit()
        self._service.stop()
        self._screen.terminate()
        self._screen.communicate(timeout=_PATIENCE)
        self._home.cleanup()


def _mini_browser() -> Path:
    """Where Debian puts it: in a folder named by the architecture and the version."""
    return max(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
