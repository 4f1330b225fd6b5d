"""Games are packages: found through entry points, loaded when wanted, broken ones set aside."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import tablee
from tablee.core.registry import find_package, load_part

SOURCES = Path(tablee.__file__).parent
GENERIC = ("core", "match", "server", "house", "cli", "arena", "bots", "testing", "texts", "web")
#: The game that documentation takes for its examples.
EXAMPLE = "lot"


def install(folder: Path, name: str, value: str, distribution: str = "", **sources: str) -> None:
    """Lay a distribution with one game into a folder of modules, as an installer does."""
    distribution = distribution or f"outside-{name}"
    facts = folder / f"{distribution.replace('-', '_')}-1.0.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[tablee.games]\n{name} = {value}\n")
    for module, source in sources.items():
        (folder / module).mkdir()
        (folder / module / "__init__.py").write_text(dedent(source), "utf-8")


def run(code: str, *folders: Path) -> Any:
    """What a fresh process prints as JSON, with these folders among its modules."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders))}
    command = [sys.executable, "-c", dedent(code)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


LISTING = """
    import json, logging
    import tablee
    said = []
    handler = logging.Handler()
    handler.emit = lambda entry: said.append(entry.getMessage())
    logging.getLogger("tablee").addHandler(handler)
    names = list(tablee.GAMES)
    try:
        tablee.find_game(NAME)
        error = None
    except tablee.TableeError as found:
        error = [found.code, str(found)]
    print(json.dumps([names, said, error]))
"""


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import no_such_module", "no_such_module"),
        ("package = 3", "is no GamePackage"),
        ("import tablee; package = tablee.GamePackage(__name__, game='.rules:Game')", "rules"),
        (
            "import tablee; package = tablee.GamePackage(__name__, game='json:loads')",
            "json:loads is no game",
        ),
        (
            "import tablee\n"
            "package = tablee.GamePackage(__name__, game='tablee.games.lot.game:Lot')",
            "no game called broken",
        ),
    ],
)
def test_a_broken_package_is_named_and_the_shelf_stands(
    source: str, reason: str, tmp_path: Path
) -> None:
    install(tmp_path, "broken", "broken_game:package", broken_game=source)
    names, said, error = run(f"NAME = 'broken'\n{dedent(LISTING)}", tmp_path)
    assert names == list(tablee.GAMES)
    code, message = error
    assert code == "game.broken"
    assert said == [message]
    assert "outside-broken" in message
    assert reason in message


NAMESAKE = """
    import tablee
    from tablee.games.lot.game import Lot

    class Game(Lot):
        name = NAME

    package = tablee.GamePackage(__name__, game=f"{__name__}:Game")
"""


@pytest.mark.parametrize("part", ["mind='.mind'", "terminal='.terminal:draw'"])
def test_a_part_that_cannot_be_loaded_is_named_when_it_is_asked_for(
    part: str, tmp_path: Path
) -> None:
    source = f"NAME = 'broken'\n{dedent(NAMESAKE)}".replace('Game")', f'Game", {part})')
    install(tmp_path, "broken", "broken_game:package", broken_game=source)
    code = """
        import json
        import tablee
        from tablee.bots.levels import levels_of
        from tablee.cli.drawing import draw
        position = tablee.find_game("broken").new()
        said = []
        for ask in (lambda: levels_of("broken"), lambda: draw(position.view(1), str)):
            try:
                ask()
            except tablee.BrokenGame as error:
                said.append(str(error))
        print(json.dumps(said))
    """
    said = run(code, tmp_path)
    name = part.split("'")[1].partition(":")[0].removeprefix(".")
    assert len(said) == (2 if name == "mind" else 1)  # it has no drawing either
    assert all("outside-broken" in message for message in said)
    assert any(f"broken_game.{name}" in message for message in said)


def test_a_name_that_is_ours_stays_ours_and_the_other_package_is_named(tmp_path: Path) -> None:
    install(tmp_path, EXAMPLE, "broken_game:package", broken_game="import no_such_module")
    names, said, error = run(f"NAME = {EXAMPLE!r}\n{dedent(LISTING)}", tmp_path)
    assert (names, error) == (list(tablee.GAMES), None)
    [message] = said
    assert f"outside-{EXAMPLE}" in message


def test_two_packages_with_a_game_of_one_name_are_both_named_and_the_shelf_stands(
    tmp_path: Path,
) -> None:
    for distribution in ("first", "second"):
        module = f"{distribution}_game"
        source = f"NAME = 'twin'\n{dedent(NAMESAKE)}"
        install(tmp_path, "twin", f"{module}:package", distribution, **{module: source})
    names, said, error = run(f"NAME = 'twin'\n{dedent(LISTING)}", tmp_path)
    assert names == list(tablee.GAMES)
    code, message = error
    assert code == "game.ambiguous"
    assert said == [message]
    assert "first, second" in message


@pytest.mark.parametrize("name", ["punto_play", "levels", "json", "web", "two_words"])
def test_a_game_may_be_called_like_a_module(name: str, tmp_path: Path) -> None:
    source = f"NAME = {name!r}\n{dedent(NAMESAKE)}"
    install(tmp_path, name, "namesake:package", namesake=source)
    code = f"""
        import json
        import tablee
        position = tablee.find_game({name!r}).new()
        choice = tablee.Bot({name!r}, 1).choose(position.view(1), simulations=4)
        print(json.dumps([list(tablee.GAMES)[-1], choice.move in position.legal()]))
    """
    assert run(code, tmp_path) == [name, True]


def test_the_package_of_an_unknown_game_is_not_there() -> None:
    with pytest.raises(tablee.UnknownGame):
        find_package("chess")
    with pytest.raises(tablee.UnknownGame):
        load_part("chess", ".terminal:draw")


def test_asking_for_rules_loads_no_drawing_and_no_mind() -> None:
    code = f"""
        import json, sys
        import tablee
        before = sorted(name for name in sys.modules if name.startswith("tablee"))
        from tablee.core.rulebook import rulebook
        game = tablee.find_game({EXAMPLE!r})
        assert rulebook(game, "fr").clauses and game.new().legal()
        print(json.dumps([before, sorted(sys.modules)]))
    """
    before, after = run(code)
    assert before == ["tablee"]
    loaded = [name.removeprefix("tablee.games.") for name in after if "tablee.games." in name]
    assert {name.partition(".")[0] for name in loaded} == {EXAMPLE}
    assert not [name for name in loaded if name.endswith(("terminal", "mind"))]
    assert not {"rich", "click", "tablee.bots"} & set(after)


def test_generic_code_names_no_game() -> None:
    names = set(tablee.GAMES) - {EXAMPLE}
    word = re.compile(rf"\b({'|'.join(sorted(names))}|patience)\b", re.IGNORECASE)
    files = [path for part in GENERIC for path in (SOURCES / part).rglob("*.*")]
    naming = [
        f"{path.relative_to(SOURCES)}:{number}: {line.strip()}"
        for path in files
        if path.suffix in (".py", ".js", ".css", ".html", ".ftl") and "vendor" not in path.parts
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if word.search(line)
    ]
    assert naming == []
