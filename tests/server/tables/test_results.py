"""How matches end, as it is stored: with the entry that ends them, or not at all."""

import pytest

from wyrmhoard.engine.refused import Refused
from wyrmhoard.server.protocol.messages import ClockInfo
from wyrmhoard.server.tables.chair import Identity
from wyrmhoard.server.tables.commands import (
    AnswerEnd, AskEnd, AskUndo, End, Leave, Play, Resign, Sit, Sitter,
)  # fmt: skip
from wyrmhoard.server.tables.entry import Entry
from wyrmhoard.server.tables.events import Ended, Returned
from wyrmhoard.server.tables.results import decode, result_ended

from ..harness import Harness, here

ANN, BOB, CY = (Identity(name) for name in ("ann", "bob", "cy"))


async def begun(harness, game="mount-drago", *others, rated=True, **form):
    """Ann's table, where the others sit after her."""
    session = await harness.table(game, 1 + len(others), rated=rated, **form)
    for seat, who in enumerate(others, 1):
        sitter = Sitter(seat, "person", who.person, who.person.title())
        if who.person == "bot":
            sitter = Sitter(seat, "bot", "ann", "", "novice")
        await session.run(Sit([sitter], who if sitter.taken == "person" else ANN))
    return session


BOT = Identity("bot")


def result(harness, session):
    row = harness.store.results[session.table.id]
    return row, decode(row.body)


def told(parts):
    return [(part.person, part.place, part.gone) for part in parts]


@here
async def test_of_two_who_resigns_has_lost():
    async with Harness() as harness:
        session = await begun(harness, "mount-drago", BOB)
        await session.run(Resign(0, ANN))
        row, ended = result(harness, session)
        assert told(ended.parts) == [("ann", 2, True), ("bob", 1, False)]
        assert (row.counts, row.listed, row.people) == (1, 0, ["ann", "bob"])
        assert (row.game, row.seats, row.ended) == ("mount-drago", 2, harness.clock.now())


@here
async def test_a_match_that_is_played_to_its_end_tells_places_and_points():
    async with Harness() as harness:
        session = await begun(harness, "mount-drago", BOB, rated=False, listed=True)
        table = session.table
        while table.status == "playing":
            assert not harness.store.results
            seat = table.actors[0]
            move = table.asks[seat][-1]
            who = Identity(table.chairs[seat].person)
            await session.run(Play(seat, table.chairs[seat].asked, move, who))
        row, ended = result(harness, session)
        assert (row.counts, row.listed, ended.ending) == (0, 1, "")
        points = [table.match.score(p) for p in range(2)]
        assert [part.points for part in ended.parts] == points
        assert [part.share for part in ended.parts] == table.match.outcome()
        places = [1 + sum(other > mine for other in points) for mine in points]
        assert [part.place for part in ended.parts] == places


@here
async def test_who_gives_up_among_more_is_last_whatever_the_bot_does():
    async with Harness() as harness:
        session = await begun(harness, "mount-drago", BOB, CY)
        await session.run(Resign(1, BOB))
        assert session.table.status == "playing"
        await session.run(Leave(2, CY))
        assert session.table.status == "playing"
        await session.run(Resign(0, ANN))  # against bots alone
        row, ended = result(harness, session)
        assert {part.person for part in ended.parts} == {"ann", "bob", "cy"}
        assert all(part.gone and part.taken == "person" for part in ended.parts)
        assert row.counts == 0  # nobody is left who would have won


@here
async def test_against_bots_who_gives_up_has_lost():
    async with Harness() as harness:
        session = await begun(harness, "mount-drago", BOT, BOT)
        await session.run(Resign(0, ANN))
        row, ended = result(harness, session)
        assert told(ended.parts) == [("ann", 3, True), ("", 1, False), ("", 1, False)]
        assert (row.counts, row.people) == (1, ["ann"])
        assert [part.level for part in ended.parts] == ["", "novice", "novice"]


@here
async def test_who_is_away_at_the_end_has_lost_and_who_is_back_has_not():
    async with Harness() as harness:
        table = (await begun(harness, "mount-drago", BOB, CY)).table
        table.chairs[1].away = True
        end = Ended(5, "resigned", 0)
        for events, gone in (([end], [True, True, False]), ([Returned(5, 1), end], [1, 0, 0])):
            row = result_ended(table, Entry(events))
            assert [part.gone for part in decode(row.body).parts] == gone


@here
async def test_an_end_that_all_agree_to_counts_for_nobody():
    async with Harness() as harness:
        session = await begun(harness, "mount-drago", BOB)
        await session.run(AskEnd(0, ANN))
        await session.run(AnswerEnd(1, True, BOB))
        row, ended = result(harness, session)
        assert (row.counts, ended.ending) == (0, "agreed")
        assert [part.place for part in ended.parts] == [1, 1]


@here
async def test_it_counts_for_nobody_either_when_one_had_gone_before():
    async with Harness() as harness:
        session = await begun(harness, "mount-drago", BOB, CY)
        await session.run(Resign(2, CY))
        await session.run(AskEnd(0, ANN))
        await session.run(AnswerEnd(1, True, BOB))
        row, ended = result(harness, session)
        assert [part.gone for part in ended.parts] == [False, False, True]
        assert row.counts == 0


