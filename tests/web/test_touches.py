"""What the board says is to be touched for a move plays that move, and no other."""

from __future__ import annotations

import random
from typing import Any

import tablee
from tests.web.conftest import MakeVisitor

#: Moves of Loto that are not what their own touches come to.
_ASTRAY = """async (positions) => {
  const [{ partsOf }, { touches }, { patternOf, spelled }] = await Promise.all(
    ["boards/index.js", "games/loto/board.js", "games/loto/geometry.js"].map((path) =>
      hands.page(`../${path}`)),
  );
  const astray = [];
  for (const { view, legal } of positions) {
    const parts = await partsOf("loto", view.options);
    for (const move of legal.filter((move) => move.includes("@"))) {
      const names = touches(move, view, legal, parts);
      const piece = names[0].split(":")[1];
      const turns = names.filter((name) => name === "turn").length;
      const [letter, point] = names.at(-1).split(":");
      const made = spelled(piece, patternOf(piece, parts), turns, letter, point, legal);
      if (made !== move) astray.push([move, made]);
    }
  }
  return astray;
}"""


def positions(count: int) -> list[dict[str, Any]]:
    """Tables of Loto in the middle of random games, as the seat to move sees them."""
    chance = random.Random(1)
    found: list[dict[str, Any]] = []
    while len(found) < count:
        position = tablee.find_game("loto").new({"seats": 2}, seed=chance.randbytes(32))
        for _ in range(chance.randrange(30)):
            if position.turn is not None:
                position = position.play(chance.choice(position.legal()))
        if position.turn is not None:
            legal = list(position.legal())
            found.append({"view": position.view(position.turn), "legal": legal})
    return found


def test_a_tile_that_could_lie_in_several_ways_goes_where_it_should(visitor: MakeVisitor) -> None:
    ana = visitor()
    ana.go("/")
    assert ana.page.evaluate(_ASTRAY, positions(60)) == []
