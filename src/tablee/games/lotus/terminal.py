"""Lotus in the terminal: the track winds like a metro line, each field a station with its pile."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tablee.core import components
from tablee.games.lotus.components import Track, parse_track

_SEATS = tuple(map(Style.parse, ("", "cyan", "yellow", "magenta", "green")))
_FLOWER = Style(color="bright_red", bold=True)
_BOLD, _QUIET = Style(bold=True), Style(dim=True)
_AIR = (" ", _QUIET)
_TOPS = " ❶❷❸❹"  # by seat: the top piece of a pile; the ones below are plain digits

_COLUMNS, _STEP, _LEFT = 6, 9, 5  # stations of a lane, how far apart, where the first one is
_RIGHT = _LEFT + _STEP * (_COLUMNS - 1)
_ROOM = 6  # pieces that fit a station

_WEST, _EAST, _NORTH, _SOUTH = 1, 2, 4, 8
_LINES = " ╴╶─╵╯╰┴╷╮╭┬│┤├┼"  # by the sum of a character's arms

Spot = tuple[int, int]  # column and row of a character
Ink = list[tuple[str, Style]]


def draw(view: dict[str, Any], say: Callable[..., str]) -> RenderableType:
    """The seats with their start piles and pieces at home, and the track below."""
    track = parse_track(components.find("lotus", "track", view["options"]["track"]))
    cells: dict[str, list[int]] = view["cells"]
    last = view.get("last", "").split(">")
    drawn = _map(track, cells, last) if _is_narrow(track) else _list(track, cells)
    tall = [Text.assemble(f"{name}: ", *_pile(p)) for name, p in cells.items() if len(p) > _ROOM]
    legend = Text(say("lotus-board-legend"), _QUIET)
    return Group(_seats(view, track, say), Text(), drawn, *tall, Text(), legend)


def _seats(view: dict[str, Any], track: Track, say: Callable[..., str]) -> Table:
    began = track.start_piles[view["options"]["seats"]]
    grid = Table.grid(padding=(0, 2))
    for seat, heights in view["start"].items():
        piles = [Text(say("lotus-board-start"), _QUIET)]
        for first, height in zip(began, heights, strict=True):
            piles.append(Text.assemble((f"s{first} ", _QUIET), *_pile([int(seat)] * height)))
        home = Text.assemble(
            (say("lotus-board-home"), _QUIET), (f" {view['home'][seat]}/{sum(began)}", _BOLD)
        )
        grid.add_row(_mark(view, int(seat)), Text("  ").join(piles), home)
    return grid


def _mark(view: dict[str, Any], seat: int) -> Text:
    """The seat, after an arrow for each move that it has now, or a star if it has won."""
    won = view["result"] is not None and seat in view["result"]["winners"]
    mark = "▶" * view["moves_left"] if view["turn"] == seat else "★" if won else ""
    return Text.assemble((f"{mark:>2} ", _FLOWER), (_TOPS[seat], _SEATS[seat] + _BOLD))


def _pile(pieces: list[int]) -> Ink:
    """A pile from bottom to top."""
    if not pieces:
        return [("·", _QUIET)]
    below = [(str(seat), _SEATS[seat]) for seat in pieces[:-1]]
    return [*below, (_TOPS[pieces[-1]], _SEATS[pieces[-1]] + _BOLD)]


# -- the map -------------------------------------------------------------------------------------


def _is_narrow(track: Track) -> bool:
    """Whether there is room beside the entries' own fields for the common ones."""
    return len(track.entries) == 1 or track.entry_fields < _COLUMNS


def _map(track: Track, cells: dict[str, list[int]], last: list[str]) -> Text:
    """The track as a drawing."""
    stations, paths = _layout(track)
    canvas: dict[Spot, tuple[str, Style]] = {
        spot: (_LINES[arms], _QUIET) for spot, arms in _arms(paths).items()
    }
    for name, (x, y) in stations.items():
        pile = cells.get(name, [])
        drawn = _station(track, name, pile)
        shown = drawn if len(drawn) <= _ROOM else [("…", _QUIET), *drawn[1 - _ROOM :]]
        _write(canvas, (x, y), [_AIR, *shown, _AIR])
        _write(canvas, (x, y - 1), _name(name, len(pile), name in last))
    return _render(canvas)


