"""Commands decided: the events they make or the reason they are refused, and nothing is changed."""

import pytest

from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load
from wyrmhoard.server.protocol.messages import ClockInfo
from wyrmhoard.server.tables.chair import Identity
from wyrmhoard.server.tables.commands import (
    AnswerEnd, AnswerUndo, AskEnd, AskUndo, End, Follow, Leave, Play, Resign, Return, Say, Sit,
    Sitter, TakeOver,
)  # fmt: skip
from wyrmhoard.server.tables.decide import PROPOSALS, decide
from wyrmhoard.server.tables.entry import Entry
from wyrmhoard.server.tables.events import (
    EndAnswered, Ended, Followed, Gone, Left, Moved, Opened, Returned, Sat, Spoke, Started,
    UndoAnswered, UndoAsked, Undone, decode, encode,
)  # fmt: skip
from wyrmhoard.server.tables.schedule import due_of
from wyrmhoard.server.tables.table import Table
from wyrmhoard.server.tables.table_info import result

ANN, BOB, CY, DEE = (Identity(name) for name in ("ann", "bob", "cy", "dee"))
NOW = 1000


def opened(game="dragons-cave", seats=3, clock=None):
    """Ann's table, where nobody sits."""
    known = load(game)
    box = written(known.box, known.standard())
    header = Opened(
        1, game, known.version, seats, box, "", "ann", "Ann", clock, listed=False, hints=True
    )
    table = Table("t", bytes(32), plain)
    table.apply(Entry(decode(encode([header]))))
    return table


def sit(*people, start=0):
    return [Sitter(p, "person", who.person, who.person) for p, who in enumerate(people, start)]


def started(game="dragons-cave", **given):
    table = opened(game, **given)
    table.apply(decide(table, Sit(sit(ANN, BOB, CY)[: len(table.chairs)], ANN), 2))
    return table


def owner(table, seat):
    return (ANN, BOB, CY)[seat]


def lay(table, seat, now=NOW):
    """A card in secret."""
    command = Play(seat, table.chairs[seat].asked, table.asks[seat][0], owner(table, seat))
    table.apply(decide(table, command, now))


def kinds(entry):
    return [type(event) for event in entry.events]


def refusal(table, command, now=NOW):
    with pytest.raises(Refused) as no:
        decide(table, command, now)
    return no.value.why


def everything(table):
    """All that a decision could have changed."""
    chairs = [repr(chair) for chair in table.chairs]
    return (
        table.n, table.status, table.changed, chairs, list(table.log), dict(table.asks),
        table.match.states.tobytes(), list(table.match.moves), table.undo_seat,
    )  # fmt: skip


def test_the_last_to_sit_starts_the_match_and_luck_moves_at_once():
    table = opened("mount-drago")
    first = decide(table, Sit(sit(ANN, BOB), ANN), NOW)
    assert kinds(first) == [Sat, Sat]
    table.apply(first)
    last = decide(table, Sit(sit(CY, start=2), CY), NOW)
    assert kinds(last)[:2] == [Sat, Started]
    assert {event.who for event in last.events[2:]} == {CHANCE}
    assert table.status == "open"


def test_seats_are_for_oneself_unless_one_belongs_there():
    table = opened()
    bot = Sitter(1, "bot", "dee", "", "easy")
    assert refusal(table, Sit([bot], DEE)) == "not-your-table"
    assert refusal(table, Sit(sit(BOB), DEE)) == "not-your-table"
    assert kinds(decide(table, Sit([bot], ANN), NOW)) == [Sat]
    assert kinds(decide(table, Sit(sit(DEE, start=2), DEE), NOW)) == [Sat]
    assert refusal(table, Sit(sit(DEE, start=3), DEE)) == "seat-not-there"
    table.apply(decide(table, Sit(sit(BOB), BOB), NOW))
    assert refusal(table, Sit(sit(DEE), DEE)) == "seat-taken"
    assert refusal(started(), Sit(sit(DEE), DEE)) == "table-started"


def test_deciding_changes_nothing_and_applying_plays_nothing_again():
    table = started("troll-and-dragon")
    seat = table.actors[0]
    before = everything(table)
    roll = Play(seat, table.chairs[seat].asked, table.asks[seat][0], owner(table, seat))
    entry = decide(table, roll, NOW)
    assert len(entry.played) == len(entry.events) > 1  # the luck that follows
    assert everything(table) == before
    table.match.make = table.match.check = lambda *_: pytest.fail("played again")
    applied = table.apply(entry)
    assert applied.played == entry.played
    assert table.match.states.tobytes() == entry.played[-1].after != before[6]
    assert table.match.moves[-len(entry.played) :] == [(e.who, e.move) for e in entry.events]


