"""The contract's questions about one state, as kernels over arrays of one record.

An array goes into compiled code ten times quicker than a record, and whoever asks from Python
through these shares what was compiled. Buffers are pads, as in every kernel: for an array of
another type the rules would be compiled once more.
"""

from .contract import (
    CHANCE, ROOM, actors, check, events, hears, imagine, legal, most_seats, odds, otherwise,
    outcome, pace, patience, pause, play, score, setup, toss, view, why_not,
)  # fmt: skip


def set_up(boxes, states, seats):
    setup(boxes[0], states[0], seats)


def who_acts(boxes, states):
    return actors(boxes[0], states[0])


def list_moves(boxes, states, p, pads):
    """Luck's moves with their weights, or a seat's."""
    if p == CHANCE:
        return odds(boxes[0], states[0], pads[0].out, pads[0].weights)
    return legal(boxes[0], states[0], p, pads[0].out)


def toss_luck(boxes, states, r, pads):
    return toss(boxes[0], states[0], r, pads[0].out, pads[0].weights)


def weigh_race(boxes, states, weights):
    return pace(boxes[0], states[0], weights)


def pause_after(boxes, states, move):
    return pause(boxes[0], states[0], move)


def patience_with(boxes, states, p):
    return patience(boxes[0], states[0], p)


def move_otherwise(boxes, states, p):
    return otherwise(boxes[0], states[0], p)


def carry_out(boxes, states, p, move):
    """Who acts then."""
    play(boxes[0], states[0], p, move)
    return actors(boxes[0], states[0])


def view_seats(boxes, states, seats, views):
    """What each of these seats sees: all of one state, or each of its own."""
    for i in range(len(views)):
        view(boxes[0], states[i % len(states)], int(seats[i]), views[i])


def imagine_worlds(boxes, views, p, rng, states):
    """Worlds of one view, or one of each; how believable the least of them is."""
    least = imagine(boxes[0], views[0], p, rng, states[0])
    for i in range(1, len(states)):
        least = min(least, imagine(boxes[0], views[i % len(views)], p, rng, states[i]))
    return least


def hear_move(boxes, states, seats, who, move, heard):
    """What each of these seats is told of a move."""
    for i in range(len(seats)):
        heard[i] = hears(boxes[0], states[0], int(seats[i]), who, move)


def tell_move(boxes, before, after, seats, who, heard, counts, out):
    """What each of these seats is told has come of a move: ROOM numbers of `out` for each."""
    for i in range(len(seats)):
        counts[i] = events(
            boxes[0], before[i], after[i], int(seats[i]), who, heard[i],
            out[i * ROOM : (i + 1) * ROOM],
        )  # fmt: skip


def count_points(boxes, states, p):
    return score(boxes[0], states[0], p)


def share_victory(boxes, states, shares):
    outcome(boxes[0], states[0], shares)


def explain(boxes, views, p, who, move, out):
    """Why a seat that has this view may not play the move."""
    return why_not(boxes[0], views[0], p, who, move, out)


def check_box(boxes, out):
    return check(boxes[0], out)


def seat_limit(boxes):
    return most_seats(boxes[0])
