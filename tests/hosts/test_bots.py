"""A bot finds the same move with the same values, bit for bit, in whatever host it thinks."""

from __future__ import annotations

import pytest

import tablee
from tablee.core.hosts import open_host
from tests.hosts.searches import found, positions

POSITIONS = 200  # per game, of all its variants
FEW = 10


@pytest.mark.no_cover
@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_bots_think_alike_natively_and_in_wasmtime(name: str) -> None:
    native, wasm = open_host("native"), open_host("wasm")
    for position in positions(tablee.find_game(name), POSITIONS):
        assert found(position, native, 24) == found(position, wasm, 24), position.to_json()


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_bots_think_alike_with_all_their_simulations(name: str) -> None:
    native, wasm = open_host("native"), open_host("wasm")
    for position in positions(tablee.find_game(name), FEW):
        assert found(position, native) == found(position, wasm), position.to_json()


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_bots_think_alike_in_plain_python(name: str) -> None:
    plain, native = open_host("plain"), open_host("native")
    for position in positions(tablee.find_game(name), FEW):
        assert found(position, plain, 4) == found(position, native, 4), position.to_json()
