"""Plots as SVG, drawn with the page's own colours: nothing is fetched, nothing runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

WIDTH = 720
_LEFT, _RIGHT, _ROW = 210, 60, 30
_HEIGHT, _FOOT = 260, 30


class Bar(NamedTuple):
    """A row of a plot: its label, value, and the ends of its interval if it has one."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None


def intervals(bars: Sequence[Bar], form: str) -> str:
    """Points on a scale, each with its interval."""
    ends = [end for bar in bars for end in bar[1:] if end is not None]
    place = _scale(min(ends), max(ends), _LEFT, WIDTH - _RIGHT)
    parts = [_vertical(place(0.0), _ROW * len(bars))] if min(ends) < 0 < max(ends) else []
    for number, bar in enumerate(bars):
        y = _ROW * number + _ROW / 2
        parts.append(_text(_LEFT - 10, y + 4, bar.label, "end"))
        if bar.low is not None and bar.high is not None:
            parts.append(_line(place(bar.low), y, place(bar.high), y, "interval"))
        parts.append(f'<circle class="mark" cx="{place(bar.value):.1f}" cy="{y}" r="5"/>')
        parts.append(_text(WIDTH - 4, y + 4, format(bar.value, form), "end"))
    return _svg(_ROW * len(bars), parts)


def bars(rows: Sequence[Bar], form: str) -> str:
    """Lengths, from nothing to the longest."""
    place = _scale(0.0, max(row.value for row in rows), _LEFT, WIDTH - _RIGHT - 10)
    parts = []
    for number, row in enumerate(rows):
        y, length = _ROW * number, place(row.value) - _LEFT
        parts.append(_text(_LEFT - 10, y + 19, row.label, "end"))
        parts.append(
            f'<rect class="mark" x="{_LEFT}" y="{y + 5}" width="{length:.1f}" height="20"/>'
        )
        parts.append(_text(WIDTH - 4, y + 19, format(row.value, form), "end"))
    return _svg(_ROW * len(rows), parts)


def histogram(values: Sequence[int], bins: int = 24) -> str:
    """How often values come, in bins of whole numbers."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // bins))
    counts = [0] * ((high - low) // width + 1)
    for value in values:
        counts[(value - low) // width] += 1
    across = _scale(0, len(counts), 40, WIDTH - 10)
    up = _scale(0, max(counts), _HEIGHT - _FOOT, 14)
    parts = [_text(34, 18, str(max(counts)), "end"), _text(34, up(0), "0", "end")]
    for number, count in enumerate(counts):
        x, y = across(number), up(count)
        size = f'width="{across(1) - across(0) - 1:.1f}" height="{up(0) - y:.1f}"'
        parts.append(f'<rect class="mark" x="{x:.1f}" y="{y:.1f}" {size}/>')
        if number % max(1, len(counts) // 8) == 0:
            parts.append(_text(x, _HEIGHT - 8, str(low + number * width), "start"))
    return _svg(_HEIGHT, parts)


def course(lines: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Shares (0 to 1) as they went, a line each, labelled where it ends."""
    longest = max(len(values) for _, values in lines)
    across = _scale(0, max(1, longest - 1), 40, WIDTH - _LEFT)
    up = _scale(0.0, 1.0, _HEIGHT - _FOOT, 14)
    parts = [_line(40, up(level), WIDTH - _LEFT, up(level), "grid") for level in (0.0, 0.5, 1.0)]
    parts += [_text(34, up(level) + 4, f"{level:.0%}", "end") for level in (0.0, 0.5, 1.0)]
    parts += [_text(40, _HEIGHT - 8, "1"), _text(across(longest - 1), _HEIGHT - 8, str(longest))]
    for number, (label, values) in enumerate(lines):
        points = " ".join(f"{across(i):.1f},{up(value):.1f}" for i, value in enumerate(values))
        parts.append(f'<polyline class="line c{number % 6}" points="{points}"/>')
        y = 20 + 18 * number
        parts.append(
            _line(WIDTH - _LEFT + 10, y - 4, WIDTH - _LEFT + 30, y - 4, f"line c{number % 6}")
        )
        parts.append(_text(WIDTH - _LEFT + 36, y, label))
    return _svg(max(_HEIGHT, 20 + 18 * len(lines)), parts)


def _scale(low: float, high: float, start: float, end: float) -> Callable[[float], float]:
    """Where a value is to be drawn."""
    span = (high - low) or 1.0
    return lambda value: start + (end - start) * (value - low) / span


def _svg(height: float, parts: Sequence[str]) -> str:
    box = f'viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" height="{height:.0f}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {box}>{"".join(parts)}</svg>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _vertical(x: float, height: float) -> str:
    return _line(x, 0, x, height, "grid")


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
