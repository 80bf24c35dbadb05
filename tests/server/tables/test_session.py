"""Sitting down, playing and being told, with everything stored before it is told."""

import asyncio

import pytest

from wyrmhoard.engine.refused import Refused
from wyrmhoard.server.protocol.messages import TableChanged, Change, Said, Scene
from wyrmhoard.server.tables.chair import Identity
from wyrmhoard.server.tables.command_queue import LONGEST
from wyrmhoard.server.tables.commands import Leave, Play, Say, Sit, Sitter
from wyrmhoard.server.tables.registry import IDLE
from wyrmhoard.server.tables.undo import undo_kind

from ..harness import Harness, RecordingClient, here


def take(session, seat, name):
    return session.run(Sit([Sitter(seat, "person", name, name)], Identity(name)))


def owner(session, seat):
    """Who plays there."""
    chair = session.table.chairs[seat]
    return Identity(chair.person, chair.token)


def play(session, seat, move, at=None):
    at = session.table.chairs[seat].asked if at is None else at
    return session.run(Play(seat, at, move, owner(session, seat)))


def leave(session, seat):
    return session.run(Leave(seat, owner(session, seat)))


def say(session, text, name="Ann"):
    return session.run(Say(text, name, Identity(name.lower())))


def first(session, seat):
    return session.table.match.legal(seat)[0]


async def two_at_a_table(harness, **form):
    session = await harness.table("dragons-cave", 2, **form)
    await take(session, 1, "bob")
    return session


@here
async def test_the_last_seat_starts_the_match():
    async with Harness() as harness:
        session = await harness.table("dragons-cave", 3)
        await take(session, 1, "bob")
        assert (session.table.status, session.table.actors) == ("open", [])
        await take(session, 2, "cy")
        assert session.table.status == "playing"
        assert session.table.actors


@here
async def test_a_taken_seat_and_a_started_table_are_refused():
    async with Harness() as harness:
        session = await harness.table("dragons-cave", 3)
        with pytest.raises(Refused, match="seat-taken"):
            await take(session, 0, "bob")
        with pytest.raises(Refused, match="seat-not-there"):
            await take(session, 3, "bob")
        await take(session, 1, "bob")
        await take(session, 2, "cy")
        with pytest.raises(Refused, match="table-started"):
            await take(session, 2, "dee")


@here
async def test_each_seat_is_told_only_its_own_scene():
    async with Harness() as harness:
        session = await two_at_a_table(harness)
        ann, watcher = RecordingClient("Ann"), RecordingClient()
        for client in (ann, watcher):
            session.join(client)
            session.send_scenes(client)
        assert [m.seat for m in ann.heard if isinstance(m, Scene)] == [0]
        scene = watcher.last(Scene)
        assert (scene.seat, scene.asked) == (None, None)
        assert scene.view["my_card"] != 0 or ann.last(Scene).view["hand"]


@here
async def test_a_change_brings_the_old_view_to_the_new_one():
    async with Harness() as harness:
        session = await two_at_a_table(harness)
        clients = {0: RecordingClient("Ann"), 1: RecordingClient("Bob"), None: RecordingClient()}
        for client in clients.values():
            session.join(client)
            session.send_scenes(client)
        known = {seat: dict(client.last(Scene).view) for seat, client in clients.items()}
        for _ in range(60):
            if session.table.status != "playing":
                break
            seat = session.table.actors[0]
            await play(session, seat, session.table.match.legal(seat)[-1])
        for seat, client in clients.items():
            for change in (m for m in client.heard if isinstance(m, Change)):
                for step in change.steps:
                    update(known[seat], step.view)
            fresh = RecordingClient("" if seat is None else ("Ann", "Bob")[seat])
            session.join(fresh)
            session.send_scenes(fresh)
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
    async with Harness() as harness:
        session = await two_at_a_table(harness)
        seat = session.table.actors[0]
        at, move = session.table.chairs[seat].asked, first(session, seat)
        await play(session, seat, move, at)
        with pytest.raises(Refused, match=r"too-late|not-your-turn"):
            await play(session, seat, move, at)


