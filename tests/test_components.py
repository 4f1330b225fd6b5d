"""Component sets: shipped, added by a host, or handed over; and what a record keeps of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.core import components

#: A shipped set never changes, or old records would no longer replay: a new one gets a new name.
DIGESTS = {
    (
        "lotus",
        "track",
        "standard",
    ): "5d2fd04eaffe07f4a5362d29ed23adb75cf62576a8052aadcac49cffc8ceb918",
    (
        "topominos",
        "tiles",
        "standard",
    ): "98986eac1496d4f0097f3f7fc7663185ab5f08e925e7c30d321c91fd201fffbf",
    (
        "loto",
        "components",
        "standard",
    ): "03d700f58b7a93c64d84c12fe07672eb6314cb737fade91ead472b1ccfed5c6e",
}


def shipped(name: str) -> dict[str, Any]:
    folder = Path(components.__file__).parent.parent / "games" / name / "data"
    data: dict[str, Any] = json.loads((folder / "standard.json").read_text(encoding="utf-8"))
    return data


def short_track() -> dict[str, Any]:
    return {**shipped("lotus"), "route_length": 9, "springboard": 6}


@pytest.mark.parametrize(("name", "option", "chosen"), DIGESTS)
def test_a_shipped_set_never_changes(name: str, option: str, chosen: str) -> None:
    found = components.find(name, option, chosen)
    assert found.digest == DIGESTS[name, option, chosen]


def test_every_shipped_set_is_pinned_here_and_loads() -> None:
    games = Path(components.__file__).parent.parent / "games"
    files = {(path.parent.parent.name, path.stem) for path in games.glob("*/data/*.json")}
    assert files == {(name, chosen) for name, _, chosen in DIGESTS}
    for name, option, chosen in DIGESTS:
        assert tablee.find_game(name).new({option: chosen}).turn is not None


def test_the_spec_s_data_is_what_we_ship() -> None:
    """Tokens, dots and tiles, as the sheets and the spec count them."""
    assert sum(figure["points"] for figure in shipped("loto")["figures"]) == 166
    assert sum(tile["pattern"].count("#") for tile in shipped("topominos")["tiles"]) == 165
    assert shipped("lotus")["route_length"] == 14


def test_name_and_comment_do_not_count_for_the_digest() -> None:
    data = short_track()
    one = components.ComponentSet("one", "file", data, shipped=False)
    other = components.ComponentSet("two", "file", {**data, "comment": "", "name": "x"}, False)
    assert one.digest == other.digest
    assert one.digest != components.find("lotus", "track", "standard").digest


def test_a_set_that_is_handed_over_plays_and_is_kept_whole_in_the_record() -> None:
    lotus = tablee.find_game("lotus")
    position = lotus.new({"track": short_track()}, bytes(32))
    assert position.options["track"]["route_length"] == 9
    for _ in range(6):
        position = position.play(position.legal()[-1])
    record = json.loads(json.dumps(position.record().to_json()))
    assert record["options"]["track"]["route_length"] == 9
    assert record["components"]["track"]["name"] == "custom"
    assert tablee.Record.from_json(record).last() == position
    record["options"]["track"]["route_length"] = 10
    with pytest.raises(tablee.InvalidRecord) as caught:
        tablee.Record.from_json(record).last()
    assert caught.value.field == "components.track"


def test_a_host_s_set_is_found_by_name_and_records_outlive_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_COMPONENTS", str(tmp_path))
    file = tmp_path / "lotus" / "short.json"
    file.parent.mkdir()
    file.write_text(json.dumps(short_track()), encoding="utf-8")
    position = tablee.find_game("lotus").new({"track": "short"}, bytes(32))
    position = position.play(position.legal()[0])
    record = position.record().to_json()
    assert record["components"]["track"]["name"] == "short"
    file.unlink()
    assert tablee.Record.from_json(record).last() == position
    assert tablee.find_game("lotus").from_json(position.to_json()) == position
    with pytest.raises(tablee.InvalidComponents):
        tablee.find_game("lotus").new({"track": "short"})


@pytest.mark.parametrize("name", ["nothing", "../lot", "", "a/b", "standard.json", "é" * 300])
def test_an_unknown_set_is_named(name: str) -> None:
    with pytest.raises(tablee.InvalidComponents) as caught:
        tablee.find_game("lotus").new({"track": name})
    assert caught.value.code == "components.unknown"


@pytest.mark.parametrize("text", ["", "[1]", "{", "3", '{"entries": ' + "[" * 5000])
def test_a_file_that_is_no_object_is_named(text: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(tablee.InvalidComponents, match=r"broken\.json"):
        components.read_file(file)


@pytest.mark.parametrize(("name", "option", "_chosen"), DIGESTS)
@pytest.mark.parametrize("data", [{}, {"entries": 3}, {"tiles": []}, {"tiles": [{}]}, {"x": 1}])
def test_an_invalid_set_names_file_and_entry(
    name: str, option: str, _chosen: str, data: dict[str, Any]
) -> None:
    with pytest.raises(tablee.InvalidComponents) as caught:
        tablee.find_game(name).new({option: data})
    assert caught.value.details["file"] == f"options.{option}"
    assert caught.value.details["entry"]


@pytest.mark.parametrize(
    ("entry", "changed"),
    [
        ("comment", {"comment": "x" * 2_001}),
        ("comment", {"comment": {"x": 1}}),
        ("name", {"name": "x" * 65}),
        ("$", {"start_piles": {"2": [1] * 40_000}}),
    ],
)
def test_what_a_set_says_is_bounded(entry: str, changed: dict[str, Any]) -> None:
    with pytest.raises(tablee.InvalidComponents) as caught:
        components.find("lotus", "track", short_track() | changed)
    assert caught.value.details["entry"] == entry


def test_what_follows_from_options_is_worked_out_once_for_options_of_the_same_types() -> None:
    lot = tablee.find_game("lot")
    assert lot.prepare({"pie": True}) is lot.prepare({"pie": True})
    assert lot.prepare({"pie": False}).options == {**lot.prepare().options, "pie": False}
    with pytest.raises(tablee.InvalidOptions):
        lot.prepare({"pie": 1})
