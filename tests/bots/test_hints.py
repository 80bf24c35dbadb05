"""Hints: the best moves with what they are worth, from view and hearing alone, and a reason."""

import numpy as np
import pytest

from wyrmhoard.bots.adviser import MOST, Adviser
from wyrmhoard.bots.games import thinking
from wyrmhoard.bots.games.hints import reasons_of
from wyrmhoard.bots.mixed import Mixed
from wyrmhoard.bots.mixture import mixture_of
from wyrmhoard.engine.bind import compiled, plain
from wyrmhoard.engine.hearing import HEARD, Hearing
from wyrmhoard.engine.match import Match
from wyrmhoard.games import GAMES, load
from wyrmhoard.texts import LANGUAGES, Texts

from ..test_texts import some, texts
from .test_hearing import moment, other_world

CAVE, MOUNT, TROLL = (load(name) for name in ("dragons-cave", "mount-drago", "troll-and-dragon"))
ROUNDS = 24


def adviser(game, seed=3):
    """Those who mix their choices think far ahead."""
    run = compiled if mixture_of(game) else plain
    return Adviser(game, lambda: run(game), seed=seed, rounds=ROUNDS)


def advised(match, seat, seed=3):
    heard = Hearing(match).of(seat)
    return adviser(match.game, seed).advise(match.boxes, match.view(seat), seat, heard)


def why(match, seat, words, heard=None):
    """The reason for a move, in English."""
    game, names = match.game, dict(enumerate(["Ann", "Bo", "Cec", "Dee"]))
    log, move = Hearing(match).of(seat) if heard is None else heard, game.moves.parse(words)
    told = adviser(game).why(match.boxes, match.view(seat), seat, log, move)
    say = Texts("en", game.folder / "texts")
    return say.event(reasons_of(game), told, names, seat) if told else ""


@pytest.mark.parametrize("name", GAMES)
def test_the_best_moves_come_first_and_each_is_worth_something(name):
    game, rng = load(name), np.random.default_rng(2)
    for n in (0, 7):
        match = moment(game, game.seats[-1], n, rng)
        seat = match.movers[0]
        told = advised(match, seat)
        assert 1 <= len(told) <= MOST
        assert {one.move for one in told} <= set(match.legal(seat))
        for one in told:
            assert one.share is None or 0 <= one.share <= 1
            assert one.error >= 0
            assert 0 <= one.meant <= 1


@pytest.mark.parametrize("name", GAMES)
def test_another_world_that_looks_and_sounds_the_same_is_advised_the_same(name):
    game, rng = load(name), np.random.default_rng(5)
    for n in (1, 8):
        match = moment(game, game.seats[-1], n, rng)
        seat = match.movers[0]
        heard, told = Hearing(match).of(seat), []
        for _ in range(2):
            made = adviser(game)
            told.append(made.advise(match.boxes, match.view(seat), seat, heard))
            match.raw[:] = other_world(match, seat, rng).view(np.uint8)
        assert told[0] == told[1]


@pytest.mark.parametrize("name", GAMES)
def test_no_reason_depends_on_the_world_it_was_tried_in(name):
    game, rng = load(name), np.random.default_rng(6)
    for n in (2, 9, 20):
        match = moment(game, game.seats[-1], n, rng)
        seat = match.movers[0]
        heard, view = Hearing(match).of(seat), match.view(seat)
        for move in match.legal(seat):
            told = [adviser(game, s).why(match.boxes, view, seat, heard, move) for s in range(3)]
            assert told[0] == told[1] == told[2], game.moves.text(move)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_is_told_in_every_language(name, lang):
    game = load(name)
    folder = game.folder / "texts"
    if not (folder / f"{lang}.ftl").exists():
        return
    say, reasons = Texts(lang, folder), reasons_of(game)
    names = {p: f"<{p}>" for p in range(8)}
    for number, one in enumerate(reasons.all, 1):
        for n in range(6):
            filled = [x for blank in one.blanks.values() for x in some(blank, n, iter(range(9)))]
            assert say.event(reasons, [number, *filled], names, 0).strip()
    own = {text for text in texts(folder, lang) if text.startswith("hint-")}
    assert own == {one.text for one in reasons.all}


def test_a_choice_nobody_should_foresee_says_how_often():
    match = Match(CAVE, 3)
    told = advised(match, 1)
    assert sum(one.meant for one in told) <= 1 + 1e-9
    assert all(one.meant > 0 for one in told)
    assert all(one.meant == 0 for one in advised(moment(MOUNT, 3, 0, np.random.default_rng(1)), 0))


