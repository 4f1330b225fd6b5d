"""The browsers families have: a whole game of each in Firefox and in WebKit, by mouse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tablee
from tests.web.conftest import Site
from tests.web.helpers.driver import Player
from tests.web.helpers.firefox import Firefox
from tests.web.helpers.remote import Driver, RemoteVisitor
from tests.web.helpers.tables import BOT, HERE, lay
from tests.web.helpers.webkit import WebKit

#: A short game of each, by the rules.
SHORT: dict[str, dict[str, Any]] = {"punto": {"rounds_to_win": 1}}


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=lambda kind: kind.__name__)
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    found: Driver = request.param()
    yield found
    found.close()


@pytest.mark.parametrize("game", tablee.GAMES)
def test_a_whole_game(driver: Driver, site: Site, game: str) -> None:
    ana: Any = RemoteVisitor(driver, site.url, site.alone)
    lay(ana, game, [HERE, BOT], **SHORT.get(game, {}))
    over = Player(ana.page, seed=7).play_to_the_end()
    ana.page.wait_for_selector(".ending")
    assert over["moves"]
    assert ana.troubles() == []
