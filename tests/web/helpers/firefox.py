"""The system's Firefox, driven by WebDriver BiDi."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any

from websocket import create_connection

from tests.web.helpers.remote import PREPARED

_NAMES = ("firefox-esr", "firefox")
_PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.normandy.enabled": False,
    "services.settings.server": "http://127.0.0.1:9",  # nothing is fetched from outside
    "ui.prefersReducedMotion": 1,
}
_PATIENCE = 60  # seconds, for a browser that hangs


class Firefox:
    """One process with a profile of its own."""

    def __init__(self) -> None:
        self._profile = tempfile.TemporaryDirectory(prefix="firefox-")
        lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in _PREFERENCES.items())
        (Path(self._profile.name) / "user.js").write_text("\n".join(lines), encoding="utf-8")
        program = next(filter(None, map(shutil.which, _NAMES)))
        options = ("--headless", "--no-remote", "--profile", self._profile.name)
        self._process = subprocess.Popen(
            [program, *options, "--remote-debugging-port", "0"], stderr=subprocess.PIPE, text=True
        )
        assert self._process.stderr is not None
        self._said = self._process.stderr
        self._reading = Thread(target=self._said.read)  # so that it never waits for a reader
        self._socket = create_connection(self._address(), _PATIENCE, suppress_origin=True)
        self._ids = count(1)
        self._send("session.new", capabilities={})
        tree = self._send("browsingContext.getTree")
        self._tab = tree["contexts"][0]["context"]
        self._send("script.addPreloadScript", functionDeclaration=f"() => {{ {PREPARED} }}")
        size = {"width": 1280, "height": 800}
        self._send("browsingContext.setViewport", context=self._tab, viewport=size)

    def go(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def run(self, body: str) -> Any:
        answer = self._send(
            "script.callFunction",
            functionDeclaration=f"async () => {{ {body} }}",
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return answer["result"].get("value")

    def click(self, x: int, y: int) -> None:
        steps: list[dict[str, Any]] = [{"type": "pointerMove", "x": x, "y": y}]
        steps += [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self._send("input.performActions", context=self._tab, actions=[mouse])

    def close(self) -> None:
        self._socket.close()
        self._process.terminate()
        self._process.wait(_PATIENCE)
        self._reading.join()
        self._said.close()
        self._profile.cleanup()

    def _address(self) -> str:
        """Where it listens, which it says among its complaints."""
        for line in self._said:
            found = re.search(r"WebDriver BiDi listening on (ws://\S+)", line)
            if found:
                self._reading.start()
                return found[1] + "/session"
        raise AssertionError("Firefox ended before it listened")

    def _send(self, method: str, **params: Any) -> Any:
        """The result of a command. Raises AssertionError."""
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv())
            if answer.get("id") == number:
                assert answer["type"] == "success", (method, answer.get("message"))
                return answer["result"]
