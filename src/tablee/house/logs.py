"""What is worth a line in the log: an event and the facts of it, never a secret."""

from __future__ import annotations

import logging
from typing import Any

_LOGGER = logging.getLogger(__name__)


def note(event: str, level: int = logging.INFO, **facts: Any) -> None:
    """Log an event and the facts of it."""
    _LOGGER.log(level, event, extra={"facts": facts})


def note_error() -> None:
    """Log the error that is being handled: its kind and where it came from, never its words, which
    may hold what somebody sent."""
    _LOGGER.error("internal error", exc_info=True)
