"""Loto Points Rouges: the box, and clause 1, the deal."""

from __future__ import annotations

from functools import cache

import pytest

from tablee.core.chance import shuffle
from tablee.core.slots import SEED
from tablee.games.loto.components import LETTERS
from tablee.games.loto.rules import solver
from tests.games.loto.positions import (
    DOTS,
    FIGURES,
    GAME,
    NAMES,
    TILES,
    seed,
)


def test_the_box_has_as_many_dots_as_all_figures_have_points() -> None:
    assert sum(3 * DOTS[tile] for tile in TILES) + 13 == 166
    assert sum(len(points) for points in FIGURES.values()) == 166


PLACEMENTS = dict(
    zip(LETTERS, (169, 88, 78, 107, 45, 54, 40, 160, 76, 114, 85, 30, 84, 22), strict=True)
)

COVERS = dict(
    zip(
        LETTERS,
        (89986, 3752, 1635, 6592, 85, 164, 35, 17477, 786, 1475, 643, 34, 385, 9),
        strict=True,
    )
)


def layouts(letter: str) -> list[int]:
    """The layouts of all tiles on a figure, from the rules vector."""
    rules = GAME.prepare().rules
    first = solver.FIRST + LETTERS.index(letter) * solver.KINDS
    return rules[rules[first] : rules[first + solver.KINDS]]


@pytest.mark.parametrize("letter", LETTERS)
def test_clause_2_distinct_placements_on_the_empty_figure(letter: str) -> None:
    found = layouts(letter)
    assert len(found) == len(set(found)) == PLACEMENTS[letter]


@pytest.mark.parametrize("letter", LETTERS)
def test_clause_2_ways_to_cover_a_whole_figure_with_tiles_alone(letter: str) -> None:
    found = layouts(letter)

    @cache
    def covers(free: int) -> int:
        if not free:
            return 1
        first = free & -free
        return sum(covers(free ^ mask) for mask in found if mask & first and not mask & ~free)

    whole = sum(1 << NAMES.index(point) for point in FIGURES[letter])
    assert covers(whole) == COVERS[letter]


def test_clause_2_no_two_tiles_share_a_layout_so_none_is_turned_over() -> None:
    parts = GAME.prepare().parts
    masks = [mask for tile in parts.layouts for mask in tile]
    assert len(masks) == len(set(masks))
    assert len(parts.tiles) == 19


@pytest.mark.parametrize(("seats", "share"), [(2, 6), (3, 4), (4, 3)])
def test_clause_1_the_deal(seats: int, share: int) -> None:
    for number in range(20):
        document = GAME.new({"seats": seats}, seed(number)).to_json()
        jokers = list(document["jokers"].values())
        assert [len(figure["covered"]) for figure in document["figures"]] == [0, 0, 0]
        open_letters = [figure["letter"] for figure in document["figures"]]
        assert sorted(open_letters + document["waiting"]) == list(LETTERS)
        assert all(len(rack) == 5 and rack == sorted(rack) for rack in document["racks"].values())
        extra = sum(jokers) - 12
        assert sorted(jokers) == [share] * (seats - extra) + [share + 1] * extra
        assert document["bag"].count("J") == 1 - extra
        assert len(document["bag"]) == 58 - 5 * seats - extra
        assert document["turn"] == 1


def test_clause_1_the_thirteenth_joker_drawn_at_the_deal_joins_the_jokers() -> None:
    deals = [GAME.new({"seats": 4}, seed(number)).to_json() for number in range(60)]
    lucky = [deal for deal in deals if 4 in deal["jokers"].values()]
    assert 10 <= len(lucky) <= 35  # 20 of 58 pieces are drawn, and one for the joker
    for deal in lucky:
        assert [len(rack) for rack in deal["racks"].values()] == [5, 5, 5, 5]
        assert "J" not in deal["bag"]
        assert len(deal["bag"]) == 58 - 21


def test_clause_1_each_seat_draws_its_whole_rack_in_turn() -> None:
    order = [kind for kind in range(19) for _ in range(3)] + [solver.JOKER]
    position = GAME.new({"seats": 3}, seed(5))
    state = [0] * SEED + list(position.state[SEED : SEED + 8]) + order
    shuffle(state, SEED + 8, 58, 1, 0, 0)
    pieces = [(*TILES, "J")[piece] for piece in state[SEED + 8 :]]
    document = position.to_json()
    for rack in document["racks"].values():
        drawn: list[str] = []
        while len(drawn) < 5:
            piece = pieces.pop(0)
            drawn += [piece] if piece != "J" else []
        assert rack == sorted(drawn)
    assert document["bag"] == pieces


def test_clause_1_the_seed_alone_decides_the_deal() -> None:
    assert GAME.new({}, seed(1)) == GAME.new({}, seed(1))
    assert GAME.new({}, seed(1)) != GAME.new({}, seed(2))
