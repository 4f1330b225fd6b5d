"""Bots that think in this process; known deals."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.core import seeds


@pytest.fixture(scope="module", autouse=True)
def quick() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seeds, "fresh", lambda: bytes(32))
        patch.setenv("TABLEE_WORKERS", "0")
        yield
