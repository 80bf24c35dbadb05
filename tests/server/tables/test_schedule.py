"""Time is an event: clocks, bots at their pace, players who are gone, and the race."""

import asyncio
from itertools import pairwise

import pytest

from wyrmhoard.engine.refused import Refused
from wyrmhoard.server.protocol.messages import TableChanged, Change, ClockInfo, Scene
from wyrmhoard.server.tables.chair import Identity
from wyrmhoard.server.tables.commands import Return, Sit, Sitter
from wyrmhoard.server.tables.schedule import QUICKEST, SLOWEST

from ..harness import RecordingClient, Harness, here
from .test_session import first, owner, play, take, two_at_a_table


def left(session, seat, now):
    return session.table.chairs[seat].left(session.table.opened.clock, now)


async def until_turn_of(session, seat):
    while session.table.actors != [seat]:
        p = session.table.actors[0]
        await play(session, p, first(session, p))


@here
async def test_a_bot_moves_at_its_pace_and_not_before():
    async with Harness() as harness:
        session = await harness.table("mount-drago", 2, bots="novice", box={"first": 1})
        assert session.table.actors == [1]
        n = session.table.n
        await harness.pass_time(QUICKEST - 1)
        assert session.table.n == n
        await harness.pass_time(SLOWEST - QUICKEST + 1)
        assert session.table.n > n


@here
async def test_a_bots_turn_is_one_event_whatever_it_consists_of():
    async with Harness() as harness:
        session = await harness.table("dark-cave", 2, bots="novice")
        await until_turn_of(session, 1)
        table, seen = session.table, len(session.table.log)
        await harness.pass_time(QUICKEST - 1)
        assert len(table.log) == seen
        while table.actors == [1]:
            await harness.pass_time(SLOWEST - QUICKEST + 1 if len(table.log) == seen else 0)
        assert sum(line.who == 1 for line in table.log[seen:]) > 1


@here
async def test_bots_keep_to_the_calmest_pace_of_those_who_sit_at_the_table():
    async with Harness() as harness:
        session = await harness.table("mount-drago", 3, box={"first": 2})
        await take(session, 1, "bob")
        ann, bob = RecordingClient("Ann", pace="off"), RecordingClient("Bob", pace="quick")
        for client in (ann, bob, RecordingClient("Eve")):  # Eve looks on
            session.join(client)
        assert session.scheduler.pace == "quick"
        session.leave(bob)
        assert session.scheduler.pace == "off"
        ann.pace = "normal"
        session.set_pace()
        assert session.scheduler.pace == "normal"


@here
async def test_where_nobody_wants_a_pause_bots_make_none():
    async with Harness() as harness:
        session = await harness.table("mount-drago", 2, box={"first": 1})
        session.join(RecordingClient("Ann", pace="off"))
        n = session.table.n
        bot = Sitter(1, "bot", "ann", "", "novice")
        await session.run(Sit([bot], Identity("ann")))
        await harness.pass_time(0)
        assert session.table.actors == [0]
        assert session.table.n > n + 1


@here
async def test_after_the_move_clock_a_bot_plays_on_until_the_player_returns():
    async with Harness() as harness:
        session = await two_at_a_table(harness, clock=ClockInfo(move=30))
        client = RecordingClient("Ann")
        session.join(client)
        seat = session.table.actors[0]
        await harness.pass_time(29_999)
        assert not session.table.chairs[seat].away
        await harness.pass_time(1)
        assert session.table.chairs[seat].away
        assert client.last(TableChanged).table.seats[seat].away
        moved = session.table.n
        await harness.pass_time(SLOWEST)
        assert session.table.n > moved
        with pytest.raises(Refused, match="seat-not-away"):
            await session.run(Return(1 - seat, owner(session, 1 - seat)))
        await session.run(Return(seat, owner(session, seat)))
        assert not session.table.chairs[seat].away


@here
async def test_whoever_is_away_and_moves_is_back():
    async with Harness() as harness:
        session = await two_at_a_table(harness, clock=ClockInfo(move=30))
        seat = session.table.actors[0]
        await harness.pass_time(30_000)
        chair = session.table.chairs[seat]
        assert chair.away
        await play(session, seat, first(session, seat))
        assert not chair.away
        assert session.table.log[-1].who == seat


@here
async def test_the_match_clock_counts_all_moves_of_a_seat():
    async with Harness() as harness:
        session = await two_at_a_table(harness, clock=ClockInfo(match=100))
        seat = session.table.actors[0]
        await harness.pass_time(40_000)
        await play(session, seat, first(session, seat))
        await until_turn_of(session, seat)
        assert left(session, seat, harness.clock.now()) == 60_000
        await harness.pass_time(59_999)
        assert not session.table.chairs[seat].away
        await harness.pass_time(1)
        assert session.table.chairs[seat].away


