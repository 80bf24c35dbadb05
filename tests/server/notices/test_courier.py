"""What is due is sent once; what fails is tried again, given up, or over."""

import asyncio

import msgspec
import pytest

from tests.server.store.conftest import appended, channel, opened, row, until
from wyrmhoard.server.notices import courier as module
from wyrmhoard.server.notices.channels import Details, encode
from wyrmhoard.server.notices.courier import AGAIN, Courier
from wyrmhoard.server.notices.message import Broken, Gone, Later
from wyrmhoard.server.notices.quiet import Wishes, quiet_until
from wyrmhoard.server.store.base import TAKEN, Person, Turn
from wyrmhoard.server.store.errors import NotStored
from wyrmhoard.server.tables import events

from ..manual_clock import ManualClock

BODY = encode(Details(address="https://x.test/", lang="en", home="https://d.test"))
CHANCE = 15


class Way:
    """Fails as it is told, one time after the other, and then works."""

    def __init__(self, *fails):
        self.fails, self.sent = list(fails), []

    async def send(self, to, message):
        if self.fails and (no := self.fails.pop(0)):
            raise no
        self.sent.append((message.kind, message.table, message.n))


class Hanging:
    """Answers nobody, until it goes on."""

    def __init__(self):
        self.count, self.go_on = 0, asyncio.Event()

    async def send(self, to, message):
        self.count += 1
        await self.go_on.wait()


class World:
    """Ann has a turn at table t, asked by entry 1, and a channel of each kind in `ways`."""

    def __init__(self, store, ways):
        self.store, self.clock = store, ManualClock()
        self.courier = Courier(store, self.clock, ways, b"secret")

    async def settle(self):
        while going := self.courier.tasks.running | self.courier.deliveries.running:
            await asyncio.wait(list(going))

    async def look(self, later=0):
        self.clock.time += later
        self.courier.look()
        await self.settle()

    async def state(self, id="json"):
        found = await self.store.channel(id)
        return found and (found.state, found.trouble)


def played(file_url, work, turn=True, **ways):
    async def run():
        async with opened(file_url) as store:
            world = World(store, ways)
            await store.create(row("t"), b"[]", ["ann"])
            await store.add_person(Person(id="ann", name="Ann", key=b"", created=0))
            for kind in ways:
                await store.add_channel(channel("ann", kind, kind=kind, body=BODY))
            if turn:
                await appended(store, "t", 1, b"[]", [Turn("ann", 1, world.clock.now())])
            await work(world)
            await world.courier.close()

    asyncio.run(run())


def test_sent_once(file_url):
    way = Way()

    async def work(world):
        for _ in range(3):
            await world.look(TAKEN)
        assert way.sent == [("turn", "t", 1)]
        assert await world.store.waiting_notices() == 0
        assert world.courier.counts == {("json", "sent"): 1}

    played(file_url, work, json=way)


def test_tried_again_later_and_said_meanwhile(file_url):
    way = Way(Later("trouble-busy"), Later("trouble-slow"))

    async def work(world):
        await world.look()
        assert await world.state() == ("on", "trouble-busy")
        await world.look(AGAIN[0] - 1)
        assert len(way.fails) == 1
        await world.look(1)
        assert await world.state() == ("on", "trouble-slow")
        await world.look(AGAIN[1])
        assert way.sent == [("turn", "t", 1)]
        assert await world.state() == ("on", "")

    played(file_url, work, json=way)


def test_as_late_as_the_other_side_asks(file_url):
    way = Way(Later("trouble-busy", 3 * AGAIN[0]))

    async def work(world):
        await world.look()
        await world.look(3 * AGAIN[0] - 1)
        assert way.sent == []
        await world.look(1)
        assert len(way.sent) == 1

    played(file_url, work, json=way)


def test_given_up_and_told_by_another_way(file_url):
    way, other = Way(*(Later("trouble-not-reached") for _ in range(9))), Way()

    async def work(world):
        await world.look()
        for wait in AGAIN:
            assert (await world.state())[0] == "on"
            await world.look(wait)
        assert await world.state() == ("broken", "trouble-not-reached")
        await world.look()
        assert other.sent == [("turn", "t", 1), ("broken", "", 0)]
        assert await world.store.waiting_notices() == 0

    played(file_url, work, json=way, discord=other)


def test_what_was_not_even_tried_does_not_count(file_url):
    way = Way(*(Later("trouble-slow", 5, tried=False) for _ in range(20)))

    async def work(world):
        for _ in range(20):
            await world.look(5)
        assert (await world.state())[0] == "on"
        await world.look(5)
        assert len(way.sent) == 1

    played(file_url, work, json=way)


@pytest.mark.parametrize(
    ("no", "state"),
    [(Broken("trouble-refused"), ("broken", "trouble-refused")), (Gone("trouble-gone"), None)],
)
def test_what_cannot_work_is_not_tried_again(file_url, no, state):
    way = Way(no)

    async def work(world):
        await world.look()
        await world.look(TAKEN)
        assert (way.sent, await world.state()) == ([], state)
        assert await world.store.waiting_notices() == 0

    played(file_url, work, json=way)


