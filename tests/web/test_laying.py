"""Laying the table: who begins, and a component set of one's own."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from tests.web.conftest import MakeVisitor
from tests.web.helpers.browser import Visitor


def open_box(visitor: Visitor, game: str) -> None:
    visitor.go(f"/box/{game}")
    visitor.page.click("details.card > summary")


def lay(visitor: Visitor) -> None:
    visitor.page.click("details.card button.primary")
    visitor.page.wait_for_selector(".board")


def choose(visitor: Visitor, name: str, words: str) -> None:
    visitor.page.click(f'label.chip:has(input[name="{name}"]):has-text("{words}")')


def test_the_one_who_is_chosen_begins_and_it_is_said_why(visitor: MakeVisitor) -> None:
    ana = visitor()
    open_box(ana, "lot")
    choose(ana, "starter", "Robot")
    lay(ana)
    ana.page.click("#tab-moves")
    ana.page.wait_for_selector(".tab-body:has-text('Robot begins.')")


def test_the_draw_of_topominos_is_shown_before_the_first_move(visitor: MakeVisitor) -> None:
    ana = visitor()
    open_box(ana, "topominos")
    ana.page.select_option(".seat-fields li:nth-child(2) select", "here")
    ana.page.click("details.card button.primary")
    ana.page.wait_for_selector(".last-action:has-text('Draw')")
    ana.page.wait_for_selector(".last-action:has-text('dot')")


def set_file(folder: Path, game: str, **changes: Any) -> Path:
    data = files(f"tablee.games.{game}").joinpath("data", "standard.json").read_text("utf-8")
    file = folder / "mamie.json"
    file.write_text(json.dumps({**json.loads(data), **changes}), "utf-8")
    return file


def test_a_set_of_ones_own_is_chosen_from_a_file_and_shown(
    visitor: MakeVisitor, tmp_path: Path
) -> None:
    ana = visitor()
    open_box(ana, "lotus")
    ana.page.set_input_files(
        'input[type="file"]', set_file(tmp_path, "lotus", route_length=11, name="Le petit étang")
    )
    ana.page.wait_for_selector("label.chip:has-text('Le petit étang')")
    lay(ana)
    assert ana.page.locator('[data-touch="11"]').count() == 1
    assert ana.page.locator('[data-touch="12"]').count() == 0
    ana.page.click("#tab-table")
    ana.page.wait_for_selector(".tab-body:has-text('Le petit étang')")


def test_a_set_that_is_no_set_says_what_is_wrong_and_opens_no_table(
    visitor: MakeVisitor, tmp_path: Path
) -> None:
    ana = visitor()
    open_box(ana, "lotus")
    ana.page.set_input_files('input[type="file"]', set_file(tmp_path, "lotus", route_length=99))
    ana.page.wait_for_selector(".set-field .error:has-text('route_length')")
    assert ana.page.locator("details.card button.primary").is_disabled()
    (tmp_path / "no.json").write_text("{")
    ana.page.set_input_files('input[type="file"]', tmp_path / "no.json")
    ana.page.wait_for_selector(".set-field .error:has-text('JSON')")


def test_a_patience_offers_the_figures_that_can_be_chosen(visitor: MakeVisitor) -> None:
    ana = visitor()
    open_box(ana, "loto")
    choose(ana, "mode", "Patience")
    ana.page.wait_for_selector('label.chip:has(input[name="figure"])')
    offered = ana.page.locator('label.chip:has(input[name="figure"])').all_inner_texts()
    assert [words.strip() for words in offered[1:]] == list("BCEFGHI")
