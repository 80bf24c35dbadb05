"""Why not? in Troll & Dragon: the reason, clause by clause."""

import pytest

from tests.reason import cited, reason

from .table import Table


def table(seats=3, **box):
    return Table(seats, "plain", **box)


@pytest.mark.clause("TD-7")
def test_the_first_roll_is_compulsory():
    t = table()
    assert reason(t, 0, "leave") == "first-roll"
    assert reason(t, 0, "set_aside key") == "first-roll"
    assert reason(t, 0, "enter") == "first-roll"
    assert reason(t, 0, "roll_grotto") is None
    assert reason(t, 1, "roll_grotto") == "not-the-adventurer p0"


@pytest.mark.clause("TD-10", "TD-11", "TD-12")
def test_setting_aside_and_entering():
    t = table().falls("key", "diamond", "troll", "troll")
    assert reason(t, 0, "set_aside key") is None
    assert reason(t, 0, "set_aside door") == "none-shows door"
    assert reason(t, 0, "enter") == "no-key-and-door"
    assert reason(t, 0, "roll_treasure") == "not-inside"
    t.say(0, "set_aside key")
    assert reason(t, 0, "set_aside key") == "one-is-enough key"
    t.falls("door")
    assert reason(t, 0, "set_aside door") == "last-die"
    assert reason(t, 0, "enter") is None


@pytest.mark.clause("TD-11", "TD-19")
def test_an_empty_cavern():
    t = table().falls("key", "door", "diamond", "troll").put_up(cavern=0)
    assert reason(t, 0, "enter") == "cavern-empty"
    assert reason(t, 0, "set_aside key") == "cavern-empty"
    assert cited(t, 0, "enter") == ("TD-19",)


@pytest.mark.clause("TD-14", "TD-15", "TD-17")
def test_in_the_cavern():
    t = table()
    assert reason(t, 1, "roll_dragon") == "nobody-inside"
    t.enters()
    assert reason(t, 1, "roll_dragon") == "treasure-first"
    assert reason(t, 0, "roll_dragon") == "own-dragon"
    assert reason(t, 0, "roll_grotto") == "inside"
    assert reason(t, 0, "enter") == "inside"
    assert reason(t, 0, "set_aside key") == "inside"
    t.finds(0)
    assert reason(t, 1, "roll_dragon") is None
    assert reason(t, 2, "roll_dragon") == "dice-elsewhere p1"
    assert reason(t, 1, "leave") == "not-the-adventurer p0"


@pytest.mark.clause("TD-21")
def test_in_beats_the_dragon_dice_roll_by_themselves():
    t = table(race="beats").enters()
    assert reason(t, 1, "roll_dragon") == "beats"


@pytest.mark.clause("TD-18")
def test_sharing():
    t = table(auto_share=False)
    assert reason(t, 1, "take nugget") == "nothing-dropped"
    t.enters(diamonds=2).finds(2, 2).wakes(1)
    assert reason(t, 1, "take nugget") is None
    assert reason(t, 2, "take nugget") == "takes-next p1"
    assert reason(t, 0, "leave") == "sharing"
    assert reason(t, 1, "roll_dragon") == "sharing"


@pytest.mark.clause("TD-5", "TD-8", "TD-14", "TD-16", "TD-23")
def test_luck_and_the_end():
    t = table().say(0, "roll_grotto")
    assert reason(t, 0, "leave") == "luck"
    assert cited(t, 0, "leave") == ("TD-8",)
    assert reason(t, 0, "find 1 1") == "not-yours"
    t.luck_is("show_four diamond diamond key door").put_up(grotto=0).say(0, "leave")
    assert reason(t, 1, "roll_grotto") == "over"
    assert cited(t, 1, "roll_grotto") == ("TD-5", "TD-23")
