"""Taking back: free while nothing was shown and nobody moved, then by agreement."""

import msgspec
import pytest

from wyrmhoard.engine.refused import Refused
from wyrmhoard.server import judge, undo
from wyrmhoard.server.tell import told
from wyrmhoard.server.undo import gives_away, moves_since, undo_kind
from wyrmhoard.server.wire import Around, Change, LogMove, LogUndo, Regret, Scene

from .place import Ear, Place, here
from .test_table import first, play, take, two_at_a_table


def regret(live, seat):
    return live.want(lambda now: judge.ask_undo(live.table, seat, now))


def agree(live, seat, yes=True):
    return live.want(lambda now: judge.answer_undo(live.table, seat, yes, now))


async def laying(place, people=("ann", "bob", "cy")):
    """Three at Dragon's Cave, two of them asked to lay a card in secret."""
    live = await place.table("dragons-cave", 3)
    for seat, name in enumerate(people[1:], 1):
        await take(live, seat, name)
    assert len(live.table.actors) > 1
    return live


@here
async def test_a_card_laid_in_secret_may_be_taken_back_at_once():
    async with Place() as place:
        live = await laying(place)
        seat = live.table.actors[0]
        before = live.table.match.states.tobytes()
        await play(live, seat, first(live, seat))
        assert undo_kind(live.table, seat) == "free"
        await regret(live, seat)
        assert live.table.match.states.tobytes() == before
        assert seat in live.table.actors
        await play(live, seat, live.table.match.legal(seat)[-1])


@here
async def test_after_another_has_moved_all_must_agree():
    async with Place() as place:
        live = await laying(place)
        one, other = live.table.actors[:2]
        before = live.table.match.states.tobytes()
        await play(live, one, first(live, one))
        await play(live, other, first(live, other))
        assert undo_kind(live.table, one) == "ask"
        await regret(live, one)
        assert live.table.wish == one
        voters = judge.must_agree(live.table, one)
        assert one not in voters
        with pytest.raises(Refused, match="undo-not-asked"):
            await agree(live, one)
        for seat in voters:
            await agree(live, seat)
        assert live.table.match.states.tobytes() == before


@here
async def test_one_no_is_enough():
    async with Place() as place:
        live = await laying(place)
        one, other = live.table.actors[:2]
        await play(live, one, first(live, one))
        await play(live, other, first(live, other))
        after = live.table.match.states.tobytes()
        await regret(live, one)
        with pytest.raises(Refused, match="undo-asked-already"):
            await regret(live, other)
        await agree(live, other, yes=False)
        assert (live.table.wish, live.table.match.states.tobytes()) == (None, after)


@here
async def test_bots_need_not_be_asked():
    async with Place() as place:
        live = await place.table("dragons-cave", 4, bots="easy", box={"first": 3})
        assert live.table.actors == [0, 1, 2]
        before = live.table.match.states.tobytes()
        await play(live, 0, first(live, 0))
        while len(live.table.actors) == 2:
            await place.pass_time(100)
        assert undo_kind(live.table, 0) == "ask"
        await regret(live, 0)
        assert live.table.match.states.tobytes() == before


@here
async def test_never_past_luck():
    async with Place() as place:
        live = await place.table("troll-and-dragon", 2, sit=2)
        seat = live.table.actors[0]
        await play(live, seat, live.table.game.moves.parse("roll_grotto"))
        assert undo_kind(live.table, seat) == "no"
        with pytest.raises(Refused, match="undo-not-now"):
            await regret(live, seat)


@here
async def test_an_open_decision_without_luck_may_be_taken_back():
    async with Place() as place:
        live = await place.table("troll-and-dragon", 2, sit=2)
        moves, kinds = live.table.game.moves, set()
        for _ in range(60):
            seat = live.table.actors[0]
            said = {moves.words(m)[0]: m for m in live.table.match.legal(seat)}
            if "set_aside" in said:
                await play(live, seat, said["set_aside"])
                kinds.add(undo_kind(live.table, seat))
                break
            await play(live, seat, said["roll_grotto"])
        assert kinds == {"free"}