@here
async def test_clocks_are_told_with_every_change():
    async with Harness() as harness:
        session = await two_at_a_table(harness, clock=ClockInfo(match=100))
        client = RecordingClient("Ann")
        session.join(client)
        session.send_scenes(client)
        seat = session.table.actors[0]
        await harness.pass_time(5000)
        await play(session, seat, first(session, seat))
        assert client.last(Change).left[seat] == 95_000


@here
async def test_without_a_clock_a_table_waits_for_days():
    async with Harness() as harness:
        session = await two_at_a_table(harness)
        n = session.table.n
        await harness.pass_time(30 * 24 * 3600 * 1000)
        assert (session.table.n, session.table.status) == (n, "playing")


@here
async def test_a_restarted_server_lets_clocks_run_on():
    async with Harness() as harness:
        session = await two_at_a_table(harness, clock=ClockInfo(move=3600))
        seat, id = session.table.actors[0], session.table.id
        await harness.pass_time(3_000_000)
        await harness.registry.close()
        async with Harness(harness.store.another(), harness.clock) as again:
            again.registry.start()
            await again.pass_time(600_000)
            assert again.registry.sessions[id].table.chairs[seat].away


async def in_the_cavern(harness, **form):
    """Three players, a person in the Cavern as soon as a key and a door have come up."""
    session = await harness.table("troll-and-dragon", 3, **{"sit": 3, **form})
    table, moves = session.table, session.table.game.moves
    while True:
        p = int(table.match.states[0].turn)
        if table.chairs[p].taken == "bot":
            await harness.pass_time(100)
            continue
        if table.match.racing:
            return session, moves
        said = {moves.text(m): m for m in table.match.legal(p)}
        text = next(t for t in ("enter", "roll_treasure", "roll_grotto") if t in said)
        await play(session, p, said[text])


@here
async def test_in_the_race_a_side_must_pause_between_rolls():
    async with Harness() as harness:
        session, moves = await in_the_cavern(harness)
        adventurer = int(session.table.match.states[0].turn)
        roll = moves.parse("roll_treasure")
        with pytest.raises(Refused, match="too-soon"):
            await play(session, adventurer, roll)
        await harness.pass_time(699)
        with pytest.raises(Refused, match="too-soon"):
            await play(session, adventurer, roll)
        await harness.pass_time(1)
        await play(session, adventurer, roll)


@here
async def test_a_host_whose_clock_is_behind_waits_no_longer_than_the_pause():
    async with Harness() as harness:
        session, moves = await in_the_cavern(harness)
        table, before = session.table, harness.clock.now() - 60_000
        adventurer = int(table.match.states[0].turn)
        assert table.pause(adventurer, moves.parse("roll_treasure"), before) == 700
        session = await harness.table("dragons-cave", 2, sit=2)
        seat = session.table.actors[0]
        move = session.table.asks[seat][0]
        await play(session, seat, move)
        assert session.table.pause(seat, move, before) == 0


@here
async def test_in_a_log_time_never_goes_back():
    async with Harness() as harness:
        session = await harness.table("dragons-cave", 2, sit=2, clock=ClockInfo(match=600))
        for _ in range(4):
            seat = session.table.actors[0]
            await play(session, seat, session.table.asks[seat][0])
            harness.clock.time -= 5000
        times = [line.time for line in session.table.log]
        assert times == sorted(times)
        for chair in session.table.chairs:
            assert chair.used >= 0
            assert chair.left(session.table.opened.clock, harness.clock.now()) <= 600_000


@here
async def test_in_the_race_the_dragon_dice_roll_for_who_holds_them_too_long():
    async with Harness() as harness:
        session, moves = await in_the_cavern(harness)
        roller, n = int(session.table.match.states[0].roller), len(session.table.log)
        await harness.pass_time(1999)
        assert len(session.table.log) == n
        await harness.pass_time(1)
        assert (session.table.log[n].who, session.table.log[n].move) == (
            roller,
            moves.parse("roll_dragon"),
        )


@here
async def test_an_idle_adventurer_leaves():
    async with Harness() as harness:
        session = await harness.table("troll-and-dragon", 2, sit=2)
        moves = session.table.game.moves
        adventurer = None
        while adventurer is None:
            p = session.table.actors[0]
            said = {moves.text(m): m for m in session.table.match.legal(p)}
            text = "enter" if "enter" in said else "roll_grotto"
            await play(session, p, said[text])
            adventurer = p if text == "enter" else None
        n = len(session.table.log)
        await harness.pass_time(20_000)
        assert moves.text(session.table.log[n].move) == "leave"


