"""Time is an event: clocks, bots at their pace, players who are gone, and the race."""

import asyncio
from itertools import pairwise

import pytest

from wyrmhoard.engine.refused import Refused
from wyrmhoard.server import judge
from wyrmhoard.server.due import QUICKEST, SLOWEST
from wyrmhoard.server.wire import Around, Change, ClockInfo, Scene

from .place import Ear, Place, here
from .test_table import first, play, take, two_at_a_table


async def until_turn_of(live, seat):
    while live.table.actors != [seat]:
        p = live.table.actors[0]
        await play(live, p, first(live, p))


@here
async def test_a_bot_moves_at_its_pace_and_not_before():
    async with Place() as place:
        live = await place.table("mount-drago", 2, bots="easy", box={"first": 1})
        assert live.table.actors == [1]
        n = live.table.n
        await place.pass_time(QUICKEST - 1)
        assert live.table.n == n
        await place.pass_time(SLOWEST - QUICKEST + 1)
        assert live.table.n == n + 1


@here
async def test_after_the_move_clock_a_bot_plays_on_until_the_player_returns():
    async with Place() as place:
        live = await two_at_a_table(place, clock=ClockInfo(move=30))
        ear = Ear("Ann")
        place.house.enter(live, ear)
        seat = live.table.actors[0]
        await place.pass_time(29_999)
        assert not live.table.chairs[seat].away
        await place.pass_time(1)
        assert live.table.chairs[seat].away
        assert ear.last(Around).table.seats[seat].away
        moved = live.table.n
        await place.pass_time(SLOWEST)
        assert live.table.n > moved
        with pytest.raises(Refused, match="seat-not-away"):
            await live.want(lambda now: judge.come_back(live.table, 1 - seat, now))
        await live.want(lambda now: judge.come_back(live.table, seat, now))
        assert not live.table.chairs[seat].away


@here
async def test_whoever_is_away_and_moves_is_back():
    async with Place() as place:
        live = await two_at_a_table(place, clock=ClockInfo(move=30))
        seat = live.table.actors[0]
        await place.pass_time(30_000)
        chair = live.table.chairs[seat]
        assert chair.away
        given = live.table, seat, chair.asked, first(live, seat)
        await live.want(lambda now: judge.play_in_person(*given, now))
        assert not chair.away
        assert live.table.lines[-1].who == seat


@here
async def test_the_match_clock_counts_all_moves_of_a_seat():
    async with Place() as place:
        live = await two_at_a_table(place, clock=ClockInfo(match=100))
        seat = live.table.actors[0]
        await place.pass_time(40_000)
        await play(live, seat, first(live, seat))
        await until_turn_of(live, seat)
        assert live.table.left(live.table.chairs[seat], place.clock.now()) == 60_000
        await place.pass_time(59_999)
        assert not live.table.chairs[seat].away
        await place.pass_time(1)
        assert live.table.chairs[seat].away


@here
async def test_clocks_are_told_with_every_change():
    async with Place() as place:
        live = await two_at_a_table(place, clock=ClockInfo(match=100))
        ear = Ear("Ann")
        place.house.enter(live, ear)
        live.tell_scenes(ear)
        seat = live.table.actors[0]
        await place.pass_time(5000)
        await play(live, seat, first(live, seat))
        assert ear.last(Change).left[seat] == 95_000


@here
async def test_without_a_clock_a_table_waits_for_days():
    async with Place() as place:
        live = await two_at_a_table(place)
        n = live.table.n
        await place.pass_time(30 * 24 * 3600 * 1000)
        assert (live.table.n, live.table.status) == (n, "playing")


@here
async def test_a_restarted_server_lets_clocks_run_on():
    async with Place() as place:
        live = await two_at_a_table(place, clock=ClockInfo(move=3600))
        seat, id = live.table.actors[0], live.table.id
        await place.pass_time(3_000_000)
        live.close()
        del place.house.lives[id]
        await place.house.wake()
        await place.pass_time(600_000)
        assert place.house.lives[id].table.chairs[seat].away


