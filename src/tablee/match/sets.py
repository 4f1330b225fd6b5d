"""Component sets that readers do not have: sent once, and named by their digest in every view."""

from __future__ import annotations

from typing import Any

from tablee.core.game import Setup


def options_sent(setup: Setup) -> dict[str, Any]:
    """The options of a game as they go with every view: a set that is not shipped as its digest."""
    sets = setup.components or {}
    return dict(setup.options) | {option: found.reference for option, found in sets.items()}


def set_named(setup: Setup, reference: str) -> dict[str, Any] | None:
    """The set of a game that a digest names, with what it says about itself; None if it has no such
    set."""
    sets = (setup.components or {}).values()
    return next((dict(found.data) for found in sets if found.reference == reference), None)
