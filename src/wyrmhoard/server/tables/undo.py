"""Whether a move may be taken back: told by the log and by views, the same way for every game.

Never past luck, for what luck did was seen; never past a secret the move gave away. Otherwise it is
free while nobody else has moved since, and by agreement after that. What the others knew is not
looked up but imagined from the mover's own view, so that the answer tells the mover nothing.
"""

from __future__ import annotations

import zlib
from itertools import takewhile

import numpy as np

from wyrmhoard.engine.queries import imagine_worlds, list_moves, hear_move, view_seats
from wyrmhoard.engine.contract import CHANCE, hears
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.match import Match

from .played import play, set_state, trying
from .table import Table, UndoKind

OFTEN = 200  # times at a table: a log must come to an end
WORLDS = 2  # imagined for each other seat: a secret is rarely missed by all of them


def moves_since(table: Table, seat: int) -> int:
    """From the seat's last decision on, how many moves there are; 0 if it made none here."""
    moves = table.match.moves
    back = range(len(moves) - 1, len(table.opened.moves) - 1, -1)
    begun = (n for n in back if moves[n][0] == seat and n not in table.decided)
    return len(moves) - next(begun, len(moves))


def undo_kind(table: Table, seat: int) -> UndoKind:
    """Worked out once for each entry: it takes a while."""
    if seat not in table.undo_kinds:
        table.undo_kinds[seat] = work_out(table, seat)
    return table.undo_kinds[seat]


def work_out(table: Table, seat: int) -> UndoKind:
    n = moves_since(table, seat)
    if table.opened.rated or table.status != "playing" or n == 0 or table.undone >= OFTEN:
        return "no"
    since = table.match.moves[-n:]
    if any(who == CHANCE for who, _ in since):
        return "no"
    if seat not in table.gave_away:
        table.gave_away[seat] = gives_away(table, seat, n)
    if table.gave_away[seat]:
        return "no"
    return "free" if all(who == seat for who, _ in since) else "ask"


def gives_away(table: Table, seat: int, n: int) -> bool:
    """Has what the seat decided, `n` moves ago, told another seat what it could not know?"""
    match = table.match
    decision = [move for _, move in takewhile(lambda one: one[0] == seat, match.moves[-n:])]
    rng = np.random.default_rng(zlib.crc32(f"{table.id} {len(match.moves) - n}".encode()))
    with trying(match):
        go_back(table, seat, n)
        return any(move_gives_away(match, seat, move, rng) for move in decision)


def move_gives_away(match: Match, seat: int, move: int, rng: np.random.Generator) -> bool:
    """It is made then, so that the next can be asked about."""
    others = [q for q in range(match.seats) if q != seat]
    worlds = imagined(match, match.view(seat), seat, rng, WORLDS * len(others))
    each = zip(others, np.split(worlds, len(others)), strict=True)
    told = any(tells(match, some, seat, other, move, rng) for other, some in each)
    play(match, seat, move)
    return told


def go_back(table: Table, seat: int, n: int) -> None:
    """The match as it was before that; where the state is not there, it is played again."""
    before = table.before.get(seat) or table.rewound(table.match.moves[:-n]).states.tobytes()
    set_state(table.match, before)


def tells(
    match: Match, worlds: Records, seat: int, other: int, move: int, rng: np.random.Generator
) -> bool:
    """In a world the mover imagines: could the other imagine one without such a move?"""
    sounds = [heard(match, worlds[i:], other, seat, move) for i in range(len(worlds))]
    dreams = imagined(match, seen(match, worlds, other), other, rng, len(worlds))
    each = enumerate(sounds)
    return not all(may_have_been(match, dreams[i:], other, seat, sound) for i, sound in each)


def imagined(
    match: Match, views: Records, seat: int, rng: np.random.Generator, count: int
) -> Records:
    states = match.game.state.blank(count)
    many = match.run.many
    match.run(imagine_worlds)(match.handles[0], many(views), seat, rng, many(states))
    return states


def seen(match: Match, states: Records, seat: int) -> Records:
    views, many = match.game.view.blank(len(states)), match.run.many
    seats = np.full(len(states), seat, np.int64)
    match.run(view_seats)(match.handles[0], many(states), seats, many(views))
    return views


def heard(match: Match, state: Records, other: int, seat: int, move: int) -> int:
    if not match.answers(hears):
        return move
    told = np.empty(1, np.int64)
    ears = np.array([other], np.int64)
    match.run(hear_move)(match.handles[0], match.run.many(state), ears, seat, move, told)
    return int(told[0])


def may_have_been(match: Match, state: Records, other: int, seat: int, sound: int) -> bool:
    """In this world too the seat had a move that sounds so to the other."""
    n = match.run(list_moves)(match.handles[0], match.run.many(state), seat, match.pads)
    moves = match.out[:n].tolist()
    return any(heard(match, state, other, seat, move) == sound for move in moves)
