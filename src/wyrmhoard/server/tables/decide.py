"""What comes of a command: the entry it makes, or a refusal with its reason.

Nothing is changed here: an entry counts once it is stored, and then the table applies it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace as replace_chair
from typing import Any

from msgspec.structs import astuple, replace

from wyrmhoard.engine.contract import CHANCE, LUCK
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused

from . import luck
from .chair import Chair, Identity
from .commands import (
    AnswerEnd, AnswerUndo, AskEnd, AskUndo, Command, End, Follow, Forget, Leave, Play,
    Resign, Return, Say, Seal, Sit, Sitter, TakeOver, TellSeed, WaitNoMore,
)  # fmt: skip
from .deal import mover, odds
from .entry import Entry, Events, moved
from .events import (
    AllSealed, EndAnswered, EndAsked, Ended, Followed, Forgotten, Gone, Left, Returned, Sat,
    Sealed, SeedTold, Spoke, Started, UndoAnswered, UndoAsked, Undone,
)  # fmt: skip
from .names import told_apart
from .played import Played, play, trying
from .schedule import Due, due_of
from .table import Table
from .undo import moves_since, undo_kind

PROPOSALS = 3  # to end the match, of each seat: nobody is asked for ever


def decide(table: Table, command: Command, now: int) -> Entry:
    return DECISIONS[type(command)](table, command, now)


# Seats


def sit(table: Table, command: Sit, now: int) -> Entry:
    """Free seats are taken; after the last one the match begins, or waits for seeds."""
    sitting = command.sitters
    if table.opened.deal:  # with seeds its luck would be another
        sitting = [replace(sitter, seeds=False) for sitter in sitting]
    sitters = {sitter.seat: sitter for sitter in sitting}
    if any(s.taken != "person" or s.person != command.by.person for s in command.sitters):
        must_belong(table, command.by)
    if table.status != "open":
        raise Refused("table-started")
    if any(chair_of(table, seat).taken for seat in sitters):
        raise Refused("seat-taken")
    if table.opened.rated:
        must_be_fair(table, command.sitters)
    events: Events = [Sat(now, *astuple(sitter)) for sitter in named_apart(table, sitting)]
    new = {p: Chair(sitter.taken, seeds=sitter.seeds) for p, sitter in sitters.items()}
    return begun_if_ready(table, new, events, now)


def must_be_fair(table: Table, sitters: Sequence[Sitter]) -> None:
    """At a rated table nobody plays twice, and nobody is unknown."""
    if any(sitter.taken == "outside" for sitter in sitters):
        raise Refused("rated-no-programs")
    people = [chair.person for chair in table.chairs if chair.taken == "person"]
    people += [sitter.person for sitter in sitters if sitter.taken == "person"]
    if len(set(people)) < len(people):
        raise Refused("rated-one-seat")


def named_apart(table: Table, sitters: Sequence[Sitter]) -> list[Sitter]:
    """Each by a name that nobody else has here."""
    names, found = [chair.name for chair in table.chairs], list[Sitter]()
    for sitter in sitters:
        name = told_apart(sitter.name, names)
        names.append(name)
        found.append(replace(sitter, name=name))
    return found


def leave(table: Table, command: Leave, now: int) -> Entry:
    """In mid-match it is giving up."""
    seat = command.seat
    must_be_free_to_leave(table, chair_of(table, seat), command.by)
    if table.status not in ("open", "playing") or not table.chairs[seat].taken:
        raise Refused("seat-free")
    if table.status == "open" and table.sealed:  # else one who knows all seeds could choose anew
        raise Refused("table-started")
    return Entry(given_up(table, seat, now) if table.status == "playing" else [Left(now, seat)])


def resign(table: Table, command: Resign, now: int) -> Entry:
    must_own(table, command.seat, command.by)
    must_play(table)
    return Entry(given_up(table, command.seat, now))


def given_up(table: Table, seat: int, now: int) -> Events:
    """Of two, the other wins; with bots alone there is nobody left to play for. Else a bot has the
    seat for good: the others keep their match, and a team its dwarf."""
    others = [chair for p, chair in enumerate(table.chairs) if p != seat]
    if len(others) == 1 or not any(chair.taken in ("person", "outside") for chair in others):
        return [Ended(now, "resigned", seat)]
    return [Left(now, seat), *agreed_without(table, seat, now)]


def must_be_free_to_leave(table: Table, chair: Chair, by: Identity) -> None:
    """One's own seat at any time; a bot's or a program's until the match begins."""
    if chair.taken == "person" and not chair.is_of(by):
        raise Refused("not-your-seat")
    if chair.taken in ("bot", "outside"):
        must_belong(table, by)
        if table.status != "open":
            raise Refused("table-started")


