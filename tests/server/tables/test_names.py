"""Names at one table are told apart, and so are those who sit there and those who watch."""

import pytest

from wyrmhoard.server.protocol.messages import Said
from wyrmhoard.server.tables.chair import Identity
from wyrmhoard.server.tables.commands import Say
from wyrmhoard.server.tables.names import LONGEST, told_apart

from ..harness import Harness, RecordingClient, here
from .test_session import take


@pytest.mark.parametrize(
    "name", ["Ann", "ann", "\u0410nn", "A nn", "Änn", "Ａnn", "A.nn", "Aпn".replace("п", "n")]
)
def test_the_second_of_a_name_is_numbered(name):
    assert told_apart(name, ["Bob", "Ann"]) == f"{name} (2)"


@pytest.mark.parametrize(
    ("one", "other"), [("Bill", "BiII"), ("Bob", "B0b"), ("Corn", "Com"), ("Роса", "Poca")]
)
def test_names_that_look_alike_are_alike(one, other):
    assert told_apart(other, [one]) == f"{other} (2)"


def test_others_stay_as_they_are():
    assert told_apart("Bob", ["Ann", ""]) == "Bob"
    assert told_apart("", ["", "Ann"]) == ""
    assert told_apart("Ева", ["Ann"]) == "Ева"


def test_a_third_is_numbered_on_and_no_name_grows_too_long():
    assert told_apart("Ann", ["Ann", "Ann (2)"]) == "Ann (3)"
    assert len(told_apart("x" * LONGEST, ["x" * LONGEST])) == LONGEST


@here
async def test_everybody_at_a_table_has_a_name_of_their_own():
    async with Harness() as harness:
        session = await harness.table("dragons-cave", 4, sit=2)
        await take(session, 2, "ann")
        await take(session, 3, "Bob")
        names = [seat.name for seat in session.info().seats]
        assert len({name.casefold() for name in names}) == 4
        assert names[:2] == ["Ann", "Ann (2)"]


@here
async def test_who_watches_cannot_speak_by_the_name_of_one_who_sits():
    async with Harness() as harness:
        session = await harness.table("dragons-cave", 2, sit=2)
        client = RecordingClient("Ann")
        session.join(client)
        await session.run(Say("hi", "Ann", Identity("ann")))
        assert (client.last(Said).name, client.last(Said).seat) == ("Ann", 0)
        await session.run(Say("hi", "Ann", Identity("eve")))
        assert (client.last(Said).name, client.last(Said).seat) == ("Ann (3)", None)
