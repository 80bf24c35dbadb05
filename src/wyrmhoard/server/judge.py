"""What people want, judged: each wish becomes the events it makes, or is refused with a reason."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmhoard.engine.contract import CHANCE, LUCK
from wyrmhoard.engine.refused import Refused

from . import fair
from .events import (
    AnyEvent, Ended, Followed, Gone, Left, Moved, Returned, Sat, Spoke, Started, UndoAnswered,
    UndoAsked, Undone,
)  # fmt: skip
from .table import Table
from .undo import moves_since, trying, undo_kind

Entry = list[AnyEvent]


def sit(table: Table, seats: Sequence[Sat]) -> Entry:
    """Free seats are taken; the last one starts the match."""
    if table.status != "open":
        raise Refused("table-started")
    taken = {sat.seat: sat for sat in seats}
    if any(table.chairs[chair_number(table, seat)].taken for seat in taken):
        raise Refused("seat-taken")
    entry: Entry = [*seats]
    if all(c.taken or p in taken for p, c in enumerate(table.chairs)):
        now = seats[-1].at
        seeds = [taken[p].seed if p in taken else c.seed for p, c in enumerate(table.chairs)]
        entry += [Started(now), *luck(table, [], now, seeds)]
    return entry


def chair_number(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.chairs):
        raise Refused("seat-not-there", given=seat, seats=len(table.chairs))
    return seat


def leave(table: Table, seat: int, now: int) -> Entry:
    """With nobody left to play for, the table ends."""
    if table.status not in ("open", "playing") or not table.chairs[chair_number(table, seat)].taken:
        raise Refused("seat-free")
    others = (c for p, c in enumerate(table.chairs) if p != seat)
    if table.status == "playing" and not any(c.taken in ("person", "outside") for c in others):
        return [Left(now, seat), Ended(now, "all-left")]
    return [Left(now, seat), *agreed_without(table, seat, now)]


def play(table: Table, seat: int, at: int, move: int, now: int) -> Entry:
    """A move that answers the question as it stands, and the luck that follows."""
    must_play(table)
    chair = table.chairs[chair_number(table, seat)]
    if chair.asked < 0:
        raise Refused("not-your-turn")
    if at != chair.asked:
        raise Refused("too-late")
    if move not in table.asks[seat]:
        raise Refused("not-legal-now", move=words(table, move))
    if wait := table.may_move(seat, move, now):
        raise Refused("too-soon", wait=wait)
    return [Moved(now, seat, move), *luck(table, [(seat, move)], now)]


def play_in_person(table: Table, seat: int, at: int, move: int, now: int) -> Entry:
    """Whoever was gone and moves is back."""
    entry = play(table, seat, at, move, now)
    return [Returned(now, seat), *entry] if table.chairs[seat].away else entry


def words(table: Table, move: int) -> str:
    moves = table.game.moves
    return moves.text(move) if 0 <= move < len(moves) else str(move)


def must_play(table: Table) -> None:
    if table.status != "playing":
        raise Refused("table-not-playing")


def luck(
    table: Table, moves: Sequence[tuple[int, int]], now: int, seeds: Sequence[str] = ()
) -> list[AnyEvent]:
    """What luck does after these moves, until a seat must move. The match stays as it is."""
    entry: list[AnyEvent] = []
    with trying(table.match) as match:
        acting = match.actors if not moves else 0
        for who, move in moves:
            acting = match.make(who, move)
        while acting == LUCK:
            choices = match.listed(CHANCE)
            weights = match.weights[: len(choices)].tolist()
            seeds = seeds or table.seeds
            move = choices[fair.draw(table.secret, seeds, len(match.moves), weights)]
            acting = match.make(CHANCE, move)
            entry.append(Moved(now, CHANCE, move))
    return entry


def gone(table: Table, seat: int, now: int) -> Entry:
    return [Gone(now, seat), *agreed_without(table, seat, now)]


def come_back(table: Table, seat: int, now: int) -> Entry:
    if not table.chairs[chair_number(table, seat)].away or table.status != "playing":
        raise Refused("seat-not-away")
    return [Returned(now, seat)]


def ask_undo(table: Table, seat: int, now: int) -> Entry:
    """At once if it is free or nobody is left to ask; else the others are asked."""
    must_play(table)
    if table.wish is not None:
        raise Refused("undo-asked-already")
    match undo_kind(table, chair_number(table, seat)):
        case "no":
            raise Refused("undo-not-now")
        case "ask" if must_agree(table, seat):
            return [UndoAsked(now, seat)]
    return [Undone(now, seat, moves_since(table, seat))]


def must_agree(table: Table, seat: int) -> list[int]:
    """Those who sit here themselves; bots agree to everything."""
    mine = table.chairs[seat].person
    return [
        p
        for p, chair in enumerate(table.chairs)
        if chair.taken == "person" and not chair.away and chair.person != mine
    ]


def agreed_without(table: Table, seat: int, now: int) -> Entry:
    """One who goes is no longer asked: perhaps all others have said yes to somebody's wish."""
    wish = table.wish
    if wish is None or wish == seat or seat not in must_agree(table, wish):
        return []
    agreed = table.answers.keys() >= {*must_agree(table, wish)} - {seat}
    return [Undone(now, wish, moves_since(table, wish))] if agreed else []


def answer_undo(table: Table, seat: int, yes: bool, now: int) -> Entry:
    """The last yes takes the moves back; the first no ends it."""
    must_play(table)
    wish = table.wish
    if wish is None or seat not in must_agree(table, wish) or seat in table.answers:
        raise Refused("undo-not-asked")
    entry: Entry = [UndoAnswered(now, seat, yes)]
    agreed = {seat, *table.answers} >= set(must_agree(table, wish))
    if yes and agreed:
        entry.append(Undone(now, wish, moves_since(table, wish)))
    return entry


def say(table: Table, person: str, name: str, text: str, now: int) -> Entry:
    """A line of chat: one line, without invisible characters. Who sits here speaks by the name
    that the seat has."""
    said = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not said:
        raise Refused("chat-empty")
    seats = table.seats_of(person)
    if not seats:
        return [Spoke(now, person, None, name, said)]
    return [Spoke(now, person, seats[0], table.chairs[seats[0]].name, said)]


def end(table: Table, why: str, now: int) -> Entry:
    if table.status not in ("open", "playing"):
        raise Refused("table-over")
    return [Ended(now, why)]


def follow(table: Table, other: str, now: int) -> Entry:
    if table.rematch:
        raise Refused("rematch-there")
    return [Followed(now, other)]
