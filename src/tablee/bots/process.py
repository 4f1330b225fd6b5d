"""The thinking process: answers requests for a bot's choice until its input ends."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping
from typing import Any

from tablee.bots import bot


def serve(answer: Callable[[Mapping[str, Any]], dict[str, Any]]) -> None:
    """Answer what a `Worker` asks, one JSON object per line each way; with each answer goes the
    memory that this process has come to use."""
    for line in sys.stdin:
        try:
            print(json.dumps({**answer(json.loads(line)), "memory": _memory()}), flush=True)
        except BrokenPipeError:  # whoever asked has left
            os._exit(0)


def _memory() -> int:
    """The most bytes that this process had in use; 0 where the system does not say."""
    try:
        import resource
    except ImportError:  # Windows
        return 0
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


if __name__ == "__main__":
    serve(bot.answer)
