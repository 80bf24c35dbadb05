"""SD-27: what is remembered of hands given away, and for how long it is true."""

import numpy as np
import pytest

from tests.whole import sampled

from wyrmhoard.engine.contract import SEATS, view
from wyrmhoard.games.dark_cave.cards import CARDS, KINDS, LEVELS, level_of
from wyrmhoard.games.dark_cave.state import DROPPED, GAVE, SHOWED, SWAPPED

from .cave import GAME
from .test_knowledge import worlds

A, B, C = "bend-ne-1", "line-ns-1", "end-n-1"  # there is one of each
TWICE = "cross-1"


def given(cave, *cards, limit=None, other=("rat-1", "boots-1")):
    """Seat 0 has given these cards to seat 1, whose turn it is and who draws up to its limit."""
    c = cave(3)
    c.holds(0, "swap-2", *cards)
    c.holds(1, *other)
    c.s.limit[1] = limit or 5
    c.plays(0, "play swap-2", "swap p1")
    return c.ends(0)


def drops(c, p, card):
    c.plays(p, f"discard {card}")
    return c.ends(p)


def lays(c, p, card, x, y):
    c.plays(p, f"lay {card} upright", f"at {x} {y}")
    return c.ends(p)


def kinds(counts):
    return tuple(CARDS[k] for k in range(KINDS) for _ in range(counts[k]))


def gone(c, p, *cards, holder=1):
    """Which of these cards seat 1 may have put away, as a seat sees it; the others are held."""
    found = set()
    for s in worlds(c, p, 60):
        put_away, held = kinds(s.dropped[1]), kinds(s.hand[holder])
        found.add(tuple(card for card in cards if card in put_away))
        assert all((card in put_away) != (card in held) for card in cards)
    return found


@pytest.mark.clause("SD-27", "SD-20")
def test_of_a_hand_given_away_exactly_one_card_is_gone(cave):
    c = drops(given(cave, A, B, C, limit=3), 1, B)
    assert gone(c, 0, A, B, C) == {(A,), (B,), (C,)}
    assert not c.view(0).told.any()  # none of them is certain
    c.passes(2), c.passes(0)
    lays(c, 1, A, -1, 0)
    assert gone(c, 0, B, C) == {(B,), (C,)}
    c.passes(2), c.passes(0)
    lays(c, 1, C, 0, -1)
    assert gone(c, 0, B) == {(B,)}


@pytest.mark.clause("SD-27", "SD-20")
def test_a_card_drawn_before_may_be_the_one_gone_and_one_drawn_after_may_not(cave):
    before = drops(given(cave, A, B), 1, B)
    assert gone(before, 0, A, B) == {(), (A,), (B,)}
    after = drops(given(cave, A, B, limit=2), 1, B)
    assert after.cards_of(1) == 2
    assert gone(after, 0, A, B) == {(A,), (B,)}


@pytest.mark.clause("SD-27")
def test_a_card_seen_again_is_the_one_given_unless_there_is_another(cave):
    c = drops(given(cave, TWICE, A, limit=2), 1, A)
    c.passes(2), c.passes(0)
    lays(c, 1, TWICE, 0, 1)
    seen = [kinds(s.dropped[1]) for s in worlds(c, 0, 400)]
    assert set(seen) == {(A,), (TWICE,)}
    assert seen.count((TWICE,)) < 100  # both of a kind in one hand: possible, not likely
    c.s.shown[CARDS.index(TWICE)] += 1  # the other one was played by somebody
    c.s.deck[CARDS.index(TWICE)] -= 1
    c.s.pile[0] -= 1
    assert {kinds(s.dropped[1]) for s in worlds(c, 0)} == {(A,)}


@pytest.mark.clause("SD-27")
def test_a_hand_that_comes_back_tells_what_it_lost(cave):
    c = drops(given(cave, A, B, limit=2, other=("swap-3", "rat-1")), 1, A)
    c.passes(2)
    c.plays(0, "play swap-3", "swap p1")
    assert gone(c, 0, A, B, holder=0) == {(A,), (B,)}  # not read yet
    while c.s.to_read > 1:
        c.luck(f"read {B}" if c.can(15, f"read {B}") else "read")
    assert {kinds(s.dropped[1])[:1] for s in worlds(c, 0)} == {(A,)}
    c.ends(0)
    c.passes(1), c.passes(2)
    assert all(A in kinds(s.dropped[1]) for s in worlds(c, 0))


