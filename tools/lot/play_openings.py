"""How good each opening of LOT is: level 6 plays both colours from there on, without the pie rule.

    python tools/lot/play_openings.py [--games 100] [--simulations 10000] [--jobs 2] [--only d4 ...]

Prints the table of docs/lot-openings.md. A game is made again by its opening and number; one that
came twice counts once. Light's score counts a draw as a half, its interval is Wilson's, at 95 %.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import tablee
from tablee.arena.ratings import wilson
from tablee.games.lot.mind.openings import LIGHT_SCORES

_LIGHT = 1
_STRIDE = 1_000  # seeds that a game may use: one for each move


def play(opening: str, simulations: int, number: int) -> tuple[str, float]:
    """Play a game; returns its moves and light's score."""
    position = tablee.find_game("lot").new({"pie": False}).play(opening)
    bot, moves = tablee.Bot("lot", 6), [opening]
    while position.turn is not None:
        seed = _STRIDE * number + len(moves)
        moves.append(
            bot.choose(position.view(position.turn), simulations=simulations, seed=seed).move
        )
        position = position.play(moves[-1])
    result = position.result
    assert result is not None
    return " ".join(moves), 0.5 if not result.winners else float(_LIGHT in result.winners)


def row(opening: str, games: Iterable[tuple[str, float]]) -> str:
    """A line of the table, in Markdown."""
    different = dict(games)
    scores = Counter(different.values())
    share = wilson(sum(different.values()), len(different))
    moves = sum(len(line.split()) for line in different) / len(different)
    told = f"{share.value:.0%} ({share.low:.0%} to {share.high:.0%})".replace("%", " %")
    return (
        f"| {opening} | open | {scores[1.0]} / {scores[0.5]} / {scores[0.0]} "
        f"| {len(different)} | {moves:.0f} | {told} |"
    )


def main() -> None:
    """Play and print, opening by opening."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", nargs="+", choices=LIGHT_SCORES, default=list(LIGHT_SCORES))
    wish = parser.parse_args()
    print("| opening | value | light won / drawn / dark won | games | moves | light's score |")
    print("|---|---|---|---|---|---|", flush=True)
    with ProcessPoolExecutor(wish.jobs) as pool:
        for opening in wish.only:
            games = pool.map(partial(play, opening, wish.simulations), range(wish.games))
            print(row(opening, games), flush=True)


if __name__ == "__main__":
    main()