def take_over(table: Table, command: TakeOver, now: int) -> Entry:
    must_be_due(table, command.by)
    return Entry([Gone(now, command.seat), *agreed_without(table, command.seat, now)])


def come_back(table: Table, command: Return, now: int) -> Entry:
    must_own(table, command.seat, command.by)
    if not table.chairs[command.seat].away or table.status != "playing":
        raise Refused("seat-not-away")
    return Entry([Returned(now, command.seat)])


# Seeds


def seal(table: Table, command: Seal, now: int) -> Entry:
    seat = command.seat
    must_own(table, seat, command.by)
    chair = table.chairs[seat]
    if table.status != "open" or table.sealed or chair.luck != "awaited":
        raise Refused("too-late")
    new = {seat: replace_chair(chair, seal=command.seal)}
    return begun_if_ready(table, new, [Sealed(now, seat, command.seal)], now)


def tell_seed(table: Table, command: TellSeed, now: int) -> Entry:
    seat, seed = command.seat, command.seed
    must_own(table, seat, command.by)
    chair = table.chairs[seat]
    if table.status != "open" or not table.sealed or chair.luck != "sealed":
        raise Refused("too-late")
    if luck.seal(table.id, seat, seed) != chair.seal:
        raise Refused("seed-not-sealed")
    new = {seat: replace_chair(chair, seed=seed)}
    return begun_if_ready(table, new, [SeedTold(now, seat, seed)], now)


def wait_no_more(table: Table, command: WaitNoMore, now: int) -> Entry:
    must_be_due(table, command.by)
    return begun_if_ready(table, {}, [], now, waits=False)


def begun_if_ready(
    table: Table, new: Mapping[int, Chair], events: Events, now: int, waits: bool = True
) -> Entry:
    """With these chairs as they will be: what is not waited for now begins."""
    chairs = [new.get(p, chair) for p, chair in enumerate(table.chairs)]
    if not all(chair.taken for chair in chairs):
        return Entry(events)
    if not table.sealed and any(chair.seeds for chair in chairs):
        if waits and any(chair.luck == "awaited" for chair in chairs):
            return Entry(events)
        events, waits = [*events, AllSealed(now)], True
    if waits and any(chair.luck == "sealed" for chair in chairs):
        return Entry(events)
    played = with_luck(table, None, [chair.seed or "" for chair in chairs])
    return Entry([*events, Started(now), *moved(now, played)], played)


# Moves


def make_move(table: Table, command: Play, now: int) -> Entry:
    """A move that answers the question as it stands, and the luck that follows. Whoever was gone
    and moves in person is back."""
    seat, by = command.seat, command.by
    in_person = isinstance(by, Identity)
    if isinstance(by, Identity):
        must_own(table, seat, by)
    else:
        must_be_due(table, by)
    must_answer(table, command, now)
    played = with_luck(table, (seat, command.move))
    events = moved(now, played, command.decided)
    if in_person and table.chairs[seat].away:
        events.insert(0, Returned(now, seat))
    return Entry(events, played)


def must_answer(table: Table, command: Play, now: int) -> None:
    must_play(table)
    seat, move = command.seat, command.move
    chair = table.chairs[seat]
    if chair.asked < 0:
        raise Refused("not-your-turn")
    if command.at != chair.asked:
        raise Refused("too-late")
    if move not in table.asks[seat]:
        raise Refused("not-legal-now", move=words(table, move))
    if wait := table.pause(seat, move, now):
        raise Refused("too-soon", wait=wait)