@pytest.mark.clause("SD-27")
def test_a_hand_passed_on_is_followed(cave):
    c = given(cave, "swap-3", A, B)
    c.plays(1, "play swap-3", "swap p2")
    c.ends(1)
    assert {A, B} <= set(kinds(c.view(0).told[2]))
    assert not c.view(0).told[1].any()
    assert all({A, B} <= set(kinds(s.hand[2])) for s in worlds(c, 0))
    assert set(kinds(c.view(1).told[2])) >= {A, B}


@pytest.mark.clause("SD-27")
def test_what_others_remember_of_a_swap_is_imagined_too(cave):
    c = drops(given(cave, A, B, C), 1, C)
    run, seen = c.match.run, set()
    for p in (2, SEATS):
        for s in worlds(c, p):
            other, records = GAME.view.blank(), np.array([s], GAME.state.dtype)
            run(view)(run.one(c.match.boxes), run.one(records), 0, run.one(other))
            gave = other[0].which[other[0].deed // (LEVELS * SEATS) == GAVE // (LEVELS * SEATS)]
            assert (gave[:3] > 0).all()
            seen.add(gave[:3].tobytes())
            held, dropped = kinds(s.hand[1]), kinds(s.dropped[1])
            assert sum(CARDS[k - 1] in held + dropped for k in gave[:3]) == 3
    assert len(seen) > 30
    assert not c.view(2).which.any()


def possible(v):
    """By trying everything: which cards given may be put away, as far as the record of 0 tells."""
    kept = {(frozenset(), frozenset(), (0, 0, 0))}  # in hand, put away, drawn since
    for i in range(v.deeds):
        deed, kind, q = int(v.deed[i]), int(v.which[i]) - 1, int(v.deed[i]) % SEATS
        if deed >= GAVE and deed < SWAPPED and q == 0:
            kept = {(hand | {kind}, away, drawn) for hand, away, drawn in kept}
        elif q == 1 and deed < GAVE:
            kept = {new for old in kept for new in after(old, deed, kind)}
    return {tuple(sorted(away)) for _, away, _ in kept}


def after(old, deed, kind):
    hand, away, drawn = old
    level = deed // SEATS % LEVELS
    fewer, more = (tuple(n + by * (k == level) for k, n in enumerate(drawn)) for by in (-1, 1))
    if deed < DROPPED:
        return [(hand, away, more)]
    if deed >= SHOWED and kind in hand:
        return [(hand - {kind}, away, drawn)]
    some = [(hand, away, fewer)] if drawn[level] and kind not in away else []
    if deed < SHOWED:
        some += [(hand - {k}, away | {k}, drawn) for k in hand if level_of(k) == level]
    return some


@pytest.mark.clause("SD-27", "SD-33")
@pytest.mark.parametrize("seed", sampled(range(8), 0, 5))
def test_exactly_the_possible_worlds_are_imagined(cave, seed):
    """Random turns after a swap of cards that there is one of."""
    rng = np.random.default_rng(seed)
    c = given(cave, A, B, C, "line-ew-2", limit=int(rng.integers(3, 6)))
    mine = [CARDS.index(card) for card in (A, B, C, "line-ew-2")]
    for _ in range(4):
        for p in (1, 2, 0):
            moves = [m for m in c.may(p) if m.startswith(("lay", "discard"))]
            c.plays(p, str(rng.choice(moves)))
            if c.can(p, "at"):
                c.plays(p, c.may(p)[0])
            c.ends(p)
        seen = list(worlds(c, 0, 150))
        away = {tuple(k for k in mine if s.dropped[1, k]) for s in seen}
        assert away == {tuple(k for k in mine if k in one) for one in possible(c.view(0))}
        least = np.min([s.hand[1] for s in seen], axis=0)
        assert (least[mine] == c.view(0).told[1][mine]).all()


@pytest.mark.clause("SD-27")
def test_two_hands_given_away_do_not_claim_the_same_card(cave):
    """Of three alike, two were given: one of these is gone, so the third was drawn to that hand."""
    c = cave(3, copies=[3, 1, *GAME.standard()[0].copies[2:].tolist()])
    c.holds(0, "swap-2", TWICE, B)
    c.holds(1, "swap-3", TWICE)
    c.holds(2, "rat-1", "boots-1")
    c.s.limit[1] = 2
    c.plays(0, "play swap-2", "swap p1")
    c.ends(0)
    drops(c, 1, TWICE)
    c.passes(2)
    c.plays(0, "play swap-3", "swap p2")
    c.ends(0)
    lays(c, 1, TWICE, 0, 1)
    lays(c, 2, TWICE, 0, 2)
    c.passes(0)
    lays(c, 1, B, 0, -1)
    assert all(kinds(s.dropped[1]) == (TWICE,) for s in worlds(c, 0, 200))
