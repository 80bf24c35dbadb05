"""Deals: who does the same meets the same luck, and what differs shares as much as it can."""

import dataclasses
import json
from collections import Counter

import numpy as np
import pytest

from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES
from wyrmhoard.server.protocol.forms import OpenTable
from wyrmhoard.server.tables import deal as deals
from wyrmhoard.server.tables.chair import Identity
from wyrmhoard.server.tables.commands import Say, Seal, Sit, Sitter
from wyrmhoard.server.tables.deal import Dealer, Questions
from wyrmhoard.server.tables.decide import decide
from wyrmhoard.server.tables.export import draws, record
from wyrmhoard.server.tables.opening import Dealt
from wyrmhoard.server.tables.verify import verify
from wyrmhoard.server.workers.bots import Thought, seed_of

from ..harness import Harness, here, person
from ..memory_store import Memory
from .test_session import play

NOON = 1_790_000_000_000  # in September 2026
SECRET = bytes(range(32))


async def dealt(harness, game, deal="2026-09-21-x", secret=SECRET, seats=2, **form):
    form = OpenTable(game=game, seats=seats, **({"sit": seats} | form))
    id = await harness.registry.open(person("Ann"), form, dealt=Dealt(deal, secret))
    return await harness.registry.session(id)


async def played(harness, game, choose, most=60, **given):
    """`choose` picks of the moves there are."""
    session = await dealt(harness, game, **given)
    table = session.table
    for _ in range(most):
        if table.status != "playing":
            break
        p = table.actors[0]
        move = choose(table.match.legal(p))
        harness.clock.time += table.pause(p, move, harness.clock.now())
        await play(session, p, move)
    return table


def at_random(seed):
    rng = np.random.default_rng(seed)
    return lambda moves: int(rng.choice(moves))


def luck(table):
    return [move for who, move in table.match.moves if who == CHANCE]


@pytest.mark.parametrize("game", GAMES)
@here
async def test_who_does_the_same_meets_the_same_luck(game):
    async with Harness() as harness:
        one, two, *others = [
            await played(harness, game, at_random(1), most=25, seats=3, secret=secret)
            for secret in (SECRET, SECRET, b"one", b"two", b"three")
        ]
        assert one.id != two.id
        assert one.match.moves == two.match.moves
        drawn = any(len(choices) > 1 for _, choices, *_ in draws(one.match))
        assert drawn == any(luck(one) != luck(other) for other in others)


def thrown(table):
    """What luck answered, by question: for a seat's first, second, … time."""
    found, times = {}, Counter()
    for _, choices, weights, move, seat in draws(table.match):
        question = str((choices, weights))
        found[question, seat, times[question, seat]] = move
        times[question, seat] += 1
    return found


@here
async def test_dice_are_the_same_for_each_seat_however_often_others_roll():
    async with Harness() as harness:
        deal = {"game": "troll-and-dragon", "most": 120, "seats": 3}
        one = thrown(await played(harness, choose=at_random(1), **deal))
        two = thrown(await played(harness, choose=at_random(2), **deal))
        again = {key for key in one.keys() & two.keys() if key[2]}
        assert len(again) > 10
        assert all(one[key] == two[key] for key in again)


@here
async def test_a_pile_of_cards_has_one_order_whoever_draws():
    async with Harness() as harness:
        one, two = [
            luck(await played(harness, "mount-drago", choose, seats=3))
            for choose in (lambda moves: moves[0], lambda moves: moves[-1])
        ]
        n = min(len(one), len(two))
        assert n > 20
        assert one[:n] == two[:n]


def test_a_question_asked_anew_goes_by_the_seat():
    asked, dice = Questions(), ([1, 2, 3], [1, 1, 2])
    first = asked.asked(*dice, 0)
    assert first[1:] == (deals.ANYONE, 0) == Questions().asked(*dice, 7)[1:]
    assert asked.asked(*dice, 1)[1:] == (1, 0)
    assert asked.asked(*dice, 0)[1:] == (0, 1)
    assert asked.asked([1, 2, 3], [1, 1, 1], 0)[1:] == (deals.ANYONE, 0)
    assert asked.draw(SECRET, [5], [1], 0) == 0
    assert sum(asked.times.values()) == 2 * 4, "what is certain is no question"