async def in_the_cavern(place, **form):
    """Three players, one of them in the Cavern as soon as a key and a door have come up."""
    live = await place.table("troll-and-dragon", 3, **{"sit": 3, **form})
    moves = live.table.game.moves
    while not live.table.match.racing:
        p = live.table.actors[0]
        if live.table.chairs[p].taken == "bot":
            await place.pass_time(100)
            continue
        said = {moves.text(m): m for m in live.table.match.legal(p)}
        text = next(t for t in ("enter", "roll_treasure", "roll_grotto") if t in said)
        await play(live, p, said[text])
    return live, moves


@here
async def test_in_the_race_a_side_must_pause_between_rolls():
    async with Place() as place:
        live, moves = await in_the_cavern(place)
        adventurer = int(live.table.match.states[0].turn)
        roll = moves.parse("roll_treasure")
        with pytest.raises(Refused, match="too-soon"):
            await play(live, adventurer, roll)
        await place.pass_time(699)
        with pytest.raises(Refused, match="too-soon"):
            await play(live, adventurer, roll)
        await place.pass_time(1)
        await play(live, adventurer, roll)


@here
async def test_a_host_whose_clock_is_behind_waits_no_longer_than_the_pause():
    async with Place() as place:
        live, moves = await in_the_cavern(place)
        table, before = live.table, place.clock.now() - 60_000
        adventurer = int(table.match.states[0].turn)
        assert table.may_move(adventurer, moves.parse("roll_treasure"), before) == 700
        live = await place.table("dragons-cave", 2, sit=2)
        seat = live.table.actors[0]
        move = live.table.asks[seat][0]
        await play(live, seat, move)
        assert live.table.may_move(seat, move, before) == 0


@here
async def test_in_a_log_time_never_goes_back():
    async with Place() as place:
        live = await place.table("dragons-cave", 2, sit=2, clock=ClockInfo(match=600))
        for _ in range(4):
            seat = live.table.actors[0]
            await play(live, seat, live.table.asks[seat][0])
            place.clock.time -= 5000
        times = [line.time for line in live.table.lines]
        assert times == sorted(times)
        for chair in live.table.chairs:
            assert chair.used >= 0
            assert live.table.left(chair, place.clock.now()) <= 600_000


@here
async def test_in_the_race_the_dragon_dice_roll_for_who_holds_them_too_long():
    async with Place() as place:
        live, moves = await in_the_cavern(place)
        roller, n = int(live.table.match.states[0].roller), len(live.table.lines)
        await place.pass_time(1999)
        assert len(live.table.lines) == n
        await place.pass_time(1)
        assert (live.table.lines[n].who, live.table.lines[n].move) == (
            roller,
            moves.parse("roll_dragon"),
        )


@here
async def test_an_idle_adventurer_leaves():
    async with Place() as place:
        live = await place.table("troll-and-dragon", 2, sit=2)
        moves = live.table.game.moves
        adventurer = None
        while adventurer is None:
            p = live.table.actors[0]
            said = {moves.text(m): m for m in live.table.match.legal(p)}
            text = "enter" if "enter" in said else "roll_grotto"
            await play(live, p, said[text])
            adventurer = p if text == "enter" else None
        n = len(live.table.lines)
        await place.pass_time(20_000)
        assert moves.text(live.table.lines[n].move) == "leave"


@here
async def test_racing_bots_roll_as_soon_as_the_pause_is_over():
    async with Place() as place:
        live, moves = await in_the_cavern(place, sit=1, bots="easy", box={"dragon": [1, 1]})
        await place.pass_time(4000)
        rolls = [x.time for x in live.table.lines if x.move == moves.parse("roll_dragon")]
        assert len(rolls) > 2
        assert {later - earlier for earlier, later in pairwise(rolls)} == {900}


