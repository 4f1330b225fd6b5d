"""The draw for the start (clause 1): every seat draws a tile, most dots begins."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.core.game import Setup
from tablee.core.slots import SEED, SEEDED
from tablee.games.topominos.components import Tiles
from tablee.games.topominos.rules import kernel as k

Draw = dict[int, int]  # seat -> tile, both from 1

_TILE_BITS = 6
_DRAW_BITS = 4 * _TILE_BITS


def seeded(seed_words: list[int]) -> list[int]:
    """A state with nothing but a seed."""
    state = [0] * k.SIZE
    state[SEEDED] = 1
    state[SEED : SEED + 8] = seed_words
    return state


def draw_for_start(setup: Setup, seed_words: list[int]) -> list[Draw]:
    """Which tile each seat drew, draw by draw. For each draw all tiles are shuffled, and the seats
    still level take the first ones. It stops after sixteen draws, since all tiles of a set may have
    equally many dots."""
    draws: list[Draw] = []
    level = list(range(1, setup.seats + 1))
    while setup.options["opening_draw"] and len(level) > 1 and len(draws) < k.MOST_DRAWS:
        state = seeded(seed_words)
        k.shuffle_all(state, k.OPENING, len(draws))
        drawn = state[k.BAG_END - k.TILES : k.BAG_END]
        draws.append({seat: tile + 1 for seat, tile in zip(level, drawn, strict=False)})
        level = level_seats(setup.parts, draws[-1])
    return draws


def level_seats(tiles: Tiles, draw: Mapping[int, int]) -> list[int]:
    """The seats that drew the most dots."""
    dots = {seat: tiles[tile - 1].bit_count() for seat, tile in draw.items()}
    return [seat for seat in draw if dots[seat] == max(dots.values())]


def write_draws(state: list[int], draws: list[Draw]) -> None:
    """Keep the draws in a state."""
    for number, draw in enumerate(draws):
        packed = sum(tile << _TILE_BITS * (seat - 1) for seat, tile in draw.items())
        state[k.DRAWS + number // 2] |= packed << _DRAW_BITS * (number % 2)


def read_draws(state: list[int]) -> list[Draw]:
    """The draws that a state keeps."""
    packed = [
        state[k.DRAWS + number // 2] >> _DRAW_BITS * (number % 2) for number in range(k.MOST_DRAWS)
    ]
    found = [
        {seat: draw >> _TILE_BITS * (seat - 1) & 63 for seat in range(1, 5)} for draw in packed
    ]
    return [
        {seat: tile for seat, tile in draw.items() if tile} for draw in found if any(draw.values())
    ]
