"""A table of Troll & Dragon to write tests at: moves in words, dice on demand, positions put up."""

from fractions import Fraction

import numpy as np

from tests.walk import WAYS
from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import CHANCE, SEATS, pace
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load

GAME = load("troll-and-dragon")
FACES = ("diamond", "key", "door", "troll")
NUMBER = ("", "one", "two", "three", "four")


class Table(Match):
    def __init__(self, seats, way, **box):
        given = GAME.fill_box({**written(GAME.box, GAME.standard()), **box})
        super().__init__(GAME, seats, given, run=WAYS[way](GAME))

    def __getattr__(self, name):
        """A field of the state, such as `grotto`, as plain numbers."""
        if name.startswith("_") or name not in GAME.state.fields:
            raise AttributeError(name)
        return self.states[0][name].tolist()

    def put_up(self, **fields):
        """A position, told by what is different from the one on the table."""
        for name, value in fields.items():
            self.states[0][name] = np.array(value)
        return self

    def say(self, p, text):
        self.play(p, GAME.moves.parse(text))
        return self

    def may_say(self, p):
        return [GAME.moves.text(move) for move in self.legal(p)]

    def luck_is(self, text):
        return self.say(CHANCE, text)

    def falls(self, *faces):
        """The adventurer rolls the Grotto dice, and these faces come up."""
        self.say(self.turn, "roll_grotto")
        shown = sorted(faces, key=FACES.index)
        return self.luck_is(f"show_{NUMBER[len(faces)]} {' '.join(shown)}")

    def enters(self, diamonds=0):
        """The adventurer is in the Cavern, with so many diamonds gathered on the way."""
        self.falls("key", "door", "troll", "troll").say(self.turn, "enter")
        return self.put_up(gathered=[diamonds, 0], grotto=self.grotto - diamonds)

    def finds(self, one, other=0):
        self.say(self.turn, "roll_treasure")
        return self.luck_is(f"find {min(one, other)} {max(one, other)}")

    def stirs(self, p, *dice):
        self.say(p, "roll_dragon")
        return self.luck_is(f"stir {' '.join(dice)}")

    def wakes(self, p):
        return self.stirs(p, "dragon", "dragon")

    def odds(self):
        """Luck's moves and their exact chances."""
        moves = [GAME.moves.words(move) for move in self.legal(CHANCE)]
        weights = [Fraction(weight) for weight in self.weights[: len(moves)].tolist()]
        return {move: weight / sum(weights) for move, weight in zip(moves, weights, strict=True)}

    def pace(self):
        """Each racing seat's chance to be next."""
        whole = self.run(pace)(self.box, self.state, self.weights)
        return {p: self.weights[p] / whole for p in range(SEATS) if whole and self.weights[p]}
