"""What a seat knows (MD-20): checked against every world that fits what it heard."""

from collections import Counter

import numpy as np
import pytest

from tests.walk import WATCHER, Walker, anything, together
from wyrmhoard.engine.contract import CHANCE, imagine
from wyrmhoard.engine.layout import RECALLED
from wyrmhoard.games.mount_drago.state import DISCARD, DRAW, ENOUGH, KINDS, MOUNT, VALUES

from .table import GAME, Table, both_ways, card
from .walks import cards

clause = pytest.mark.clause
SOME = [[5, 4, 0, 0, 0], [4, 4, 0, 0, 0], [8, 0, 0, 0, 0]] + [[0] * VALUES] * 7


def imagined(table, p, times=200):
    """Worlds seat `p` can imagine."""
    run, rng = table.match.run, np.random.default_rng(1)
    for _ in range(times):
        worlds, v = GAME.state.blank(), table.match.view(p)
        believable = run(imagine)(table.match.box, run.one(v), p, rng, run.one(worlds))
        assert believable == 1
        yield worlds[0]


@both_ways
class TestMemory:
    @clause("MD-20")
    def test_cards_seen_are_never_imagined_elsewhere(self, way):
        """All blue cards but one have been laid: it is in the pile or in a hand of the others."""
        table = Table(way, hands=["red 1, red 2, red 3"], pile="blue 3, gray 1, gray 2, gray 3")
        places = Counter()
        for world in imagined(table, 0):
            assert cards(world.hand)[:5].sum() + world.pile[:5].sum() == 1
            places["pile" if world.pile[2] else "hand"] += 1
        assert set(places) == {"pile", "hand"}

    @clause("MD-20")
    def test_with_two_players_an_empty_pile_tells_the_other_hand(self, way):
        table = Table(way, 2, pile="")
        for world in imagined(table, 0, 20):
            assert world.hand[1].tolist() == table.s.hand[1].tolist()
        assert len({world.hand[1].tobytes() for world in imagined(table, WATCHER)}) > 20

    @clause("MD-20")
    def test_cards_held_through_a_reshuffle_are_not_in_the_pile(self, way):
        table = Table(way, 2, hands=["red 1, red 2", "blue 5, blue 4, blue 3, gray 1"], pile="")
        table.play("play red 1").draw(5)  # a reshuffle: blue 5, 4, 3 and gray 1 are held
        table.play("play gray 1")
        held = [card("blue 5"), card("blue 4"), card("blue 3")]
        for world in imagined(table, 0):
            assert {*held} <= {*world.hand[1].tolist()}

    @clause("MD-20")
    def test_who_has_not_drawn_since_holds_no_recycled_card(self, way):
        hands = ["red 1, red 2", "blue 5, blue 4, blue 3, gray 1", "purple 1, purple 2"]
        table = Table(way, hands=hands, pile="")
        table.play("play red 1").draw(5)
        known = cards(table.s.kept)
        for world in imagined(table, 0):
            assert (cards(world.hand[1]) + cards(world.hand[2]) <= known).all()
        for world in imagined(table, 2):
            assert (cards(world.hand[1]) <= known).all()

    @clause("MD-20")
    def test_a_hand_emptied_since_holds_only_recycled_cards(self, way):
        table = Table(way, 3, hands=["red 1, red 2", "gray 1", "purple 1, purple 2"], pile="")
        table.play("play red 1").draw(5)
        table.play("play gray 1").draw(6)
        assert table.turn == 2
        left = {card("purple 1"), card("purple 2"), 0}
        for world in imagined(table, 0):
            assert {*world.hand[2].tolist()} == left

    @clause("MD-20")
    def test_a_later_card_explains_an_earlier_one(self, way):
        """Seat 1 may have kept or drawn purple 1, until seat 2 plays the one that was kept."""
        hands = ["red 1, red 2", "brown 1, brown 2", "black 1, purple 1, purple 2"]
        table = Table(way, hands=hands, at={"black": 3}, pile="")
        table.play("play red 1", *["draw yellow 1"] * 2, *["draw yellow 2"] * 2, "draw yellow 3")
        table.play("play brown 1", "stay", "draw purple 1", *["draw gray 1"] * 2)
        table.play(*["draw gray 2"] * 2, "play black 1")  # a scoring, so seat 2 draws nothing
        table.play("play yellow 1", "stay", "draw gray 3", "play purple 1", "stay", "draw gray 3")
        kept = Counter(card("purple 1") in world.kept[1] for world in imagined(table, 0))
        assert set(kept) == {False, True}
        table.play("play purple 1")
        for world in imagined(table, 0):
            assert card("purple 1") in world.kept[2]
            assert card("purple 1") not in world.kept[1]

    @clause("MD-20")
    def test_open_stacks_change_only_what_is_shown(self, way):
        shown = [Table(way, open_stacks=open_).match.view(0).tobytes() for open_ in (False, True)]
        assert shown[0] == shown[1]
        assert GAME.state.fields["laid"].seen_by == RECALLED


