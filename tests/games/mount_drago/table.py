"""Positions of Mount Drago put up in words: dragons by colour, cards as `blue 3`."""

import pytest

from tests.walk import WAYS
from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load
from wyrmhoard.games.mount_drago.state import COLOURS, PLAYING, SUMMIT, VALUES

GAME = load("mount-drago")
RIDES = ("red", "black", "gray", "purple", "orange")  # what seats ride unless told otherwise
HANDS = (
    "yellow 1, yellow 2, yellow 3, green 1, green 2, green 3",
    "yellow 1, yellow 2, yellow 3, green 1, green 2, green 3",
    "brown 1, brown 2, brown 3, lightblue 1, lightblue 2, lightblue 3",
    "brown 1, brown 2, brown 3, lightblue 1, lightblue 2, lightblue 3",
    "brown 4, brown 5, lightblue 4, lightblue 5, green 4, green 5",
)
both_ways = pytest.mark.parametrize("way", WAYS)


def box(**changed):
    """The standard box with some values changed."""
    return GAME.fill_box({**written(GAME.box, GAME.standard()), **changed})


def card(said):
    """`blue 3` as hands hold it."""
    colour, value = said.split()
    return COLOURS.index(colour) * VALUES + int(value)


def cards(said):
    return [card(one.strip()) for one in said.split(",") if one.strip()]


def named(number):
    return f"{COLOURS[(number - 1) // VALUES]} {(number - 1) % VALUES + 1}"


class Table:
    """A match in the middle: seat 0 to play, all dragons on the start unless `at` moves them."""

    def __init__(self, way, seats=3, rides=RIDES, hands=(), at=(), pile=None, turn=0, **changed):
        self.match = Match(GAME, seats, box(**changed), run=WAYS[way](GAME))
        self.s = s = self.match.states[0]
        hands = [*hands, *HANDS[len(hands) :]][:seats]
        for p in range(seats):
            self.begin_stack(p, rides[p])
        for p in range(seats):
            self.give(p, hands[p])
        for colour, spot in dict(at).items():
            s.spot[COLOURS.index(colour)] = spot
            s.climbed += self.match.boxes[0].spaces[spot] == SUMMIT
        if pile is not None:
            self.lay_all_but(cards(pile))
        s.turn, s.phase = turn, PLAYING

    def begin_stack(self, p, colour):
        value = next(v for v in (5, 4, 3, 2, 1) if self.s.pile[card(f"{colour} {v}") - 1])
        self.s.top[p] = self.s.bottom[p] = self.take(card(f"{colour} {value}"))
        self.s.rider[COLOURS.index(colour)] = p + 1

    def give(self, p, said):
        held = sorted((self.take(one) for one in cards(said)), reverse=True)
        self.s.hand[p, : len(held)], self.s.holds[p] = held, len(held)

    def take(self, number):
        """A card out of the pile."""
        assert self.s.pile[number - 1] > 0, named(number)
        self.s.pile[number - 1] -= 1
        self.s.heap[(number - 1) // VALUES] -= 1
        self.s.stock -= 1
        return number

    def lay_all_but(self, kept):
        """The pile holds only these; all others lie in the stack of seat 0."""
        left = self.s.pile.copy()
        for number in kept:
            left[number - 1] -= 1
        for k, n in enumerate(left):
            for _ in range(n):
                self.s.laid[self.s.count], self.s.before[self.s.count] = self.take(k + 1), 6
                self.s.count += 1

    def play(self, *said):
        """Moves of whoever is to move, in words."""
        for text in said:
            who = CHANCE if self.match.may(CHANCE) else self.match.movers[0]
            self.match.play(who, GAME.moves.parse(text))
        return self

    def draw(self, n=1):
        """Luck draws the first card it can, `n` times."""
        for _ in range(n):
            self.match.play(CHANCE, self.match.legal(CHANCE)[0])
        return self

    @property
    def offered(self):
        who = CHANCE if self.match.may(CHANCE) else next(iter(self.match.movers), None)
        return [] if who is None else [GAME.moves.text(m) for m in self.match.legal(who)]

    @property
    def points(self):
        return [self.match.score(p) for p in range(self.match.seats)]

    @property
    def turn(self):
        return None if self.match.over or self.match.may(CHANCE) else self.match.movers[0]

    @property
    def draws(self):
        """Whether luck is to draw for a seat."""
        return self.match.may(CHANCE)

    def rides(self, p):
        return COLOURS[(self.s.top[p] - 1) // VALUES]

    def free(self, colour):
        return self.s.rider[COLOURS.index(colour)] == 0

    def spot(self, colour):
        return int(self.s.spot[COLOURS.index(colour)])

    def hand(self, p):
        return sorted(named(int(one)) for one in self.s.hand[p] if one)
