"""A box is read from TOML; a broken one is refused with file, line, key and reason."""

import pytest

from wyrmhoard.engine.box import fill, written
from wyrmhoard.engine.layout import Layout, field, flag, number, word
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load

CAVE = load("dragons-cave")
STANDARD = (CAVE.folder / "box.toml").read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_the_standard_box_can_be_written_and_filled_again(name):
    game = load(name)
    box = game.standard()
    assert game.fill_box(written(game.box, box)).tobytes() == box.tobytes()


@pytest.mark.parametrize(
    ("old", "new", "why", "key"),
    [
        ("  1, 0, 1, 1, 2,\n]", "  1, 0, 1, 1,\n]", "box-wrong-count", "coins"),  # a missing square
        ("  1, 0, 1, 1, 2,\n]", "  1, 0, 1, 1, -2,\n]", "box-out-of-range", "coins"),
        ('"blue", "purple",\n]', '"blue", "blue",\n]', "box-colour-count", "path"),
        ('"blue", "purple",\n]', '"blue", "pink",\n]', "box-wrong-value", "path"),
        ("lair = 4", "lair = 4\nlayer = 4", "box-unknown-key", "layer"),
        ("treasure = 44", "", "box-missing-key", "treasure"),
        ("treasure = 44", "treasure = 0", "box-out-of-range", "treasure"),
        ("treasure = 44", "treasure = 1000000000000", "box-out-of-range", "treasure"),
        ("treasure = 44", "treasure = 4.5", "box-wrong-value", "treasure"),
        ("treasure = 44", "treasure = true", "box-wrong-value", "treasure"),
        ("treasure = 44", "treasure = [44]", "box-wrong-value", "treasure"),
        ("coins = [", "coins = 3\nother = [", "box-unknown-key", "other"),
        ("first = 0", "first = 4", "box-out-of-range", "first"),
        ("first = 0", 'first = "youngest"', "box-wrong-value", "first"),
        ("hide_mover = false", "hide_mover = 0", "box-wrong-value", "hide_mover"),
    ],
)
def test_a_broken_box_is_refused_with_file_line_key_and_reason(tmp_path, old, new, why, key):
    path = tmp_path / "mine.toml"
    text = STANDARD.replace(old, new, 1)
    assert text != STANDARD
    path.write_text(text, "utf-8")
    with pytest.raises(Refused) as no:
        CAVE.read_box(path)
    assert (no.value.why, no.value.blanks["key"]) == (why, key)
    assert no.value.blanks["file"] == str(path)
    line = no.value.blanks["line"]
    assert line == 0 if why == "box-missing-key" else text.splitlines()[line - 1].startswith(key)


def test_a_list_is_not_a_number():
    with pytest.raises(Refused, match="box-not-a-list"):
        CAVE.fill_box({**written(CAVE.box, CAVE.standard()), "coins": 3})


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"coins = [1,", "box-not-toml"),
        (b"\xff\xfe", "box-not-toml"),
        (b"lair = " + b"9" * 5000, "box-not-toml"),
        (b"lair = " + b"[" * 100_000, "box-not-toml"),
        (None, "box-unreadable"),
    ],
)
def test_what_is_no_box_at_all_is_refused(tmp_path, content, why):
    path = tmp_path / "mine.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(Refused) as no:
        CAVE.read_box(path)
    assert no.value.why == why
    assert no.value.blanks["file"] == str(path)


def test_a_mark_before_the_text_is_no_fault(tmp_path):
    """Some editors write one."""
    path = tmp_path / "mine.toml"
    path.write_text((CAVE.folder / "box.toml").read_text("utf-8"), "utf-8-sig")
    assert CAVE.read_box(path) == CAVE.standard()


def test_words_flags_and_numbers_go_both_ways():
    layout = Layout(
        grid=number("i2", 2, 2, least=0, most=9, about=""),
        first=number("i1", least=0, most=3, drawn=-1, about=""),
        colour=word(among=("red", "blue"), about=""),
        open=flag(about=""),
    )
    data = {"grid": [[1, 2], [3, 4]], "first": "drawn", "colour": "blue", "open": True}
    records = fill(layout, data)
    assert (records[0].first, records[0].colour, records[0].open) == (-1, 1, 1)
    assert written(layout, records) == data


@pytest.mark.parametrize(("name", "kind"), [("round", "i1"), ("coins", "u1")])
def test_a_layout_refuses_traps(name, kind):
    with pytest.raises(ValueError, match=name):
        Layout(**{name: field(kind, about="")})