@here
async def test_never_past_a_secret_that_was_shown():
    """A card played from a hidden hand tells that it was there."""
    async with Place() as place:
        live = await place.table("mount-drago", 3, sit=3)
        seat = live.table.actors[0]
        moves = live.table.game.moves
        cards = [m for m in live.table.match.legal(seat) if moves.words(m)[0] == "play"]
        await play(live, seat, cards[0])
        assert gives_away(live.table, seat, moves_since(live.table, seat))
        assert undo_kind(live.table, seat) == "no"


@here
async def test_the_mover_is_told_once_the_table_rests():
    async with Place() as place:
        live = await laying(place)
        seat = live.table.actors[0]
        ear = Ear(("Ann", "Bob", "Cy")[seat])
        place.house.enter(live, ear)
        live.tell_scenes(ear)
        await play(live, seat, first(live, seat))
        assert not [m for m in ear.heard if isinstance(m, Regret)]
        await place.pass_time(500)
        assert (ear.last(Regret).seat, ear.last(Regret).undo) == (seat, "free")
        await regret(live, seat)
        assert ear.last(Scene).told[-1].moves == 1


@here
async def test_who_leaves_is_no_longer_asked():
    async with Place() as place:
        live = await laying(place)
        one, other = live.table.actors[:2]
        rest = 3 - one - other
        before = live.table.match.states.tobytes()
        await play(live, one, first(live, one))
        await play(live, other, first(live, other))
        await regret(live, one)
        await agree(live, other)
        assert live.table.wish == one
        await live.want(lambda now: judge.leave(live.table, rest, now))
        assert live.table.wish is None
        assert live.table.match.states.tobytes() == before


@pytest.mark.parametrize("goes", [judge.leave, judge.gone])
@here
async def test_the_wish_of_one_who_goes_is_forgotten(goes):
    async with Place() as place:
        live = await laying(place)
        one, other = live.table.actors[:2]
        await play(live, one, first(live, one))
        await play(live, other, first(live, other))
        moves = len(live.table.match.moves)
        await regret(live, one)
        await live.want(lambda now: goes(live.table, one, now))
        assert live.table.wish is None
        assert len(live.table.match.moves) == moves


async def back_and_forth(live, times):
    """Somebody lays a card and takes it back, again and again, another card each time."""
    seat = live.table.actors[0]
    for n in range(times):
        moves = live.table.match.legal(seat)
        await play(live, seat, moves[n % len(moves)])
        await regret(live, seat)


@here
async def test_taking_back_again_and_again_plays_nothing_again():
    """Or one client could keep everybody waiting: the match would be played anew for each."""
    async with Place() as place:
        live = await laying(place)
        ear = Ear()
        place.house.enter(live, ear)
        live.table.rewound = lambda moves: pytest.fail("played again")
        await back_and_forth(live, 10)
        assert sum(isinstance(said, Scene) for said in ear.heard) == 10


@here
async def test_what_was_heard_is_told_whatever_was_taken_back():
    async with Place() as place:
        live = await laying(place)
        ears = {p: Ear(name) for p, name in enumerate(("Ann", "Bob", "Cy"))}
        for ear in ears.values():
            place.house.enter(live, ear)
        while live.table.undone < 10:
            seat = live.table.actors[0]
            if live.table.game.moves.words(first(live, seat))[0] == "lay":
                await back_and_forth(live, 2)
            await play(live, seat, first(live, seat))
        for p, ear in ears.items():
            heard = [step.move for m in ear.heard if isinstance(m, Change) for step in m.steps]
            late = list(told(live.table, p, -1))
            assert [line.move for line in late if isinstance(line, LogMove)] == heard
            assert sum(isinstance(line, LogUndo) for line in late) == 10
            assert list(told(live.table, p, late[4].n)) == [x for x in late if x.n > late[4].n]


@here
async def test_a_log_does_not_grow_without_end(monkeypatch):
    monkeypatch.setattr(undo, "OFTEN", 3)
    async with Place() as place:
        live = await laying(place)
        await back_and_forth(live, 3)
        with pytest.raises(Refused, match="undo-not-now"):
            await back_and_forth(live, 1)


