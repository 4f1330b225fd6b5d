"""Files: written whole or not at all, private while something is secret, read with care."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest

from tablee.cli.failures import Failure
from tablee.cli.files import open_line, open_record, read_json, write_json
from tablee.cli.play.local_table import LocalTable
from tests.cli.helpers import finished, played


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    write_json(file, {"é": [1, None]})
    assert read_json(file) == {"é": [1, None]}
    assert list(tmp_path.iterdir()) == [file]


def test_a_write_that_fails_leaves_the_old_file_and_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.json"
    write_json(file, 1)

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as caught:
        write_json(file, 2)
    assert caught.value.filename == str(file)
    assert read_json(file) == 1
    assert list(tmp_path.iterdir()) == [file]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target.json", tmp_path / "link.json"
    target.write_text("0")
    link.symlink_to(target)
    write_json(link, 5)
    assert link.is_symlink()
    assert read_json(target) == 5


def test_only_ordinary_files_are_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(Failure, match="not an ordinary file"):
        write_json(pipe, 1)
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_file_of_more_than_64_megabytes_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_text("[1, 2, 3]")
    os.truncate(file, 64 << 20)
    with pytest.raises(Failure, match="no readable JSON"):
        read_json(file)  # read whole: zero bytes follow
    os.truncate(file, (64 << 20) + 1)
    with pytest.raises(Failure, match="too large"):
        read_json(file)


def test_saves_are_private_exactly_while_something_is_secret(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        secret, open_game, over = (tmp_path / name for name in ("secret", "open", "over"))
        LocalTable([played("topominos", (), seats=2)]).save(secret)
        LocalTable([played("lot", ["d4"])]).save(open_game)
        LocalTable([finished("topominos", seats=2)]).save(over)
        assert (mode(secret), mode(open_game), mode(over)) == (0o600, 0o644, 0o644)
    finally:
        os.umask(before)


def test_a_secret_save_can_be_resumed_and_a_sealed_record_cannot(tmp_path: Path) -> None:
    position = played("topominos", (), seats=3)
    position = position.play(position.legal()[0])
    secret, sealed = tmp_path / "secret.json", tmp_path / "sealed.json"
    LocalTable([position]).save(secret)
    sealed.write_text(json.dumps(position.record().to_json()))
    assert open_line(secret)[-1] == position
    with pytest.raises(Failure, match="sealed until the game is over"):
        open_line(sealed)
    with pytest.raises(Failure, match="sealed until the game is over"):
        open_record(sealed)


def test_a_position_is_a_line_of_one(tmp_path: Path) -> None:
    position = played("lot", ["d4", "e5"])
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position.to_json()))
    assert open_line(file) == [position]
    with pytest.raises(Failure, match="not the record of a game"):
        open_record(file)


def test_saving_never_writes_over_a_file_that_is_not_ours(tmp_path: Path) -> None:
    theirs, ours = tmp_path / "theirs.json", tmp_path / "ours.json"
    theirs.write_text("precious")
    table = LocalTable([played("lot", ())])
    with pytest.raises(Failure, match="exists already"):
        table.save(theirs)
    assert theirs.read_text() == "precious"
    table.save(ours)
    table.play("d4")
    table.save(ours)
    assert open_line(ours)[-1] == table.position


def test_a_move_that_cannot_be_kept_is_not_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = LocalTable([played("lot", ())], file=tmp_path / "a.json")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        table.play("d4")
    assert table.position.ply == 0
