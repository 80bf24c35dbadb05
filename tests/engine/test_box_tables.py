"""Boxes with named rows and texts of words."""

import pytest

from wyrmhoard.engine.box import fill, read, written
from wyrmhoard.engine.layout import Layout, number, some
from wyrmhoard.engine.refused import Refused

WORDS = ("north", "east", "south")
LAYOUT = Layout(
    depth=number("i2", least=0, most=9, about="a number"),
    doors=some(among=WORDS, rows=("hall", "cell"), about="where each room is open"),
    keys=some(2, among=WORDS, about="what each key opens"),
)
DATA = {"depth": 3, "doors": {"cell": "", "hall": "east north"}, "keys": ["south", "north east"]}


def refusal(**changed):
    with pytest.raises(Refused) as no:
        fill(LAYOUT, {**DATA, **changed})
    return no.value.why, no.value.blanks


def test_words_are_held_as_flags_by_row():
    box = fill(LAYOUT, DATA)[0]
    assert box.doors.tolist() == [[1, 1, 0], [0, 0, 0]]
    assert box.keys.tolist() == [[0, 0, 1], [1, 1, 0]]


def test_what_is_written_reads_the_same():
    box = fill(LAYOUT, DATA)
    data = written(LAYOUT, box)
    assert data == {**DATA, "doors": {"hall": "north east", "cell": ""}}
    assert fill(LAYOUT, data).tobytes() == box.tobytes()


def test_tables_name_every_row_and_no_other():
    assert refusal(doors={"hall": ""}) == ("box-missing-key", {"key": "cell"})
    assert refusal(doors={"hall": "", "cell": "", "attic": ""}) == (
        "box-unknown-key",
        {"key": "attic"},
    )
    assert refusal(doors=["", ""]) == ("box-not-a-table", {"key": "doors"})


def test_words_must_be_known_and_said_once():
    doors = {"hall": "north west", "cell": ""}
    assert refusal(doors=doors) == ("box-wrong-word", {"key": "hall", "word": "west"})
    assert refusal(keys=["east east", ""])[1] == {"key": "keys", "word": "east"}
    assert refusal(keys=[7, ""])[1] == {"key": "keys", "word": "7"}
    assert refusal(keys=["east"])[0] == "box-wrong-count"


def test_a_row_is_refused_with_its_line(tmp_path):
    path = tmp_path / "box.toml"
    path.write_text('depth = 1\nkeys = ["", ""]\n[doors]\nhall = "north"\ncell = "down"\n', "utf-8")
    with pytest.raises(Refused) as no:
        read(LAYOUT, path)
    assert no.value.blanks["line"] == 5
