"""Taking back: free while nothing was shown and nobody moved, then by agreement."""

import msgspec
import pytest

from wyrmhoard.engine.refused import Refused
from wyrmhoard.server.tables import undo
from wyrmhoard.server.tables.commands import AnswerUndo, AskUndo, Play
from wyrmhoard.server.tables.decide import must_agree
from wyrmhoard.server.tables.events import Gone, encode
from wyrmhoard.server.tables.projection import log_of
from wyrmhoard.server.tables.undo import gives_away, moves_since, undo_kind
from wyrmhoard.server.protocol.messages import (
    TableChanged,
    Change,
    LogMove,
    LogUndo,
    UndoChanged,
    Scene,
)

from ..harness import RecordingClient, Harness, here
from .test_session import first, leave, owner, play, take, two_at_a_table


def take_back(session, seat):
    return session.run(AskUndo(seat, owner(session, seat)))


def agree(session, seat, yes=True):
    return session.run(AnswerUndo(seat, yes, owner(session, seat)))


async def laying(harness, people=("ann", "bob", "cy")):
    """Three at Dragon's Cave, two of them asked to lay a card in secret."""
    session = await harness.table("dragons-cave", 3)
    for seat, name in enumerate(people[1:], 1):
        await take(session, seat, name)
    assert len(session.table.actors) > 1
    return session


@here
async def test_a_card_laid_in_secret_may_be_taken_back_at_once():
    async with Harness() as harness:
        session = await laying(harness)
        seat = session.table.actors[0]
        before = session.table.match.states.tobytes()
        await play(session, seat, first(session, seat))
        assert undo_kind(session.table, seat) == "free"
        await take_back(session, seat)
        assert session.table.match.states.tobytes() == before
        assert seat in session.table.actors
        await play(session, seat, session.table.match.legal(seat)[-1])


def saying(session, *words):
    """The first move that begins with one of these."""
    told = session.table.game.moves.text
    return next(move for move in session.table.asks[0] if told(move).startswith(words))


@here
async def test_what_was_decided_together_is_taken_back_together():
    """A way of several steps in The Dark Cave, of which the rules ask one after the other."""
    async with Harness() as harness:
        session = await harness.table("dark-cave", 2, bots="novice", box={"first": 0})
        await play(session, 0, saying(session, "lay"))
        before = session.table.match.states.tobytes()
        await play(session, 0, first(session, 0))
        at = session.table.chairs[0].asked
        together = Play(
            0, at, saying(session, "cross", "step", "climb"), owner(session, 0), decided=True
        )
        await session.run(together)
        assert undo_kind(session.table, 0) == "free"
        await take_back(session, 0)
        assert session.table.match.states.tobytes() == before
        assert session.table.log[-1].moves == 2
        await play(session, 0, first(session, 0))
        assert moves_since(session.table, 0) == 1


@here
async def test_after_another_has_moved_all_must_agree():
    async with Harness() as harness:
        session = await laying(harness)
        one, other = session.table.actors[:2]
        before = session.table.match.states.tobytes()
        await play(session, one, first(session, one))
        await play(session, other, first(session, other))
        assert undo_kind(session.table, one) == "ask"
        await take_back(session, one)
        assert session.table.undo_seat == one
        voters = must_agree(session.table, one)
        assert one not in voters
        with pytest.raises(Refused, match="undo-not-asked"):
            await agree(session, one)
        for seat in voters:
            await agree(session, seat)
        assert session.table.match.states.tobytes() == before


@here
async def test_one_no_is_enough():
    async with Harness() as harness:
        session = await laying(harness)
        one, other = session.table.actors[:2]
        await play(session, one, first(session, one))
        await play(session, other, first(session, other))
        after = session.table.match.states.tobytes()
        await take_back(session, one)
        with pytest.raises(Refused, match="undo-asked-already"):
            await take_back(session, other)
        await agree(session, other, yes=False)
        assert (session.table.undo_seat, session.table.match.states.tobytes()) == (None, after)


@here
async def test_bots_need_not_be_asked():
    async with Harness() as harness:
        session = await harness.table("dragons-cave", 4, bots="novice", box={"first": 3})
        assert session.table.actors == [0, 1, 2]
        before = session.table.match.states.tobytes()
        await play(session, 0, first(session, 0))
        while len(session.table.actors) == 2:
            await harness.pass_time(100)
        assert undo_kind(session.table, 0) == "ask"
        await take_back(session, 0)
        assert session.table.match.states.tobytes() == before