def test_an_entry_of_another_process_leads_to_the_same_bytes_and_is_judged():
    ours, theirs = started("troll-and-dragon"), started("troll-and-dragon")
    seat = ours.actors[0]
    roll = Play(seat, ours.chairs[seat].asked, ours.asks[seat][0], owner(ours, seat))
    entry = decide(ours, roll, NOW)
    read = Entry(decode(encode(entry.events)))
    assert ours.apply(entry) == theirs.apply(read)
    assert everything(ours) == everything(theirs)
    with pytest.raises(Refused, match=r"not-your-turn|not-legal-now"):
        theirs.apply(Entry([Moved(NOW, theirs.actors[0], 10**6)]))


def test_a_move_is_its_owners_and_answers_the_question():
    table = started()
    seat, other = table.actors[:2]
    at, move = table.chairs[seat].asked, table.asks[seat][0]
    assert refusal(table, Play(seat, at, move, owner(table, other))) == "not-your-seat"
    assert refusal(table, Play(seat, at, move, Identity(token="guessed"))) == "not-your-seat"
    assert refusal(table, Play(7, at, move, ANN)) == "not-your-seat"
    assert refusal(table, Play(seat, at - 1, move, owner(table, seat))) == "too-late"
    assert refusal(table, Play(seat, at, -1, owner(table, seat))) == "not-legal-now"
    lay(table, seat)
    assert refusal(table, Play(seat, at, move, owner(table, seat))) == "not-your-turn"
    assert refusal(opened(), Play(0, 0, 0, ANN)) == "not-your-seat"


def test_what_is_due_is_done_only_while_it_is_due():
    table = started(clock=ClockInfo(move=30))
    seat = table.actors[0]
    due = due_of(table, seat)
    gone = decide(table, TakeOver(seat, due), due.when)
    assert kinds(gone) == [Gone]
    table.apply(gone)
    assert refusal(table, TakeOver(seat, due), due.when) == "too-late"
    bot = due_of(table, seat)
    move = Play(seat, bot.asked, table.asks[seat][0], bot)
    assert kinds(decide(table, move, bot.when)) == [Moved]
    in_person = Play(seat, bot.asked, table.asks[seat][0], owner(table, seat))
    assert kinds(decide(table, in_person, bot.when)) == [Returned, Moved]
    back = decide(table, Return(seat, owner(table, seat)), bot.when)
    assert kinds(back) == [Returned]
    table.apply(back)
    assert refusal(table, move, bot.when) == "too-late"
    assert refusal(table, Return(seat, owner(table, seat))) == "seat-not-away"


def test_taking_back_is_free_at_first_and_by_agreement_later():
    table = started()
    one, other = table.actors[:2]
    rest = 3 - one - other
    assert refusal(table, AskUndo(one, owner(table, one))) == "undo-not-now"
    lay(table, one)
    assert kinds(decide(table, AskUndo(one, owner(table, one)), NOW)) == [Undone]
    assert refusal(table, AskUndo(one, owner(table, other))) == "not-your-seat"
    lay(table, other)
    asked = decide(table, AskUndo(one, owner(table, one)), NOW)
    assert kinds(asked) == [UndoAsked]
    table.apply(asked)
    assert refusal(table, AskUndo(other, owner(table, other))) == "undo-asked-already"
    assert refusal(table, AnswerUndo(one, True, owner(table, one))) == "undo-not-asked"
    first = decide(table, AnswerUndo(other, True, owner(table, other)), NOW)
    assert kinds(first) == [UndoAnswered]
    table.apply(first)
    last = AnswerUndo(rest, True, owner(table, rest))
    assert kinds(decide(table, last, NOW)) == [UndoAnswered, Undone]
    no = AnswerUndo(rest, False, owner(table, rest))
    assert kinds(decide(table, no, NOW)) == [UndoAnswered]
    assert kinds(decide(table, Leave(rest, owner(table, rest)), NOW)) == [Left, Undone]


def test_one_leaves_ones_own_seat_and_the_last_ends_the_match():
    table = opened()
    table.apply(decide(table, Sit([Sitter(0, "bot", "ann", "", "easy")], ANN), 2))
    assert refusal(table, Leave(0, DEE)) == "not-your-table"
    assert kinds(decide(table, Leave(0, ANN), NOW)) == [Left]
    assert refusal(table, Leave(1, ANN)) == "seat-free"
    assert refusal(table, Leave(9, ANN)) == "seat-not-there"
    table.apply(decide(table, Sit(sit(BOB, CY, start=1), ANN), 2))
    assert refusal(table, Leave(0, ANN)) == "table-started"
    assert refusal(table, Leave(1, CY)) == "not-your-seat"
    table.apply(decide(table, Leave(1, BOB), NOW))
    assert decide(table, Leave(2, CY), NOW).events == [Ended(NOW, "resigned", 2)]


