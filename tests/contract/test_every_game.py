"""What must hold in every game, at thousands of positions of each, plain and compiled."""

import inspect
from itertools import groupby, permutations

import numpy as np
import pytest

from tests.walk import WATCHER, WAYS, conserved, count, each, of_game, positions, together
from wyrmhoard.engine.contract import CHANCE, NONE, SEATS
from wyrmhoard.engine.moves import Heard, Luck
from wyrmhoard.games import GAMES, load

CASES = [
    pytest.param(name, seats, way, id=f"{name}-{seats}-{way}")
    for name in GAMES
    for seats in load(name).seats
    for way in WAYS
]


def by_seat(steps):
    """Who is asked about which steps: everybody about all, but in plain Python each in turn. All
    steps of one match are asked about at once, which is many times quicker."""
    for _, some in groupby(enumerate(steps), lambda each: id(each[1][0])):
        some = [(n, game, step) for n, (game, step) in some]
        game = some[0][1]
        seats = [*range(game.seats), WATCHER]
        for p in seats:
            asked = [step for n, _, step in some if game.run.fast or seats[n % len(seats)] == p]
            if asked:
                yield game, p, asked


def in_words(game, moves):
    return [game.game.moves.text(move) for move in moves]


def whose(game, move):
    """Luck, Heard, or nothing for a seat's."""
    axes = game.game.moves.verbs[game.game.moves.words(move)[0]]
    return type(axes) if isinstance(axes, Heard | Luck) else None


def unlike(some, others):
    """The first field in which records differ, with both values."""
    for name in some.dtype.names:
        for one, other in zip(some[name], others[name], strict=True):
            if (one != other).any():
                return f"{name} is {one.tolist()} and {other.tolist()}"
    return ""


def sayable(game, told):
    """Every blank of an event is filled with a seat that is taken, or a word there is."""
    event = game.game.happened[told[0]]
    for name, blank, numbers in event.parts(told, 1):
        most = game.seats if blank.kind == "seat" else len(blank.words) or None
        said = numbers[1:] if blank.kind in ("words", "run") else numbers
        fits = most is None or all(0 <= n < most for n in said)
        assert fits, f"{event.text}: {name} is filled with {numbers}"


