"""Bots think in a fair queue, with as many trees as threads, and for those who look at them."""

import asyncio
import threading

import msgspec
import pytest

from wyrmhoard.bots.search_tree import TREE
from wyrmhoard.engine.refused import Refused
from wyrmhoard.server.protocol.messages import TableChanged
from wyrmhoard.server.tables.audience import PAUSE
from wyrmhoard.server.tables.presence import Note
from wyrmhoard.server.tables.schedule import SLOWEST
from wyrmhoard.server.workers import bots as workers
from wyrmhoard.server.workers.bots import Bots, Thought
from wyrmhoard.server.workers.compiled import CompiledRules
from wyrmhoard.server.workers.turns import Turns

from .harness import Harness, RecordingClient, here
from .tables.test_session import first, play

DAY = 24 * 3600 * 1000


def served(turns):
    found = []
    while turns:
        found.append(turns.take())
    return found


def test_who_has_much_waiting_does_not_hold_up_the_others():
    turns = Turns()
    for n in range(4):
        turns.put(["home", "ann"], f"ann {n}")
    turns.put(["home", "bob"], "bob")
    turns.put(["away", "cec"], "cec")
    assert served(turns) == ["ann 0", "cec", "bob", "ann 1", "ann 2", "ann 3"]


class HeldBots(Bots):
    """Thinks about nothing until a test lets it, and writes down for whom."""

    def __init__(self, most=1):
        super().__init__(CompiledRules(), seed=1)
        self.most, self.gate, self.order = most, threading.Event(), []

    def think(self, thought, given, n):
        self.gate.wait(60)
        self.order.append(given)
        return n


def thought(name, *names, looked_at=True, view=None):
    return Thought(None, "hard", None, 0, lambda: view or name, names, looked_at)


async def chosen(bots, *thoughts):
    asking = [asyncio.create_task(bots.choose(each)) for each in thoughts]
    await asyncio.sleep(0)
    return asking


@here
async def test_tables_with_people_come_before_those_without_and_nobody_starves_another():
    bots = HeldBots()
    asking = await chosen(
        bots,
        thought("begun", "x"),
        *(thought(f"alone {n}", "x", looked_at=False) for n in range(2)),
        *(thought(f"ann {n}", "1.2.3.4", "ann") for n in range(3)),
        thought("bob", "5.6.7.8", "bob"),
    )
    bots.gate.set()
    await asyncio.gather(*asking)
    assert bots.order == ["begun", "ann 0", "bob", "ann 1", "ann 2", "alone 0", "alone 1"]
    bots.close()


@here
async def test_a_thought_somebody_comes_to_look_at_is_thought_first_and_once():
    bots = HeldBots()
    late = thought("late", "x", looked_at=False)
    asking = await chosen(bots, thought("begun", "x"), thought("other", "x", looked_at=False), late)
    bots.hurry(late)
    bots.gate.set()
    await asyncio.gather(*asking)
    assert bots.order == ["begun", "late", "other"]
    assert bots.waiting == bots.thinking == 0
    bots.close()


@here
async def test_what_nobody_wants_any_more_is_not_thought():
    bots = HeldBots()
    stale = Thought(None, "hard", None, 0, lambda: None, ("x",), looked_at=True)
    asking = await chosen(bots, thought("begun", "x"), stale, thought("last", "x"))
    bots.gate.set()
    _, no, _ = await asyncio.gather(*asking, return_exceptions=True)
    assert (no.why, bots.order) == ("too-late", ["begun", "last"])
    bots.close()


@here
async def test_the_queue_is_bounded(monkeypatch):
    monkeypatch.setattr(workers, "LONGEST", 2)
    bots = HeldBots()
    asking = await chosen(bots, *(thought(str(n), "x") for n in range(3)))
    with pytest.raises(Refused, match="too-fast"):
        await bots.choose(thought("too many", "x"))
    bots.gate.set()
    await asyncio.gather(*asking)
    bots.close()


