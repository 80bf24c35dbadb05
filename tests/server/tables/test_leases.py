"""Of several processes one looks after a table: it lets bots think, and clocks run out."""

from contextlib import asynccontextmanager

from wyrmhoard.server.protocol.messages import ClockInfo
from wyrmhoard.server.tables import audience
from wyrmhoard.server.tables.leases import TICK
from wyrmhoard.server.tables.schedule import SLOWEST

from ..harness import Harness, RecordingClient, here

ABANDONED = 3000


@asynccontextmanager
async def two_processes():
    """With people connected to both, at one table of bots."""
    async with Harness() as one, Harness(one.store.another(), one.clock) as other:
        session = await one.table("mount-drago", 2, sit=0, bots="novice")
        await one.settle()
        sessions = [session, await other.registry.session(session.table.id)]
        for each in sessions:
            each.join(RecordingClient("Ann"))
        yield one, other, *sessions


async def pass_time(ms, *harnesses):
    for harness in harnesses:
        await harness.settle()
    end = harnesses[0].clock.now() + ms
    while (due := harnesses[0].clock.next()) is not None and due <= end:
        harnesses[0].clock.move_to(due)
        for harness in harnesses:
            await harness.settle()
    harnesses[0].clock.move_to(end)


@here
async def test_only_the_process_that_looks_after_a_table_thinks_about_it():
    async with two_processes() as (one, other, mine, theirs):
        await pass_time(5 * SLOWEST, one, other)
        assert mine.table.n > 4
        assert one.registry.bots.begun >= mine.table.n - 4
        assert other.registry.bots.begun == 0
        assert not theirs.scheduler.plans


@here
async def test_a_table_whose_process_is_gone_is_looked_after_by_another():
    async with two_processes() as (one, other, mine, theirs):
        await one.registry.close()
        other.registry.start()
        await pass_time(TICK + SLOWEST, other)
        assert theirs.table.n > mine.table.n
        assert other.registry.leases.held == {mine.table.id}


@here
async def test_who_has_lost_a_table_lets_it_be():
    async with two_processes() as (one, other, mine, _):
        one.store.leases[mine.table.id] = other.store.me
        await one.registry.leases.tick()
        assert not mine.scheduler.plans
        n = mine.table.n
        await pass_time(3 * SLOWEST, one)
        assert mine.table.n == n


@here
async def test_when_nothing_is_due_any_more_nobody_looks_after_it():
    async with Harness() as harness:
        session = await harness.table("mount-drago", 2, sit=0, bots="novice")
        await harness.settle()
        assert harness.store.leases == {session.table.id: harness.store.me}
        session.audience.last = 0
        session.scheduler.plan()
        await harness.settle()
        assert harness.store.leases == {}


@here
async def test_a_store_that_is_away_when_a_table_is_claimed_is_asked_again():
    async with Harness() as harness:
        claim, harness.store.claim = harness.store.claim, failing
        session = await harness.table("mount-drago", 2, sit=0, bots="novice")
        await harness.settle()
        assert not session.scheduler.plans
        harness.store.claim = claim
        await harness.registry.leases.tick()
        assert session.scheduler.plans


async def failing(tables):
    raise OSError


@here
async def test_abandoned_tables_are_not_even_read_after_a_restart(monkeypatch):
    monkeypatch.setattr(audience, "PAUSE", 3000)
    async with Harness() as harness:
        old = await harness.table("mount-drago", 2, sit=0, bots="novice")
        clock = await harness.table("mount-drago", 2, sit=2, clock=ClockInfo(move=60))
        await harness.pass_time(5000)
        row, log = harness.store.rows[old.table.id], harness.store.entries[old.table.id]
        for n in range(ABANDONED):
            harness.store.rows[f"old {n}"], harness.store.entries[f"old {n}"] = row, log
        await harness.registry.close()
        async with Harness(harness.store.another(), harness.clock) as again:
            reads, read = [], again.store.read
            again.store.read = lambda *given: (reads.append(given[0]), read(*given))[1]
            again.registry.start()
            await again.pass_time(10 * TICK)
            assert set(reads) <= {clock.table.id}
