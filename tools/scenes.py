"""What there is to see at a table and around it: prepared once, then looked at in any browser."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.web.helpers.browser import Visitor
from tests.web.helpers.driver import Player
from tests.web.helpers.tables import BEN, HERE, LINK, lay, sit_down

BOT = {"kind": "bot", "level": 3}
TO_THE_END = 500
NARROW = 1024  # below it, the drawer covers the board
_MOVES = {"lot": 6, "lotus": 9, "punto": 6, "topominos": 11, "loto": 12}
_TABS = ("moves", "rules", "help", "table")
_SEVERAL = ("lotus", "punto", "topominos", "loto")  # that three can play

#: Plays so many moves of a person who asks for a hint each time.
_PLAY = """async (most) => {
  const id = location.pathname.split("/")[2];
  const { token } = JSON.parse(localStorage.getItem("tablee.tables"))[id];
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const ask = async (path, body) => {
    const sent = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(`/api/tables/${id}${path}`, sent);
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  for (let played = 0; played < most; ) {
    const { result, legal, turn, version } = await ask("");
    if (result) return;
    if (legal.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 100)); // the bot's turn
      continue;
    }
    const { move } = await ask("/hint", { seat: turn });
    await ask("/moves", { version, move, key: `picture-${version}` });
    played += 1;
  }
}"""


def _nothing(page: Page) -> None:
    """It is seen as it is opened."""


class Scene(NamedTuple):
    """`prepare` returns the address, `show` does there what is to be seen; `ready` says when."""

    prepare: Callable[[Visitor], str]
    ready: str = ".board svg"
    show: Callable[[Page], None] = _nothing
    settings: Mapping[str, Any] = MappingProxyType({})


def at(path: str, ready: str, show: Callable[[Page], None] = _nothing) -> Scene:
    """A page that is always there."""
    return Scene(lambda _: path, ready, show)


def click(*selectors: str) -> Callable[[Page], None]:
    """One after the other."""

    def show(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()

    return show


def played(
    game: str, moves: int, people: Sequence[dict[str, Any]], **options: Any
) -> Callable[[Visitor], str]:
    """A game after so many moves of the people at the screen."""

    def prepare(visitor: Visitor) -> str:
        path = lay(visitor, game, people, **options)
        visitor.page.evaluate(_PLAY, moves)
        Player(visitor.page, seed=1).wait_for_turn()
        return path

    return prepare


def game(name: str, moves: int, bots: int = 1, **options: Any) -> Scene:
    """The same against bots."""
    return Scene(played(name, moves, [HERE, *[BOT] * bots], **options))


def _drawer(tab: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        size = page.viewport_size
        if size is None or size["width"] < NARROW:
            page.locator(".action").last.click()
        page.locator(f"#tab-{tab}").click()

    return show


def _joining(visitor: Visitor) -> str:
    path = lay(visitor, "lot", [HERE, LINK])
    visitor.page.evaluate("localStorage.clear()")  # as somebody else
    return path


def _taking_back(visitor: Visitor) -> str:
    """As seen by who is asked."""
    path = lay(visitor, "lot", [HERE, LINK], pie=False)
    browser = visitor.context.browser
    assert browser is not None
    ana = Visitor(browser, visitor.base)
    storage = visitor.page.evaluate("localStorage.getItem('tablee.tables')")
    ana.go("/")
    ana.page.evaluate("(tables) => localStorage.setItem('tablee.tables', tables)", storage)
    visitor.page.evaluate("localStorage.clear()")
    sit_down(visitor, path)
    ana.go(path)
    for person, cell in ((ana, "d4"), (visitor, "c3")):
        if person is ana:
            person.page.keyboard.press("Escape")
        Player(person.page, seed=1).play(cell)
    ana.page.locator(".action:not([disabled])").first.click()
    visitor.page.wait_for_selector(".question button")
    ana.context.close()
    return path


def _tables(visitor: Visitor) -> str:
    for name in ("lot", "punto", "loto"):
        lay(visitor, name, [HERE, BOT])
        Player(visitor.page, seed=1).wait_for_turn()
    return "/"


def _refused(page: Page) -> None:
    page.locator(".cell:has(.piece)").first.click(force=True)
    page.wait_for_selector(".toast")


def _advised(page: Page) -> None:
    page.locator(".action").nth(1).click()
    page.wait_for_selector(".advice")


def _confirming(page: Page) -> None:
    Player(page, seed=1).wait_for_turn()
    page.locator(".cell:not(:has(.piece))").first.click(force=True)
    page.wait_for_selector(".question")


def _looked_back(page: Page) -> None:
    page.wait_for_selector(".graph", timeout=300_000)
    if page.locator(".costly button").count():
        page.locator(".costly button").first.click()


def _inviting(page: Page) -> None:
    page.click(".invite")
    page.wait_for_selector(".qr")


def _finished(visitor: Visitor) -> str:
    return "/replay/" + played("lot", TO_THE_END, [HERE, BOT])(visitor).split("/")[-1]


def scenes(games: Iterable[str]) -> dict[str, Scene]:
    """Every scene, by name; a game's own begin with its name."""
    found = {
        "shelf": at("/", ".box"),
        "shelf-tables": Scene(_tables, ".box"),
        "settings": at("/", ".box", click(".top button")),
        "lost": at("/nowhere", ".lost-page"),
        "lost-table": at("/t/nowhere1", ".lost-page"),
        "invitation": at("/box/lot", ".invite", _inviting),
        "joining": Scene(_joining, ".join"),
        "replay-none": at("/replay", "main input"),
        "replay": Scene(_finished, ".replay, main", _looked_back),
        "hint": game("topominos", 9)._replace(show=_advised),
        "refusal": game("lot", 8)._replace(show=_refused),
        "confirming": game("lot", 2, pie=False)._replace(
            show=_confirming, settings={"confirm": True}
        ),
        "taking-back": Scene(_taking_back),
        "curtain": Scene(lambda visitor: lay(visitor, "topominos", [HERE, BEN]), ".curtain"),
        "keys": game("topominos", 1)._replace(show=lambda page: page.keyboard.press("?")),
        "draw": Scene(lambda visitor: lay(visitor, "topominos", [HERE, BOT, BOT, BOT], seats=4)),
        "patience": Scene(played("loto", 5, [HERE], mode="patience", seats=1)),
        "patience-over": Scene(played("loto", TO_THE_END, [HERE], mode="patience", seats=1)),
        "topominos-alone": Scene(played("topominos", 7, [HERE], seats=1)),
        "topominos-alone-over": Scene(played("topominos", TO_THE_END, [HERE], seats=1)),
        "punto-eight": game("punto", 2, bots=7, seats=8, teams=True),
        "punto-expert": game("punto", 3, expert=True),
        **{
            f"drawer-{tab}": game("lotus", 4)._replace(show=_drawer(tab))
            for tab in ("moves", "rules", "help", "table")
        },
    }
    for name in games:
        found |= {
            f"{name}-box": at(f"/box/{name}", "summary"),
            f"{name}-options": at(f"/box/{name}", "summary", click("summary")),
            f"{name}-rules": at(f"/rules/{name}", ".rulebook"),
            f"{name}-article": at(f"/rules/{name}#clause-3", ".rulebook"),
            f"{name}-lesson": at(f"/lesson/{name}", ".lesson-screen .board"),
            f"{name}-two": game(name, _MOVES[name]),
            f"{name}-over": game(name, TO_THE_END),
        }
    for name in _SEVERAL:
        found[f"{name}-three"] = game(name, 3, bots=2, seats=3)
        found[f"{name}-three-over"] = game(name, TO_THE_END, bots=2, seats=3)
        found[f"{name}-four"] = game(name, 3, bots=3, seats=4)
    return found
