"""The box and the set-up, and the boxes that are refused."""

from collections import Counter

import numpy as np
import pytest

from tests.walk import WAYS, Walker
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games.mount_drago.rules import dragon_of
from wyrmhoard.games.mount_drago.state import (
    BLUE, COLOURS, GREEN, HAND, KINDS, SUMMIT, VALUES,
)  # fmt: skip

from .table import GAME, both_ways, box

clause = pytest.mark.clause
STANDARD = GAME.standard()[0]


def begun(way, seats, seed=1, **changed):
    """A match up to its first turn."""
    match = Match(GAME, seats, box(**changed), run=WAYS[way](GAME))
    match.draw(np.random.default_rng(seed))
    return match


@clause("MD-1")
def test_110_cards_of_ten_dragons():
    assert STANDARD.copies.sum() == 110
    assert len(COLOURS) == 10
    for copies in STANDARD.copies:
        assert np.repeat([1, 2, 3, 4, 5], copies).tolist() == [1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5]


@clause("MD-1")
def test_a_card_knows_its_dragon():
    assert [dragon_of(k + 1) for k in range(KINDS)] == [k // VALUES for k in range(KINDS)]


@clause("MD-2", "MD-3")
def test_the_track():
    spaces = STANDARD.spaces
    assert np.flatnonzero(spaces == BLUE).tolist() == [4, 11, 18, 25]
    assert np.flatnonzero(spaces == GREEN).tolist() == [8, 15, 22]
    assert np.flatnonzero(spaces == SUMMIT).tolist() == [27, 28, 29, 30]
    for numbers in STANDARD.numbers:
        assert (numbers.min(), numbers.max(), numbers[0]) == (-2, 8, 0)
    assert STANDARD.numbers[0, [4, 5, 8, 9, 16]].tolist() == [2, 3, 4, 6, -2]
    assert STANDARD.numbers[:, 27:].tolist() == [[3, 4, 5, 6], [2, 4, 5, 7]]


@both_ways
class TestSetup:
    @clause("MD-4")
    @pytest.mark.parametrize("seats", GAME.seats)
    def test_everyone_rides_another_dragon_on_the_start(self, way, seats):
        match = begun(way, seats)
        s = match.states[0]
        assert not s.spot.any()
        assert len({dragon_of(one) for one in s.top[:seats]}) == seats
        assert s.bottom.tolist() == s.top.tolist()

    @clause("MD-4")
    def test_only_cards_of_dragons_not_yet_taken(self, way):
        match = Match(GAME, 5, run=WAYS[way](GAME))
        for p in range(5):
            moves = match.legal(CHANCE)
            assert len(moves) == (10 - p) * VALUES
            assert match.weights[: len(moves)].sum() == (10 - p) * 11
            match.play(CHANCE, moves[0])

    @clause("MD-5")
    @pytest.mark.parametrize("seats", GAME.seats)
    def test_six_cards_each_seat_by_seat(self, way, seats):
        match = begun(way, seats)
        s = match.states[0]
        assert s.holds[:seats].tolist() == [HAND] * seats
        assert s.stock == 110 - 7 * seats
        told = [GAME.moves.words(move)[0] for _, move in match.moves]
        assert told == ["saddle"] * seats + ["draw"] * HAND * seats

    @clause("MD-5")
    def test_the_first_seat_is_an_option(self, way):
        assert begun(way, 3).movers == [0]
        assert begun(way, 3, first=2).movers == [2]
        drawn = {tuple(begun(way, 3, seed, first="drawn").movers) for seed in range(20)}
        assert drawn == {(0,), (1,), (2,)}

    @clause("MD-4", "MD-5")
    def test_luck_tosses_seats_and_first_mounts_evenly(self, way):
        walker = Walker("mount-drago", 3, way, first="drawn")
        s = walker.start()
        tossed = [GAME.moves.text(walker.toss(s, r / 6)) for r in range(6)]
        assert tossed == ["begin p0"] * 2 + ["begin p1"] * 2 + ["begin p2"] * 2
        for text in ("begin p0", "saddle brown 5"):
            s = walker.play(s, CHANCE, GAME.moves.parse(text))
        tossed = Counter(GAME.moves.words(walker.toss(s, r / 99))[1] for r in range(99))
        assert tossed == {colour: 11 for colour in COLOURS if colour != "brown"}

    @clause("MD-5", "MD-20")
    def test_only_who_is_dealt_a_card_sees_it(self, way):
        match = Match(GAME, 2, run=WAYS[way](GAME))
        for text in ("saddle red 1", "saddle blue 1"):
            assert match.hears(1, CHANCE, GAME.moves.parse(text)) == GAME.moves.parse(text)
            match.play(CHANCE, GAME.moves.parse(text))
        move = GAME.moves.parse("draw red 1")
        assert match.hears(0, CHANCE, move) == move
        assert match.hears(1, CHANCE, move) == GAME.moves.parse("draw_hidden")


def few(colours, copies):
    return [copies] * colours + [[0] * VALUES] * (10 - colours)


@clause("MD-3")
class TestBoxes:
    @pytest.mark.parametrize(
        ("why", "changed"),
        [
            ("box-too-few-colours", {"copies": few(2, [3, 3, 3, 3, 3])}),
            ("box-too-few-cards", {"copies": few(3, [1, 1, 1, 1, 0])}),
            ("box-too-many-cards", {"copies": few(10, [3, 3, 3, 2, 1])}),
            ("box-start-coloured", {"spaces": ["blue"] + ["plain"] * 29 + ["summit"]}),
            ("box-start-numbered", {"numbers": [[1] * 31, [0] * 31]}),
            ("box-start-numbered", {"numbers": [[0] * 31, [1] * 31]}),
            ("box-summit-not-last", {"spaces": ["plain"] * 30 + ["green"]}),
            ("box-summit-not-last", {"spaces": ["plain"] * 28 + ["summit", "blue", "summit"]}),
            ("box-out-of-range", {"copies": few(3, [-1, 3, 3, 3, 3])}),
        ],
    )
    def test_refused(self, why, changed):
        with pytest.raises(Refused) as no:
            box(**changed)
        assert no.value.why == why

    @pytest.mark.parametrize(
        ("copies", "most"),
        [(few(3, [2, 2, 2, 2, 2]), 3), (few(7, [1, 1, 1, 0, 0]), 3), (few(7, [1, 1, 1, 1, 0]), 4)],
    )
    def test_a_box_is_for_as_many_as_it_has_colours_and_seven_cards_each(self, copies, most):
        small = box(copies=copies)
        assert Match(GAME, most, small).movers == []
        with pytest.raises(Refused) as no:
            Match(GAME, most + 1, small)
        assert (no.value.why, no.value.blanks) == (
            "box-too-small",
            {"given": most + 1, "most": most},
        )

    @pytest.mark.parametrize("way", WAYS)
    def test_dragons_without_cards_stay_away(self, way):
        """They are in nobody's way: last place is among those on the track."""
        match = begun(way, 2, copies=few(3, [3, 3, 3, 3, 3]))
        s = match.states[0]
        free = next(dragon for dragon in range(3) if s.rider[dragon] == 0)
        s.spot[:3] = 9
        s.spot[free] = 5
        s.hand[0, 0] = free * VALUES + VALUES  # its highest card, whatever was there
        s.hand[0, 1:], s.holds[0] = 0, 1
        match.play(0, int(s.hand[0, 0]) - 1)
        assert [GAME.moves.text(move) for move in match.legal(0)] == ["mount", "stay"]
        assert (s.spot[3:] > 30).all()
