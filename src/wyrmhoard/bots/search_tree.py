"""Information-set tree search with one tree per seat. Kernels: plain functions over the contract.

Each round imagines a world from the searcher's view and plays it out. Every seat has its own
tree, whose branches are what that seat *hears*, so nobody's plan rests on a hidden choice. All
trees share one table of nodes, found by (parent, who, heard); nodes 1 to SEATS are the roots.

Open choices are made by mean and curiosity. Choices made blind, while something chosen is still
secret, are mixed: each seat follows its regrets, and what is played is the mean of what it did
so far. A choice the searcher has not seen yet is therefore not guessed: it is taken back and made
again by its owner's own mixed strategy, among the choices that would have sounded the same.
"""

from math import sqrt

from wyrmhoard.engine.arrays import pick
from wyrmhoard.engine.contract import (
    CHANCE, NOBODY, NONE, SEATS, actors, hears, legal, play, secret, takeback,
)  # fmt: skip
from wyrmhoard.engine.exact import log
from wyrmhoard.engine.layout import Layout, field
from wyrmhoard.engine.playout import next_seat, random_move

from .belief import believe
from .evaluation import note_baseline, curiosity, note_gains

NODES = 1 << 18  # a power of two
FULL = NODES * 3 // 4  # a table without gaps would be searched for ever
NOWHERE, TAKEN = 0, -1  # the node of what a full table has no room for; the key of fixed nodes
DEPTH, WIDE = 64, 128
DARING = 0.15  # of blind choices, the part made at random
SLIGHT = 0.1  # blind choices meant this little, beside the favourite, are noise of the search

TREE = Layout(
    key=field("i8", NODES, about="parent, who and heard in one number; 0: unused"),
    total=field("f8", NODES, about="victory shares of the tree's owner, summed"),
    regret=field("f8", NODES, about="what a blind choice would have won more than was won"),
    mixed=field("f8", NODES, about="how much a blind choice was meant to be made, summed"),
    visits=field("i4", NODES, about="rounds that came through here"),
    offers=field("i4", NODES, about="rounds in which this open choice could be made"),
    used=field("i4", about="nodes in use"),
)


def desk(room: int) -> Layout:
    """What a search writes down on the way, in one record; `room` moves fit its buffers."""
    return Layout(
        weights=field("f8", room, about="of luck's moves"),
        chances=field("f8", DEPTH, WIDE, about="the mixed strategy followed, by choice"),
        gains=field("f8", SEATS, about="victory shares of the world played out"),
        baseline=field("f8", SEATS, about="shares as evaluated before the first move"),
        out=field("i4", room, about="moves"),
        path=field("i4", DEPTH, SEATS, about="the nodes walked through, by tree"),
        who=field("i4", DEPTH, about="who moved"),
        parent=field("i4", DEPTH, about="the mover's node before its move"),
        blind=field("i4", DEPTH, about="moves to choose from if the choice was blind, else 0"),
        chosen=field("i4", DEPTH, about="which of them was chosen"),
        moves=field("i4", DEPTH, WIDE, about="those moves"),
        at=field("i4", SEATS, about="the node each tree is at"),
        told=field("i4", SEATS, about="what the searcher heard of a choice still secret"),
        start=field("i4", about="the searcher's own first node"),
        mixes=field("i4", about="1 if the searcher's own choice is blind"),
        informed=field("i4", about="1 if playouts follow what is known of the game"),
    )


def plant(trees, desks, informed):
    """Blank trees with nothing but their roots; playouts are `informed` or at random."""
    desks[0].informed = informed
    for i in range(SEATS + 1):
        trees[0].key[i] = TAKEN


def search(box, views, p, rng, rounds, trees, desks, worlds):
    """Grow the trees by so many rounds, from the view of `p`. `worlds[0]` stays blank."""
    t, d, seats = trees[0], desks[0], views[0].seats
    for _ in range(rounds):
        believe(box, views[0], p, rng, worlds)
        s = worlds[1]
        note_baseline(box, s, d)
        depth = descend(box, s, p, rng, t, d, seats)
        note_gains(box, s, rng, d)
        learn(t, d, depth, seats)


def learn(t, d, depth, seats):
    for level in range(depth):
        if d.blind[level] > 0:
            regret(t, d, level)
    for q in range(seats):
        reward(t, q + 1, d.gains[q])
        for level in range(depth):
            reward(t, d.path[level, q], d.gains[q])


def reward(t, i, gain):
    t.visits[i] += 1
    t.total[i] += gain


def descend(box, s, p, rng, t, d, seats):
    """Walk all trees down together until the mover's grows a leaf; `p` moves first if it may."""
    unchoose(box, s, p, d, seats)
    mask, depth, asked, grown = actors(box, s), 0, False, False
    while mask != NOBODY and depth < DEPTH and not grown:
        first = not asked and mask >> p & 1
        who = p if first else next_seat(box, s, mask, rng, d.weights)
        if first:
            d.start, asked = d.at[p], True
        move = decide(box, s, p, who, rng, t, d, depth, seats)
        for q in range(seats):
            d.at[q] = child(t, d.at[q], who, hears(box, s, q, who, move))
            d.path[depth, q] = d.at[q]
        grown = t.visits[d.at[p if who == CHANCE else who]] == 0
        play(box, s, who, move)
        mask = actors(box, s)
        depth += 1
    return depth


def unchoose(box, s, p, d, seats):
    """Take back what the others have chosen in secret, keeping what `p` heard of it."""
    for q in range(seats):
        d.at[q], d.told[q] = q + 1, NONE
        move = secret(box, s, q)
        if q != p and move != NONE:
            takeback(box, s, q)
            d.told[q] = hears(box, s, p, q, move)