@pytest.mark.parametrize("seats", CAVE.seats)
def test_a_mixed_choice_is_advised_as_the_strongest_makes_it(seats):
    match = Match(CAVE, seats)
    match.play(1, match.legal(1)[-1])
    seat = match.movers[0]
    made = Mixed(CAVE, lambda: compiled(CAVE), thinking(CAVE)["master"][1], seed=3)
    rows = [row.tolist() for row in made.weigh(match.boxes, match.view(seat), seat)]
    known = {move: (often, share) for move, often, share in zip(*rows, strict=True)}
    told = advised(match, seat)
    best = max(often for often, _ in known.values())
    assert told[0].meant in (best, 0)
    for one in told:
        assert one.meant in (known[one.move][0], 0)
        assert one.share == known[one.move][1]


def test_whoever_has_no_time_and_no_compiled_rules_searches_instead():
    """Habit, which is all that a hurried mix knows, is no advice."""
    match = Match(CAVE, 3)
    made = Adviser(CAVE, lambda: plain(CAVE), 60.0, rounds=ROUNDS)
    told = made.advise(match.boxes, match.view(1), 1, Hearing(match).of(1))
    assert all(one.error > 0 for one in told)


def test_what_is_worked_out_is_calculated_and_a_search_says_how_sure_it_is():
    match = moment(TROLL, 2, 1, np.random.default_rng(0))
    assert all(one.error == 0 for one in advised(match, match.movers[0]))
    assert all(one.error == 0 for one in advised(Match(CAVE, 3), 1))
    match = moment(MOUNT, 2, 1, np.random.default_rng(0))
    assert all(one.error > 0 for one in advised(match, match.movers[0]))


def test_more_rounds_are_surer():
    match, errors = moment(MOUNT, 2, 0, np.random.default_rng(1)), []
    seat = match.movers[0]
    for rounds in (16, 160):
        made = Adviser(MOUNT, lambda: plain(MOUNT), seed=1, rounds=rounds)
        told = made.advise(match.boxes, match.view(seat), seat, Hearing(match).of(seat))
        errors.append(min(one.error for one in told))
    assert errors[1] < errors[0]


# Reasons, each as a player would check it on the board


def test_mount_drago_tells_what_a_move_scores():
    match = moment(MOUNT, 2, 0, np.random.default_rng(4))
    s = match.states[0]
    mine, other = (int(top - 1) // 5 for top in s.top[:2])
    s.spot[mine], s.spot[other] = 7, 3  # on side A: green is next, which is a big scoring
    s.hand[0] = sorted((mine * 5 + 1, *range(1, 6)), reverse=True)
    colour = MOUNT.moves.verbs["play"][0][mine]
    box = match.boxes[0]
    gained = [int(box.numbers[0, spot]) for spot in (8, 3)]
    said = why(match, 0, f"play {colour} 1")
    assert said.startswith("Scores: you ")
    assert f"you +{gained[0]}" in said
    assert "Bo" in said


def test_troll_and_dragon_tells_what_is_at_risk():
    match = Match(TROLL, 2)
    s = match.states[0]
    s.phase, s.gathered[0], s.blocked[3] = 5, 3, 2  # in the Grotto, two trolls: two dice are left
    sides = int(match.boxes[0].grotto[3])
    chance = round(100 * (sides / 6) ** 2)
    assert why(match, 0, "roll_grotto").startswith(f"The Troll comes in {chance} of 100")
    assert "At risk: 3 diamonds" in why(match, 0, "roll_grotto")
    assert why(match, 0, "leave").startswith("Safe then: 3 diamonds")


def test_dragons_cave_remembers_how_often_the_dragon_has_sat_there():
    """Twice caught with red, once not: the dragon sat elsewhere."""
    match, said = Match(CAVE, 3), []
    for square in ("red", "blue", "red"):
        said += [(0, f"place {square}"), (15, "reveal p1 red"), (15, "reveal p2 green")]
    heard = HEARD.blank(len(said))
    for k, (who, words) in enumerate(said):
        heard[k] = who, CAVE.moves.parse(words)
    assert "caught you with it 2×" in why(match, 1, "lay red", heard)
    assert "never caught you" in why(match, 1, "lay green", heard)
    assert "Laid so far: 3×" in why(match, 0, "place red", heard)
