"""The page's types are those of the OpenAPI document."""

from __future__ import annotations

import doctest

import tools.page_types
from tools.page_types import files


def test_the_files_are_what_the_tool_writes() -> None:
    for path, text in files().items():
        assert path.read_text("utf-8") == text, "stale: run python tools/page_types.py"


def test_schemas_become_the_types_that_the_tool_promises() -> None:
    failed, tried = doctest.testmod(tools.page_types)
    assert tried > 0
    assert failed == 0
