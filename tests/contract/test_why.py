"""Whatever may not be played is explained: by every game, to every seat, telling nothing hidden."""

from functools import cache
from itertools import cycle, islice

import numpy as np
import pytest

from tests.test_texts import HOME, RULES, languages, texts
from tests.walk import positions
from wyrmhoard.engine.why import why_not
from wyrmhoard.games import GAMES, load
from wyrmhoard.texts import Texts
from wyrmhoard.texts.rulebook import clauses

POSITIONS = 25  # asked about in each case
VERBS = 10  # asked of each seat there, in turn
CASES = [
    pytest.param(name, seats, id=f"{name}-{seats}-compiled")
    for name in GAMES
    for seats in load(name).seats
]


def any_move(moves, verb, rng):
    """One of a verb's moves."""
    k = moves.names.index(verb)
    return int(rng.integers(moves.starts[k], [*moves.starts, len(moves)][k + 1]))


def ask(game, v, p, move):
    return why_not(game.game, game.boxes, v, p, move, game.run)


@cache
def asked(name, seats):
    """(walker, state, seat, move, legal or not, the answer), over positions of all walks."""
    walks, rng, made = positions(name, seats, "compiled"), np.random.default_rng(seats), []
    steps = [(game, step.s) for game, steps in walks for step in steps]
    verbs = cycle(load(name).moves.names)
    # Any of them: every so-manieth would be the same one of each match, if those are all as long.
    for game, s in [steps[k] for k in rng.permutation(len(steps))[:POSITIONS]]:
        for p in range(seats):
            legal = game.legal(s, p) if p in game.actors(s) else []
            moves = [any_move(game.game.moves, verb, rng) for verb in islice(verbs, VERBS)]
            moves += rng.permutation(legal)[:3].tolist() if legal else []
            v = game.view(s, p)
            made += [(game, s, p, m, m in legal, ask(game, v, p, m)) for m in moves]
    return made


@cache
def known(name, lang):
    """Every text a game can be explained with, by id."""
    return texts(HOME, lang) | texts(load(name).folder / "texts", lang)


@pytest.mark.parametrize(("name", "seats"), CASES)
class TestWhyNot:
    def test_what_may_be_played_needs_no_reason_and_all_else_has_one(self, name, seats):
        for game, _, p, move, legal, why in asked(name, seats):
            assert (why is None) == legal, (p, game.game.moves.text(move), why)

    def test_nobody_is_told_to_wait_for_themselves(self, name, seats):
        for _, _, p, _, _, why in asked(name, seats):
            assert why is None or why.text != "why-turn" or why.blanks["who"] != f"p{p}"

    def test_every_verb_is_refused_to_somebody(self, name, seats):
        refused = {
            load(name).moves.words(move)[0]
            for _, _, _, move, _, why in asked(name, seats)
            if why is not None
        }
        assert refused == set(load(name).moves.names)

    def test_a_reason_names_clauses_and_fills_the_blanks_of_its_text(self, name, seats):
        rulebook, say = clauses(load(name).folder, "en"), Texts("en", load(name).folder / "texts")
        names = {f"p{p}": f"<{p}>" for p in range(seats)}
        for *_, why in asked(name, seats):
            if why is None:
                continue
            assert why.clauses
            assert set(why.clauses) <= rulebook.keys()
            for lang in languages(RULES[name]):
                assert known(name, lang)[why.text].names == set(why.blanks)
            assert say(why.text, **say.blanks(why.blanks, names)).strip()

    def test_a_reason_tells_nothing_hidden_and_asking_changes_nothing(self, name, seats):
        """In any world the seat can imagine the answer is the same, legal moves included."""
        rng = np.random.default_rng(0)
        for game, s, p, move, _, why in asked(name, seats)[::5]:
            v = game.view(s, p)
            other = game.view(game.imagine(v, p, rng)[0], p)
            before = other.tobytes(), game.boxes.tobytes()
            assert ask(game, other, p, move) == why
            assert (other.tobytes(), game.boxes.tobytes()) == before


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_a_text_and_every_text_a_reason(name):
    given = {why.text for why in load(name).reasons.all}
    own = {text for text in texts(load(name).folder / "texts", "en") if text.startswith("why-")}
    assert own <= given
    assert given - own <= texts(HOME, "en").keys()
