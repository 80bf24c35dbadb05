"""What is made of the moves by one who is asked for a hint. Kernels: plain functions over the
contract."""

from math import sqrt

from wyrmhoard.engine.contract import imagine
from wyrmhoard.engine.marks import small, per_game

from .belief import believe
from .evaluation import evaluate, where_evaluated
from .games import known
from .games.hints import hints
from .search_tree import answer, find

WORLDS = 64  # in which it is guessed how things stand before the move


@small
def appraise(box, views, p, rng, trees, desks, worlds, shares, errors):
    """Write each move's expected share of the victory and the standard error of that, where a
    search has been; how much is to be said for it stays in the desk. Return how many moves."""
    t, d = trees[0], desks[0]
    before = as_it_stands(box, views, p, rng, d, worlds)
    n = answer(box, views, p, rng, trees, desks, worlds)
    for k in range(n):
        i = find(t, d.start, p, d.out[k])
        seen = max(1, t.visits[i])
        shares[k] = min(1.0, max(0.0, before + t.total[i] / seen))
        # A share lies within 0 and 1: it cannot spread more than whole victories do.
        errors[k] = sqrt(max(shares[k] * (1 - shares[k]), 1 / seen) / seen)
    return n


def mean_evaluated(box, views, p, rng, d, worlds):
    whole = 0.0
    for _ in range(WORLDS):
        believe(box, views[0], p, rng, worlds)
        evaluate(box, worlds[1], d.baseline)
        whole += d.baseline[p]
    return whole / WORLDS


@where_evaluated(mean_evaluated)
def as_it_stands(box, views, p, rng, d, worlds):
    """What evaluations were compared with. Worlds that are played out need nothing."""
    return 0.0


@per_game(lambda game: known(game, "tells_shares"))
def tells_shares(box, s):
    """Whether what the game weighs its moves with is a share of the victory."""
    return True


def are_shares(box, views, p, rng, worlds):
    worlds[1] = worlds[0]
    imagine(box, views[0], p, rng, worlds[1])
    return int(tells_shares(box, worlds[1]))


@per_game(lambda game: hints(game, "reason"))
def reason(box, v, s, p, move, heard, out):
    return 0


@small
def tell_reason(box, views, p, rng, move, heard, worlds, out):
    """Write why `p` may well make a move, as an event; return how many numbers."""
    worlds[1] = worlds[0]
    imagine(box, views[0], p, rng, worlds[1])
    return reason(box, views[0], worlds[1], p, move, heard, out)


@per_game(lambda game: known(game, "tell_beliefs"))
def tell_beliefs(v, p, d, out):
    return 0


def say_beliefs(views, p, notes, out):
    """Write what `p` may well believe of the others, as events; return how many numbers."""
    return tell_beliefs(views[0], p, notes[0], out)
