"""What a trial has found, as a table."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any


def show(title: str, found: Mapping[str, Any]) -> None:
    """Print what was found, one fact per line, beside how busy the machine is."""
    load = " ".join(f"{value:.1f}" for value in os.getloadavg())
    facts = {**found, "load of the machine": f"{load} on {os.cpu_count()} cores"}
    width = max(map(len, facts))
    print(f"\n{title}", flush=True)
    for name, value in facts.items():
        print(f"  {name:<{width}}  {_text(value)}", flush=True)


def _text(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:,.1f}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def percentiles(values: list[float]) -> tuple[float, float, float]:
    """The median, the 99th percentile and the largest."""
    ordered = sorted(values)
    most = len(ordered) - 1
    return ordered[most // 2], ordered[int(0.99 * most)], ordered[most]
