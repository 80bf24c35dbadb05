"""Seeds are sealed by all before anybody tells theirs, and nobody is waited for in vain."""

import pytest

from wyrmhoard.engine.refused import Refused
from wyrmhoard.server.tables import luck
from wyrmhoard.server.tables.chair import Identity
from wyrmhoard.server.tables.commands import Forget, Leave, Seal, Sit, Sitter, TellSeed
from wyrmhoard.server.tables.decide import must_agree
from wyrmhoard.server.tables.export import record
from wyrmhoard.server.tables.schedule import PATIENCE
from wyrmhoard.server.tables.verify import verify

from ..harness import Harness, here
from .test_luck import play_out

NAMES = ["ann", "bob"]


async def seated(harness):
    """Ann and Bob have sat down, and both will give a seed."""
    session = await harness.table("mount-drago", 2, sit=0)
    for p, name in enumerate(NAMES):
        sitter = Sitter(p, "person", name, name, seeds=True)
        await session.run(Sit([sitter], Identity(name)))
    return session


async def seal(session, p, seed, by=None):
    sealed = luck.seal(session.table.id, p, seed)
    await session.run(Seal(p, sealed, Identity(by or NAMES[p])))


async def tell(session, p, seed):
    await session.run(TellSeed(p, seed, Identity(NAMES[p])))


@here
async def test_no_seed_is_told_before_all_are_sealed():
    async with Harness() as harness:
        session = await seated(harness)
        await seal(session, 0, "a")
        with pytest.raises(Refused, match="too-late"):
            await tell(session, 0, "a")
        await seal(session, 1, "b")
        assert session.info().sealed
        assert session.table.status == "open"
        await tell(session, 0, "a")
        await tell(session, 1, "b")
        assert (session.table.status, session.table.seeds) == ("playing", ["a", "b"])
        await play_out(harness, session)
        verdict = verify(session.table.game, record(session.table))
        assert verdict.fair
        assert not verdict.untold


@here
async def test_what_is_sealed_stays():
    async with Harness() as harness:
        session = await seated(harness)
        await seal(session, 0, "a")
        with pytest.raises(Refused, match="too-late"):
            await seal(session, 0, "another")
        with pytest.raises(Refused, match="not-your-seat"):
            await seal(session, 1, "b", by="ann")
        await seal(session, 1, "b")
        with pytest.raises(Refused, match="seed-not-sealed"):
            await tell(session, 1, "what suits me better")
        await tell(session, 0, "a")
        for name in NAMES:  # one who has heard a seed cannot sit down anew with another of theirs
            with pytest.raises(Refused, match="table-started"):
                await session.run(Leave(NAMES.index(name), Identity(name)))


@here
async def test_one_who_leaves_before_that_takes_their_seal_along():
    async with Harness() as harness:
        session = await seated(harness)
        await seal(session, 0, "a")
        await session.run(Leave(0, Identity("ann")))
        await harness.pass_time(2 * PATIENCE)
        assert session.table.status == "open"
        assert not session.table.sealed
        await session.run(Sit([Sitter(0, "person", "ann", "ann", seeds=True)], Identity("ann")))
        assert session.info().seats[0].luck == "awaited"


@here
async def test_who_is_forgotten_when_seeds_are_told_leaves_no_seat_that_nobody_plays():
    async with Harness() as harness:
        session = await seated(harness)
        for p in (0, 1):
            await seal(session, p, "a seed")
        await session.run(Forget("ann"))
        await tell(session, 1, "a seed")
        await harness.pass_time(PATIENCE)
        assert (session.table.status, session.table.seeds) == ("playing", ["", "a seed"])
        assert session.table.chairs[0].plays_itself
        assert must_agree(session.table, 1) == []


@here
async def test_nobody_waits_for_one_who_is_away():
    async with Harness() as harness:
        session = await seated(harness)
        await seal(session, 0, "a")
        await harness.pass_time(PATIENCE - 1)
        assert not session.table.sealed
        await harness.pass_time(1)
        assert session.table.sealed
        assert session.table.status == "open"  # Ann has still to tell hers
        with pytest.raises(Refused, match="too-late"):
            await seal(session, 1, "b")
        await tell(session, 0, "a")
        assert (session.table.status, session.table.seeds) == ("playing", ["a", ""])


@here
async def test_a_seed_that_was_not_told_is_left_out_and_the_log_says_so():
    async with Harness() as harness:
        session = await seated(harness)
        await seal(session, 0, "a")
        await seal(session, 1, "b")
        await tell(session, 0, "a")
        await harness.pass_time(PATIENCE)
        assert (session.table.status, session.table.seeds) == ("playing", ["a", ""])
        with pytest.raises(Refused, match="too-late"):
            await tell(session, 1, "b")
        await play_out(harness, session)
        verdict = verify(session.table.game, record(session.table))
        assert verdict.fair
        assert verdict.untold == (1,)


@here
async def test_a_table_that_is_read_again_waits_on():
    async with Harness() as harness:
        session = await seated(harness)
        await seal(session, 0, "a")
        await seal(session, 1, "b")
        session.close()
        del harness.registry.sessions[session.table.id]
        again = await harness.registry.session(session.table.id)
        assert again.table.seals == session.table.seals
        await tell(again, 0, "a")
        await harness.pass_time(PATIENCE)
        assert again.table.seeds == ["a", ""]