@pytest.mark.parametrize("name", GAMES)
def test_rules_take_the_arguments_the_contract_names(name):
    for stub, own in load(name).rules.items():
        said = f"{own.__name__}{inspect.signature(own)}: the contract has {inspect.signature(stub)}"
        assert inspect.signature(own) == inspect.signature(stub), said


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
            assert steps[-1].who is None, f"no end after {len(steps)} moves"
            known = range(len(game.game.moves))
            for step in steps:
                alone = CHANCE not in step.actors or step.actors == [CHANCE]
                assert alone, f"`actors` names luck and seats together: {step.actors}"
                assert step.who is None or step.moves, f"`legal` has no move for {step.who}"
                unknown = [move for move in step.moves if move not in known]
                assert not unknown, f"`legal` lists numbers that are no moves: {unknown}"
                rising = step.moves == sorted(set(step.moves))
                assert rising, f"`legal` is not in rising order: {in_words(game, step.moves)}"

    def test_moves_are_whose_the_verbs_say_and_no_more_than_declared(self, walks):
        for game, steps in walks:
            assert len(steps) <= game.game.cap, f"`cap` is below a match of {len(steps)} moves"
            for step in steps:
                luck = step.who == CHANCE
                wrong = [m for m in step.moves if whose(game, m) is not (Luck if luck else None)]
                assert not wrong, f"not declared as {step.who}'s: {in_words(game, wrong)}"
                most = len(game.game.moves) if luck else game.game.most_legal
                assert len(step.moves) <= most, f"more than `most_moves`: {len(step.moves)}"

    def test_numbers_stay_within_the_bounds_their_layout_declares(self, steps):
        for game, p, some in by_seat(steps):
            states = together(step.s for step in some)
            for layout, records in (
                (game.game.state, states), (game.game.view, game.view(states, p)),
            ):  # fmt: skip
                for name, f in layout.fields.items():
                    for bound, beyond in ((f.least, np.less), (f.most, np.greater)):
                        out = bound is not None and beyond(records[name], bound).any()
                        assert not out, f"{name} goes beyond {bound}: {records[name].tolist()}"

    def test_moves_alone_rebuild_the_match(self, walks):
        for game, steps in walks:
            s = game.start()
            for step in steps:
                assert s.tobytes() == step.s.tobytes(), f"not the same again: {unlike(s, step.s)}"
                s = game.play(s, step.who, step.move) if step.moves else s

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
                assert v.tobytes() == seen, "`imagine` changes the view it is given"
            game.actors(step.s), game.pace(step.s)
            if step.who is not None:
                game.legal(step.s, step.who)
                game.hears(step.s, 0, step.who, step.move)
            assert game.boxes.tobytes() == box, "the box was changed by asking"
            assert step.s.tobytes() == before, "the state was changed by asking"

    def test_luck_is_tossed_as_the_odds_say(self, steps):
        """Over numbers spread evenly from 0 to 1, each move comes as often as it should."""
        tosses = 200
        luck = [(game, step.s) for game, step in steps if step.who == CHANCE]
        for game, s in luck[:: max(1, len(luck) // 40)]:
            moves = game.legal(s, CHANCE)
            due = game.weights[: len(moves)] / game.weights[: len(moves)].sum()
            tossed = [game.toss(s, (i + 0.5) / tosses) for i in range(tosses)]
            seen = np.array([tossed.count(move) for move in moves])
            assert seen.sum() == tosses, "`toss` gives moves that `odds` does not list"
            off = np.nonzero(abs(seen - due * tosses) > 1)[0]
            often = {text: seen[k] for k, text in enumerate(in_words(game, moves)) if k in off}
            assert not often, f"of {tosses} tosses, {due[off] * tosses} were due, not {often}"

    def test_secret_choices_may_come_in_any_order(self, steps, rng):
        tried = 0
        for game, step in steps:
            seats = step.actors
            if len(seats) < 2 or game.pace(step.s) is not None or tried > 300:
                continue
            tried += 1
            chosen = {p: int(rng.choice(game.legal(step.s, p))) for p in seats}
            ends = {}
            for order in list(permutations(seats))[:24]:
                after = step.s
                for p in order:
                    said = f"seat {p} may no longer {in_words(game, [chosen[p]])} after another"
                    assert p in game.actors(after), said
                    assert chosen[p] in game.legal(after, p), said
                    after = game.play(after, p, chosen[p])
                ends[after.tobytes()] = after
            first, *others = ends.values()
            assert not others, f"the order of secret choices matters: {unlike(first, others[0])}"

    def test_a_secret_choice_can_be_taken_back_and_made_again(self, steps):
        for game, step in steps:
            for p in range(game.seats):
                move = game.secret(step.s, p)
                if move == NONE:
                    continue
                before = game.takeback(step.s, p)
                assert game.secret(before, p) == NONE, "`takeback` leaves a secret choice"
                assert p in game.actors(before), f"after `takeback` seat {p} is not asked again"
                assert move in game.legal(before, p), "what was taken back may not be played again"
                again = game.play(before, p, move)
                assert again.tobytes() == step.s.tobytes(), unlike(again, step.s)

    def test_a_race_paces_exactly_its_actors(self, steps):
        for game, step in steps:
            if len(step.actors) > 1 and (weights := game.pace(step.s)) is not None:
                assert np.nonzero(weights)[0].tolist() == step.actors

    def test_a_view_holds_nothing_the_seat_cannot_know(self, steps, rng):
        """Any world the seat can imagine looks the same to it, moves and turn included."""
        for game, p, some in by_seat(steps):
            views = game.view(together(step.s for step in some), p)
            worlds, believable = game.imagine(views, p, rng)
            assert believable > 0, "`imagine` returns 0: no world is believable"
            seen = game.view(worlds, p)
            said = f"seat {p} sees another world than it saw: {unlike(views, seen)}"
            assert seen.tobytes() == views.tobytes(), said
            for step, other in zip(some, each(worlds), strict=True):
                assert game.actors(other) == step.actors, "who moves is not known to all"
                if p in step.actors:
                    may = in_words(game, game.legal(step.s, p))
                    said = f"what seat {p} may do depends on what is hidden from it"
                    assert in_words(game, game.legal(other, p)) == may, said

    def test_every_seat_knows_what_everyone_knows(self, steps):
        """Each PUBLIC and RECALLED field of every view is the state's."""
        for game, p, some in by_seat(steps):
            states = together(step.s for step in some)
            known = list(game.game.state.known())
            missing = [name for name in known if name not in game.game.view.fields]
            assert not missing, f"VIEW lacks {missing}; begin it with **STATE.known()"
            wrong = unlike(states[known], game.view(states, p)[known])
            assert not wrong, f"everyone knows it, but not seat {p}: {wrong}"

    def test_an_imagined_world_is_a_possible_one(self, steps, rng):
        """It conserves what the box holds, and can be played on."""
        for n, (game, step) in enumerate(steps[:: max(1, len(steps) // 100)]):
            p = n % game.seats
            s, believable = game.imagine(game.view(step.s, p), p, rng)
            assert 0 < believable <= 1
            conserved(game, s)
            for _ in range(40):
                who = next(iter(game.actors(s)), None)
                if who is None:
                    break
                s = game.play(s, who, int(rng.choice(game.legal(s, who))))
            conserved(game, s)

    def test_the_log_tells_no_more_than_the_view(self, steps, rng):
        """Two moves a seat hears as different must look different to it."""
        tried = {}  # of each step: where some moves lead, and how each seat is told of them
        for game, step in steps:
            tried[id(step)] = [
                (game.play(step.s, step.who, move), game.told(step.s, step.who, move))
                for move in rng.permutation(step.moves)[:4].tolist()
            ]
        for game, p, some in by_seat(steps):
            ends = [(step, *end) for step in some if step.who != p for end in tried[id(step)]]
            if not ends:
                continue
            views, known = game.view(together(after for _, after, _ in ends), p), {}
            for (step, _, told), view in zip(ends, each(views), strict=True):
                other = known.setdefault((id(step), view.tobytes()), told[p])
                said = f"seat {p} hears a difference it cannot see"
                assert in_words(game, [other]) == in_words(game, [told[p]]), said

    def test_what_is_heard_depends_on_nothing_hidden_and_explains_what_is_seen(self, steps, rng):
        """In every world a seat can imagine the move is told alike, and the next view follows
        from the last one and what was heard."""
        compared = 0
        steps = [(game, step) for game, step in steps if step.moves]
        after = {id(step): game.play(step.s, step.who, step.move) for game, step in steps}
        told = {id(step): game.told(step.s, step.who, step.move) for game, step in steps}
        for game, p, some in by_seat(steps):
            if p == WATCHER:
                continue
            worlds, _ = game.imagine(game.view(together(step.s for step in some), p), p, rng)
            pairs = []  # what came of it, and what would have come of it in the imagined world
            for step, other in zip(some, each(worlds), strict=True):
                heard = told[id(step)][p]
                moves = game.legal(other, step.who)
                if step.move in moves:
                    said = f"what seat {p} hears depends on what is hidden from it"
                    assert game.hears(other, p, step.who, step.move) == heard, said
                    moves = [step.move]
                alike = (m for m in moves if game.hears(other, p, step.who, m) == heard)
                if (move := next(alike, None)) is not None:
                    pairs.append((after[id(step)], game.play(other, step.who, move)))
            compared += len(pairs)
            if pairs:
                seen, imagined = (
                    game.view(together(states), p) for states in zip(*pairs, strict=True)
                )
                said = f"seat {p} did not hear of what it sees: {unlike(seen, imagined)}"
                assert seen.tobytes() == imagined.tobytes(), said
        assert compared > len(steps) // 2

    def test_what_came_of_a_move_is_told_from_views_alone(self, steps):
        """It depends on nothing but them and what was heard, changes neither, and can be said."""
        steps = [(game, step) for game, step in steps if step.moves]
        for game, p, some in by_seat(steps):
            before = game.view(together(step.s for step in some), p)
            ends = together(game.play(step.s, step.who, step.move) for step in some)
            after = game.view(ends, p)
            for step, v, w in zip(some, each(before), each(after), strict=True):
                heard, seen = game.hears(step.s, p, step.who, step.move), (v.tobytes(), w.tobytes())
                told = game.events(v, w, p, step.who, heard)
                assert (v.tobytes(), w.tobytes()) == seen, "`events` changes a view it is given"
                again = game.events(v, w, p, step.who, heard, noise=7)
                assert told == again, "`events` counts numbers it has not written"
                for event in told or ():
                    sayable(game, event)

    def test_victory_is_shared_out_exactly(self, walks, name):
        for game, steps in walks:
            shares = game.outcome(steps[-1].s)
            assert shares.min() >= 0, f"shares of a victory below 0: {shares}"
            assert not shares[game.seats :].any(), f"shares for seats where nobody sits: {shares}"
            nobody = getattr(of_game(name), "NOBODY_MAY_WIN", False) and not shares.any()
            assert nobody or abs(shares.sum() - 1) < 1e-12, f"shares do not add up to 1: {shares}"

    def test_every_move_can_be_asked_about(self, steps):
        """`?` in play: each move names clauses of RULES.md."""
        for game, step in steps[:2000]:
            for move in step.moves:
                text = game.game.moves.text(move)
                assert game.game.clauses_of(move), f"CLAUSES says nothing of {text!r}"


def test_luck_is_no_seat():
    assert CHANCE >= SEATS
