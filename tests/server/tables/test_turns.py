"""Which turns an entry begins, of people who want to hear of it."""

import pytest

from wyrmhoard.server.tables.chair import Identity
from wyrmhoard.server.tables.commands import Play, Sit, Sitter
from wyrmhoard.server.tables.entry import Entry
from wyrmhoard.server.tables.events import UndoAnswered, Undone
from wyrmhoard.server.tables.turns import turns_begun

from ..harness import Harness, here


def turns(harness):
    """Since it was asked last: whose, from which seat."""
    found, harness.store.turns[:] = list(harness.store.turns), []
    return [(turn.person, turn.seat) for turn in found]


async def begun(harness, game="mount-drago", **form):
    """Ann and Bob, who both want to hear of their turns; Ann begins."""
    harness.registry.reachable.people = {"ann", "bob"}
    session = await harness.table(game, **form)
    await session.run(Sit([Sitter(1, "person", "bob", "Bob")], Identity("bob")))
    return session


async def play(session, seat):
    chair, who = session.table.chairs[seat], session.table.chairs[seat].person
    move = session.table.asks[seat][0]
    await session.run(Play(seat, chair.asked, move, Identity(who)))


async def hand_on(session, seat):
    """Whatever belongs to the turn, until another is asked."""
    while session.table.actors == [seat]:
        await play(session, seat)


@here
async def test_whoever_is_asked_by_anothers_doing():
    async with Harness() as harness:
        session = await begun(harness)
        assert turns(harness) == [("ann", 0)]
        await hand_on(session, 0)
        assert turns(harness) == [("bob", 1)]
        await hand_on(session, 1)
        assert turns(harness) == [("ann", 0)]


@here
async def test_when_it_is_due():
    async with Harness() as harness:
        harness.registry.reachable.patience = 7
        await begun(harness)
        assert [turn.due for turn in harness.store.turns] == [harness.clock.now() + 7]


@here
async def test_not_those_who_do_not_want_it():
    async with Harness() as harness:
        session = await begun(harness)
        harness.registry.reachable.people = set()
        await hand_on(session, 0)
        assert turns(harness) == [("ann", 0)]


@here
async def test_not_of_a_second_seat_of_my_own():
    async with Harness() as harness:
        harness.registry.reachable.people = {"ann"}
        session = await harness.table("mount-drago", sit=2)
        await hand_on(session, 0)
        await hand_on(session, 1)
        assert turns(harness) == []


@here
async def test_in_a_secret_choice_each_hears_of_it_once():
    async with Harness() as harness:
        session = await begun(harness, "dragons-cave", seats=3)
        harness.registry.reachable.people = {"ann", "bob", "cid"}
        await session.run(Sit([Sitter(2, "person", "cid", "Cid")], Identity("cid")))
        while len(session.table.actors) < 2:
            turns(harness)
            await play(session, session.table.actors[0])
        several = session.table.actors
        turns(harness)
        await play(session, several[0])
        assert turns(harness) == []


@here
async def test_not_of_one_whose_clock_ran_out():
    async with Harness() as harness:
        session = await begun(harness)
        session.table.chairs[1].away = True
        turns(harness)
        await hand_on(session, 0)
        assert turns(harness) == []


@pytest.mark.parametrize(("answers", "told"), [([], []), ([UndoAnswered(5, 1, True)], ["ann"])])
@here
async def test_of_one_who_takes_back_only_if_others_said_yes_to_it(answers, told):
    """Who takes back without asking does it in person; an answer may take days."""
    async with Harness() as harness:
        session = await begun(harness)
        await hand_on(session, 0)
        entry = Entry([*answers, Undone(5, 0, 1)])
        found = turns_begun(session.table, entry, harness.registry.reachable)
        assert [turn.person for turn in found] == told
