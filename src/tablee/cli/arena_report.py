"""The report of a run: one HTML file with its tables and plots, complete in itself."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from itertools import accumulate

from tablee.arena.ratings import wilson
from tablee.arena.results import Results
from tablee.cli import plots
from tablee.cli.arena_tables import against, ranking, ratings, told
from tablee.cli.words import Say

_STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fff; --mark: #b3401f; --faint: #bbb; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee; --paper: #181818; --mark: #f08a63; --faint: #555; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 760px; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; } td, th { padding: .2rem .7rem; text-align: right; }
td:nth-child(2), th:nth-child(2) { text-align: left; overflow-wrap: anywhere; }
tr + tr { border-top: 1px solid var(--faint); }
svg { max-width: 100%; height: auto; } svg text { font-size: 12px; fill: var(--ink); }
.mark { fill: var(--mark); } .interval { stroke: var(--mark); stroke-width: 2; }
.grid { stroke: var(--faint); } .line { fill: none; stroke-width: 2; }
.c0 { stroke: #b3401f; } .c1 { stroke: #2a78b8; } .c2 { stroke: #3d8f4f; }
.c3 { stroke: #8a5bb5; } .c4 { stroke: #b58900; } .c5 { stroke: #6b7280; }
small { overflow-wrap: anywhere; }
"""


def report(results: Results, language: str, say: Say) -> str:
    """The whole page; a run without games has a title alone."""
    plan = results.plan
    counts = {"count": len(plan.contestants), "games": len(results.games)}
    title = say("arena-title-many", game=plan.game, **counts)
    parts = [f"<h1>{escape(title)}</h1>"]
    if results.games:
        parts += _sections(results, say)
    words = {
        "seed": plan.seed,
        "options": json.dumps(dict(plan.options), ensure_ascii=False),
        "terms": json.dumps(plan.terms.to_json()),
    }
    parts.append(_small(say("arena-report-made", **words)))
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{_STYLE}</style>'
    size = '<meta name="viewport" content="width=device-width">'
    body = f"<head>{head}{size}</head><body>{''.join(parts)}</body>"
    return f'<!doctype html><html lang="{language}">{body}</html>\n'


def _sections(results: Results, say: Say) -> Iterator[str]:
    yield _section(say("arena-rating"), _rating_plot(results), _rating_table(results, say))
    yield _small(say("arena-about-many"))
    yield _section(say("arena-cross"), _crosstable(results, say))
    yield _section(say("arena-report-course"), _course(results))
    yield _section(say("arena-report-seats"), _seats(results, say))
    lengths = [len(outcome.moves) for outcome in results.games.values()]
    yield _section(say("arena-report-lengths"), plots.histogram(lengths))
    ends = Counter(outcome.reason for outcome in results.games.values()).most_common()
    yield _section(
        say("arena-report-reasons"), plots.bars([plots.Bar(*end) for end in ends], ".0f")
    )


def _rating_plot(results: Results) -> str:
    found = ratings(results)
    names = results.plan.contestants
    bars = [plots.Bar(str(names[place]), *found[place]) for place in ranking(results)]
    return plots.intervals(bars, "+.0f")


def _rating_table(results: Results, say: Say) -> str:
    found = ratings(results)
    heads = [say(name) for name in ("arena-place", "arena-name", "arena-rating")]
    rows = [
        [str(rank), str(results.plan.contestants[place]), told(found[place], say, ".0f")]
        for rank, place in enumerate(ranking(results), 1)
    ]
    return _table([heads, *rows])


def _crosstable(results: Results, say: Say) -> str:
    order = ranking(results)
    rows = [["", say("arena-name"), *(str(rank) for rank in range(1, len(order) + 1))]]
    for rank, place in enumerate(order, 1):
        shares = (against(results, place, other) for other in order)
        cells = ("–" if share is None else f"{100 * share:.0f}" for share in shares)
        rows.append([str(rank), str(results.plan.contestants[place]), *cells])
    return _table(rows)


def _course(results: Results) -> str:
    names, lines = results.plan.contestants, []
    for match in results.plan.matches:
        shares = results.shares(match)
        means = [total / number for number, total in enumerate(accumulate(shares), 1)]
        if means:
            lines.append((f"{names[match.a]} – {names[match.b]}", means))
    return plots.course(lines) if lines else ""


def _seats(results: Results, say: Say) -> str:
    """What each seat has of the wins, whoever sits there: what moving first is worth."""
    games, rows = results.games.values(), []
    for seat in range(1, results.plan.seats + 1):
        share = wilson(sum(outcome.share(seat) for outcome in games), len(games))
        rows.append(plots.Bar(say("arena-report-player", seat=seat), *share))
    return plots.intervals(rows, ".1%")


def _small(text: str) -> str:
    return f"<p><small>{escape(text)}</small></p>"


def _section(title: str, *content: str) -> str:
    return f"<h2>{escape(title)}</h2>{''.join(content)}"


def _table(rows: Sequence[Sequence[str]]) -> str:
    head, *body = rows
    lines = ["".join(f"<th>{escape(cell)}</th>" for cell in head)]
    lines += ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in body]
    return f"<table>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"