@here
async def test_racing_bots_roll_as_soon_as_the_pause_is_over():
    async with Harness() as harness:
        # However the bots play: dice that soon show a key and a door, and wake the dragon late.
        box = {"first": 0, "grotto": [1, 2, 2, 1], "dragon": [1, 1]}
        session, moves = await in_the_cavern(harness, sit=1, bots="novice", box=box)
        entered, dragon = len(session.table.log), moves.parse("roll_dragon")
        await harness.pass_time(4000)
        rolls = [x.time for x in session.table.log[entered:] if x.move == dragon]
        assert len(rolls) > 2
        assert {later - earlier for earlier, later in pairwise(rolls)} == {900}


@here
async def test_a_race_is_said_to_be_one_and_a_secret_choice_is_not():
    async with Harness() as harness:
        session = await harness.table("troll-and-dragon", 3, sit=3)
        client = RecordingClient("Ann")
        session.join(client)
        session.send_scenes(client)
        assert not client.last(Scene).racing
        session.close()
        session, moves = await in_the_cavern(harness)
        session.join(client)
        session.send_scenes(client)
        assert client.last(Scene).racing
        await harness.pass_time(700)
        await play(session, int(session.table.match.states[0].turn), moves.parse("roll_treasure"))
        assert client.last(Change).racing == session.table.racing
        secret = await harness.table("dragons-cave", 3, sit=3)
        secret.join(client)
        secret.send_scenes(client)
        assert len(client.last(Scene).actors) > 1
        assert not client.last(Scene).racing


@here
async def test_slow_tables_race_in_beats():
    async with Harness() as harness:
        slow = await harness.table("troll-and-dragon", 2, clock=ClockInfo(move=86_400))
        quick = await harness.table("troll-and-dragon", 2, clock=ClockInfo(move=60))
        asked = await harness.table(
            "troll-and-dragon", 2, clock=ClockInfo(move=86_400), box={"race": "live"}
        )
        races = [session.table.opened.box["race"] for session in (slow, quick, asked)]
        assert races == ["beats", "live", "live"]


@here
async def test_idle_tables_are_forgotten_and_found_again():
    async with Harness() as harness:
        session = await harness.table("dragons-cave", 2)
        await take(session, 1, "bob")
        await harness.pass_time(700_000)
        harness.registry.drop_idle()
        assert not harness.registry.sessions
        again = await harness.registry.session(session.table.id)
        assert again is not session
        assert again.table.match.states.tobytes() == session.table.match.states.tobytes()


@here
async def test_what_could_not_be_stored_is_tried_again():
    async with Harness() as harness:
        session = await harness.table("mount-drago", 2, bots="novice", box={"first": 1})
        n = session.table.n
        harness.store.full = True
        await harness.pass_time(20_000)
        assert session.table.n == n
        harness.store.full = False
        await harness.pass_time(6000)
        assert session.table.n > n


@here
async def test_a_move_is_told_though_its_maker_has_gone():
    """Cut off while the store writes: what is stored is told."""
    async with Harness() as harness:
        session = await two_at_a_table(harness)
        client = RecordingClient("Bob")
        session.join(client)
        session.send_scenes(client)
        go_on = harness.slow_store()
        seat = session.table.actors[0]
        playing = asyncio.create_task(play(session, seat, first(session, seat)))
        await asyncio.sleep(0)
        playing.cancel()
        await asyncio.sleep(0)
        go_on()
        await harness.settle()
        assert len(harness.store.entries[session.table.id]) == session.table.n
        assert client.last(Change).n == session.table.n - 1


@here
async def test_a_slow_store_does_not_keep_the_table_busy():
    async with Harness() as harness:
        session = await two_at_a_table(harness)
        session.join(RecordingClient("Ann"))
        session.set_rest()
        seat = session.table.actors[0]
        go_on = harness.slow_store()
        playing = asyncio.create_task(play(session, seat, first(session, seat)))
        await asyncio.sleep(0)
        assert session.queue.busy
        harness.clock.move_to(harness.clock.now() + 10_000)
        go_on()
        await playing
        assert len(harness.clock.timers) < 50


@here
async def test_a_table_somebody_asked_for_is_not_forgotten_under_their_feet():
    async with Harness() as harness:
        session = await harness.table("dragons-cave", 2)
        id = session.table.id
        harness.registry.sessions.clear()
        mine = await harness.registry.session(id)
        harness.registry.drop_idle()
        assert harness.registry.sessions[id] is mine


@here
async def test_a_table_that_another_process_wrote_to_while_it_was_read_is_complete():
    async with Harness() as harness:
        session = await two_at_a_table(harness)
        id, read = session.table.id, harness.store.read
        seat = session.table.actors[0]

        async def late(*given):
            bodies = await read(*given)
            if len(harness.store.entries[id]) == session.table.n and not late.done:
                late.done = True
                await play(session, seat, first(session, seat))
            return bodies

        late.done = False
        harness.store.read = late
        again = await harness.registry.load(id)
        assert again.table.n == session.table.n
        again.close()
