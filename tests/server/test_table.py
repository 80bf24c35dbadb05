"""Sitting down, playing and being told, with everything stored before it is told."""

import asyncio

import pytest

from wyrmhoard.engine.refused import Refused
from wyrmhoard.server import judge
from wyrmhoard.server.events import Sat
from wyrmhoard.server.house import IDLE
from wyrmhoard.server.wire import Around, Change, Said, Scene
from wyrmhoard.server.wishes import WISHES

from .place import Ear, Place, here


def take(live, seat, name):
    return live.want(lambda now: judge.sit(live.table, [Sat(now, seat, "person", name, name)]))


def play(live, seat, move, at=None):
    at = live.table.chairs[seat].asked if at is None else at
    return live.want(lambda now: judge.play(live.table, seat, at, move, now))


def first(live, seat):
    return live.table.match.legal(seat)[0]


async def two_at_a_table(place, **form):
    live = await place.table("dragons-cave", 2, **form)
    await take(live, 1, "bob")
    return live


@here
async def test_the_last_seat_starts_the_match():
    async with Place() as place:
        live = await place.table("dragons-cave", 3)
        await take(live, 1, "bob")
        assert (live.table.status, live.table.actors) == ("open", [])
        await take(live, 2, "cy")
        assert live.table.status == "playing"
        assert live.table.actors


@here
async def test_a_taken_seat_and_a_started_table_are_refused():
    async with Place() as place:
        live = await place.table("dragons-cave", 3)
        with pytest.raises(Refused, match="seat-taken"):
            await take(live, 0, "bob")
        with pytest.raises(Refused, match="seat-not-there"):
            await take(live, 3, "bob")
        await take(live, 1, "bob")
        await take(live, 2, "cy")
        with pytest.raises(Refused, match="table-started"):
            await take(live, 2, "dee")


@here
async def test_each_seat_is_told_only_its_own_scene():
    async with Place() as place:
        live = await two_at_a_table(place)
        ann, watcher = Ear("Ann"), Ear()
        for ear in (ann, watcher):
            place.house.enter(live, ear)
            live.tell_scenes(ear)
        assert [m.seat for m in ann.heard if isinstance(m, Scene)] == [0]
        scene = watcher.last(Scene)
        assert (scene.seat, scene.asked) == (None, None)
        assert scene.view["my_card"] != 0 or ann.last(Scene).view["hand"]


@here
async def test_a_change_brings_the_old_view_to_the_new_one():
    async with Place() as place:
        live = await two_at_a_table(place)
        ears = {0: Ear("Ann"), 1: Ear("Bob"), None: Ear()}
        for ear in ears.values():
            place.house.enter(live, ear)
            live.tell_scenes(ear)
        known = {seat: dict(ear.last(Scene).view) for seat, ear in ears.items()}
        for _ in range(60):
            if live.table.status != "playing":
                break
            seat = live.table.actors[0]
            await play(live, seat, live.table.match.legal(seat)[-1])
        for seat, ear in ears.items():
            for change in (m for m in ear.heard if isinstance(m, Change)):
                for step in change.steps:
                    update(known[seat], step.view)
            fresh = Ear("" if seat is None else ("Ann", "Bob")[seat])
            place.house.enter(live, fresh)
            live.tell_scenes(fresh)
            assert known[seat] == fresh.last(Scene).view


def update(view, changes):
    for name, new in changes.items():
        if isinstance(new, list):
            view[name] = list(view[name])
            for i, value in new:
                view[name][i] = value
        else:
            view[name] = new


@here
async def test_a_late_click_is_refused_and_not_misread():
    async with Place() as place:
        live = await two_at_a_table(place)
        seat = live.table.actors[0]
        at, move = live.table.chairs[seat].asked, first(live, seat)
        await play(live, seat, move, at)
        with pytest.raises(Refused, match=r"too-late|not-your-turn"):
            await play(live, seat, move, at)


@here
async def test_in_a_secret_choice_nobody_trips_over_the_others():
    async with Place() as place:
        live = await place.table("dragons-cave", 3, sit=3)
        while len(live.table.actors) < 2:
            seat = live.table.actors[0]
            await play(live, seat, first(live, seat))
        questions = {p: live.table.chairs[p].asked for p in live.table.actors}
        for p, at in questions.items():
            await play(live, p, first(live, p), at)


@here
async def test_moves_out_of_turn_or_against_the_rules_are_refused():
    async with Place() as place:
        live = await two_at_a_table(place)
        seat = live.table.actors[0]
        legal = set(live.table.match.legal(seat))
        wrong = next(m for m in range(len(live.table.game.moves)) if m not in legal)
        n = live.table.n
        for move in (wrong, -1, 10**9):
            with pytest.raises(Refused, match="not-legal-now"):
                await play(live, seat, move)
        waiting = [p for p in (0, 1) if p not in live.table.actors]
        for p in waiting:
            with pytest.raises(Refused, match="not-your-turn"):
                await play(live, p, 0, at=1)
        assert live.table.n == n


@here
async def test_what_cannot_be_stored_has_not_happened():
    async with Place() as place:
        live = await two_at_a_table(place)
        ear = Ear("Ann")
        place.house.enter(live, ear)
        live.tell_scenes(ear)
        before, told = live.table.match.states.tobytes(), len(ear.bodies)
        seat = live.table.actors[0]
        place.store.full = True
        with pytest.raises(Refused, match="not-stored"):
            await play(live, seat, first(live, seat))
        assert (live.table.match.states.tobytes(), len(ear.bodies)) == (before, told)
        place.store.full = False
        await play(live, seat, first(live, seat))
        assert len(ear.bodies) > told