@here
async def test_in_a_secret_choice_nobody_trips_over_the_others():
    async with Harness() as harness:
        session = await harness.table("dragons-cave", 3, sit=3)
        while len(session.table.actors) < 2:
            seat = session.table.actors[0]
            await play(session, seat, first(session, seat))
        questions = {p: session.table.chairs[p].asked for p in session.table.actors}
        for p, at in questions.items():
            await play(session, p, first(session, p), at)


@here
async def test_moves_out_of_turn_or_against_the_rules_are_refused():
    async with Harness() as harness:
        session = await two_at_a_table(harness)
        seat = session.table.actors[0]
        legal = set(session.table.match.legal(seat))
        wrong = next(m for m in range(len(session.table.game.moves)) if m not in legal)
        n = session.table.n
        for move in (wrong, -1, 10**9):
            with pytest.raises(Refused, match="not-legal-now"):
                await play(session, seat, move)
        waiting = [p for p in (0, 1) if p not in session.table.actors]
        for p in waiting:
            with pytest.raises(Refused, match="not-your-turn"):
                await play(session, p, 0, at=1)
        assert session.table.n == n


@here
async def test_what_cannot_be_stored_has_not_happened():
    async with Harness() as harness:
        session = await two_at_a_table(harness)
        client = RecordingClient("Ann")
        session.join(client)
        session.send_scenes(client)
        before, told = session.table.match.states.tobytes(), len(client.bodies)
        seat = session.table.actors[0]
        harness.store.full = True
        with pytest.raises(Refused, match="not-stored"):
            await play(session, seat, first(session, seat))
        assert (session.table.match.states.tobytes(), len(client.bodies)) == (before, told)
        harness.store.full = False
        await play(session, seat, first(session, seat))
        assert len(client.bodies) > told


@here
async def test_nobody_sees_what_is_not_stored_yet():
    """Whoever comes, or asks for a view or an undo, while a move is being stored."""
    async with Harness() as harness:
        session = await two_at_a_table(harness)
        seat = session.table.actors[0]
        there, late = RecordingClient("Ann"), RecordingClient("Bob")
        session.join(there)
        session.send_scenes(there)
        before, told = session.table.match.states.tobytes(), len(there.bodies)
        go_on = harness.slow_store()
        playing = asyncio.ensure_future(play(session, seat, first(session, seat)))
        await asyncio.sleep(0)
        assert session.queue.busy
        session.join(late)
        session.send_scenes(late)
        assert (session.table.match.states.tobytes(), len(there.bodies)) == (before, told)
        assert late.last(Scene).n == session.table.n - 1
        assert undo_kind(session.table, seat) == "no"
        known = {0: dict(there.last(Scene).view), 1: dict(late.last(Scene).view)}
        go_on()
        await playing
        for client, view in zip((there, late), known.values(), strict=True):
            for step in client.last(Change).steps:
                update(view, step.view)
            client.bodies.clear()
            session.send_scenes(client)
            assert view == client.last(Scene).view


@here
async def test_whoever_appends_second_catches_up_and_is_decided_anew():
    async with Harness() as harness:
        session = await two_at_a_table(harness)
        other = await harness.registry.load(session.table.id)  # as another process would have it
        seat = session.table.actors[0]
        at, move = session.table.chairs[seat].asked, first(session, seat)
        await play(session, seat, move, at)
        with pytest.raises(Refused, match=r"too-late|not-your-turn"):
            await play(other, seat, move, at)
        assert other.table.match.states.tobytes() == session.table.match.states.tobytes()
        assert other.table.n == session.table.n
        other.close()


@here
async def test_commands_wait_for_a_slow_store_but_not_without_end():
    async with Harness() as harness:
        session = await harness.table("dragons-cave", 2, sit=2)
        go_on = harness.slow_store()
        table, outcomes = session.table, []
        for n in range(LONGEST + 5):
            session.queue.submit(Say(f"{n}", "Ann", Identity("ann")), outcomes.append)
        assert [no.why for no in outcomes] == ["table-busy"] * 5
        go_on()
        await harness.settle()
        assert outcomes[5:] == [None] * LONGEST
        assert [event.text for _, event in table.chat][-1] == f"{LONGEST - 1}"


