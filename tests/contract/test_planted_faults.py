"""The contract tests can fail: faults planted in Dragon's Cave are all caught."""

import dataclasses

import numpy as np
import pytest

from tests.contract.test_every_game import TestEveryGame as Suite
from tests.walk import Walker, anything
from wyrmhoard.engine import contract
from wyrmhoard.engine.bind import plain
from wyrmhoard.games.dragons_cave.events import events
from wyrmhoard.games.dragons_cave.rules import play, score
from wyrmhoard.games.dragons_cave.state import LAY_HIDDEN, REVEAL
from wyrmhoard.games.dragons_cave.view import hears, imagine, view


def view_tells_the_laid_card(box, s, p, v):
    view(box, s, p, v)
    v.picked = s.laid[1]


def view_tells_the_division(box, s, p, v):
    view(box, s, p, v)
    v.my_left = max(s.left)


def view_leaves_out_what_is_public(box, s, p, v):
    view(box, s, p, v)
    v.treasure = 0


def view_leaves_out_what_is_recalled(box, s, p, v):
    view(box, s, p, v)
    v.chest[0] = 0


def log_tells_the_laid_card(box, s, p, who, move):
    return move


def log_depends_on_what_is_hidden(box, s, p, who, move):
    heard = hears(box, s, p, who, move)
    return LAY_HIDDEN if heard < REVEAL and s.laid[1] == 1 else heard


def events_are_not_written(box, v, w, p, who, move, out):
    return events(box, v, w, p, who, move, out) or 1


def events_change_the_view(box, v, w, p, who, move, out):
    w.treasure = 0
    return events(box, v, w, p, who, move, out)


def events_name_nobody(box, v, w, p, who, move, out):
    n = events(box, v, w, p, who, move, out)
    out[1] = w.seats
    return n


def order_of_choices_matters(box, s, p, move):
    play(box, s, p, move)
    if s.phase == 1:
        s.rounds = p


def coins_get_lost(box, s, p, move):
    play(box, s, p, move)
    if s.purse[0] > 3:
        s.purse[0] -= 1


def imagined_worlds_forget_the_own_card(box, v, p, rng, s):
    believable = imagine(box, v, p, rng, s)
    s.laid[p % 4] = 0
    return believable


def nobody_wins(box, s, out):
    for p in range(s.seats):
        out[p] = score(box, s, p)


FAULTS = [
    (contract.view, view_tells_the_laid_card, "test_a_view_holds_nothing_the_seat_cannot_know"),
    (contract.view, view_tells_the_division, "test_a_view_holds_nothing_the_seat_cannot_know"),
    (contract.view, view_leaves_out_what_is_public, "test_every_seat_knows_what_everyone_knows"),
    (contract.view, view_leaves_out_what_is_recalled, "test_every_seat_knows_what_everyone_knows"),
    (contract.hears, log_tells_the_laid_card, "test_the_log_tells_no_more_than_the_view"),
    (contract.hears, log_depends_on_what_is_hidden,
     "test_what_is_heard_depends_on_nothing_hidden_and_explains_what_is_seen"),
    (contract.events, events_are_not_written,
     "test_what_came_of_a_move_is_told_from_views_alone"),
    (contract.events, events_change_the_view, "test_what_came_of_a_move_is_told_from_views_alone"),
    (contract.events, events_name_nobody, "test_what_came_of_a_move_is_told_from_views_alone"),
    (contract.play, order_of_choices_matters, "test_secret_choices_may_come_in_any_order"),
    (contract.play, coins_get_lost, "test_what_the_box_holds_is_conserved"),
    (contract.imagine, imagined_worlds_forget_the_own_card,
     "test_a_view_holds_nothing_the_seat_cannot_know"),
    (contract.outcome, nobody_wins, "test_victory_is_shared_out_exactly"),
]  # fmt: skip


def checked(test, stub=None, fault=None):
    """Run one contract test over some matches of the game, with a fault in it or without."""
    walker = Walker("dragons-cave", 4)
    if fault is not None:
        rules = {**walker.game.rules, stub: fault}
        walker.game = dataclasses.replace(walker.game, rules=rules)
        walker.follow(plain(walker.game))
    walks = [(walker, list(walker.walk(seed, anything, 400))) for seed in range(4)]
    given = {
        "walks": walks,
        "steps": [(game, step) for game, steps in walks for step in steps],
        "rng": np.random.default_rng(0),
        "name": "dragons-cave",
    }
    asked = getattr(Suite, test).__code__
    names = asked.co_varnames[1 : asked.co_argcount]
    getattr(Suite(), test)(**{name: given[name] for name in names})


@pytest.mark.parametrize(("stub", "fault", "test"), FAULTS, ids=[f.__name__ for _, f, _ in FAULTS])
def test_a_planted_fault_is_caught(stub, fault, test):
    checked(test)
    with pytest.raises((AssertionError, OverflowError, IndexError)):
        checked(test, stub, fault)


def test_what_is_not_conserved_is_told_with_its_values():
    with pytest.raises(AssertionError, match=r"assert .*\d+\) \+ .* == np.int16\(44\)"):
        checked("test_what_the_box_holds_is_conserved", contract.play, coins_get_lost)