@here
async def test_as_many_trees_as_threads_however_many_tables_think(monkeypatch):
    made = []
    blank = type(TREE).blank
    monkeypatch.setattr(
        type(TREE), "blank", lambda self, *n: (self is TREE and made.append(1), blank(self, *n))[1]
    )
    async with Harness() as harness:
        harness.registry.bots.most = 2
        form = {"sit": 0, "bots": "hard", "box": {}}
        for level in ("hard", "medium"):
            for game in ("dragons-cave", "mount-drago"):
                for _ in range(3):
                    await harness.table(game, 2, **(form | {"bots": level}))
        await harness.pass_time(1)
        assert harness.registry.bots.begun >= 12
    assert 0 < len(made) <= harness.registry.bots.threads._max_workers


def bots_alone(harness):
    return harness.table("mount-drago", 2, sit=0, bots="novice")


@here
async def test_a_table_nobody_looks_at_pauses_and_goes_on_when_somebody_comes(monkeypatch):
    monkeypatch.setattr("wyrmhoard.server.tables.audience.PAUSE", 10_000)
    async with Harness() as harness:
        session = await bots_alone(harness)
        await harness.pass_time(10_000)
        n = session.table.n
        assert n > 3
        await harness.pass_time(100_000)
        assert (session.table.n, session.idle) == (n, True)
        client = RecordingClient("Ann")
        session.join(client)
        await harness.pass_time(SLOWEST)
        assert session.table.n > n
        session.leave(client)
        await harness.pass_time(9_000)
        assert session.table.n > n + 3


@here
async def test_a_paused_table_is_forgotten_and_goes_on_where_it_was():
    async with Harness() as harness:
        session = await bots_alone(harness)
        session.table.attended = session.audience.last = harness.clock.now() - PAUSE
        session.scheduler.plan()
        await harness.pass_time(700_000)
        n = session.table.n
        harness.registry.drop_idle()
        assert not harness.registry.sessions
        again = await harness.registry.session(session.table.id)
        again.join(RecordingClient("Ann"))
        await harness.pass_time(SLOWEST)
        assert again.table.n > n


@here
async def test_somebody_at_another_process_is_somebody():
    async with Harness() as harness:
        session = await bots_alone(harness)
        session.audience.last = harness.clock.now() - PAUSE
        assert session.audience.paused
        note = msgspec.json.encode(Note("another", frozenset(), 1))
        harness.registry.heard(session.table.id, -1, note)
        assert not session.audience.paused


@pytest.mark.parametrize("jump", [DAY, -DAY])
@here
async def test_a_clock_that_jumps_freezes_no_bot(jump):
    """Forward while the server runs; back while it is stopped, or at another host."""
    async with Harness() as harness:
        harness.clock.time = 1000 * DAY
        session = await harness.table("mount-drago", 2, bots="novice", box={"first": 1})
        session.join(RecordingClient("Ann"))
        harness.clock.time += DAY
        await harness.pass_time(SLOWEST)
        session.close()
        harness.registry.sessions.clear()
        harness.clock.timers.clear()
        harness.clock.time += jump - DAY
        again = await harness.registry.session(session.table.id)
        again.join(RecordingClient("Ann"))
        while not again.table.chairs[again.table.actors[0]].plays_itself:
            p = again.table.actors[0]
            await play(again, p, first(again, p))
        n = again.table.n
        await harness.pass_time(SLOWEST)
        assert again.table.n > n


@here
async def test_a_table_says_that_its_bots_are_warming_up_until_the_rules_are_compiled():
    async with Harness() as harness:
        form = {"sit": 0, "box": {}}
        weak = await harness.table("dragons-cave", 2, **form, bots="novice")
        strong = await harness.table("dragons-cave", 2, **form, bots="hard")
        client = RecordingClient("ann")
        strong.join(client)
        assert (weak.info().warming, strong.info().warming) == (False, True)
        registry = harness.registry
        registry.go_compiled(registry.rules.load("dragons-cave"))
        assert not strong.info().warming
        assert not client.last(TableChanged).table.warming
