"""The games as other people's tools see them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import tablee

#: Every game, in every variant of its own.
VARIANTS = [
    pytest.param(name, options, id=f"{name}-{number}")
    for name, game in tablee.GAMES.items()
    for number, options in enumerate(game.variants)
]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`game` and `options` go through all variants."""
    if {"game", "options"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("game", "options"), VARIANTS)


Options = Mapping[str, Any]