class Beliefs:
    """Every deal that fits what seat `p` has heard since the last reshuffle, by brute force.

    A deal is the hands of all others and the pile, each counted by kind.
    """

    def __init__(self, p, seats, s):
        self.p, self.others = p, [q for q in range(seats) if q != p]
        self.restart(s)

    def restart(self, s):
        """At a reshuffle the pile is known, and what the others hold together."""
        union = sum(cards(s["kept"][q]) for q in self.others)
        sizes = [np.count_nonzero(s["kept"][q]) for q in self.others]
        hands = [()]
        for size in sizes:
            hands = [(*some, hand) for some in hands for hand in within(left_of(union, some), size)]
        self.deals = {(*some, tuple(s["pile"].tolist())) for some in hands}
        self.shuffles = int(s["reshuffles"])

    def follow(self, before, who, move, after):
        if after["reshuffles"] != self.shuffles:
            self.restart(after)
        elif who == CHANCE and move >= DRAW:
            self.drawn(int(before["turn"]), move - DRAW)
        elif who != CHANCE and (move < MOUNT or DISCARD <= move < ENOUGH):
            self.laid(who, move if move < MOUNT else move - DISCARD)

    def drawn(self, q, k):
        kinds = [k] if q == self.p else range(KINDS)
        self.deals = {
            moved(deal, len(self.others), None if q == self.p else self.others.index(q), kind)
            for deal in self.deals
            for kind in kinds
            if deal[-1][kind]
        }

    def laid(self, q, k):
        if q != self.p:
            at = self.others.index(q)
            self.deals = {moved(deal, at, None, k) for deal in self.deals if deal[at][k]}

    def of(self, s):
        hands = [tuple(cards(s["hand"][q]).tolist()) for q in self.others]
        return (*hands, tuple(s["pile"].tolist()))


def moved(deal, source, target, k):
    """The deal after a card of kind `k` went from one place to another, or into the open."""
    places = [list(place) for place in deal]
    places[source][k] -= 1
    if target is not None:
        places[target][k] += 1
    return tuple(tuple(place) for place in places)


def left_of(union, some):
    return [n - sum(hand[k] for hand in some) for k, n in enumerate(union)]


def within(counts, size):
    """Every hand of that size out of a multiset."""
    hands = [((), size)]
    for n in counts:
        hands = [((*h, took), left - took) for h, left in hands for took in range(min(n, left) + 1)]
    return [hand for hand, left in hands if left == 0]


@clause("MD-20")
@pytest.mark.parametrize(("seats", "p"), [(2, 0), (3, 0), (3, 2)])
def test_exactly_the_worlds_that_fit_the_past_are_imagined(seats, p):
    """Few kinds of cards, so that many cards laid may have been old or new."""
    walker = Walker("mount-drago", seats, "compiled", copies=SOME)
    rng, checked, whole = np.random.default_rng(7), 0, 0
    for seed in range(3):
        beliefs = None
        for step in walker.walk(seed, anything, 400):
            if step.who is None:
                break
            after = walker.play(step.s, step.who, step.move)
            s = after[0]
            if beliefs is None:
                beliefs = Beliefs(p, seats, s) if s["reshuffles"] else None
                continue
            beliefs.follow(step.s[0], step.who, step.move, s)
            if step.who == CHANCE or len(beliefs.deals) > 3000:
                continue
            assert beliefs.of(s) in beliefs.deals
            views = together([walker.view(after, p)] * 12)
            seen = {beliefs.of(world) for world in walker.imagine(views, p, rng)[0]}
            assert seen <= beliefs.deals
            checked += 1
            if 1 < len(beliefs.deals) < 30:
                while seen != beliefs.deals:  # ends only when each of them has been imagined
                    seen |= {beliefs.of(world) for world in walker.imagine(views, p, rng)[0]}
                    assert seen <= beliefs.deals
                whole += 1
    assert checked > 30
    assert whole > 3


@clause("MD-20")
def test_what_is_seen_by_everyone_and_by_one():
    fields = {name: f.seen_by for name, f in GAME.state.fields.items()}
    for name in ("spot", "rider", "top", "points", "holds", "stock", "turn", "climbed"):
        assert fields[name] == "public"
    for name in ("hand", "kept", "pile", "heap"):
        assert name not in GAME.view.fields