@pytest.mark.parametrize("game", ["mount-drago", "troll-and-dragon"])
@here
async def test_a_deal_is_verified_once_it_is_laid_open(game):
    async with Harness() as harness:
        deal = deals.of_the_day(game, NOON)
        given = {"deal": deal, "most": 2000}
        table = await played(harness, game, at_random(3), **given)
        end = deals.ends(deal)
        assert table.status == "over"
        sealed = json.loads(json.dumps(record(table, end - 1)))
        assert sealed["luck"]["secret"] == ""
        with pytest.raises(Refused, match="deal-not-open") as no:
            verify(table.game, sealed)
        assert no.value.blanks == {"day": "2026-09-21"}
        data = json.loads(json.dumps(record(table, end)))
        assert verify(table.game, data).fair
        data["luck"]["secret"] = SECRET[::-1].hex()
        verdict = verify(table.game, data)
        assert not verdict.committed
        assert verdict.wrong


@here
async def test_processes_and_restarts_agree_on_a_deal():
    store = Memory()
    one, two = Dealer(store), Dealer(store.another())
    today, tomorrow = (deals.of_the_day("mount-drago", NOON + n * deals.DAY) for n in (0, 1))
    assert await one.secret(today) == await two.secret(today) == await Dealer(store).secret(today)
    assert await one.table(today, "ann") == await two.table(today, "ann")
    found = {
        await one.secret(today),
        await one.secret(tomorrow),
        await Dealer(Memory()).secret(today),
    }
    assert len(found) == 3
    assert await one.table(today, "ann") != await one.table(today, "bob")


def test_a_deal_ends_with_the_day_its_name_begins_with():
    deal = deals.among_friends(NOON)
    assert deal.startswith("2026-10-05-")
    assert deals.date(deals.ends(deal)) == "2026-10-06"
    assert deals.date(deals.ends(deal) - 1) == "2026-10-05"


@here
async def test_nobody_bends_the_luck_of_a_deal_with_a_seed_nor_tells_what_comes():
    async with Harness() as harness:
        session = await dealt(harness, "mount-drago", sit=0)
        table, bob = session.table, Identity("bob")
        seats = [Sitter(p, "person", "bob", "Bob", seeds=True) for p in range(2)]
        await session.run(Sit(seats, bob))
        assert table.status == "playing"
        assert table.seeds == ["", ""]
        with pytest.raises(Refused, match="too-late"):
            decide(table, Seal(0, "0" * 64, bob), 1)
        with pytest.raises(Refused, match="deal-no-chat"):
            decide(table, Say("red is next", "Cy", Identity("cy")), 1)


@here
async def test_bots_think_alike_in_the_same_position():
    async with Harness() as harness:
        one, two, other = [
            (await dealt(harness, "mount-drago", secret=secret)).table
            for secret in (SECRET, SECRET, SECRET[::-1])
        ]

        def seed(table, seat, secret=None):
            match, secret = table.match, table.secret if secret is None else secret
            thought = Thought(match.game, "easy", match.boxes, seat, None, (), False, secret)
            return seed_of(thought, table.told(seat))

        assert seed(one, 0) == seed(two, 0)
        assert seed(one, 0) != seed(one, 1) != seed(other, 1)
        assert seed(one, 0, b"") == []


@here
async def test_a_table_read_from_the_store_goes_on_with_the_same_luck():
    async with Harness() as harness:
        table = await played(harness, "troll-and-dragon", at_random(1), most=30)
        async with Harness(harness.store.another(), harness.clock) as second:
            read = (await second.registry.session(table.id)).table
            assert read.match.moves == table.match.moves
            assert read.questions.times == table.questions.times
            assert dataclasses.asdict(read.players[0]) == dataclasses.asdict(table.players[0])