def _layout(track: Track) -> tuple[dict[str, Spot], list[list[Spot]]]:
    """Where each field is, and the paths through them: one for each entry and the common one.
    A single entry needs no path of its own, nor do entries without fields."""
    entries = len(track.entries) if track.entry_fields and len(track.entries) > 1 else 0
    own = track.entry_fields if entries else 0
    shared = [*track.fields[entries * own :], "home"]
    lanes = _lanes(own, max(entries, 1), len(shared))
    stations = dict(zip(shared, lanes, strict=True))
    join = (_LEFT + _STEP * own - 5, lanes[0][1]) if entries else (1, 1)
    paths = [[join, *_with_turns(lanes)]]
    for entry in range(entries):
        row = 2 * entry + 1
        for column, name in enumerate(track.fields[entry * own : (entry + 1) * own]):
            stations[name] = (_LEFT + _STEP * column, row)
        paths.append([(1, row), (join[0], row), join])
    return stations, paths


def _lanes(first: int, row: int, count: int) -> list[Spot]:
    """Where the common fields and home are: back and forth, starting in a column beside the
    entries, whose rows the lanes below must leave free."""
    spots: list[Spot] = []
    column, step, below = first, 1, 2 * row + 1
    for _ in range(count):
        spots.append((_LEFT + _STEP * column, row))
        column += step
        if not 0 <= column < _COLUMNS:
            column -= step
            row, below, step = below, below + 2, -step
    return spots


def _with_turns(spots: list[Spot]) -> list[Spot]:
    """The path through these stations, which goes round the edge from one lane to the next."""
    path = spots[:1]
    for (x, y), (to_x, to_y) in pairwise(spots):
        if y != to_y:
            edge = x + 5 if x == _RIGHT else x - 5
            path += [(edge, y), (edge, to_y)]
        path.append((to_x, to_y))
    return path


def _arms(paths: list[list[Spot]]) -> dict[Spot, int]:
    """Every character that the paths touch, and the sides where they leave it."""
    arms: dict[Spot, int] = {}
    for path in paths:
        for start, end in pairwise(path):
            (x, y), (to_x, to_y) = sorted((start, end))
            for column in range(x, to_x):
                arms[column, y] = arms.get((column, y), 0) | _EAST
                arms[column + 1, y] = arms.get((column + 1, y), 0) | _WEST
            for row in range(y, to_y):
                arms[x, row] = arms.get((x, row), 0) | _SOUTH
                arms[x, row + 1] = arms.get((x, row + 1), 0) | _NORTH
    return arms


def _station(track: Track, name: str, pile: list[int]) -> Ink:
    """What stands on a field."""
    if name == "home":
        return [("⌂", _BOLD)]
    if name == str(track.springboard) and not pile:
        return [("✿", _FLOWER)]
    return _pile(pile) if pile else [("○", _QUIET)]


def _name(name: str, height: int, touched: bool) -> Ink:
    """A field's name and the height of its pile; marked if the last move touched it."""
    shown = f"›{name}‹" if touched else name
    label = (shown, _BOLD if height or touched else _QUIET)
    return [label, (f" ×{height}", _QUIET)] if height > 1 else [label]


def _write(canvas: dict[Spot, tuple[str, Style]], middle: Spot, ink: Ink) -> None:
    """Put something on the canvas, around its middle."""
    letters = [(letter, style) for text, style in ink for letter in text]
    left = middle[0] - len(letters) // 2
    for offset, letter in enumerate(letters):
        canvas[left + offset, middle[1]] = letter


def _render(canvas: dict[Spot, tuple[str, Style]]) -> Text:
    rows = range(max(y for _, y in canvas) + 1)
    columns = range(max(x for x, _ in canvas) + 1)
    lines = [Text.assemble(*(canvas.get((x, y), _AIR) for x in columns)) for y in rows]
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def _list(track: Track, cells: dict[str, list[int]]) -> Text:
    """The track in words, where its entries are too long to draw beside one another."""
    fields = [
        Text.assemble((f"{name}:", _QUIET), *_station(track, name, cells.get(name, [])))
        for name in track.fields
    ]
    splits = range(0, track.branches, track.entry_fields)
    parts = [fields[split : split + track.entry_fields] for split in splits]
    return Text("\n").join(Text("  ").join(part) for part in [*parts, fields[track.branches :]])
