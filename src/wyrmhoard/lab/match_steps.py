"""Whole matches, a row each. Kernels: plain functions over the contract.

Match `i` draws all its luck, the bots' included, from a stream that begins with `starts[i]`, so
that it goes the same way whatever is played before it. What is called at every move is given
records, and arrays only where it must be: references to these are counted at every call.
"""

from wyrmhoard.bots.options import list_options
from wyrmhoard.engine.contract import CHANCE, NOBODY, NONE, actors, play, setup, view
from wyrmhoard.engine.playout import any_move, next_seat

from .deciding import MIXED, UNIFORM, decide, mixed
from .hearing_steps import forget, hear_move
from .row_steps import (
    begin_track, copy_counts, count_told, end_rows, heard_by_watchers, look, note_asked,
)  # fmt: skip

SETTLING = 12  # numbers thrown away at first, as SFC64's author advises


def sow(stream, starts, i, rng):
    """Begin the stream of match `i`: these words are the whole state of `rng`."""
    for k in range(3):
        stream[k] = starts[i, k]
    stream[3] = starts[i, 3]
    for _ in range(SETTLING):
        rng.random()


def play_matches(
    box, states, seats, first, starts, stream, rng, pads, ways, efforts, mine, watched, blank_views,
    worlds, sums, trees, desks, logs, shadows, notes, books, tell, cap, matches, rows, tracks, ends,
    stop,
):  # fmt: skip
    """Bots in all seats, turned on by one seat a match; how many matches were played."""
    out, weights, track, book = pads[0].out, pads[0].weights, tracks[0], books[0]
    for i in range(len(matches)):
        sow(stream, starts, i, rng)
        s, match = states[1], matches[i]
        begin_match(box, states, seats, tell, watched, blank_views)
        begin_track(match, seats, first + i, track)
        forget(states, logs, shadows, notes)
        mask, made, turned = actors(box, s), 0, (first + i) % seats
        while mask != NOBODY and made < cap:
            if stop[0]:
                return i
            who = next_seat(box, s, mask, rng, weights)
            if who != CHANCE:
                note_asked(box, s, who, made, seats, match, track)
            sits = who + turned if who + turned < seats else who + turned - seats
            way = UNIFORM if who == CHANCE else ways[sits]
            if way == UNIFORM:
                move = any_move(box, s, who, rng.random(), out, weights)
            else:
                mine[0] = blank_views[0]
                view(box, s, who, mine[0])
                n = list_options(box, mine, who, rng, out, worlds)
                if n == 1:
                    move = int(out[0])
                elif way == MIXED:
                    move = mixed(box, mine, who, rng, efforts[sits], pads, worlds)
                else:
                    move = decide(
                        box, mine, who, rng, way, efforts[sits], made, n, pads, worlds, sums, trees,
                        desks, logs, shadows, notes,
                    )  # fmt: skip
            hear_move(box, s, seats, who, move, made, logs)
            sound = heard_by_watchers(box, s, who, move) if tell else NONE
            play(box, s, who, move)
            made += 1
            if tell:
                k = made & 1
                watched[k] = blank_views[0]
                look(box, s, watched[k])
                count_told(box, watched[1 - k], watched[k], who, sound, book)
            mask = actors(box, s)
        end_match(box, s, made, seats, match, rows, i, track, tell, book, ends)
    return len(matches)


def play_random(
    box, states, seats, first, starts, stream, rng, pads, watched, blank_views, books, tell, cap,
    matches, rows, tracks, ends, stop,
):  # fmt: skip
    """The same at random. A loop of its own, as the other takes all bots with it, which are long to
    compile."""
    out, weights, track, book = pads[0].out, pads[0].weights, tracks[0], books[0]
    for i in range(len(matches)):
        if stop[0]:
            return i
        sow(stream, starts, i, rng)
        s, match = states[1], matches[i]
        begin_match(box, states, seats, tell, watched, blank_views)
        begin_track(match, seats, first + i, track)
        mask, made = actors(box, s), 0
        while mask != NOBODY and made < cap:
            who = next_seat(box, s, mask, rng, weights)
            if who != CHANCE:
                note_asked(box, s, who, made, seats, match, track)
            move = any_move(box, s, who, rng.random(), out, weights)
            sound = heard_by_watchers(box, s, who, move) if tell else NONE
            play(box, s, who, move)
            made += 1
            if tell:
                k = made & 1
                watched[k] = blank_views[0]
                look(box, s, watched[k])
                count_told(box, watched[1 - k], watched[k], who, sound, book)
            mask = actors(box, s)
        end_match(box, s, made, seats, match, rows, i, track, tell, book, ends)
    return len(matches)


def begin_match(box, states, seats, tell, watched, blank_views):
    states[1] = states[0]
    setup(box, states[1], seats)
    if tell:
        watched[0] = blank_views[0]
        look(box, states[1], watched[0])


def end_match(box, s, made, seats, match, rows, i, track, tell, book, ends):
    end_rows(box, s, made, seats, match, rows, i * seats, track)
    if tell:
        copy_counts(book, seats, match, rows, i * seats)
    if len(ends):
        ends[i] = s
