"""The ladder of every game, measured: writes one arena file per match, and prints the table that
docs/bots.md publishes.

    python benchmarks/ladder.py FOLDER [GAME...] [--games N] [--jobs N] [--ms N] [--seed N]
                               [--only KIND...]

Each row is what `tablee arena` prints for the same words; files are arena files, so that a run that
was stopped goes on where it was, and `--games` may grow later. With `--jobs 0` nothing is played
and the files are only summarized.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tablee.arena.contestant import Contestant
from tablee.arena.plan import Plan
from tablee.arena.ratings import Estimate, elo_difference, mean, wilson
from tablee.arena.results import Results
from tablee.arena.running import play_all
from tablee.arena.terms import Terms
from tablee.bots.levels import NUMBERS
from tablee.bots.mind import Budget
from tablee.core.registry import GAMES, find_game

#: In Punto single rounds are measured, not matches.
EXTRA_OPTIONS: dict[str, dict[str, Any]] = {"punto": {"rounds_to_win": 1}}
SEATS = {"lot": (2,), "lotus": (2, 3, 4), "punto": (2, 3, 4), "topominos": (2, 3, 4)}
KINDS = ("steps", "ends", "plain", "seats")


class Match(NamedTuple):
    """One row of the table."""

    game: str
    seats: int
    a: str
    b: str
    seed: int
    budget: Budget = Budget()

    def plan(self) -> Plan:
        """What the arena plays."""
        found = find_game(self.game)
        options: dict[str, Any] = {"seats": self.seats} if self.game != "lot" else {}
        options |= EXTRA_OPTIONS.get(self.game, {})
        resolved = found.prepare(options).options
        sides = (Contestant.parse(self.a), Contestant.parse(self.b))
        return Plan(self.game, resolved, self.seats, sides, self.seed, Terms(self.budget))

    def file(self) -> str:
        """The name of its arena file."""
        words = [self.game, self.seats, self.a, self.b, self.budget.ms or ""]
        return "-".join(map(str, words)).replace(":", "").rstrip("-") + ".jsonl"


def matches(game: str, kinds: list[str], ms: int, seed: int) -> Iterator[Match]:
    """What is measured of a game: every step at two seats, both ends against random play, the top
    against plain search in equal time at every size of table, and every step with more seats."""
    top = f"level:{max(NUMBERS)}"
    steps = [(f"level:{number}", f"level:{number - 1}") for number in NUMBERS[1:]]
    others = SEATS.get(game, (2, 3, 4))[1:]
    if "steps" in kinds:
        yield from (Match(game, 2, *step, seed) for step in steps)
    if "ends" in kinds:
        yield Match(game, 2, f"level:{min(NUMBERS)}", "random", seed)
        yield Match(game, 2, top, "random", seed)
    if "plain" in kinds:
        equal = Budget(ms=ms, by_processor=True)
        yield from (Match(game, seats, top, "plain", seed, equal) for seats in (2, *others))
    if "seats" in kinds:
        yield from (Match(game, seats, *step, seed) for seats in others for step in steps)


def play(match: Match, games: int, jobs: int, folder: Path) -> tuple[Plan, Results] | None:
    """Play what is missing of a match; None where there is nothing to report."""
    file = folder / match.file()
    if not jobs and not file.exists():
        return None
    plan = match.plan()
    results = Results(plan, file)
    missing = results.missing(games) if jobs else []
    if missing:
        for number, outcome in play_all(map(plan.request, missing), min(jobs, len(missing))):
            results.add(number, outcome)
    return plan, results


def row(match: Match, plan: Plan, results: Results) -> str:
    """A line of the table, in Markdown."""
    (one,) = plan.matches
    played, shares = len(results.games), results.shares(one)
    words = [match.game, str(plan.seats), f"`{match.a}`", f"`{match.b}`", str(played)]
    words.append(tell(wilson(results.points(one), played), ".1%"))
    words.append(tell(elo_difference(shares, plan.seats), "+.0f"))
    words.append(tell(mean(results.margins(one)), "+.2f"))
    return f"| {' | '.join(words)} |"


def tell(estimate: Estimate, form: str) -> str:
    """A figure and its interval."""
    value, low, high = (f"{part:{form}}".replace("%", " %") for part in estimate)
    return f"{value} ({low} to {high})".replace("inf", "∞")


def main() -> None:
    """Play and print, match by match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("game", nargs="*", choices=[*GAMES, []])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--ms", type=int, default=50)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--only", nargs="+", choices=KINDS, default=list(KINDS))
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    print("| game | seats | A | B | games | A's share of the wins | Elo, A over B | score |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    for game in wish.game or GAMES:
        for match in matches(game, wish.only, wish.ms, wish.seed):
            found = play(match, wish.games, wish.jobs, wish.folder)
            if found is not None and len(found[1].games) >= found[0].seats:
                print(row(match, *found), flush=True)


if __name__ == "__main__":
    main()
