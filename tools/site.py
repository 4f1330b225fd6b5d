"""Hooks of mkdocs: pages from documents beside the code, links between them, and the menu; a page
from the OpenAPI document.

The rules lie with their games, ARCHITECTURE.md and others at the root, where a forge shows them. A
link means the same here as there: to the page of that document, or, where it leads to a file that
has no page, to nothing but its words.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from tablee import packages
from tablee.core.registry import GAMES
from tablee.server.openapi import document
from tablee.texts import LANGUAGES, message_id, say

ROOT = Path(__file__).resolve().parent.parent
AT_THE_ROOT = ("ARCHITECTURE", "CONTRIBUTING", "CHANGELOG", "CODE_OF_CONDUCT", "SECURITY")
RULES = {"fr": "Règles", "en": "Rules", "de": "Regeln"}

_HTTP_INTRODUCTION = (
    "`GET /api` of any server returns the OpenAPI document, with every type. A seat's token goes "
    "into `Authorization: Bearer`. [Hosting a table](hosting.md) has an example."
)
_LINK = re.compile(r"(!?)\[([^]]*)\]\((?!\w+:|#)([^)#\s]+)(#[^)]*)?\)")

PROGRAMMING = ("api", "views", "research", "engine", "programs", "http", "adding-a-game")


def on_config(config: MkDocsConfig) -> None:
    config.nav = [
        {"Tablée": ["index.md", "fr.md"]},
        *({RULES[language]: _rules_menu(language)} for language in LANGUAGES),
        {"Playing": ["hosting.md", "settings.md", "shuffles.md", "bots.md", "lot-openings.md"]},
        {
            "Programming": [
                "api.md",
                "views.md",
                "research.md",
                "engine.md",
                "programs.md",
                "http.md",
                "adding-a-game.md",
            ]
        },
        {"The project": [f"{name.lower()}.md" for name in AT_THE_ROOT]},
        {"Decisions": [uri for uri in _documents() if uri.startswith("decisions/")]},
    ]


def on_files(files: Files, config: MkDocsConfig) -> None:
    for uri, source in _documents().items():
        if files.get_file_from_path(uri) is None:
            files.append(File.generated(config, uri, abs_src_path=str(source)))
    for uri, source in _pictures().items():
        files.append(File.generated(config, uri, abs_src_path=str(source)))
    files.append(File.generated(config, "http.md", content=_http_page()))


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    pages = {source: uri for uri, source in (_documents() | _pictures()).items()}
    here = Path(page.file.abs_src_path or "").resolve()

    def follow(link: re.Match[str]) -> str:
        picture, words, target, anchor = link.groups()
        uri = pages.get((here.parent / target).resolve())
        if uri is None and ROOT / "docs" in here.parents and (picture or ".." not in target):
            return link[0]  # lies in docs/ as well: mkdocs knows it
        if uri is None:
            return str(words)
        folder = Path(page.file.src_uri).parent
        return f"{picture}[{words}]({Path(os.path.relpath(uri, folder)).as_posix()}{anchor or ''})"

    return _LINK.sub(follow, markdown)


def _documents() -> dict[str, Path]:
    """The source of every page, by its place in the site."""
    docs = ROOT / "docs"
    found = {path.relative_to(docs).as_posix(): path for path in sorted(docs.glob("**/*.md"))}
    found |= {f"{name.lower()}.md": ROOT / f"{name}.md" for name in AT_THE_ROOT}
    for name, package in _games():
        found |= {f"rules/{name}.{each}.md": package.rules(each) for each in LANGUAGES}
    return found


def _pictures() -> dict[str, Path]:
    """The pictures of the rules, by their place in the site."""
    return {f"rules/{name}.svg": package.page / "goal.svg" for name, package in _games()}


def _games() -> Iterator[tuple[str, packages.GamePackage]]:
    for name in GAMES:
        package = packages.find(name)
        assert package is not None
        yield name, package


def _http_page() -> str:
    """The HTTP interface, as its OpenAPI document describes it."""
    paths = json.loads(document())["paths"]
    rows = [
        f"| `{method.upper()} {path}` | {operation['summary']} |"
        for path, operations in paths.items()
        for method, operation in operations.items()
    ]
    head = ["# The HTTP interface", "", _HTTP_INTRODUCTION, "", "| request | answer |", "|---|---|"]
    return "\n".join([*head, *rows])


def _rules_menu(language: str) -> list[Any]:
    return [
        {say(message_id(name, "title"), language): f"rules/{name}.{language}.md"} for name in GAMES
    ]