def words(table: Table, move: int) -> str:
    moves = table.game.moves
    return moves.text(move) if 0 <= move < len(moves) else str(move)


def with_luck(
    table: Table, first: tuple[int, int] | None, seeds: Sequence[str] = ()
) -> list[Played]:
    """A first move if there is one, and what luck does then, until a seat must move."""
    played, draw = list[Played](), drawing(table, seeds)
    with trying(table.match) as match:
        if first:
            played.append(play(match, *first))
            acting = played[0].acting
        else:
            acting = match.actors
        while acting == LUCK:
            choices, weights = odds(match)
            played.append(play(match, CHANCE, choices[draw(match, choices, weights)]))
            acting = played[-1].acting
    return played


def drawing(table: Table, seeds: Sequence[str]) -> Callable[[Match, list[int], list[int]], int]:
    """How luck is drawn here: by the number of the move, or of a deal by what is asked."""
    if not table.opened.deal:
        all_seeds = seeds or table.seeds
        return lambda match, _, weights: luck.draw(
            table.secret, all_seeds, len(match.moves), weights
        )
    asked = table.questions.copy()
    return lambda match, choices, weights: asked.draw(
        table.secret, choices, weights, mover(match.moves)
    )


# Taking back


def ask_undo(table: Table, command: AskUndo, now: int) -> Entry:
    """At once if it is free or nobody is left to ask; else the others are asked."""
    seat = command.seat
    must_own(table, seat, command.by)
    must_play(table)
    if table.undo_seat is not None:
        raise Refused("undo-asked-already")
    match undo_kind(table, seat):
        case "no":
            raise Refused("undo-not-now")
        case "ask" if must_agree(table, seat):
            return Entry([UndoAsked(now, seat)])
    return Entry([Undone(now, seat, moves_since(table, seat))])


def answer_undo(table: Table, command: AnswerUndo, now: int) -> Entry:
    """The last yes takes the moves back; the first no ends it."""
    seat, asking = command.seat, table.undo_seat
    must_own(table, seat, command.by)
    must_play(table)
    if asking is None or seat not in must_agree(table, asking) or seat in table.undo_answers:
        raise Refused("undo-not-asked")
    events: Events = [UndoAnswered(now, seat, command.yes)]
    agreed = {seat, *table.undo_answers} >= set(must_agree(table, asking))
    if command.yes and agreed:
        events.append(Undone(now, asking, moves_since(table, asking)))
    return Entry(events)


def must_agree(table: Table, seat: int) -> list[int]:
    """Those who sit here themselves; bots agree to everything."""
    mine = table.chairs[seat].person
    return [
        p
        for p, chair in enumerate(table.chairs)
        if chair.taken == "person" and not chair.away and chair.person != mine
    ]


def agreed_without(table: Table, seat: int, now: int) -> Events:
    """One who goes is no longer asked: perhaps all others have agreed to take back, or to end."""
    if all_but(table, seat, table.end_seat, table.end_answers):
        return [Ended(now, "agreed", table.end_seat)]
    asking = table.undo_seat
    if asking is not None and all_but(table, seat, asking, table.undo_answers):
        return [Undone(now, asking, moves_since(table, asking))]
    return []


def all_but(table: Table, seat: int, asking: int | None, answers: dict[int, bool]) -> bool:
    """Whether `seat` is the only one who has not answered the seat that asks."""
    if asking is None or asking == seat or seat not in must_agree(table, asking):
        return False
    return answers.keys() >= {*must_agree(table, asking)} - {seat}


# Ending


def ask_end(table: Table, command: AskEnd, now: int) -> Entry:
    """At once if nobody is left to ask."""
    seat = command.seat
    must_own(table, seat, command.by)
    must_play(table)
    if table.end_seat is not None:
        raise Refused("end-asked-already")
    if not must_agree(table, seat):
        must_not_be_rated(table)
        return Entry([Ended(now, "agreed", seat)])
    if table.proposals[seat] >= PROPOSALS:
        raise Refused("end-asked-often", most=PROPOSALS)
    return Entry([EndAsked(now, seat)])


