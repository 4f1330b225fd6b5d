"""All hosts play the same games, state by state, and survive states that are none."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

import tablee
from tablee.core.errors import KernelFault
from tablee.core.hosts import Host, find_host
from tablee.core.playouts import playouts
from tablee.testing.hosts import check_host
from tests.hosts.spoilt import WORDS

COMPILED = ("wasm", "native")
_FOR_EVER = 300  # seconds; what ends takes one or two


@pytest.fixture(params=COMPILED)
def host(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Host:
    monkeypatch.setenv("TABLEE_KERNELS", request.param)
    return find_host()


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_every_host_plays_the_same_games(name: str, host: Host) -> None:
    assert check_host(tablee.find_game(name), host) > 20


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_loops_over_a_game_count_the_same_in_every_host(name: str, host: Host) -> None:
    position = tablee.find_game(name).new(seed=bytes(32))
    assert playouts(position, 5, host=host) == playouts(position, 5, host=_plain())
    assert tablee.perft(position, 2, host) == tablee.perft(position, 2, _plain())


def _plain() -> Host:
    from tablee.core.hosts.plain import PlainHost

    return PlainHost()


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_garbage_never_ends_the_process(name: str, host: Host) -> None:
    """Spoilt states, spoilt rules, actions that are none and vectors of other lengths: a kernel
    returns or is stopped, and the next one runs as if nothing had been."""
    game, choose = tablee.find_game(name), random.Random(name)
    position = game.new(seed=bytes(32))
    good = playouts(position, 1, host=host)
    stopped = 0
    for _ in range(150):
        state, rules = list(position.state), list(position.setup.rules)
        for target in (state, state, rules):
            for _ in range(choose.randrange(3)):
                target[choose.randrange(len(target))] = choose.choice(WORDS)
        del state[len(state) - choose.choice((0, 0, 0, 1, 20)) :]
        stopped += _survives(game, host, rules, state, choose)
    assert playouts(position, 1, host=host) == good
    assert stopped, "nothing was spoilt enough"


def _survives(
    game: tablee.Game, host: Host, rules: list[int], state: list[int], choose: random.Random
) -> int:
    """How many of a game's rules were stopped."""
    stopped = 0
    with host.scope() as memory:
        given, out = memory.vector(rules), memory.vector(game.max_actions)
        for kernel, words in (
            (game.kernel.legal, (out,)),
            (game.kernel.play, (choose.choice(WORDS),)),
        ):
            try:
                memory.call(kernel, given, memory.vector(state), *words)
            except KernelFault:
                stopped += 1
    return stopped


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_no_spoilt_state_makes_a_kernel_go_on_for_ever(name: str) -> None:
    command = [sys.executable, "-m", "tests.hosts.spoilt", name, "300"]
    subprocess.run(command, check=True, timeout=_FOR_EVER)
