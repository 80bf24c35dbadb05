"""One match, step by step, for whoever is asked in it. Kernels: plain functions over the contract.

`told` says who is asked and how many moves they have; `seeds` and `made` are as in a batch of one.
"""

from wyrmhoard.engine.contract import NONE, legal, play, setup, view
from wyrmhoard.engine.flatten import flatten

from .batch_steps import number, onward

WHO, COUNT = 0, 1  # of `told`


def come_to(box, s, seeds, made, me, cap, out, weights):
    """Luck moves until a seat must, and until it is `me` others move at random, if `me` is a seat:
    who is asked then, or NONE at the end."""
    who = onward(box, s, seeds, made, 0, out, weights)
    while me != NONE and who != NONE and who != me and made[0] < cap:
        n = legal(box, s, who, out)
        play(box, s, who, out[int(number(seeds, 0) * n)])
        made[0] += 1
        who = onward(box, s, seeds, made, 0, out, weights)
    return who


def mark(box, s, who, me, told, moves, mask, out):
    """The moves of the one asked, as flags; those of before are taken away one by one."""
    for k in range(told[COUNT]):
        mask[moves[k]] = 0
    told[WHO] = who
    told[COUNT] = 0 if who == NONE or (me != NONE and me != who) else legal(box, s, who, out)
    for k in range(told[COUNT]):
        moves[k] = out[k]
        mask[moves[k]] = 1


def see(box, s, p, views, blank_views, row):
    views[0] = blank_views[0]
    view(box, s, p, views[0])
    flatten(views[0], row)


def begin_single(
    boxes, states, blanks, seeds, made, told, me, seats, cap, views, blank_views, row, moves, mask,
    pads,
):  # fmt: skip
    box, s, out = boxes[0], states[0], pads[0].out
    states[0] = blanks[0]
    made[0] = 0
    setup(box, s, seats)
    who = come_to(box, s, seeds, made, me, cap, out, pads[0].weights)
    mark(box, s, who, me, told, moves, mask, out)
    see(box, s, who if me == NONE else me, views, blank_views, row)


def step_single(
    boxes, states, seeds, made, told, move, me, cap, views, blank_views, row, moves, mask, pads
):
    """The one asked moves. Shown is the view of the next one asked, or of `me`, who alone may look
    then; at the end, of the one who moved."""
    box, s, out = boxes[0], states[0], pads[0].out
    before = told[WHO]
    play(box, s, before, move)
    made[0] += 1
    who = come_to(box, s, seeds, made, me, cap, out, pads[0].weights)
    mark(box, s, who, me, told, moves, mask, out)
    if me == NONE:
        see(box, s, before if who == NONE else who, views, blank_views, row)
    else:
        see(box, s, me, views, blank_views, row)


def mark_single(boxes, states, who, me, told, moves, mask, pads):
    mark(boxes[0], states[0], who, me, told, moves, mask, pads[0].out)


def see_single(boxes, states, p, views, blank_views, row):
    see(boxes[0], states[0], p, views, blank_views, row)
