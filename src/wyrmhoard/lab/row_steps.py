"""Rows written as a match goes on. Kernels: plain functions over the contract."""

from wyrmhoard.engine.contract import (
    NOBODY, NONE, ROOM, SEATS, actors, events, hears, outcome, score, view,
)  # fmt: skip
from wyrmhoard.engine.marks import apart

from .rows import (
    BLANKS, END, GIVEN_UP, MANY, NOBODY_WON, OF_SEATS, POINTS, SEAT_NAMED, SHARED, TIE_BREAK,
)  # fmt: skip

WATCHER = SEATS  # sees what everyone does
UNKNOWN = -1_000_000_000  # points, below all there are


def begin_track(match, seats, number, track):
    match.match, match.decisions, match.lead_changes = number, 0, 0
    track.leader, track.began = NONE, NONE
    for p in range(seats):
        track.points[p], track.since[p], track.behind[p] = UNKNOWN, NONE, 0
        track.decisions[p], track.leads[p] = 0, 0


def note_lead(box, s, made, seats, match, track):
    """Who is ahead, before a seat is asked and at the end. Points seldom change: who is ahead then
    is who was."""
    changed = 0
    for p in range(seats):
        points = int(score(box, s, p))
        changed += points != track.points[p]
        track.points[p] = points
    if changed:
        note_change(made, seats, match, track)


def note_change(made, seats, match, track):
    best, alone = UNKNOWN, NONE
    for p in range(seats):
        if track.points[p] > best:
            best, alone = int(track.points[p]), p
        elif track.points[p] == best:
            alone = NONE
    for p in range(seats):
        less = best - track.points[p]
        if less > 0:
            track.since[p] = NONE
            track.behind[p] = max(track.behind[p], less)
        elif track.since[p] == NONE:
            track.since[p] = made
    if alone != NONE and alone != track.leader:
        match.lead_changes += track.leader != NONE
        track.leads[alone] += 1
        track.leader = alone


def note_asked(box, s, p, made, seats, match, track):
    note_lead(box, s, made, seats, match, track)
    if track.began == NONE:
        track.began = p
    match.decisions += 1
    track.decisions[p] += 1


@apart
def end_rows(box, s, made, seats, match, rows, at, track):
    """What decided it, and since when; seats `at` and on."""
    note_lead(box, s, made, seats, match, track)
    match.moves = made
    over = actors(box, s) == NOBODY
    for p in range(seats):
        track.shares[p] = 0.0
    if over:
        outcome(box, s, track.shares)
    winners, last = 0, NONE
    match.settled, match.behind = made, 1_000_000_000
    for p in range(seats):
        end_row(rows[at + p], p, match, track)
        if track.shares[p] > 0:
            winners, last = winners + 1, p
            match.behind = min(int(match.behind), int(track.behind[p]))
            if track.since[p] != NONE:
                match.settled = min(int(match.settled), int(track.since[p]))
    match.behind = match.behind if winners else 0
    match.winner = last if winners == 1 else NONE
    match.margin = margin(track, seats)
    match.decided = decided(track, seats, over, winners, last)


def end_row(row, p, match, track):
    row.match, row.seat, row.began = match.match, p, int(p == track.began)
    row.decisions, row.leads = track.decisions[p], track.leads[p]
    row.points, row.share = track.points[p], track.shares[p]


def decided(track, seats, over, winners, last):
    if winners > 1:
        return SHARED
    if winners == 0:
        return NOBODY_WON if over else GIVEN_UP
    for p in range(seats):
        if p != last and track.points[p] >= track.points[last]:
            return TIE_BREAK
    return POINTS


def margin(track, seats):
    best, second = UNKNOWN, UNKNOWN
    for p in range(seats):
        points = int(track.points[p])
        if points > best:
            best, second = points, best
        elif points > second:
            second = points
    return best - second


@apart
def look(box, s, v):
    """What watchers see now, into a blank view."""
    view(box, s, WATCHER, v)


@apart
def count_told(box, v, w, who, sound, book):
    """Count what watchers are told has come of a move, of what they saw before it and after."""
    count_events(book, events(box, v, w, WATCHER, who, sound, book.told))


@apart
def heard_by_watchers(box, s, who, move):
    return hears(box, s, WATCHER, who, move)


def count_events(book, n):
    k = 0
    while k < n and k < ROOM:
        event = book.told[k]
        book.fired[event] += 1
        k = count_blanks(book, k + 1, event)


def count_blanks(book, k, event):
    """What fills its blanks, to the seat it names; return where the next event begins."""
    who, blank = NONE, 0
    while blank < BLANKS and book.kinds[event, blank] != END:
        kind, many = book.kinds[event, blank], 1
        if kind == SEAT_NAMED:
            who = book.told[k]
        elif kind == OF_SEATS:
            many = SEATS
        elif kind == MANY:
            many = book.told[k]
            k += 1
        if who != NONE and book.things[event, blank] != NONE:
            count_values(book, who, k, many, event, blank)
        k += many
        blank += 1
    return k


def count_values(book, who, k, many, event, blank):
    for j in range(many):
        value = book.told[k + j]
        if 0 <= value < book.sizes[event, blank]:
            book.touched[who, book.things[event, blank] + value] += 1


@apart
def copy_counts(book, seats, match, rows, at):
    """From the book to the rows, and begin again."""
    for e in range(len(match.fired)):
        match.fired[e] = book.fired[e + 1]
        book.fired[e + 1] = 0
    for p in range(seats):
        row = rows[at + p]
        for t in range(len(row.touched)):
            row.touched[t] = book.touched[p, t]
            book.touched[p, t] = 0
