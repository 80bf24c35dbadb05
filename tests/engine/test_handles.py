"""Handles on records: as quick to write as to read, and nothing but fields."""

import pytest

from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.handles import handle
from wyrmhoard.engine.layout import Layout, field
from wyrmhoard.games import load

CAVE = load("dragons-cave")
LAYOUT = Layout(
    relic=field("i1", about="a number"), purse=field("i2", 3, about="a row"),
)  # fmt: skip


def test_numbers_and_rows_are_read_and_written():
    records = LAYOUT.blank()
    s = handle(records)
    s.relic, s.purse[1] = 3, 7
    s.relic += 1
    assert (s.relic, s.purse.tolist()) == (4, [0, 7, 0])
    s.purse = 5
    assert (records[0].relic, records[0].purse.tolist()) == (4, [5, 5, 5])


@pytest.mark.parametrize("misuse", [lambda s: s.relik, lambda s: setattr(s, "relik", 1)])
def test_an_unknown_field_is_refused_with_the_nearest(misuse):
    with pytest.raises(AttributeError, match="no field 'relik'; the nearest is 'relic'"):
        misuse(handle(LAYOUT.blank()))


@pytest.mark.parametrize("records", [CAVE.standard(), CAVE.state.blank(), CAVE.view.blank()])
def test_rules_are_given_nothing_else(records):
    one = plain(CAVE).one(records)
    with pytest.raises(AttributeError, match="the nearest is 'treasure'"):
        one.tresure = 1
