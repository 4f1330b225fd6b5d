"""Draw how strong an agent was after so many minutes of training, from the games of arenas.

    TABLEE_WEIGHTS=weights-4.pt tablee arena lotus examples.learning.agent:Agent level:3 \\
        --json after-4.jsonl
    python -m examples.learning.curve curve.svg 1=after-1.jsonl 2=after-2.jsonl 4=after-4.jsonl
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from math import log2
from pathlib import Path
from typing import NamedTuple

from tablee.arena.ratings import Estimate, wilson
from tablee.arena.results import Results, open_results

WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 640, 320, 50, 110, 30, 45
COLOURS = "#b3401f", "#2a78b8", "#3d8f4f", "#8a5bb5", "#b58900", "#6b7280"


class Point(NamedTuple):
    """After so many minutes: the share of the wins, with its interval."""

    minutes: float
    share: Estimate


def lines(runs: Mapping[float, Results]) -> dict[str, list[Point]]:
    """How the first contestant of each run did against the others, by the names of those that are
    in more runs than one."""
    found: defaultdict[str, list[Point]] = defaultdict(list)
    for minutes, results in sorted(runs.items()):
        for match in results.plan.matches:
            if match.a == 0 and (games := len(results.played(match))):
                share = wilson(results.points(match), games)
                found[str(results.plan.contestants[match.b])].append(Point(minutes, share))
    return {name: points for name, points in found.items() if len(points) > 1}


def draw(runs: Mapping[float, Results]) -> str:
    """The curves as SVG; minutes double from left to right by equal steps."""
    first, last = log2(min(runs)), log2(max(runs))
    inside = WIDTH - LEFT - RIGHT

    def across(minutes: float) -> float:
        return LEFT + inside * ((log2(minutes) - first) / (last - first) if last > first else 0.5)

    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>']
    parts.append(_text(LEFT, TOP - 14, "share of the wins"))
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(
            _line(LEFT, up(share), WIDTH - RIGHT, up(share), "#222" if share == 0.5 else "#ccc")
        )
        parts.append(_text(LEFT - 8, up(share) + 4, f"{share:.0%}", "end"))
    for minutes in sorted(runs):
        parts.append(_text(across(minutes), HEIGHT - FOOT + 22, f"{minutes:g}", "middle"))
    parts.append(_text(LEFT + inside / 2, HEIGHT - 6, "minutes of one core (training)", "middle"))
    for number, (name, points) in enumerate(lines(runs).items()):
        parts += _curve(
            [(across(minutes), share) for minutes, share in points],
            name,
            COLOURS[number % len(COLOURS)],
        )
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13" fill="#222"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{"".join(parts)}</svg>\n'


def up(share: float) -> float:
    """Where a share is drawn."""
    return HEIGHT - FOOT - (HEIGHT - FOOT - TOP) * share


def _curve(points: Sequence[tuple[float, Estimate]], name: str, colour: str) -> Iterator[str]:
    """A line through its points, each with its interval, and the name where it ends."""
    path = " ".join(f"{x:.1f},{up(share.value):.1f}" for x, share in points)
    yield f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
    for x, share in points:
        yield _line(x, up(share.low), x, up(share.high), colour)
        yield f'<circle cx="{x:.1f}" cy="{up(share.value):.1f}" r="4" fill="{colour}"/>'
    x, share = points[-1]
    yield _text(x + 10, up(share.value) + 4, f"against {name}")


def _line(x1: float, y1: float, x2: float, y2: float, colour: str) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}"/>'


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def main(target: str, *named: str) -> None:
    """Read `MINUTES=FILE` for each run, and write the picture."""
    pairs = [entry.split("=", 1) for entry in named]
    runs = {float(minutes): open_results(Path(file)) for minutes, file in pairs}
    Path(target).write_text(draw(runs), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