@here
async def test_whoever_appends_second_catches_up_and_is_judged_anew():
    async with Place() as place:
        live = await two_at_a_table(place)
        other = await place.house.load(live.table.id)  # as another process would have it
        seat = live.table.actors[0]
        at, move = live.table.chairs[seat].asked, first(live, seat)
        await play(live, seat, move, at)
        with pytest.raises(Refused, match=r"too-late|not-your-turn"):
            await play(other, seat, move, at)
        assert other.table.match.states.tobytes() == live.table.match.states.tobytes()
        assert other.table.n == live.table.n
        other.close()


@here
async def test_wishes_wait_for_a_slow_store_but_not_without_end():
    async with Place() as place:
        live = await place.table("dragons-cave", 2, sit=2)
        go_on = place.slow_store()
        table, outcomes = live.table, []
        for n in range(WISHES + 5):
            live.wish(lambda now, n=n: judge.say(table, "ann", "Ann", f"{n}", now), outcomes.append)
        assert [no.why for no in outcomes] == ["table-busy"] * 5
        go_on()
        await place.settle()
        assert outcomes[5:] == [None] * WISHES
        assert [event.text for _, event in table.chat][-1] == f"{WISHES - 1}"


@here
async def test_a_table_is_not_forgotten_while_it_is_opened():
    async with Place() as place:
        place.clock.time = 10 * IDLE
        go_on = place.slow_store()
        opening = asyncio.ensure_future(place.table("dragons-cave", 2, sit=2))
        while not place.house.lives:
            await asyncio.sleep(0)
        place.house.forget_idle()
        go_on()
        assert (await opening).table.status == "playing"


@here
async def test_a_closed_table_grants_nothing():
    async with Place() as place:
        live = await place.table("dragons-cave", 2, sit=2)
        live.close()
        with pytest.raises(Refused, match="table-busy"):
            await live.want(lambda now: judge.say(live.table, "ann", "Ann", "hello", now))


@here
async def test_who_sits_here_speaks_by_the_name_of_the_seat():
    async with Place() as place:
        live = await two_at_a_table(place)
        for person, name in (("bob", "Robert"), ("cy", "Cy")):
            await live.want(lambda now, who=(person, name): judge.say(live.table, *who, "hi", now))
        assert [event.name for _, event in live.table.chat] == ["bob", "Cy"]


@here
async def test_a_table_is_rebuilt_from_its_log():
    async with Place() as place:
        live = await two_at_a_table(place, clock=None)
        for _ in range(20):
            seat = live.table.actors[0]
            await play(live, seat, first(live, seat))
        again = await place.house.load(live.table.id)
        assert again.table.match.states.tobytes() == live.table.match.states.tobytes()
        assert [(c.asked, c.since) for c in again.table.chairs] == [
            (c.asked, c.since) for c in live.table.chairs
        ]
        again.close()


@here
async def test_who_comes_back_hears_what_they_missed_once():
    async with Place() as place:
        live = await two_at_a_table(place)
        whole, part = Ear("Ann"), Ear("Ann")
        place.house.enter(live, part)
        live.tell_scenes(part)
        for _ in range(6):
            seat = live.table.actors[0]
            await play(live, seat, first(live, seat))
        seen = part.last(Change).n
        place.house.go(live, part)
        for _ in range(6):
            seat = live.table.actors[0]
            await play(live, seat, first(live, seat))
        late = Ear("Ann")
        for ear, before in ((whole, -1), (late, seen)):
            place.house.enter(live, ear)
            live.tell_scenes(ear, before)
        missed = late.last(Scene).told
        assert {line.n for line in missed} == set(range(seen + 1, live.table.n))
        assert whole.last(Scene).told[-len(missed) :] == missed


@here
async def test_leaving_in_mid_match_leaves_the_seat_to_a_bot_and_the_last_one_ends_it():
    async with Place() as place:
        live = await two_at_a_table(place)
        await live.want(lambda now: judge.leave(live.table, 1, now))
        assert (live.table.chairs[1].taken, live.table.chairs[1].name) == ("bot", "bob")
        assert live.table.status == "playing"
        await live.want(lambda now: judge.leave(live.table, 0, now))
        assert live.table.status == "ended"


@here
async def test_chat_is_one_printable_line():
    async with Place() as place:
        live = await two_at_a_table(place)
        ear = Ear("Ann")
        place.house.enter(live, ear)
        text = "  <b>hi</b>\n\u202ethere\x00 "
        await live.want(lambda now: judge.say(live.table, "bob", "Bob", text, now))
        said = ear.last(Said)
        assert (said.text, said.seat, said.name) == ("<b>hi</b> there", 1, "bob")
        with pytest.raises(Refused, match="chat-empty"):
            await live.want(lambda now: judge.say(live.table, "bob", "Bob", "\n\t", now))


@here
async def test_sitting_down_changes_what_one_sees():
    async with Place() as place:
        live = await place.table("dragons-cave", 3)
        bob = Ear("Bob")
        place.house.enter(live, bob)
        await take(live, 1, "bob")
        await take(live, 2, "cy")
        assert bob.last(Around).me == [1]
        assert bob.last(Scene).seat == 1
