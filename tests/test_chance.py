"""Honest shuffles: ChaCha20 as in RFC 8439, unbiased Fisher-Yates, one nonce per shuffle."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.core import chance, seeds
from tablee.core.slots import HEADER, SEED

VECTORS = json.loads((Path(__file__).parent / "shuffles.json").read_text(encoding="utf-8"))


def shuffled(seed: bytes, count: int, purpose: int, number: int, part: int) -> list[int]:
    """The numbers 0 .. count - 1 as this seed and nonce shuffle them."""
    state = [0] * SEED + seeds.to_words(seed) + list(range(count))
    assert HEADER == SEED + 8
    chance.shuffle(state, HEADER, count, purpose, number, part)
    return state[HEADER:]


def reference_block(key: bytes, counter: int, nonce: bytes) -> list[int]:
    """ChaCha20 written from the RFC a second time, in the plainest way."""
    words = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    words += [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
    words += [counter]
    words += [int.from_bytes(nonce[i : i + 4], "little") for i in range(0, 12, 4)]
    x = list(words)

    def rotate(word: int, by: int) -> int:
        return (word << by | word >> (32 - by)) & 0xFFFFFFFF

    def quarter(a: int, b: int, c: int, d: int) -> None:
        for by, (p, q, r) in zip((16, 12, 8, 7), [(a, b, d), (c, d, b)] * 2, strict=True):
            x[p] = (x[p] + x[q]) & 0xFFFFFFFF
            x[r] = rotate(x[r] ^ x[p], by)

    for _ in range(10):
        for i in range(4):
            quarter(i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(a + b) & 0xFFFFFFFF for a, b in zip(x, words, strict=True)]


def test_the_reference_matches_the_rfc() -> None:
    # RFC 8439, section 2.3.2
    block = reference_block(bytes(range(32)), 1, bytes.fromhex("000000090000004a00000000"))
    assert block[:4] == [0xE4E7F110, 0x15593BD1, 0x1FDD0F50, 0xC47120A3]
    assert block[15] == 0x4E3C50A2


def test_the_kernel_s_blocks_match_the_reference() -> None:
    key = bytes(range(32))
    state = [0] * SEED + seeds.to_words(key)
    out = [0] * 16
    chance._block(state, 1, 0x09000000, 0x4A000000, 0, out)
    assert out == reference_block(key, 1, bytes.fromhex("000000090000004a00000000"))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: f"{v['count']}-{v['nonce']}")
def test_shuffles_equal_the_published_vectors(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["seed"])
    assert shuffled(seed, vector["count"], *vector["nonce"]) == vector["order"]


def test_a_shuffle_can_be_recomputed_from_the_description_alone() -> None:
    seed, count = bytes(range(32)), 57
    words = itertools.chain.from_iterable(
        reference_block(seed, block, b"".join(n.to_bytes(4, "little") for n in (3, 41, 2)))
        for block in itertools.count()
    )
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        size = last + 1
        word = next(w for w in words if w < 2**32 - 2**32 % size)
        order[last], order[word % size] = order[word % size], order[last]
    assert shuffled(seed, count, 3, 41, 2) == order


def test_every_order_is_about_equally_likely() -> None:
    games = 6000
    counts = Counter(
        tuple(shuffled(seeds.commitment(bytes([n % 256, n // 256])).encode()[:32], 3, 1, 1, 0))
        for n in range(games)
    )
    assert len(counts) == 6
    # five degrees of freedom: a chi-square above 25.7 has a chance of one in ten thousand
    expected = games / 6
    assert sum((c - expected) ** 2 / expected for c in counts.values()) < 25.7


def test_nonces_give_unrelated_shuffles() -> None:
    orders = [
        shuffled(bytes(32), 36, *nonce) for nonce in itertools.product((1, 2), (1, 2), (0, 1))
    ]
    assert len({tuple(order) for order in orders}) == len(orders)


def test_the_commitment_is_sha256_of_the_seed() -> None:
    seed = bytes(range(32))
    position = tablee.find_game("lot").new(seed=seed)
    expected = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert position.commitment == expected == position.record().commitment


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33), "00" * 32, 7])
def test_a_seed_is_32_bytes(seed: object) -> None:
    with pytest.raises(tablee.InvalidSeed):
        tablee.find_game("lot").new(seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "0" * 63, "g" * 64, "é" * 64, None, 5, "00 " * 21 + "0"])
def test_a_seed_in_hexadecimal_has_64_digits(text: object) -> None:
    with pytest.raises(tablee.InvalidSeed):
        seeds.from_hex(text)


def test_words_and_bytes_of_a_seed_are_the_same() -> None:
    seed = bytes(range(100, 132))
    assert seeds.from_words(seeds.to_words(seed)) == seed


@pytest.mark.parametrize("name", [n for n, game in tablee.GAMES.items() if game.chance])
def test_a_position_without_its_seed_loads_plays_on_and_loads_again(name: str) -> None:
    game = tablee.find_game(name)
    document = game.new(seed=bytes(32)).to_json()
    del document["seed"]
    loaded = game.from_json(document)
    assert loaded.to_json() == document
    assert loaded == game.from_json(document)
    after = loaded.play(loaded.legal()[0])
    assert game.from_json(after.to_json()) == after