@here
async def test_one_that_the_server_ends_counts_for_nobody():
    async with Harness() as harness:
        session = await begun(harness, "mount-drago", BOB)
        await session.run(End("admin"))
        assert result(harness, session)[0].counts == 0


@here
async def test_a_table_that_never_began_has_no_result():
    async with Harness() as harness:
        session = await harness.table("mount-drago", 2, rated=True)
        await session.run(End("host", ANN))
        assert not harness.store.results


@here
async def test_without_the_entry_there_is_no_result():
    """Either both are stored or neither."""
    async with Harness() as harness:
        session = await begun(harness, "mount-drago", BOB)
        harness.store.full = True
        with pytest.raises(Refused, match="not-stored"):
            await session.run(Resign(0, ANN))
        assert not harness.store.results
        harness.store.full = False
        await session.run(Resign(1, BOB))
        assert told(result(harness, session)[1].parts)[0] == ("ann", 1, False)


@here
async def test_a_table_that_ended_before_there_were_results_gets_one_when_it_is_read():
    async with Harness() as harness:
        session = await begun(harness, "mount-drago", BOB)
        await session.run(Resign(0, ANN))
        first = harness.store.results.pop(session.table.id)
        async with Harness(harness.store.another()) as other:
            await other.registry.session(session.table.id)
            await other.settle()
        assert harness.store.results == {session.table.id: first}


# Dwarves who work for one clan win and lose together


@here
async def test_in_the_dark_cave_a_clan_shares_a_place():
    async with Harness() as harness:
        session = await begun(harness, "dark-cave", BOB, CY, Identity("dee"), Identity("eve"))
        state = session.table.match.state
        works_for = [
            int(state.clan[p]) - 1 if state.loyalty[p] == 1 else 2 - int(state.clan[p])
            for p in range(5)
        ]
        assert len(set(works_for)) == 2
        await session.run(Resign(3, Identity("dee")))
        for seat, who in ((0, ANN), (1, BOB), (2, CY), (4, Identity("eve"))):
            await session.run(Resign(seat, who))
        _, ended = result(harness, session)
        assert [part.team for part in ended.parts] == works_for


# What a rated table allows


@here
async def test_a_rated_table_knows_no_hints_and_takes_nothing_back():
    async with Harness() as harness:
        session = await begun(harness, "dragons-cave", BOB, hints=True)
        assert (session.info().rated, session.info().hints) == (True, False)
        table = session.table
        seat = table.actors[0]
        who = Identity(table.chairs[seat].person)
        await session.run(Play(seat, table.chairs[seat].asked, table.asks[seat][0], who))
        with pytest.raises(Refused, match="undo-not-now"):
            await session.run(AskUndo(seat, who))


@here
async def test_nobody_sits_twice_at_a_rated_table_and_no_program_does():
    async with Harness() as harness:
        session = await harness.table("mount-drago", 3, rated=True)
        twice = Sit([Sitter(1, "person", "ann", "Ann again")], ANN)
        program = Sit([Sitter(1, "outside", "ann", "", token="x")], ANN)
        for command, why in ((twice, "rated-one-seat"), (program, "rated-no-programs")):
            with pytest.raises(Refused, match=why):
                await session.run(command)
        with pytest.raises(Refused, match="rated-one-seat"):
            await harness.table("mount-drago", 3, rated=True, sit=2)


@here
async def test_a_rated_table_is_played_as_it_is_printed():
    async with Harness() as harness:
        with pytest.raises(Refused, match="rated-as-printed"):
            await harness.table("dragons-cave", 2, rated=True, box={"lair": 5})
        slow = ClockInfo(move=86_400)  # brings house rules of its own
        assert (await harness.table("dark-cave", 3, rated=True, clock=slow)).info().rated


@here
async def test_nobody_ends_a_rated_match_alone():
    async with Harness() as harness:
        session = await begun(harness, "mount-drago", BOT)
        for command in (AskEnd(0, ANN), End("host", ANN)):
            with pytest.raises(Refused, match="rated-to-the-end"):
                await session.run(command)
        assert session.table.status == "playing"


@here
async def test_a_table_is_not_rated_unless_it_is_asked_for():
    async with Harness() as harness:
        session = await begun(harness, "mount-drago", BOB, rated=False)
        assert not session.info().rated
        await session.run(Resign(0, ANN))
        assert result(harness, session)[0].counts == 0


@here
async def test_of_two_processes_one_brings_the_result():
    """Both end the match; the entry that came second brings nothing."""
    async with Harness() as harness:
        session = await begun(harness, "mount-drago", BOB)
        async with Harness(harness.store.another()) as other:
            twin = await other.registry.session(session.table.id)
            await session.run(Resign(0, ANN))
            with pytest.raises(Refused, match="table-not-playing"):
                await twin.run(Resign(1, BOB))
        assert told(result(harness, session)[1].parts)[0] == ("ann", 2, True)