@here
async def test_never_past_luck():
    async with Harness() as harness:
        session = await harness.table("troll-and-dragon", 2, sit=2)
        seat = session.table.actors[0]
        await play(session, seat, session.table.game.moves.parse("roll_grotto"))
        assert undo_kind(session.table, seat) == "no"
        with pytest.raises(Refused, match="undo-not-now"):
            await take_back(session, seat)


@here
async def test_an_open_decision_without_luck_may_be_taken_back():
    async with Harness() as harness:
        session = await harness.table("troll-and-dragon", 2, sit=2)
        moves, kinds = session.table.game.moves, set()
        for _ in range(60):
            seat = session.table.actors[0]
            said = {moves.words(m)[0]: m for m in session.table.match.legal(seat)}
            if "set_aside" in said:
                await play(session, seat, said["set_aside"])
                kinds.add(undo_kind(session.table, seat))
                break
            await play(session, seat, said["roll_grotto"])
        assert kinds == {"free"}


@here
async def test_never_past_a_secret_that_was_shown():
    """A card played from a hidden hand tells that it was there."""
    async with Harness() as harness:
        session = await harness.table("mount-drago", 3, sit=3)
        seat = session.table.actors[0]
        moves = session.table.game.moves
        cards = [m for m in session.table.match.legal(seat) if moves.words(m)[0] == "play"]
        await play(session, seat, cards[0])
        assert gives_away(session.table, seat, moves_since(session.table, seat))
        assert undo_kind(session.table, seat) == "no"


@here
async def test_the_mover_is_told_once_the_table_rests():
    async with Harness() as harness:
        session = await laying(harness)
        seat = session.table.actors[0]
        client = RecordingClient(("Ann", "Bob", "Cy")[seat])
        session.join(client)
        session.send_scenes(client)
        await play(session, seat, first(session, seat))
        assert not [m for m in client.heard if isinstance(m, UndoChanged)]
        await harness.pass_time(500)
        assert (client.last(UndoChanged).seat, client.last(UndoChanged).undo) == (seat, "free")
        await take_back(session, seat)
        assert client.last(Scene).told[-1].moves == 1


@here
async def test_who_leaves_is_no_longer_asked():
    async with Harness() as harness:
        session = await laying(harness)
        one, other = session.table.actors[:2]
        rest = 3 - one - other
        before = session.table.match.states.tobytes()
        await play(session, one, first(session, one))
        await play(session, other, first(session, other))
        await take_back(session, one)
        await agree(session, other)
        assert session.table.undo_seat == one
        await leave(session, rest)
        assert session.table.undo_seat is None
        assert session.table.match.states.tobytes() == before


async def be_gone(session, seat):
    """As another process says it."""
    table, store = session.table, session.queue.store
    store.entries[table.id].append(encode([Gone(table.changed, seat)]))
    await session.catch_up()


@pytest.mark.parametrize("goes", [leave, be_gone])
@here
async def test_the_wish_of_one_who_goes_is_forgotten(goes):
    async with Harness() as harness:
        session = await laying(harness)
        one, other = session.table.actors[:2]
        await play(session, one, first(session, one))
        await play(session, other, first(session, other))
        moves = len(session.table.match.moves)
        await take_back(session, one)
        await goes(session, one)
        assert session.table.undo_seat is None
        assert len(session.table.match.moves) == moves


async def back_and_forth(session, times):
    """Somebody lays a card and takes it back, again and again, another card each time."""
    seat = session.table.actors[0]
    for n in range(times):
        moves = session.table.match.legal(seat)
        await play(session, seat, moves[n % len(moves)])
        await take_back(session, seat)


@here
async def test_taking_back_again_and_again_plays_nothing_again():
    """Or one client could keep everybody waiting: the match would be played anew for each."""
    async with Harness() as harness:
        session = await laying(harness)
        client = RecordingClient()
        session.join(client)
        session.table.rewound = lambda moves: pytest.fail("played again")
        await back_and_forth(session, 10)
        assert sum(isinstance(said, Scene) for said in client.heard) == 10


@here
async def test_what_was_heard_is_told_whatever_was_taken_back():
    async with Harness() as harness:
        session = await laying(harness)
        clients = {p: RecordingClient(name) for p, name in enumerate(("Ann", "Bob", "Cy"))}
        for client in clients.values():
            session.join(client)
        while session.table.undone < 10:
            seat = session.table.actors[0]
            if session.table.game.moves.words(first(session, seat))[0] == "lay":
                await back_and_forth(session, 2)
            await play(session, seat, first(session, seat))
        for p, client in clients.items():
            heard = [step.move for m in client.heard if isinstance(m, Change) for step in m.steps]
            late = list(log_of(session.table, p, -1))
            assert [line.move for line in late if isinstance(line, LogMove)] == heard
            assert sum(isinstance(line, LogUndo) for line in late) == 10
            assert list(log_of(session.table, p, late[4].n)) == [x for x in late if x.n > late[4].n]