def answer_end(table: Table, command: AnswerEnd, now: int) -> Entry:
    """The last yes ends the match; the first no lets it go on."""
    seat, asking = command.seat, table.end_seat
    must_own(table, seat, command.by)
    must_play(table)
    if asking is None or seat not in must_agree(table, asking) or seat in table.end_answers:
        raise Refused("end-not-asked")
    events: Events = [EndAnswered(now, seat, command.yes)]
    if command.yes and {seat, *table.end_answers} >= set(must_agree(table, asking)):
        events.append(Ended(now, "agreed", asking))
    return Entry(events)


# Around the match


def say(table: Table, command: Say, now: int) -> Entry:
    """A line of chat: one line, without invisible characters. Who sits here speaks by the name
    that the seat has."""
    text = " ".join("".join(c if c.isprintable() else " " for c in command.text).split())
    if not text:
        raise Refused("chat-empty")
    person, seats = command.by.person, table.seats_of(command.by)
    if not seats:
        must_let_speak(table)
        name = told_apart(command.name, (chair.name for chair in table.chairs))
        return Entry([Spoke(now, person, None, name, text)])
    return Entry([Spoke(now, person, seats[0], table.chairs[seats[0]].name, text)])


def must_let_speak(table: Table) -> None:
    """At a table of a deal nobody else speaks before the end: they may know what comes."""
    if table.opened.deal and table.status in ("open", "playing"):
        raise Refused("deal-no-chat")


def end(table: Table, command: End, now: int) -> Entry:
    if command.by and table.opened.host != command.by.person:
        raise Refused("not-your-table")
    if table.status not in ("open", "playing"):
        raise Refused("table-over")
    if command.by and table.status == "playing":
        must_not_be_rated(table)
    return Entry([Ended(now, command.why)])


def follow(table: Table, command: Follow, now: int) -> Entry:
    if table.rematch:
        raise Refused("rematch-there")
    return Entry([Followed(now, command.table)])


def forget(table: Table, command: Forget, now: int) -> Entry:
    person = command.person
    seats = [p for p, chair in enumerate(table.chairs) if chair.person == person]
    said = [n for n, event in table.chat if event.person == person]
    return Entry([Forgotten(now, seats, table.opened.host == person, said)])


# What must be


def chair_of(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Refused("seat-not-there", given=seat, seats=len(table.chairs))
    return table.chairs[seat]


def must_own(table: Table, seat: int, by: Identity) -> None:
    if seat >= len(table.chairs) or not table.chairs[seat].is_of(by):
        raise Refused("not-your-seat")


def must_belong(table: Table, by: Identity) -> None:
    """Whoever opened the table or sits there."""
    if table.opened.host != by.person and not table.seats_of(by):
        raise Refused("not-your-table")


def must_be_due(table: Table, due: Due) -> None:
    """Somebody may have been quicker."""
    if due_of(table, due.seat) != due:
        raise Refused("too-late")


def must_not_be_rated(table: Table) -> None:
    """Nobody ends a rated match alone, without having lost it."""
    if table.opened.rated:
        raise Refused("rated-to-the-end")


def must_play(table: Table) -> None:
    if table.status != "playing":
        raise Refused("table-not-playing")


DECISIONS: dict[type[Command], Callable[[Table, Any, int], Entry]] = {
    Sit: sit,
    Leave: leave,
    Seal: seal,
    TellSeed: tell_seed,
    WaitNoMore: wait_no_more,
    Play: make_move,
    TakeOver: take_over,
    Return: come_back,
    AskUndo: ask_undo,
    AnswerUndo: answer_undo,
    Resign: resign,
    AskEnd: ask_end,
    AnswerEnd: answer_end,
    Say: say,
    End: end,
    Follow: follow,
    Forget: forget,
}
