"""What the documents show is true: the README's first code block runs, links and commands exist."""

from __future__ import annotations

import contextlib
import io
import re
import subprocess
from importlib.metadata import version
from pathlib import Path

import click
import pytest

import tablee
from tablee.cli.app import app
from tablee.core.rulebook import rulebook

ROOT = Path(__file__).parent.parent
VARIABLE = re.compile(r"\bTABLEE_[A-Z_]+\b")
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("src/**/RULES.*.md")])


def test_no_file_holds_two_versions_of_itself() -> None:
    mark = re.compile(rb"^(<{7}|>{7}) ", re.MULTILINE)  # left by a merge
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    files = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    assert len(files) > 500
    assert [path for path in files if path.is_file() and mark.search(path.read_bytes())] == []


def test_the_first_code_block_of_the_readme_runs_and_says_what_it_should() -> None:
    code = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)[0]
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(code, "README.md", "exec"), {})
    lines = said.getvalue().splitlines()
    assert lines[0].startswith("1 (")
    assert lines[1] == "lot.line_must_stack - clause 3"
    assert lines[2].startswith("Result(winners=(1,), reason='line'")


def test_the_example_of_a_search_over_deals_runs() -> None:
    text = (ROOT / "docs" / "views.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(compile(code, "docs/views.md", "exec"), {})


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", document.read_text("utf-8"))
    missing = [link for link in links if not (document.parent / link).exists()]
    assert missing == []


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_clauses_are_numbered_without_a_gap(name: str) -> None:
    clauses = rulebook(tablee.find_game(name)).clauses
    numbers = [int(clause) for clause in clauses if clause.isdigit()]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_every_clause_has_a_test_that_names_it(name: str) -> None:
    text = "".join(
        path.read_text("utf-8") for path in (ROOT / "tests/games" / name).glob("test_*.py")
    )
    untested = [
        clause
        for clause in rulebook(tablee.find_game(name)).clauses
        if not re.search(rf"def test_\w*clauses?_(\w+_)?{clause.lower()}_", text)
    ]
    assert untested == []


def test_a_citation_names_this_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {version('tablee')}\n" in citation


def test_every_variable_that_is_read_is_documented_and_no_other() -> None:
    programs = [*ROOT.glob("*.py"), *ROOT.glob("src/**/*.py"), *ROOT.glob("tests/**/*.py")]
    read = {name for path in programs for name in VARIABLE.findall(path.read_text("utf-8"))}
    settings = (ROOT / "docs/settings.md").read_text("utf-8")
    assert set(re.findall(r"^\| `(TABLEE_\w+)`", settings, re.MULTILINE)) == read


def test_every_option_of_the_server_is_documented_and_no_other() -> None:
    command = app.get_command(click.Context(app), "serve")
    assert command is not None
    options = {name for option in command.params for name in option.opts} - {"--help"}
    settings = (ROOT / "docs/settings.md").read_text("utf-8")
    assert set(re.findall(r"^\| `(--[\w-]+)", settings, re.MULTILINE)) == options


def test_every_command_is_in_the_readme() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    commands = app.list_commands(click.Context(app))
    assert commands
    assert [name for name in commands if not re.search(rf"\b(tablee|run\.py) {name}\b", text)] == []