def decide(box, s, p, who, rng, t, d, depth, seats):
    d.who[depth], d.blind[depth] = who, 0
    if who == CHANCE:
        return random_move(box, s, who, rng, d.out, d.weights)
    d.parent[depth] = d.at[who]
    n = as_told(box, s, p, who, d, legal(box, s, who, d.out))
    if 1 < n <= WIDE and unseen(box, s, who, d.out[0], seats):
        return choose_blind(t, d, depth, n, rng)
    return choose(t, d.at[who], who, rng, d.out, n)


def as_told(box, s, p, who, d, n):
    """Of a choice made again, only the moves that would have sounded the same to `p`."""
    told = d.told[who]
    if told == NONE:
        return n
    d.told[who] = NONE
    kept = 0
    for k in range(n):
        if hears(box, s, p, who, d.out[k]) == told:
            d.out[kept] = d.out[k]
            kept += 1
    return kept


def unseen(box, s, who, move, seats):
    """Whether `who` chooses without having seen, or without being seen by, another."""
    for q in range(seats):
        if q != who and (secret(box, s, q) != NONE or hears(box, s, q, who, move) != move):
            return True
    return False


def choose(t, parent, who, rng, out, n):
    """An untried move if there is one, else the best by mean and curiosity."""
    untried, best, top = 0, out[0], -9.0
    for k in range(n):
        i = find(t, parent, who, out[k])
        if t.visits[i] == 0:
            untried += 1
            if rng.random() * untried < 1:
                best = out[k]
            continue
        t.offers[i] += 1
        if untried == 0:
            value = t.total[i] / t.visits[i] + curiosity() * sqrt(
                log(t.offers[i] + 1) / t.visits[i]
            )
            if value > top:
                top, best = value, out[k]
    return best


def choose_blind(t, d, depth, n, rng):
    """By regret, a little of it at random; what it was is kept for `regret`."""
    who, parent, whole = d.who[depth], d.parent[depth], 0.0
    for k in range(n):
        d.moves[depth, k] = d.out[k]
        d.chances[depth, k] = max(0.0, t.regret[find(t, parent, who, d.out[k])])
        whole += d.chances[depth, k]
    for k in range(n):
        d.chances[depth, k] = d.chances[depth, k] / whole if whole > 0 else 1 / n
        d.weights[k] = dared(d.chances[depth, k], n)
    d.blind[depth], d.chosen[depth] = n, pick(d.weights[:n], rng)
    return d.moves[depth, d.chosen[depth]]


def dared(chance, n):
    return (1 - DARING) * chance + DARING / n


def regret(t, d, depth):
    """Compare what was won with what each choice would have, as far as is known.

    The one made is weighed up by how seldom it is made; the mean of each is the guess for the
    others, which keeps the sums unbiased and calm.
    """
    who, parent, n, mean = d.who[depth], d.parent[depth], d.blind[depth], 0.0
    won, calm = d.gains[who], t.total[parent] / max(1, t.visits[parent])
    for k in range(n):
        i = child(t, parent, who, d.moves[depth, k])
        guess = t.total[i] / t.visits[i] if i != NOWHERE and t.visits[i] > 0 else calm
        if k == d.chosen[depth]:
            guess += (won - guess) / dared(d.chances[depth, k], n)
        d.weights[k] = guess
        mean += d.chances[depth, k] * guess
    for k in range(n):
        i = child(t, parent, who, d.moves[depth, k])
        t.regret[i] += d.weights[k] - mean
        t.mixed[i] += d.chances[depth, k] * (t.visits[parent] + 1)  # later rounds know more


def find(t, parent, who, heard):
    """The node of that key, or the unused one where it would stand."""
    key = name(parent, who, heard)
    i = (int(parent) * 7919 + int(who) * 104729 + int(heard) * 31) & (NODES - 1)
    while t.key[i] != 0 and t.key[i] != key:
        i = (i + 1) & (NODES - 1)
    return i


def child(t, parent, who, heard):
    """The node of that key, made if it is new, or NOWHERE."""
    i = find(t, parent, who, heard)
    if t.key[i] == 0:
        if t.used >= FULL:
            return NOWHERE
        t.key[i] = name(parent, who, heard)
        t.used += 1
    return i


def name(parent, who, heard):
    return (int(parent) * 16 + int(who) + 1) * 1_000_000_000 + int(heard)


def answer(box, views, p, rng, trees, desks, worlds):
    """Write how much is to be said for each move of `p` into the desk; return how many."""
    t, d = trees[0], desks[0]
    believe(box, views[0], p, rng, worlds)
    n = legal(box, worlds[1], p, d.out)
    d.mixes = 1 < n <= WIDE and unseen(box, worlds[1], p, d.out[0], views[0].seats)
    for k in range(n):
        i = find(t, d.start, p, d.out[k])
        d.weights[k] = t.mixed[i] if d.mixes else t.visits[i]
    return n


def best_searched(box, views, p, rng, trees, desks, worlds):
    """The move with most to be said for it; of a mixed strategy one as likely as it is meant."""
    d, best = desks[0], 0
    n = answer(box, views, p, rng, trees, desks, worlds)
    for k in range(1, n):
        if d.weights[k] > d.weights[best]:
            best = k
    if not d.mixes:
        return d.out[best]
    least = SLIGHT * d.weights[best]
    for k in range(n):
        if d.weights[k] < least:
            d.weights[k] = 0
    return d.out[pick(d.weights[:n], rng)]
