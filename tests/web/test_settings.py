"""Settings of a device: letters, contrast, motion, a question before each move; its language; and
what is seen of one's turn while the page is out of sight."""

from __future__ import annotations

import pytest

from tests.web.conftest import MakeVisitor
from tests.web.helpers.browser import Visitor
from tests.web.helpers.driver import Player
from tests.web.helpers.tables import BOT, HERE, invite, lay, sit_down

#: The page is out of sight, and notifications are kept instead of shown.
_HIDDEN = """globalThis.notices = [];
globalThis.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, { body }) { notices.push([title, body]); }
};
Object.defineProperty(document, "hidden", { get: () => globalThis.away === true });"""


def choose(visitor: Visitor, name: str, number: int) -> None:
    """The choice of that number among a setting's."""
    visitor.page.locator(f"dialog label:has(input[name={name}])").nth(number).click()


def open_settings(visitor: Visitor) -> None:
    visitor.page.click("header button[aria-label=Settings]")
    visitor.page.wait_for_selector("dialog[open]")


def styled(visitor: Visitor, property_: str) -> str:
    script = "(name) => getComputedStyle(document.documentElement).getPropertyValue(name)"
    found: str = visitor.page.evaluate(script, property_)
    return found


def test_letters_contrast_and_motion_are_chosen_and_kept(visitor: MakeVisitor) -> None:
    ana = visitor()
    ana.go("/")
    open_settings(ana)
    usual = {name: styled(ana, name) for name in ("font-size", "--ink")}
    choose(ana, "text", 2)
    choose(ana, "contrast", 1)
    choose(ana, "motion", 1)
    ana.page.wait_for_selector(":root[data-text=larger][data-contrast=more][data-motion=less]")
    assert float(styled(ana, "font-size")[:-2]) > 1.4 * float(usual["font-size"][:-2])
    assert styled(ana, "--ink") != usual["--ink"]
    ana.go("/")
    ana.page.wait_for_selector(":root[data-text=larger][data-contrast=more][data-motion=less]")


@pytest.mark.parametrize("contrast", ["no-preference", "more"])
def test_a_device_that_wants_more_contrast_gets_it(visitor: MakeVisitor, contrast: str) -> None:
    ana = visitor()
    ana.go("/")
    before = styled(ana, "--ink")
    ana.page.emulate_media(contrast=contrast)  # type: ignore[arg-type]
    assert (styled(ana, "--ink") != before) == (contrast == "more")


def test_with_forced_colours_pieces_keep_theirs(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "lot", [HERE, BOT])
    ana.page.emulate_media(forced_colors="active")
    script = "() => getComputedStyle(document.querySelector('.board')).forcedColorAdjust"
    assert ana.page.evaluate(script) == "none"


def test_a_move_is_confirmed_where_that_is_wanted(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "lot", [HERE, BOT])
    open_settings(ana)
    ana.page.click("dialog .switch:has-text('Ask before each move')")
    ana.page.keyboard.press("Escape")
    player = Player(ana.page, seed=1)
    before = player.wait_for_turn()
    player.touch("d4")
    ana.page.wait_for_selector(".question .primary:focus")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector(".question", state="detached")
    assert player.snapshot()["version"] == before["version"]
    player.touch("e5")
    ana.page.click(".question .primary")
    player.wait_until_shown(before["version"] + 1)
    made = player.snapshot()["moves"][len(before["moves"])]
    assert made["move"] == "e5"


@pytest.mark.needs_server("people elsewhere")
def test_one_s_turn_is_seen_on_the_tab_and_notified_while_the_page_is_away(
    visitor: MakeVisitor,
) -> None:
    ana, ben = visitor(), visitor(fresh=True)
    ben.context.add_init_script(_HIDDEN)
    path = invite(ana, "lot")
    sit_down(ben, path)
    open_settings(ben)
    ben.page.click("dialog .switch:has-text('Tell me when it is my turn')")
    ben.page.keyboard.press("Escape")
    ben.page.evaluate("() => { globalThis.away = true; }")
    Player(ana.page, seed=1).play("d4")
    ben.page.wait_for_function("() => notices.length === 1")
    assert "LOT" in ben.page.evaluate("() => notices[0][0]")
    assert ben.page.title() == ben.page.evaluate("() => notices[0][0]")
    assert ben.page.locator("link[rel=icon][href='/icon-turn.svg']").count() == 1
    Player(ben.page, seed=1).play("e5")
    ben.page.wait_for_selector("link[rel=icon][href='/icon.svg']", state="attached")


@pytest.mark.parametrize(
    ("browser_speaks", "page_speaks"),
    [("ja", "en"), ("de-AT", "de"), ("fr-CA", "fr"), ("pt", "en")],
)
def test_a_browser_in_another_language_gets_english(
    visitor: MakeVisitor, browser_speaks: str, page_speaks: str
) -> None:
    ana = visitor(language=browser_speaks)
    ana.go("/")
    ana.page.wait_for_selector(f"html[lang={page_speaks}] .boxes")