def test_who_resigns_leaves_the_seat_to_a_bot_and_of_two_the_other_wins():
    table = started()
    assert refusal(table, Resign(1, CY)) == "not-your-seat"
    assert kinds(decide(table, Resign(1, BOB), NOW)) == [Left]
    table.apply(decide(table, Resign(1, BOB), NOW))
    assert (table.chairs[1].taken, table.status) == ("bot", "playing")
    assert refusal(table, Resign(1, BOB)) == "not-your-seat"
    table.apply(decide(table, Resign(0, ANN), NOW))
    last = decide(table, Resign(2, CY), NOW)
    assert last.events == [Ended(NOW, "resigned", 2)]
    table.apply(last)
    assert result(table).shares == [0, 0, 0], "bots alone are left: nobody has won"
    two = started(seats=2)
    two.apply(decide(two, Resign(0, ANN), NOW))
    points = [two.match.score(p) for p in range(2)]
    assert (two.status, result(two).shares, result(two).points) == ("ended", [0, 1], points)
    assert two.chairs[0].taken == "person", "once more with the same people"
    assert refusal(two, Resign(1, BOB)) == "table-not-playing"


def test_the_match_ends_when_all_agree_and_goes_on_when_one_does_not():
    table = started()
    assert refusal(table, AnswerEnd(1, True, BOB)) == "end-not-asked"
    assert refusal(table, AskEnd(1, ANN)) == "not-your-seat"
    table.apply(decide(table, AskEnd(0, ANN), NOW))
    assert refusal(table, AskEnd(1, BOB)) == "end-asked-already"
    assert refusal(table, AnswerEnd(0, True, ANN)) == "end-not-asked"
    yes = decide(table, AnswerEnd(1, True, BOB), NOW)
    assert kinds(yes) == [EndAnswered]
    table.apply(yes)
    assert refusal(table, AnswerEnd(1, True, BOB)) == "end-not-asked"
    assert decide(table, AnswerEnd(2, True, CY), NOW).events[1:] == [Ended(NOW, "agreed", 0)]
    gone = decide(table, Resign(2, CY), NOW)
    assert gone.events == [Left(NOW, 2), Ended(NOW, "agreed", 0)], "who goes is not asked"
    table.apply(decide(table, AnswerEnd(2, False, CY), NOW))
    assert (table.status, table.end_seat) == ("playing", None)
    for _ in range(PROPOSALS - 1):
        table.apply(decide(table, AskEnd(0, ANN), NOW))
        table.apply(decide(table, AnswerEnd(1, False, BOB), NOW))
    assert refusal(table, AskEnd(0, ANN)) == "end-asked-often"


def test_a_proposal_outlives_moves_and_bots_agree_to_it():
    table = started()
    table.apply(decide(table, AskEnd(0, ANN), NOW))
    lay(table, table.actors[0])
    assert table.end_seat == 0
    table.apply(Entry([Gone(NOW, 1)]))
    table.apply(decide(table, AnswerEnd(2, True, CY), NOW))
    assert table.status == "ended"
    alone = opened(seats=2)
    bot = [Sitter(0, "person", "ann", "ann"), Sitter(1, "bot", "ann", "", "easy")]
    alone.apply(decide(alone, Sit(bot, ANN), 2))
    assert decide(alone, AskEnd(0, ANN), NOW).events == [Ended(NOW, "agreed", 0)]


def test_a_table_is_ended_by_its_host_and_goes_on_once():
    table = started()
    assert refusal(table, End("host", BOB)) == "not-your-table"
    assert kinds(decide(table, End("host", ANN), NOW)) == [Ended]
    table.apply(decide(table, End("admin"), NOW))
    assert refusal(table, End("host", ANN)) == "table-over"
    follow = decide(table, Follow("next"), NOW)
    assert kinds(follow) == [Followed]
    table.apply(follow)
    assert refusal(table, Follow("another")) == "rematch-there"


def test_who_speaks_is_known_by_seat_or_by_name():
    table = started()
    (mine,) = decide(table, Say("hi", "Robert", BOB), NOW).events
    (theirs,) = decide(table, Say("hi", "Dee", DEE), NOW).events
    assert (mine, theirs) == (
        Spoke(NOW, "bob", 1, "bob", "hi"),
        Spoke(NOW, "dee", None, "Dee", "hi"),
    )
