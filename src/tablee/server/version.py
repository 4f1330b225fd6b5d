"""Which Tablée this is."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version


def _find() -> str:
    try:
        return version("tablee")
    except PackageNotFoundError:  # run from a source tree that is not installed
        return "0"


VERSION = _find()
