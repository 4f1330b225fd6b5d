"""Which options go together, component sets included."""

from __future__ import annotations

import asyncio
import json
from importlib.resources import files
from typing import Any

import pytest

from tablee.core.errors import InvalidComponents
from tablee.house import requests as r
from tests.house.helpers import Scene


def checked(game: str, **options: Any) -> Any:
    async def scene() -> Any:
        return await Scene().visitor().ask(r.CheckOptions(game=game, options=options))

    return asyncio.run(scene())


def box() -> dict[str, Any]:
    data = files("tablee.games.loto").joinpath("data", "standard.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(data)
    return found


def test_a_patience_offers_the_figures_of_12_and_16_points() -> None:
    proper = [figure["letter"] for figure in box()["figures"] if figure["points"] in (12, 16)]
    assert checked("loto", mode="patience")["choices"]["figure"] == [None, *proper]
    assert checked("loto", mode="table")["choices"]["figure"] == [None]


def test_of_a_set_of_ones_own_those_of_the_set_are_offered_and_it_is_named() -> None:
    mine = {**box(), "name": "Mamie", "comment": "Notre boîte"}
    figures = [dict(figure) for figure in mine["figures"]]
    figures[1] = {"letter": "B", "points": 17, "rows": "#####/#...#/#.#.#/#...#/#####"}
    found = checked("loto", mode="patience", components={**mine, "figures": figures})
    assert "B" not in found["choices"]["figure"]
    assert found["sets"] == {"components": {"name": "Mamie", "comment": "Notre boîte"}}


def test_a_set_that_is_no_box_is_refused_with_its_entry() -> None:
    with pytest.raises(InvalidComponents) as caught:
        checked("loto", components={**box(), "jokers": 12})
    assert caught.value.details["entry"] == "jokers"