@here
async def test_a_race_is_said_to_be_one_and_a_secret_choice_is_not():
    async with Place() as place:
        live = await place.table("troll-and-dragon", 3, sit=3)
        ear = Ear("Ann")
        place.house.enter(live, ear)
        live.tell_scenes(ear)
        assert not ear.last(Scene).racing
        live.close()
        live, moves = await in_the_cavern(place)
        place.house.enter(live, ear)
        live.tell_scenes(ear)
        assert ear.last(Scene).racing
        await place.pass_time(700)
        await play(live, int(live.table.match.states[0].turn), moves.parse("roll_treasure"))
        assert ear.last(Change).racing == live.table.racing
        secret = await place.table("dragons-cave", 3, sit=3)
        place.house.enter(secret, ear)
        secret.tell_scenes(ear)
        assert len(ear.last(Scene).actors) > 1
        assert not ear.last(Scene).racing


@here
async def test_slow_tables_race_in_beats():
    async with Place() as place:
        slow = await place.table("troll-and-dragon", 2, clock=ClockInfo(move=86_400))
        quick = await place.table("troll-and-dragon", 2, clock=ClockInfo(move=60))
        asked = await place.table(
            "troll-and-dragon", 2, clock=ClockInfo(move=86_400), box={"race": "live"}
        )
        races = [live.table.opened.box["race"] for live in (slow, quick, asked)]
        assert races == ["beats", "live", "live"]


@here
async def test_idle_tables_are_forgotten_and_found_again():
    async with Place() as place:
        live = await place.table("dragons-cave", 2)
        await take(live, 1, "bob")
        await place.pass_time(700_000)
        place.house.forget_idle()
        assert not place.house.lives
        again = await place.house.live(live.table.id)
        assert again is not live
        assert again.table.match.states.tobytes() == live.table.match.states.tobytes()


@here
async def test_what_could_not_be_stored_is_tried_again():
    async with Place() as place:
        live = await place.table("mount-drago", 2, bots="easy", box={"first": 1})
        n = live.table.n
        place.store.full = True
        await place.pass_time(20_000)
        assert live.table.n == n
        place.store.full = False
        await place.pass_time(6000)
        assert live.table.n > n


@here
async def test_a_move_is_told_though_its_maker_has_gone():
    """Cut off while the store writes: what is stored is told."""
    async with Place() as place:
        live = await two_at_a_table(place)
        ear = Ear("Bob")
        place.house.enter(live, ear)
        live.tell_scenes(ear)
        go_on = place.slow_store()
        seat = live.table.actors[0]
        wish = asyncio.create_task(play(live, seat, first(live, seat)))
        await asyncio.sleep(0)
        wish.cancel()
        await asyncio.sleep(0)
        go_on()
        await place.settle()
        assert len(place.store.entries[live.table.id]) == live.table.n
        assert ear.last(Change).n == live.table.n - 1


@here
async def test_a_slow_store_does_not_keep_the_table_busy():
    async with Place() as place:
        live = await two_at_a_table(place)
        place.house.enter(live, Ear("Ann"))
        live.set_rest()
        seat = live.table.actors[0]
        go_on = place.slow_store()
        wish = asyncio.create_task(play(live, seat, first(live, seat)))
        await asyncio.sleep(0)
        assert live.busy
        place.clock.move_to(place.clock.now() + 10_000)
        go_on()
        await wish
        assert len(place.clock.alarms) < 50


@here
async def test_a_table_somebody_asked_for_is_not_forgotten_under_their_feet():
    async with Place() as place:
        live = await place.table("dragons-cave", 2)
        id = live.table.id
        place.house.lives.clear()
        waking = asyncio.create_task(place.house.wake())
        mine = await place.house.live(id)
        await waking
        assert place.house.lives[id] is mine


@here
async def test_a_table_that_another_process_wrote_to_while_it_was_read_is_complete():
    async with Place() as place:
        live = await two_at_a_table(place)
        id, read = live.table.id, place.store.read
        seat = live.table.actors[0]

        async def late(*given):
            bodies = await read(*given)
            if len(place.store.entries[id]) == live.table.n and not late.done:
                late.done = True
                await play(live, seat, first(live, seat))
            return bodies

        late.done = False
        place.store.read = late
        again = await place.house.load(id)
        assert again.table.n == live.table.n
        again.close()
