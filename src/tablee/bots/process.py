"""The thinking process: answers requests until its input ends, one JSON object per line each way.

A request with a view is one for a bot's choice; one with contestants is a game of the arena.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from typing import Any

from tablee.bots import bot
from tablee.bots.arena import playing


def answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """What a request asks for, and the memory that this process has come to use."""
    found = playing.answer(request) if "contestants" in request else bot.answer(request)
    return {**found, "memory": _memory()}


def _memory() -> int:
    """The most bytes that this process had in use; 0 where the system does not say."""
    try:
        import resource
    except ImportError:  # Windows
        return 0
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def main() -> None:
    """Answer, line by line."""
    for line in sys.stdin:
        try:
            print(json.dumps(answer(json.loads(line))), flush=True)
        except BrokenPipeError:  # whoever asked has left
            os._exit(0)


if __name__ == "__main__":
    main()