@here
async def test_a_table_is_not_forgotten_while_it_is_opened():
    async with Harness() as harness:
        harness.clock.time = 10 * IDLE
        go_on = harness.slow_store()
        opening = asyncio.ensure_future(harness.table("dragons-cave", 2, sit=2))
        while not harness.registry.sessions:
            await asyncio.sleep(0)
        harness.registry.drop_idle()
        go_on()
        assert (await opening).table.status == "playing"


@here
async def test_a_closed_table_grants_nothing():
    async with Harness() as harness:
        session = await harness.table("dragons-cave", 2, sit=2)
        session.close()
        with pytest.raises(Refused, match="table-busy"):
            await say(session, "hello")


@here
async def test_who_sits_here_speaks_by_the_name_of_the_seat():
    async with Harness() as harness:
        session = await two_at_a_table(harness)
        for person, name in (("bob", "Robert"), ("cy", "Cy")):
            await session.run(Say("hi", name, Identity(person)))
        assert [event.name for _, event in session.table.chat] == ["bob", "Cy"]


@here
async def test_a_table_is_rebuilt_from_its_log():
    async with Harness() as harness:
        session = await two_at_a_table(harness, clock=None)
        for _ in range(20):
            seat = session.table.actors[0]
            await play(session, seat, first(session, seat))
        again = await harness.registry.load(session.table.id)
        assert again.table.match.states.tobytes() == session.table.match.states.tobytes()
        assert [(c.asked, c.since) for c in again.table.chairs] == [
            (c.asked, c.since) for c in session.table.chairs
        ]
        again.close()


@here
async def test_who_comes_back_hears_what_they_missed_once():
    async with Harness() as harness:
        session = await two_at_a_table(harness)
        whole, part = RecordingClient("Ann"), RecordingClient("Ann")
        session.join(part)
        session.send_scenes(part)
        for _ in range(6):
            seat = session.table.actors[0]
            await play(session, seat, first(session, seat))
        seen = part.last(Change).n
        session.leave(part)
        for _ in range(6):
            seat = session.table.actors[0]
            await play(session, seat, first(session, seat))
        late = RecordingClient("Ann")
        for client, before in ((whole, -1), (late, seen)):
            session.join(client)
            session.send_scenes(client, before)
        missed = late.last(Scene).told
        assert {line.n for line in missed} == set(range(seen + 1, session.table.n))
        assert whole.last(Scene).told[-len(missed) :] == missed


@here
async def test_leaving_in_mid_match_leaves_the_seat_to_a_bot_and_the_last_one_ends_it():
    async with Harness() as harness:
        session = await harness.table("dragons-cave", 3)
        await take(session, 1, "bob")
        await take(session, 2, "cy")
        await leave(session, 1)
        assert (session.table.chairs[1].taken, session.table.chairs[1].name) == ("bot", "bob")
        await leave(session, 2)
        assert session.table.status == "playing"
        await leave(session, 0)
        assert session.table.status == "ended"


@here
async def test_chat_is_one_printable_line():
    async with Harness() as harness:
        session = await two_at_a_table(harness)
        client = RecordingClient("Ann")
        session.join(client)
        text = "  <b>hi</b>\n\u202ethere\x00 "
        await say(session, text, "Bob")
        said = client.last(Said)
        assert (said.text, said.seat, said.name) == ("<b>hi</b> there", 1, "bob")
        with pytest.raises(Refused, match="chat-empty"):
            await say(session, "\n\t", "Bob")


@here
async def test_sitting_down_changes_what_one_sees():
    async with Harness() as harness:
        session = await harness.table("dragons-cave", 3)
        bob = RecordingClient("Bob")
        session.join(bob)
        await take(session, 1, "bob")
        await take(session, 2, "cy")
        assert bob.last(TableChanged).me == [1]
        assert bob.last(Scene).seat == 1
