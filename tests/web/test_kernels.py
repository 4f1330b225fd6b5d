"""The kernels in Chromium do what they do in Python: the way bots will think in a page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

import tablee
from tablee.core.errors import KernelFault
from tablee.core.hosts import open_host
from tablee.core.hosts.linear import LinearHost
from tablee.core.playouts import playouts
from tablee.core.rng import below
from tablee.testing.hosts import check_host
from tests.hosts.searches import found, positions
from tests.web.helpers.kernels import PageEngine, serving_kernels

POSITIONS = 200  # per game, of all its variants
FEW = 10


@pytest.fixture(scope="module")
def chromium(browser: Browser) -> Iterator[LinearHost]:
    with serving_kernels() as address:
        page = browser.new_page()
        page.goto(address)
        yield LinearHost(PageEngine(page))
        page.close()


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_chromium_plays_the_same_games(name: str, chromium: LinearHost) -> None:
    assert check_host(tablee.find_game(name), chromium, games=1, most=12) > 10


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_chromium_makes_the_same_playouts(name: str, chromium: LinearHost) -> None:
    position = tablee.find_game(name).new(seed=bytes(32))
    assert playouts(position, 50, host=chromium) == playouts(position, 50)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_bots_think_alike_in_chromium(name: str, chromium: LinearHost) -> None:
    native = open_host("native")
    for position in positions(tablee.find_game(name), POSITIONS):
        assert found(position, chromium, 12) == found(position, native, 12), position.to_json()


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_bots_think_alike_in_chromium_with_all_their_simulations(
    name: str, chromium: LinearHost
) -> None:
    native = open_host("native")
    for position in positions(tablee.find_game(name), FEW):
        assert found(position, chromium) == found(position, native), position.to_json()


def test_a_trap_in_chromium_is_the_same_clear_error(chromium: LinearHost) -> None:
    lot = tablee.find_game("lot")
    with chromium.scope() as memory:
        empty, out = memory.vector(0), memory.vector(4)
        with pytest.raises(KernelFault) as caught:
            memory.call(lot.kernel.legal, empty, empty, out)
        assert str(caught.value.value).endswith("legal")
        with pytest.raises(LookupError, match="below"):
            memory.call(below, memory.vector([1]), 2)
    assert playouts(lot.new(), 3, host=chromium).games == 3


def test_memory_in_chromium_has_an_end(chromium: LinearHost) -> None:
    with chromium.scope() as memory, pytest.raises(MemoryError):
        memory.vector(1 << 28)
    with chromium.scope() as memory:
        assert memory.vector([7] * 100).read(98) == [7, 7]
