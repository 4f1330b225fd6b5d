"""Punto in the terminal: cards as coloured tiles with their name, free places as dots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

Say = Callable[..., str]
Cell = tuple[int, int]

_INK = {
    "r": Style(color="#ffffff", bgcolor="#b8322a", bold=True),
    "b": Style(color="#ffffff", bgcolor="#2d6da3", bold=True),
    "g": Style(color="#ffffff", bgcolor="#2f7d4f", bold=True),
    "y": Style(color="#2b2622", bgcolor="#e8b93e", bold=True),
}
_ARROW, _BOLD, _QUIET = Style(color="red", bold=True), Style(bold=True), Style(dim=True)
_HEIGHTS = "  ²³⁴⁵⁶⁷⁸⁹"  # how many cards lie there, if more than one
_HIDDEN = " ▒▒ "


def draw(view: dict[str, Any], say: Say) -> RenderableType:
    """The tableau on the left; round, seats and what is out of play on the right."""
    return Columns([_table(view), Group(*_side(view, say))], padding=(0, 2))


# -- the tableau ---------------------------------------------------------------------------------


def _table(view: dict[str, Any]) -> Text:
    """The cells where there is a card or may be one, in a frame, with their coordinates."""
    cards = {_cell(name): stack for name, stack in view["cards"].items()}
    columns, rows = _open_lines([x for x, _ in cards]), _open_lines([y for _, y in cards])
    card, _, place = view.get("last", "").partition("@")
    last = _cell(place) if card in view["cards"].get(place, [])[-1:] else None
    edge = "─" * (5 * len(columns) + 1)
    lines = [Text.assemble("   ", (f"╭{edge}╮", _QUIET))]
    for y in reversed(rows):
        line = Text.assemble((f"{y:>2} │ ", _QUIET))
        for x in columns:
            line.append_text(_place(cards, (x, y), last)).append(" ")
        lines += [line.append("│", _QUIET), Text.assemble("   ", (f"│{' ' * len(edge)}│", _QUIET))]
    lines[-1] = Text.assemble("   ", (f"╰{edge}╯", _QUIET))
    names = "".join(f"{x:>3}  " for x in columns)
    return Text("\n").join([*lines, Text(f"     {names}", _QUIET)])


def _cell(name: str) -> Cell:
    x, y = name.split(",")
    return int(x), int(y)


def _open_lines(taken: list[int]) -> range:
    """The columns, or rows, where the next card may go: one further on each side within six."""
    if not taken:
        return range(1)
    grown = 0 if max(taken) - min(taken) == 5 else 1
    return range(min(taken) - grown, max(taken) + 1 + grown)


def _place(cards: dict[Cell, list[str]], cell: Cell, last: Cell | None) -> Text:
    if cell in cards:
        return _card(cards[cell][-1], len(cards[cell]), cell == last)
    x, y = cell
    free = not cards or any(max(abs(x - cx), abs(y - cy)) == 1 for cx, cy in cards)
    return Text(" ·  " if free else "    ", _QUIET)


def _card(name: str, height: int = 1, last: bool = False) -> Text:
    """A card as a tile four characters wide."""
    mark = "›" if last else " "
    end = _HEIGHTS[height] if height > 1 else "‹" if last else " "
    return Text(f"{mark}{name}{end}", _INK[name[0]])


# -- beside it -----------------------------------------------------------------------------------


def _side(view: dict[str, Any], say: Say) -> list[RenderableType]:
    target = view["options"]["rounds_to_win"]
    needed = 5 if len(view["won"]) == 2 else 4
    parts: list[RenderableType] = [
        Text(say("punto-board-round", round=view["round"]), _BOLD),
        Text(say("punto-board-aim", needed=needed), _QUIET),
        Text(say("punto-board-target", target=target), _QUIET),
        Text(),
        _seats(view, say),
        Text(),
    ]
    out = [card for cards in view["removed"].values() for card in cards] + view["discarded"]
    if view["neutral"] is not None:
        parts.append(_named(say("punto-board-neutral"), [view["neutral"]]))
    if out:
        parts.append(_named(say("punto-board-out"), out))
    return [*parts, Text(say("punto-board-legend"), _QUIET)]


def _seats(view: dict[str, Any], say: Say) -> Table:
    """One line per seat: an arrow if it is to move, its colours, rounds won, hand and pile."""
    grid = Table.grid(padding=(0, 1))
    winners = [] if view["result"] is None else view["result"]["winners"]
    for seat, pile in view["piles"].items():
        to_move = seat == str(view["turn"])
        side = str((int(seat) - 1) % len(view["won"]) + 1)
        won, target = view["won"][side], view["options"]["rounds_to_win"]
        mark = "▶ " if to_move else "★ " if int(seat) in winners else "  "
        grid.add_row(
            Text.assemble((mark, _ARROW), (seat, _BOLD if to_move else "")),
            _tiles(view["colours"][side]),
            "●" * won + "○" * (target - won),
            _hand(view["hands"][seat]),
            Text(say("punto-board-pile", count=_count(pile)), _QUIET),
        )
    return grid


def _hand(hand: Any) -> Text:
    """The cards in a hand, or as many backs."""
    if isinstance(hand, list):
        return Text(" ").join(_card(name) for name in hand)
    return Text(" ".join([_HIDDEN] * hand), _QUIET)


def _named(name: str, cards: list[str]) -> Text:
    return Text.assemble((f"{name} ", _QUIET), _tiles(cards))


def _tiles(names: list[str]) -> Text:
    return Text(" ").join(Text(f" {name} ", _INK[name[0]]) for name in names)


def _count(pile: Any) -> int:
    return len(pile) if isinstance(pile, list) else int(pile)
