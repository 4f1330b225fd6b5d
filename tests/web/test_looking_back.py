"""After the end: chances and costly moves, the record kept, checked and opened again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tests.cli.helpers import run
from tests.web.conftest import MakeVisitor
from tests.web.helpers.browser import Visitor
from tests.web.helpers.driver import Player
from tests.web.helpers.tables import BOT, HERE, lay


def play_a_round(visitor: Visitor) -> dict[str, Any]:
    """A finished table of a game with a deal."""
    lay(visitor, "punto", [HERE, BOT], rounds_to_win=1)
    return Player(visitor.page, seed=2).hurry_to_the_end()


def keep(visitor: Visitor, folder: Path) -> Path:
    """Where the record is that the page offers to keep."""
    with visitor.page.expect_download() as download:
        visitor.page.click(".ending button:has-text('Keep')")
    kept = folder / "game.json"
    download.value.save_as(kept)
    return kept


def test_chances_are_drawn_and_costly_moves_lead_to_their_position(visitor: MakeVisitor) -> None:
    ana = visitor()
    most = len(play_a_round(ana)["moves"])
    ana.page.click(".ending a:has-text('Look back')")
    ana.page.wait_for_selector("svg.graph[role=img]", timeout=120_000)
    for seat in (1, 2):
        points = ana.page.locator(f"polyline.seat-{seat}").get_attribute("points") or ""
        assert len(points.split()) == most + 1
    curves = [ana.page.locator(f"polyline.seat-{seat}").get_attribute("points") for seat in (1, 2)]
    heights = [[float(point.split(",")[1]) for point in (curve or "").split()] for curve in curves]
    for first, second in zip(*heights, strict=True):  # never both at 100 %
        assert abs(first + second - sum(heights[i][-1] for i in (0, 1))) < 1
    at = ana.page.locator("p[role=status]")
    costly = ana.page.locator(".costly button")
    if costly.count() == 0:  # nobody erred: the page says so
        ana.page.wait_for_selector("text=No move cost much")
        return
    number = int(re.findall(r"\d+", costly.first.inner_text())[0])  # "Move 7 · ..."
    costly.first.click()
    ana.page.wait_for_selector(f"p[role=status]:has-text('Position {number - 1} of {most}')")
    ana.page.wait_for_selector(".board .hinted .preview")  # the better move, on the board
    ana.page.click("button[aria-label='Next']")
    ana.page.wait_for_selector(f"p[role=status]:has-text('Position {number} of {most}')")
    assert at.inner_text().strip() != f"Position {number} of {most} ·"  # the move is named


def test_a_record_is_kept_checked_and_opened_again(visitor: MakeVisitor, tmp_path: Path) -> None:
    ana = visitor()
    lay(ana, "punto", [HERE, BOT], rounds_to_win=1)
    ana.page.click("#tab-table")
    promised = ana.page.locator(".digest").inner_text()
    over = Player(ana.page, seed=2).hurry_to_the_end()
    kept = keep(ana, tmp_path)
    record = json.loads(kept.read_text(encoding="utf-8"))
    assert record["moves"] == [move["move"] for move in over["moves"]]
    assert record["commitment"] == promised
    assert run("verify", kept).exit_code == 0

    ana.go("/replay")
    ana.page.set_input_files('input[type="file"]', kept)
    ana.page.wait_for_selector(".verified:has-text('Checked')")
    ana.page.click("button[aria-label='Start']")
    ana.page.wait_for_selector(f"p[role=status]:has-text('0 of {len(record['moves'])}')")


def test_another_deal_than_the_promised_one_is_noticed(
    visitor: MakeVisitor, tmp_path: Path
) -> None:
    ana = visitor()
    play_a_round(ana)
    kept = keep(ana, tmp_path)
    record = json.loads(kept.read_text(encoding="utf-8"))
    record["seed"] = "00" * 32
    kept.write_text(json.dumps(record), encoding="utf-8")
    assert run("verify", kept).exit_code != 0
    ana.go("/replay")
    ana.page.set_input_files('input[type="file"]', kept)
    ana.page.wait_for_selector(".error")
