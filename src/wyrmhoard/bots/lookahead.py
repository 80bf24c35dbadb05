"""Looking one move ahead in imagined worlds. A kernel: plain functions over the contract."""

from wyrmhoard.engine.contract import NOBODY, actors, legal, outcome, play, score
from wyrmhoard.engine.playout import next_seat, random_move

from .belief import believe
from .evaluation import evaluate, evaluate_after_luck, where_evaluated
from .options import list_options

VICTORY = 20  # points that winning the match is worth beside the lead itself
LONGEST = 1000  # moves until one's next turn, at most


def look_ahead(box, views, p, rng, n, pads, worlds, sums):
    """Add to each move of `p`, by number, what it is worth in `n` worlds."""
    out, weights = pads[0].out, pads[0].weights
    for _ in range(n):
        k, moves = 0, 1
        while k < moves:
            believe(box, views[0], p, rng, worlds)
            s = worlds[1]
            moves = legal(box, s, p, out)
            move = out[k]
            before = standing(box, s, p, weights)
            play(box, s, p, move)
            sums[move] += worth(box, s, p, rng, out, weights) - before
            k += 1


def best_ahead(box, views, p, rng, pads, worlds, sums):
    """The move that was worth most, the first of equals."""
    out = pads[0].out
    n = list_options(box, views, p, rng, out, worlds)
    best = int(out[0])
    for k in range(1, n):
        if sums[out[k]] > sums[best]:
            best = int(out[k])
    return best


def evaluated(box, s, p, shares):
    evaluate(box, s, shares)
    return float(shares[p])


@where_evaluated(evaluated)
def standing(box, s, p, shares):
    """What is compared with, as worlds differ more than moves do. A lead needs nothing."""
    return 0.0


def evaluated_after_luck(box, s, p, rng, out, weights):
    evaluate_after_luck(box, s, rng, out, weights, weights)
    return float(weights[p])


@where_evaluated(evaluated_after_luck)
def worth(box, s, p, rng, out, weights):
    """The lead at one's next turn."""
    until_next_turn(box, s, p, rng, out, weights)
    return lead(box, s, p, weights)


def until_next_turn(box, s, p, rng, out, weights):
    """Everyone else plays at random until `p` is asked again."""
    mask, made = actors(box, s), 0
    while mask != NOBODY and not mask >> p & 1 and made < LONGEST:
        who = next_seat(box, s, mask, rng, weights)
        play(box, s, who, random_move(box, s, who, rng, out, weights))
        mask = actors(box, s)
        made += 1


def lead(box, s, p, shares):
    """Points before the best of the others, and the victory if the match is over."""
    best = -1_000_000
    for q in range(s.seats):
        if q != p:
            best = max(best, int(score(box, s, q)))
    ahead = float(score(box, s, p) - best)
    if actors(box, s) == NOBODY:
        outcome(box, s, shares)
        ahead += VICTORY * shares[p]
    return ahead
