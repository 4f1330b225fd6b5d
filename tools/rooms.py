"""The rooms around a table, as scenes: the hall, a large screen with a phone, an evening, the
house's memory."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.helpers.browser import Visitor
from tests.web.helpers.tables import BEN, HERE, LINK, lay
from tests.web.test_ladder import beat_ben, sign_up
from tools.scenes import BOT, Scene, played

_NAMES = ["Ana", "Ben", "Chloé", "David", "Émile", "Fatou", "Gérard", "Hugo"]
_OPEN_SEATS = (("lotus", 3), ("punto", 4), ("topominos", 2))


def _hall(visitor: Visitor) -> str:
    """Seats that are free for whoever passes, seen by somebody who has no table."""
    for game, seats in _OPEN_SEATS:
        lay(visitor, game, [HERE, *[LINK] * (seats - 1)], seats=seats)
        visitor.page.locator("dialog .doors input").first.press("Space")
        visitor.page.wait_for_selector("dialog .doors input:checked")
    visitor.page.evaluate("localStorage.clear()")
    return "/"


def _shown(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.scroll_into_view_if_needed()


def _on_tv(game: str, moves: int) -> Scene:
    def prepare(visitor: Visitor) -> str:
        return played(game, moves, [HERE, BOT, BOT], seats=3)(visitor).replace("/t/", "/tv/")

    return Scene(prepare, ".tv .board svg")


def _waiting_on_tv(visitor: Visitor) -> str:
    """Half of the seats are taken; the code and its picture lead to the others."""
    return lay(visitor, "topominos", [HERE, BEN, LINK, LINK], seats=4).replace("/t/", "/tv/")


def _in_hand(game: str, moves: int) -> Scene:
    def prepare(visitor: Visitor) -> str:
        return played(game, moves, [HERE, BOT, BOT], seats=3)(visitor).replace("/t/", "/hand/")

    return Scene(prepare, ".hand-screen .board svg")


def _evening(visitor: Visitor) -> str:
    """Eight people in their second round, as their host sees it."""
    page = visitor.page
    visitor.go("/evening")
    page.fill(".evening-form .field input", "Jeudi")
    page.fill(".evening-form textarea", "\n".join(_NAMES))
    page.click(".evening-form button[type=submit]")
    page.wait_for_selector(f".players li >> nth={len(_NAMES) - 1}")
    path = page.evaluate("location.pathname")
    page.click(".begin")
    page.wait_for_selector(".pairing >> nth=3")
    page.evaluate(_ENTER_RESULTS, path.rpartition("/")[2])
    page.wait_for_function("document.querySelectorAll('.pairing.over').length >= 4")
    page.click(".begin:enabled")
    page.wait_for_selector(".pairing:not(.over)")
    return str(path)


_ENTER_RESULTS = """async (evening) => {
  const { token } = JSON.parse(localStorage["tablee.evenings"])[evening];
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const path = `/api/evenings/${evening}`;
  const { rounds } = await (await fetch(path)).json();
  for (const { place, scores } of rounds[0].tables) {
    if (scores) continue;
    const body = JSON.stringify({ round: 1, place, scores: place % 2 ? [1, 0] : [0, 1] });
    const answer = await fetch(`${path}/results`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  }
}"""


def _remembered(name: str, path: str) -> Callable[[Visitor], str]:
    """Somebody on the ladder has won a game that anybody may look back on."""

    def prepare(visitor: Visitor) -> str:
        beat_ben(visitor, sign_up(visitor, name), name)
        return path

    return prepare


def rooms() -> dict[str, Scene]:
    """Every scene around the tables, by name."""
    return {
        "hall": Scene(_hall, ".hall-card", _shown(".hall-card")),
        **{f"tv-{game}": _on_tv(game, 4) for game in ("lotus", "punto", "topominos", "loto")},
        "tv-waiting": Scene(_waiting_on_tv, ".tv-way"),
        "tv-resting": Scene(lambda _: "/tv", ".tv"),
        **{f"hand-{game}": _in_hand(game, 4) for game in ("punto", "topominos", "loto")},
        "evening-form": Scene(lambda _: "/evening", ".evening-form form"),
        "evening": Scene(_evening, ".pairing"),
        "ladder": Scene(_remembered("Ana", "/ladder/lot"), ".steps tr:not(.bot)"),
        "mine": Scene(_remembered("Chloé", "/mine"), ".past-game"),
        "finished": Scene(_remembered("Émile", "/finished"), ".past-games li"),
        "evening-tv": Scene(lambda visitor: f"{_evening(visitor)}/tv", ".evening-tv .code"),
    }
