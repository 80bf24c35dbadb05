"""Every decision is asked in the game's own words, in all its languages; kept matches show it."""

import pytest

from tests.games.test_playthroughs import place
from wyrmhoard.engine import log
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.games import GAMES, load
from wyrmhoard.texts import HOME, LANGUAGES, Texts

NAMES = {f"p{p}": f"<{p}>" for p in range(8)}
OURS = [name for name in GAMES if load(name).folder.is_relative_to(HOME.parent)]


def numbers(v):
    return {name: int(v[name]) for name in v.dtype.names if not v[name].shape}


def decisions(name, seats):
    """What was offered, and the view's single numbers, whenever a seat had to move."""
    game = load(name)
    kept = log.replay(game, log.load(place(name, seats)))
    match = Match(game, seats, kept.boxes)
    for who, move in kept.moves:
        if who != CHANCE:
            yield [game.moves.words(m) for m in match.legal(who)], numbers(match.view(who)[0])
        match.make(who, move)


@pytest.mark.parametrize("name", OURS)
def test_every_decision_has_a_question_in_all_languages(name):
    seats, folder = load(name).seats, load(name).folder / "texts"
    different = {}
    for moves, known in (d for n in {seats[0], seats[-1]} for d in decisions(name, n)):
        verbs = tuple(dict.fromkeys(words[0] for words in moves))
        different[verbs, known.get("wait"), known.get("creeps")] = moves, known
    for lang in LANGUAGES:
        say = Texts(lang, folder)
        for verbs, (moves, known) in different.items():
            asked = say.question(moves, known, NAMES)
            assert asked, (lang, verbs)
            assert "{" not in asked


def test_the_question_says_who_i_am_and_whose_hand_it_is_about():
    say = Texts("en", load("dragons-cave").folder / "texts")
    hands = [["pick", "p2", "left"], ["pick", "p2", "right"]]
    assert say.question(hands, {}, NAMES) == "You are the dragon: which hand of <2> do you open?"
    assert say.question([["place", "red"]], {}, NAMES) == "You are the dragon: where do you pounce?"


def test_the_last_verb_offered_that_has_a_question_asks_it():
    say = Texts("en", load("troll-and-dragon").folder / "texts")
    roll, go = ["roll_treasure"], ["leave"]
    assert say.question([roll, go], {}, NAMES) == say("leave.asked")
    assert say.question([roll], {}, NAMES) == say("roll-treasure.asked")
    awake = say.question([["roll_dragon"]], {"turn": 1}, NAMES)
    assert "<1>" in awake
    assert say.question([["enter"]], {}, NAMES) is None, "then it is asked plainly"


def test_a_creature_is_moved_by_name_and_a_dwarf_as_ones_own():
    from wyrmhoard.games.dark_cave.state import CREEPING, WALKING

    say = Texts("en", load("dark-cave").folder / "texts")
    moves = [["step", "n"], ["stop"]]
    assert "Lindworm" in say.question(moves, {"wait": CREEPING, "creeps": 1}, NAMES)
    walk = say.question(moves, {"wait": WALKING, "creeps": 1}, NAMES)
    assert walk == "Where does your dwarf go?"
