"""What is conserved in Mount Drago, and the boxes it is walked with."""

import numpy as np

from tests.walk import Walk
from wyrmhoard.games.mount_drago.state import (
    AWAY, DISCARD, DRAGONS, ENOUGH, HAND, KINDS, LAST, MOUNT, OVER, PLAY, SADDLING, VALUES,
)  # fmt: skip


def stalling(walker, s, who, moves, rng):
    """Keep every dragon from the summit as long as possible: null moves, low steps, held cards."""
    return min(moves, key=lambda move: (ends(s[0], move), advance(s[0], move), rng.random()))


def climbing(walker, s, who, moves, rng):
    """Send the foremost dragons up, so that summit cards are held and discarded."""
    if moves[-1] == ENOUGH and rng.random() < 0.8:
        return moves[0]
    return max(moves, key=lambda move: (advance(s[0], move) > 0, height(s[0], move), rng.random()))


def advance(s, move):
    """The steps a card would bring; a discard brings none, so a stalling seat makes it first."""
    if move >= MOUNT:
        return 0 if DISCARD <= move < ENOUGH else 1
    dragon, value = divmod(move - PLAY, VALUES)
    return min(LAST, s.spot[dragon] + value + 1) - s.spot[dragon]


def ends(s, move):
    """Whether a card would bring one more dragon to the summit."""
    return move < MOUNT and height(s, move) < SUMMIT_FROM <= height(s, move) + advance(s, move)


def height(s, move):
    return s.spot[(move - PLAY) // VALUES] if move < MOUNT else 0


SUMMIT_FROM = 27
FEW = [[2, 1, 1, 1, 1]] * 6 + [[0, 0, 0, 0, 0]] * 4  # 36 cards of 6 dragons: reshuffles galore
WALKS = {
    "standard": Walk(),
    "few": Walk({"copies": FEW, "first": "drawn"}),
    "stalling": Walk({"floor_at_zero": True}, stalling),
    "swap": Walk({"summit_swap": True, "open_stacks": True}, climbing),
    "few swap": Walk({"copies": FEW, "summit_swap": True}, climbing),
    "climbing": Walk({"first": 1}, climbing),
}
SHORT = {"copies": [[2, 2, 3, 2, 2]] * 5 + [[0] * 5] * 5}


def cards(slots):
    """A hand or a stack, counted by kind."""
    held = np.asarray(slots, int).ravel()
    return np.bincount(held[held > 0] - 1, minlength=KINDS)


def conserved(box, s):
    """MD-1: every card is in the pile, in a hand or in a stack; all mounts differ."""
    stacks = cards(s.bottom) + cards(s.laid)
    assert (s.pile + cards(s.hand) + stacks == box.copies.ravel()).all()
    assert (s.pile >= 0).all()
    assert s.stock == s.pile.sum()
    assert s.heap.tolist() == s.pile.reshape(DRAGONS, VALUES).sum(1).tolist()
    assert (cards(s.top) <= stacks).all()
    assert np.count_nonzero(s.laid) == s.count
    assert s.holds.tolist() == np.count_nonzero(s.hand, 1).tolist()
    assert s.holds.max() <= HAND
    assert ((s.spot == AWAY) == ~box.copies.any(1)).all()
    if s.phase > SADDLING:
        mounts = [(int(card) - 1) // VALUES for card in s.top[: s.seats]]
        assert len({*mounts}) == s.seats
        assert [s.rider[dragon] - 1 for dragon in mounts] == list(range(s.seats))
        assert np.count_nonzero(s.rider) == s.seats
    assert (s.climbed == 3) == (s.phase == OVER)
    assert s.reshuffles or not s.kept.any()