OTHERS = events.Moved(5, 0, 7)
OVER = [
    [events.Moved(5, 1, 7)], [events.Gone(5, 1)], [events.Left(5, 1)], [events.Undone(5, 0, 1)],
    [OTHERS, events.Undone(5, 0, 2)], [events.Ended(5, "host")],
]  # fmt: skip
NOT_OVER = [
    [OTHERS], [events.Moved(5, CHANCE, 7)], [events.Gone(5, 0)],
    [events.Spoke(5, "bob", 0, "Bob", "hi")], [events.UndoAsked(5, 0)],
    [OTHERS, events.Undone(5, 0, 1)],  # another's secret choice, made anew
]  # fmt: skip


@pytest.mark.parametrize(
    ("since", "told"), [(e, 0) for e in OVER] + [(e, 1) for e in NOT_OVER], ids=repr
)
def test_a_turn_that_is_over_is_not_told_of(file_url, since, told):
    way = Way()

    async def work(world):
        for n, event in enumerate(since, 2):
            await world.store.append("t", n, events.encode([event]))
        await world.look()
        assert len(way.sent) == told
        assert await world.store.waiting_notices() == 0

    played(file_url, work, json=way)


def test_quiet_hours_are_waited_out(file_url):
    way, hour = Way(), 3_600_000

    async def work(world):
        minute = world.clock.now() // 60_000 % 1440
        wishes = Wishes((minute - 1) % 1440, (minute + 60) % 1440, "UTC")
        await world.store.set_wishes("ann", msgspec.json.encode(wishes))
        await world.look()
        await world.look(hour - 60_000)
        assert way.sent == []
        await world.look(60_000)
        assert len(way.sent) == 1

    played(file_url, work, json=way)


@pytest.mark.parametrize(
    ("start", "end", "hour", "until"),
    [(22, 7, 23, 31), (22, 7, 3, 7), (22, 7, 7, 0), (22, 7, 12, 0), (9, 17, 9, 17), (0, 0, 5, 0)],
)
def test_when_quiet_hours_end(start, end, hour, until):
    """In Kathmandu, where a day begins at a quarter past."""
    midnight = 1_788_200_100_000  # 2026-09-01, there
    wishes = Wishes(start * 60, end * 60, "Asia/Kathmandu")
    ends = quiet_until(wishes, midnight + hour * 3_600_000)
    assert ends == (midnight + until * 3_600_000 if until else 0)


def test_what_was_sent_and_could_not_be_noted_is_not_sent_again(file_url):
    way = Way()

    async def work(world):
        settle = world.store.settle_notices

        async def fails(*_):
            raise NotStored

        world.store.settle_notices = fails
        await world.look()
        await world.look(2 * TAKEN)
        assert len(way.sent) == 1
        world.store.settle_notices = settle
        await world.look(2 * TAKEN)
        await world.look(2 * TAKEN)
        assert len(way.sent) == 1
        assert await world.store.waiting_notices() == 0

    played(file_url, work, json=way)


def test_one_that_hangs_keeps_nobody_waiting(file_url):
    """Not the other channels, not the table, not the next look."""
    other = Way()

    async def work(world):
        world.courier.look()
        await until(lambda: other.sent)
        assert await world.store.append("t", 2, b"[]")
        world.courier.deliveries.cancel()

    played(file_url, work, json=Hanging(), discord=other)


def test_an_error_of_ours_is_tried_again_a_few_times_and_no_more(file_url):
    """Nor is it taken again and again, as if its process were gone."""
    way = Way(*(ZeroDivisionError() for _ in range(9)))

    async def work(world):
        await world.look()
        for wait in AGAIN:
            await world.look(wait - 1)
            assert (await world.state())[0] == "on"
            await world.look(1)
        assert len(way.fails) == 9 - 1 - len(AGAIN)
        assert await world.state() == ("broken", "trouble-not-reached")
        assert await world.store.waiting_notices() == 0

    played(file_url, work, json=way)


def test_one_that_hangs_takes_a_few_places_only(file_url):
    way = Hanging()

    async def work(world):
        for n in range(3 * module.EACH):
            await world.store.create(row(f"t{n}"), b"[]", [])
            await appended(world.store, f"t{n}", 1, b"[]", [Turn("ann", 0, 1)])
        world.courier.look()
        await until(lambda: world.courier.flying == way.count == module.EACH)
        world.courier.deliveries.cancel()

    played(file_url, work, turn=False, json=way)


def test_what_arrives_while_the_server_stops_is_not_sent_again(file_url):
    way = Hanging()

    async def work(world):
        world.courier.look()
        await until(lambda: way.count)
        closing = asyncio.create_task(world.courier.close())
        await asyncio.sleep(0)
        way.go_on.set()
        await closing
        assert await world.store.waiting_notices() == 0

    played(file_url, work, json=way)


def test_no_more_are_on_their_way_than_may_be(file_url, monkeypatch):
    monkeypatch.setattr(module, "MOST", 8)
    most, now = 0, 0

    class Counting(Way):
        async def send(self, to, message):
            nonlocal most, now
            now += 1
            most = max(most, now)
            await asyncio.sleep(0.001)
            now -= 1
            self.sent.append(message.table)

    way = Counting()

    async def work(world):
        for n in range(40):
            await world.store.add_channel(channel(f"p{n}", f"c{n}", kind="json", body=BODY))
            await world.store.create(row(f"t{n}"), b"[]", [])
            await appended(world.store, f"t{n}", 1, b"[]", [Turn(f"p{n}", 0, 1)])
        world.courier.look()
        await until(lambda: len(way.sent) == 40)
        await world.settle()
        assert sorted(way.sent) == sorted(f"t{n}" for n in range(40))
        assert most <= 8

    played(file_url, work, turn=False, json=way)
