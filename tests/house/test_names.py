"""Names from a list: what is on it, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.house.errors import InvalidRequest
from tablee.house.names import MOST_LISTED, allowed_name, read_names
from tablee.match.errors import Refused
from tests.cli.helpers import run


def test_only_names_on_the_list_are_taken_and_nobody_needs_one() -> None:
    listed = read_names("# 6e B\n Ana  Lu \n\nBen\nBen\n")
    assert listed == ("Ana Lu", "Ben")
    assert allowed_name(" Ana Lu", listed) == "Ana Lu"
    assert allowed_name("", listed) is None
    assert allowed_name("Zoé", None) == "Zoé"
    with pytest.raises(Refused) as caught:
        allowed_name("Zoé", listed)
    assert caught.value.code == "names.unlisted"


def test_a_list_that_cannot_be_used_is_refused() -> None:
    with pytest.raises(ValueError, match="names"):
        read_names("# nobody\n")
    with pytest.raises(ValueError, match="names"):
        read_names("\n".join(f"Name {number}" for number in range(MOST_LISTED + 1)))
    with pytest.raises(InvalidRequest):
        read_names("a name that is much longer than names may be\n")


def test_a_server_does_not_start_with_a_list_it_cannot_read(tmp_path: Path) -> None:
    for name, text in (("missing", None), ("empty", "")):
        if text is not None:
            (tmp_path / name).write_text(text)
        result = run("serve", "--names", str(tmp_path / name))
        assert result.exit_code == 2
        assert name in result.output
