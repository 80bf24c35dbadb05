"""What must hold in every game, at thousands of positions of each, plain and compiled."""

import inspect
from itertools import islice, permutations, product

import numpy as np
import pytest

from tests.walk import WATCHER, WAYS, conserved, count, of_game, positions
from wyrmhoard.engine.contract import CHANCE, NONE, SEATS
from wyrmhoard.games import GAMES, load

CASES = [
    pytest.param(name, seats, way, id=f"{name}-{seats}-{way}")
    for name in GAMES
    for seats in load(name).seats
    for way in WAYS
]


def some_of(game, n, seats):
    """Who is asked at position `n`: everybody, but in plain Python each in turn."""
    seats = list(seats)
    return seats if game.run.fast or not seats else [seats[n % len(seats)]]


@pytest.mark.parametrize("name", GAMES)
def test_rules_take_the_arguments_the_contract_names(name):
    for stub, own in load(name).rules.items():
        assert inspect.signature(own) == inspect.signature(stub), own.__name__


@pytest.mark.parametrize(("name", "seats", "way"), CASES)
class TestEveryGame:
    @pytest.fixture
    def walks(self, name, seats, way):
        return positions(name, seats, way)

    @pytest.fixture
    def steps(self, walks, name, way):
        """Of all positions as many as asked for, from every match."""
        steps = [(game, step) for game, steps in walks for step in steps]
        return steps[:: len(steps) // count(name, way)]

    @pytest.fixture
    def rng(self):
        return np.random.default_rng(1)

    def test_somebody_can_always_move_and_every_match_ends(self, walks):
        for game, steps in walks:
            assert steps[-1].who is None
            for s, who, moves, _ in map(vars_of, steps):
                assert moves == sorted(set(moves))
                assert (who is None) == (moves == [])
                assert CHANCE not in game.actors(s) or game.actors(s) == [CHANCE]
                assert all(0 <= move < len(game.game.moves) for move in moves)

    def test_moves_alone_rebuild_the_match(self, walks):
        for game, steps in walks:
            s = game.start()
            for told, who, _, move in map(vars_of, steps):
                assert s.tobytes() == told.tobytes()
                s = game.play(s, who, move) if who is not None else s

    def test_what_the_box_holds_is_conserved(self, steps):
        for game, step in steps:
            conserved(game, step.s)

    def test_asking_changes_nothing(self, steps, rng):
        for game, step in steps[:: max(1, len(steps) // 100)]:
            before, box = step.s.tobytes(), game.boxes.tobytes()
            for p in range(game.seats):
                v = game.view(step.s, p)
                seen = v.tobytes()
                game.imagine(v, p, rng)
                game.secret(step.s, p)
                assert v.tobytes() == seen
            game.actors(step.s), game.pace(step.s)
            if step.who is not None:
                game.legal(step.s, step.who)
                game.hears(step.s, 0, step.who, step.move)
            assert (step.s.tobytes(), game.boxes.tobytes()) == (before, box)

    def test_luck_is_tossed_as_the_odds_say(self, steps):
        """Over numbers spread evenly from 0 to 1, each move comes as often as it should."""
        tosses = 200
        luck = [(game, step.s) for game, step in steps if step.who == CHANCE]
        for game, s in luck[:: max(1, len(luck) // 40)]:
            moves = game.legal(s, CHANCE)
            due = game.weights[: len(moves)] / game.weights[: len(moves)].sum()
            tossed = [game.toss(s, (i + 0.5) / tosses) for i in range(tosses)]
            seen = np.array([tossed.count(move) for move in moves])
            assert seen.sum() == tosses
            assert abs(seen - due * tosses).max() <= 1

    def test_secret_choices_may_come_in_any_order(self, steps, rng):
        tried = 0
        for game, step in steps:
            seats = game.actors(step.s)
            if len(seats) < 2 or game.pace(step.s) is not None or tried > 300:
                continue
            tried += 1
            chosen = {p: int(rng.choice(game.legal(step.s, p))) for p in seats}
            ends = set()
            for order in list(permutations(seats))[:24]:
                after = step.s
                for p in order:
                    assert p in game.actors(after)
                    assert chosen[p] in game.legal(after, p)
                    after = game.play(after, p, chosen[p])
                ends.add(after.tobytes())
            assert len(ends) == 1

    def test_a_secret_choice_can_be_taken_back_and_made_again(self, steps):
        for game, step in steps:
            for p in range(game.seats):
                move = game.secret(step.s, p)
                if move == NONE:
                    continue
                before = game.takeback(step.s, p)
                assert game.secret(before, p) == NONE
                assert p in game.actors(before)
                assert move in game.legal(before, p)
                assert game.play(before, p, move).tobytes() == step.s.tobytes()

    def test_a_race_paces_exactly_its_actors(self, steps):
        for game, step in steps:
            if len(game.actors(step.s)) > 1 and (weights := game.pace(step.s)) is not None:
                assert np.nonzero(weights)[0].tolist() == game.actors(step.s)

    def test_a_view_holds_nothing_the_seat_cannot_know(self, steps, rng):
        """Any world the seat can imagine looks the same to it, moves and turn included."""
        for n, (game, step) in enumerate(steps):
            for p in some_of(game, n, [*range(game.seats), WATCHER]):
                v = game.view(step.s, p)
                other, believable = game.imagine(v, p, rng)
                assert 0 < believable <= 1
                assert game.view(other, p).tobytes() == v.tobytes()
                assert game.actors(other) == game.actors(step.s)
                if p in game.actors(step.s):
                    assert game.legal(other, p) == game.legal(step.s, p)

    def test_an_imagined_world_is_a_possible_one(self, steps, rng):
        """It conserves what the box holds, and can be played on to the end."""
        for n, (game, step) in enumerate(steps[:: max(1, len(steps) // 100)]):
            p = n % game.seats
            s, _ = game.imagine(game.view(step.s, p), p, rng)
            conserved(game, s)
            for _ in range(40):
                who = next(iter(game.actors(s)), None)
                if who is None:
                    break
                s = game.play(s, who, int(rng.choice(game.legal(s, who))))
                conserved(game, s)

    def test_the_log_tells_no_more_than_the_view(self, steps, rng):
        """Two moves a seat hears as different must look different to it."""
        for n, (game, step) in enumerate(steps):
            some = rng.permutation(step.moves)[:4].tolist()
            ends = [game.play(step.s, step.who, m) for m in some]
            for p in some_of(game, n, {*range(game.seats), WATCHER} - {step.who}):
                told = [
                    (game.hears(step.s, p, step.who, m), game.view(after, p).tobytes())
                    for m, after in zip(some, ends, strict=True)
                ]
                for (heard, seen), (heard2, seen2) in product(told, told):
                    assert seen != seen2 or heard == heard2

    def test_what_is_heard_depends_on_nothing_hidden_and_explains_what_is_seen(self, steps, rng):
        """In every world a seat can imagine the move is told alike, and the next view follows
        from the last one and what was heard."""
        compared = 0
        for n, (game, step) in enumerate(steps):
            after = game.play(step.s, step.who, step.move) if step.moves else None
            for p in some_of(game, n, range(game.seats if step.moves else 0)):
                other, _ = game.imagine(game.view(step.s, p), p, rng)
                heard = game.hears(step.s, p, step.who, step.move)
                moves = game.legal(other, step.who)
                if step.move in moves:
                    assert game.hears(other, p, step.who, step.move) == heard
                    moves = [step.move]
                alike = (m for m in moves if game.hears(other, p, step.who, m) == heard)
                for m in islice(alike, 1):
                    compared += 1
                    seen = game.view(game.play(other, step.who, m), p)
                    assert seen.tobytes() == game.view(after, p).tobytes()
        assert compared > len(steps) // 2

    def test_victory_is_shared_out_exactly(self, walks, name):
        for game, steps in walks:
            shares = game.outcome(steps[-1].s)
            assert shares.min() >= 0
            assert not shares[game.seats :].any()
            nobody = getattr(of_game(name), "NOBODY_MAY_WIN", False) and not shares.any()
            assert nobody or abs(shares.sum() - 1) < 1e-12

    def test_every_move_can_be_asked_about(self, steps):
        """`?` in play: each move names clauses of RULES.md."""
        for game, step in steps[:2000]:
            for move in step.moves:
                assert game.game.clauses_of(move), game.game.moves.text(move)


def vars_of(step):
    return step.s, step.who, step.moves, step.move


def test_luck_is_no_seat():
    assert CHANCE >= SEATS
