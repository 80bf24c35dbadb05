"""Troll & Dragon's turn, solved: checked against the rules themselves, position by position."""

from fractions import Fraction

import numpy as np
import pytest

from tests.whole import sampled

from wyrmhoard.bots.games.troll_and_dragon import weigh
from wyrmhoard.bots.games.troll_and_dragon.cavern import MOST, STATES, solve_cavern
from wyrmhoard.bots.games.troll_and_dragon.turn import POSITIONS, rolling_at, solve_grotto
from wyrmhoard.bots.games.troll_and_dragon.worth import LEAD
from wyrmhoard.bots.level import bot, levels
from wyrmhoard.engine.bind import compiled, plain
from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import CHANCE, SEATS
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load
from wyrmhoard.games.troll_and_dragon.state import GROTTO, OVER
from wyrmhoard.lab.arena import interval, play_match, shares_of

GAME = load("troll-and-dragon")


def box_with(**changes):
    return GAME.fill_box({**written(GAME.box, GAME.standard()), **changes})


def lead(match):
    points = [match.score(p) for p in range(match.seats)]
    return points[0] - sum(points[1:]) / (match.seats - 1)


class Tree:
    """Every position a first turn can come to, by the rules: who chooses what, and how likely."""

    def __init__(self, match):
        self.match, self.ends, self.nodes = match, {}, {}
        self.root, todo = match.raw.tobytes(), [match.raw.tobytes()]
        while todo:
            key = todo.pop()
            if key not in self.nodes and key not in self.ends:
                todo += self.look(key)

    def look(self, key):
        self.go_to(key)
        if self.match.state.phase == OVER or self.match.state.turn != 0:
            self.ends[key] = lead(self.match)
            return []
        self.nodes[key] = self.odds(key)
        return [to for _, ways in self.nodes[key] for _, to in ways]

    def go_to(self, key):
        self.match.raw[:] = np.frombuffer(key, np.uint8)

    def odds(self, key):
        """A list of (chance, [(move, position)]): who is next, and what they may do."""
        match = self.match
        if not match.movers:
            moves = match.legal(CHANCE)
            weights = match.weights[: len(moves)] / match.weights[: len(moves)].sum()
            return [(w, [self.after(key, CHANCE, m)]) for w, m in zip(weights, moves, strict=True)]
        chances = dict.fromkeys(match.movers, 1.0)
        if match.racing:
            chances = {p: match.weights[p] / match.weights[:SEATS].sum() for p in match.movers}
        found = []
        for p, chance in chances.items():
            self.go_to(key)
            found.append((chance, [self.after(key, p, m) for m in match.legal(p)]))
        return found

    def after(self, key, who, move):
        self.go_to(key)
        self.match.make(who, move)
        return move, self.match.raw.tobytes()

    def solve(self):
        """Value iteration until nothing changes: slow, and knows nothing but the rules."""
        values = dict.fromkeys(self.nodes, -99.0) | self.ends
        change = 1.0
        while change > 1e-10:
            change = 0.0
            for key, odds in reversed(self.nodes.items()):
                new = sum(c * max(values[to] for _, to in ways) for c, ways in odds)
                change, values[key] = max(change, abs(new - values[key])), new
        return values


TINY = {"diamonds": 1, "nuggets": 2}
OTHER = {"grotto": [1, 1, 3, 1], "treasure": [1, 3, 2], "points": [2, 1]}
CASES = {
    "live": (2, TINY),
    "live, three, other dice": (3, {**TINY, **OTHER}),
    "beats, four": (4, {**TINY, "race": "beats", "dragon": [2, 5]}),
}


def weighed(match, key):
    match.raw[:] = np.frombuffer(key, np.uint8)
    out, worth = np.zeros(len(GAME.moves), np.int64), np.zeros(len(GAME.moves))
    n = plain(GAME)(weigh)(match.box, match.state, 0, out, worth)
    return dict(zip(out[:n].tolist(), worth[:n].tolist(), strict=True))


@pytest.mark.parametrize("name", sampled(CASES, "live"))
def test_every_move_of_a_turn_is_worth_what_the_rules_make_of_it(name, monkeypatch):
    """For the lead, whatever is left of the match."""
    monkeypatch.setattr("wyrmhoard.bots.games.troll_and_dragon.worth.NEAR", 0)
    plain.cache_clear()
    seats, changes = CASES[name]
    match = Match(GAME, seats, box_with(**changes))
    match.states[0].hand = 4
    tree = Tree(match)
    values, seen = tree.solve(), 0
    for key, odds in list(tree.nodes.items())[::3]:
        ways = dict(max((ways for _, ways in odds), key=len))
        if len(ways) < 2:
            continue
        told = weighed(match, key)
        assert told == pytest.approx({move: values[to] for move, to in ways.items()}, abs=1e-8)
        seen += 1
    plain.cache_clear()
    assert seen > 20


def solved(match):
    best, rolling = np.zeros(MOST * POSITIONS), np.zeros(MOST * POSITIONS)
    plain(GAME)(solve_grotto)(match.box, match.state, LEAD, best, rolling)
    return rolling


def in_the_cavern(match, g=0):
    rolling, racing = np.zeros(MOST * STATES), np.zeros(MOST * STATES)
    plain(GAME)(solve_cavern)(match.box, match.state, LEAD, g, rolling, racing)
    return rolling


def test_one_die_against_the_troll():
    """A diamond is kept, a key or a door is nothing: x = 1/3 + x/3."""
    rolling = solved(Match(GAME, 2))
    assert Fraction(rolling[rolling_at(0, 3, 0)]).limit_denominator(10**6) == Fraction(1, 2)


def test_one_beat_beside_a_stirring_dragon():
    """Two nuggets for certain, six points, unless the second die shows its one dragon of six."""
    match = Match(GAME, 2, box_with(race="beats", treasure=[0, 6, 0], dragon=[6, 1], nuggets=2))
    assert Fraction(in_the_cavern(match)[0]).limit_denominator(10**6) == 5
    loss = Fraction(5 * 6, 6) + Fraction(5 * 4, 6) - Fraction(4, 6)  # four diamonds carried
    assert Fraction(in_the_cavern(match, 4)[0]).limit_denominator(10**6) == loss


def test_near_the_end_it_is_the_victory_that_counts():
    """One diamond is left to end the match: who is ahead leaves with it, who is behind does not."""
    for own, other, best in ((9, 5, "leave"), (5, 9, "roll_grotto")):
        match = Match(GAME, 2)
        s = match.states[0]
        s.phase, s.grotto, s.gathered[0], s.showing[0], s.blocked[3] = GROTTO, 0, 1, 2, 2
        s.pack[0, 0], s.pack[1, 0] = own, other
        told = weighed(match, match.raw.tobytes())
        assert max(told.values()) == told[GAME.moves.parse(best)], best
        assert all(0 <= share <= 1 for share in told.values())


def test_the_strongest_plays_by_it_the_same_plain_and_compiled():
    assert levels(GAME)["master"][0] == "solved"
    logs, boxes = [], box_with(diamonds=8, nuggets=6)
    for run in (plain(GAME), compiled(GAME)):
        bots = [bot("master", GAME, lambda run=run: run, p) for p in range(3)]
        logs.append(play_match(GAME, bots, np.random.default_rng(2), boxes).moves)
    assert logs[0] == logs[1]


def test_the_strongest_beats_the_weakest():
    run = compiled(GAME)
    bots = [bot(level, GAME, lambda: run, 1) for level in ("master", "novice")]
    low, _ = interval(shares_of(GAME, bots, 24, np.random.default_rng(0)))
    assert low > 0.5