@here
async def test_a_log_does_not_grow_without_end(monkeypatch):
    monkeypatch.setattr(undo, "OFTEN", 3)
    async with Harness() as harness:
        session = await laying(harness)
        await back_and_forth(session, 3)
        with pytest.raises(Refused, match="undo-not-now"):
            await back_and_forth(session, 1)


@here
async def test_everyone_sees_the_wish():
    async with Harness() as harness:
        session = await laying(harness)
        one, other = session.table.actors[:2]
        client = RecordingClient()
        session.join(client)
        await play(session, one, first(session, one))
        await play(session, other, first(session, other))
        await take_back(session, one)
        assert client.last(TableChanged).table.undo == one


@here
async def test_a_log_with_moves_taken_back_is_rebuilt():
    async with Harness() as harness:
        session = await two_at_a_table(harness)
        for _ in range(12):
            seat = session.table.actors[0]
            await play(session, seat, first(session, seat))
            if undo_kind(session.table, seat) == "free":
                await take_back(session, seat)
                await play(session, seat, session.table.match.legal(seat)[-1])
        assert any(isinstance(line, LogUndo) for line in session.table.log)
        again = await harness.registry.load(session.table.id)
        assert again.table.match.states.tobytes() == session.table.match.states.tobytes()
        again.close()


def lines_of(message):
    """As JSON has it: a line is a move or an undo, and never half of each."""
    kinds = {LogMove: {"move", "events"}, LogUndo: {"moves"}}
    for line in message.told:
        assert set(msgspec.to_builtins(line)) == {"kind", "n", "who", "time", *kinds[type(line)]}
    return [
        (line.who, line.move, line.events)
        if isinstance(line, LogMove)
        else (line.who, line.moves, "back")
        for line in message.told
    ]


async def arrive(harness, session, name=""):
    client = RecordingClient(name)
    session.join(client)
    session.send_scenes(client)
    return client.last(Scene)


@here
async def test_after_an_undo_everybody_is_told_so_and_asked_anew():
    async with Harness() as harness:
        session = await laying(harness)
        seat = session.table.actors[0]
        clients = {name: RecordingClient(name) for name in ("Ann", "Bob", "Cy", "")}
        for client in clients.values():
            session.join(client)
            session.send_scenes(client)
        before = {name: client.last(Scene) for name, client in clients.items()}
        await play(session, seat, first(session, seat))
        await take_back(session, seat)
        for name, client in clients.items():
            scene = client.last(Scene)
            assert lines_of(scene) == [(seat, 1, "back")]
            assert scene.view == before[name].view
        mine = clients[("Ann", "Bob", "Cy")[seat]].last(Scene)
        assert mine.asked.moves == session.table.asks[seat]


@pytest.mark.parametrize("name", ["Ann", ""])
@here
async def test_who_comes_after_an_undo_hears_the_same_log_as_who_was_there(name):
    async with Harness() as harness:
        session = await harness.table("dragons-cave", 3, sit=3)
        there = RecordingClient(name)
        session.join(there)
        session.send_scenes(there)
        heard = lines_of(there.last(Scene))
        seen = len(there.bodies)
        await back_and_forth(session, 2)
        for _ in range(4):  # the undo is in the middle of the log
            seat = session.table.actors[0]
            await play(session, seat, first(session, seat))
        for message in there.heard[seen:]:
            if isinstance(message, Scene) and message.seat in (0, None):
                heard += lines_of(message)
            elif isinstance(message, Change) and message.seat in (0, None):
                heard += [(step.who, step.move, step.events) for step in message.steps]
        assert sum(line[-1] == "back" for line in heard) == 2
        late = RecordingClient(name)
        session.join(late)
        session.send_scenes(late)
        assert lines_of(next(m for m in late.heard if isinstance(m, Scene))) == heard


@here
async def test_an_undo_is_told_the_same_after_a_restart():
    async with Harness() as harness:
        session = await laying(harness)
        await back_and_forth(session, 2)
        seat = session.table.actors[0]
        await play(session, seat, first(session, seat))
        before = await arrive(harness, session, "Ann")
        session.close()
        del harness.registry.sessions[session.table.id]
        again = await harness.registry.session(session.table.id)
        assert await arrive(harness, again, "Ann") == before
        assert sum(isinstance(line, LogUndo) for line in before.told) == 2
