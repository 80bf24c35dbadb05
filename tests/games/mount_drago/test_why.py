"""Why not? in Mount Drago: the reason, clause by clause."""

import pytest

from tests.reason import cited, reason

from .table import Table

clause = pytest.mark.clause
TEN = [[2, 2, 3, 2, 2]] * 9 + [[0] * 5]  # orange stayed at home


def table(**given):
    return Table("plain", **given)


@clause("MD-3", "MD-5", "MD-6")
def test_playing_a_card():
    match = table(hands=["blue 1, green 3"], copies=TEN).match
    assert reason(match, 0, "play blue 1") is None
    assert reason(match, 0, "play blue 2") == "not-in-hand blue 2"
    assert reason(match, 0, "play orange 1") == "dragon-away orange"
    assert reason(match, 1, "play yellow 1") == "turn p0"
    assert cited(match, 0, "play orange 1") == ("MD-3", "MD-6")


@clause("MD-7", "MD-8", "MD-9", "MD-10")
def test_choosing_a_mount():
    t = table(hands=["blue 1, green 3"])
    assert reason(t.match, 0, "mount") == "no-choice"
    assert reason(t.match, 0, "discard blue 1") == "not-discarding"
    t.play("play blue 1")
    assert reason(t.match, 0, "mount") is None
    assert reason(t.match, 0, "play green 3") == "mount-first"
    assert reason(t.match, 0, "enough") == "not-discarding"


@clause("MD-16", "MD-17")
def test_discarding():
    t = table(hands=["red 1, blue 5, green 3"], at={"blue": 28})
    t.play("play red 1")
    assert t.offered == ["discard blue 5", "enough"]
    assert reason(t.match, 0, "discard green 3") == "not-on-summit green"
    assert reason(t.match, 0, "discard blue 4") == "not-in-hand blue 4"
    assert reason(t.match, 0, "play green 3") == "card-played"
    assert reason(t.match, 0, "stay") == "no-choice"
    t.play("enough")
    assert reason(t.match, 0, "discard blue 5") == "luck"
    assert cited(t.match, 0, "discard blue 5") == ("MD-17",)
    assert reason(t.match, 0, "draw blue 1") == "not-yours"


@clause("MD-19")
def test_the_end():
    t = table(hands=["red 5"], at={"red": 26, "blue": 28, "green": 28})
    t.play("play red 5")
    assert reason(t.match, 1, "play yellow 1") == "over"