@here
async def test_everyone_sees_the_wish():
    async with Place() as place:
        live = await laying(place)
        one, other = live.table.actors[:2]
        ear = Ear()
        place.house.enter(live, ear)
        await play(live, one, first(live, one))
        await play(live, other, first(live, other))
        await regret(live, one)
        assert ear.last(Around).table.undo == one


@here
async def test_a_log_with_moves_taken_back_is_rebuilt():
    async with Place() as place:
        live = await two_at_a_table(place)
        for _ in range(12):
            seat = live.table.actors[0]
            await play(live, seat, first(live, seat))
            if undo_kind(live.table, seat) == "free":
                await regret(live, seat)
                await play(live, seat, live.table.match.legal(seat)[-1])
        assert any(line.undone for line in live.table.lines)
        again = await place.house.load(live.table.id)
        assert again.table.match.states.tobytes() == live.table.match.states.tobytes()
        again.close()


def log_of(message):
    """As JSON has it: a line is a move or an undo, and never half of each."""
    kinds = {LogMove: "move", LogUndo: "moves"}
    for line in message.told:
        assert set(msgspec.to_builtins(line)) == {"kind", "n", "who", "time", kinds[type(line)]}
    return [
        (line.who, line.move) if isinstance(line, LogMove) else (line.who, line.moves, "back")
        for line in message.told
    ]


async def arrive(place, live, name=""):
    ear = Ear(name)
    place.house.enter(live, ear)
    live.tell_scenes(ear)
    return ear.last(Scene)


@here
async def test_after_an_undo_everybody_is_told_so_and_asked_anew():
    async with Place() as place:
        live = await laying(place)
        seat = live.table.actors[0]
        ears = {name: Ear(name) for name in ("Ann", "Bob", "Cy", "")}
        for ear in ears.values():
            place.house.enter(live, ear)
            live.tell_scenes(ear)
        before = {name: ear.last(Scene) for name, ear in ears.items()}
        await play(live, seat, first(live, seat))
        await regret(live, seat)
        for name, ear in ears.items():
            scene = ear.last(Scene)
            assert log_of(scene) == [(seat, 1, "back")]
            assert scene.view == before[name].view
        mine = ears[("Ann", "Bob", "Cy")[seat]].last(Scene)
        assert mine.asked.moves == live.table.asks[seat]


@pytest.mark.parametrize("name", ["Ann", ""])
@here
async def test_who_comes_after_an_undo_hears_the_same_log_as_who_was_there(name):
    async with Place() as place:
        live = await place.table("dragons-cave", 3, sit=3)
        there = Ear(name)
        place.house.enter(live, there)
        live.tell_scenes(there)
        heard = log_of(there.last(Scene))
        seen = len(there.bodies)
        await back_and_forth(live, 2)
        for _ in range(4):  # the undo is in the middle of the log
            seat = live.table.actors[0]
            await play(live, seat, first(live, seat))
        for message in there.heard[seen:]:
            if isinstance(message, Scene) and message.seat in (0, None):
                heard += log_of(message)
            elif isinstance(message, Change) and message.seat in (0, None):
                heard += [(step.who, step.move) for step in message.steps]
        assert sum(line[-1] == "back" for line in heard) == 2
        late = Ear(name)
        place.house.enter(live, late)
        live.tell_scenes(late)
        assert log_of(next(m for m in late.heard if isinstance(m, Scene))) == heard


@here
async def test_an_undo_is_told_the_same_after_a_restart():
    async with Place() as place:
        live = await laying(place)
        await back_and_forth(live, 2)
        seat = live.table.actors[0]
        await play(live, seat, first(live, seat))
        before = await arrive(place, live, "Ann")
        live.close()
        del place.house.lives[live.table.id]
        again = await place.house.live(live.table.id)
        assert await arrive(place, again, "Ann") == before
        assert sum(isinstance(line, LogUndo) for line in before.told) == 2
