"""What the Dark Cave's bots believe of the others, from what they heard and see."""

import numpy as np
import pytest

from tests.games.dark_cave.cave import GAME
from tests.games.dark_cave.walks import WALKS
from tests.walk import Walker
from wyrmhoard.bots.adviser import Adviser
from wyrmhoard.bots.games.dark_cave.suspicion import WHAT, beliefs
from wyrmhoard.bots.listening import Listening
from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.hearing import Hearing
from wyrmhoard.engine.match import Match
from wyrmhoard.texts import LANGUAGES, Texts

LOYAL, SABOTEUR = 1, 2
RUN = plain(GAME)


def rehearsed(seats, seed, n, walk="swapping"):
    """A match of so many choices, played as a walk of the contract's tests does."""
    how = WALKS[walk]
    walker = Walker("dark-cave", seats, "plain", **how.box)
    match = Match(GAME, seats, walker.boxes)
    for step in walker.walk(seed, how.choose, n):
        if step.who is not None:
            match.make(int(step.who), int(step.move))
    return match


def listened(match, seat, ear=None):
    ear = ear or Listening(GAME)
    ear.hear(RUN, match.boxes, match.view(seat), seat, Hearing(match).of(seat))
    return ear


def gathered(match, seat, n=64):
    ear, rng = Listening(GAME), np.random.default_rng(0)
    heard = Hearing(match).of(seat)
    return ear.gather(RUN, match.boxes, match.view(seat), seat, heard, rng, n)[2:]


@pytest.mark.parametrize("walk", list(WALKS))
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_whoever_listens_knows_all_that_is_public(seats, walk):
    match = rehearsed(seats, 3, 250, walk)
    shadow = listened(match, 0).shadows
    for name in set(GAME.state.known()) - {"deed"}:
        assert np.array_equal(shadow[name], match.states[name]), name


def noticed(ear):
    """All that counts of its notes: lists end where they say."""
    notes = ear.notes[0]
    ends = {"chance": notes["worlds"], "place": notes["places"], "seat": notes["unsure"]}
    return [np.ravel(notes[name])[: ends.get(name)].tobytes() for name in notes.dtype.names]


def test_listening_goes_on_where_it_ended_and_comes_to_the_same():
    match, ear = rehearsed(5, 4, 200), Listening(GAME)
    again = Match(GAME, 5, match.boxes)
    for n, (who, move) in enumerate(match.moves):
        again.make(who, move)
        if who != CHANCE and n % 40 == 0:
            listened(again, 2, ear)
    assert noticed(listened(again, 2, ear)) == noticed(listened(again, 2))
    assert noticed(listened(again, 3, ear)) == noticed(listened(again, 3))


def test_the_worlds_gathered_look_and_are_dealt_as_the_seat_knows():
    match = rehearsed(8, 5, 200)
    for seat in range(8):
        view = match.view(seat)[0]
        worlds = gathered(match, seat, 16)
        known = view["loyalty"] > 0
        assert (worlds["loyalty"][:, known] == view["loyalty"][known]).all()
        assert (worlds["loyalty"][:, :8] > 0).all()
        for clan in (1, 2):
            saboteurs = ((worlds["loyalty"] == SABOTEUR) & (worlds["clan"] == clan)).sum(1)
            assert (saboteurs <= 1).all()


def noted(**fields):
    """What follows from notes as they are, for seat 0 of five: clans blue, blue, yellow, ..."""
    match = Match(GAME, 5)
    match.draw(np.random.default_rng(1))
    match.states[0]["clan"][:5], match.states[0]["loyalty"][:5] = [1, 1, 2, 2, 1], LOYAL
    ear = listened(match, 0)
    for name, (where, value) in fields.items():
        ear.notes[0][name][where] = value
    ear.hear(RUN, match.boxes, match.view(0), 0, ear.log)
    rng = np.random.default_rng(0)
    worlds = ear.gather(RUN, match.boxes, match.view(0), 0, ear.log, rng, 200)[2:]
    return (worlds["loyalty"][:, :5] == SABOTEUR).mean(0), (worlds["goal"] == 1).mean(0), ear


def test_whoever_works_for_the_other_clan_is_suspected():
    before, _, _ = noted()
    assert before[0] == 0
    assert 0.1 < before[1] < 0.4
    betrayed, _, _ = noted(guessed=(1, -1.5))
    assert betrayed[1] > before[1] + 0.4
    served, _, _ = noted(guessed=(1, 1.5))
    assert served[1] < before[1] - 0.1
    assert abs(betrayed[2] - before[2]) < 0.15  # of the other clan nothing is told


def test_what_one_does_for_somebody_looked_at_counts_by_whom_that_one_works_for():
    """Seat 1 harms seat 4, whose card it has seen: one of the two is a saboteur, or neither."""
    before, _, _ = noted()
    both, _, _ = noted(known=((1, 4), -2.0))
    assert both[1] > before[1] + 0.1
    assert both[4] > before[4] + 0.1


def test_the_exit_is_where_those_go_who_know():
    _, before, _ = noted()
    assert before == pytest.approx([0.25] * 4, abs=0.03)
    _, then, _ = noted(exit=(2, 2.0))
    assert then[2] > 0.6


def test_hands_are_believed_as_what_was_not_played_tells():
    """Boots that could have been put on for many turns are hardly there."""
    boots = 46 + 4 * 3
    _, _, ear = noted()
    fresh = ear.worlds[2:]["hand"][:, 1, boots].mean()
    _, _, ear = noted(idle=((1, 0), 5))
    assert ear.worlds[2:]["hand"][:, 1, boots].mean() < 0.8 * fresh


def suspicions(**fields):
    """What seat 0 is told of the others, where its notes are as in `noted`."""
    _, _, ear = noted(**fields)
    match, names = Match(GAME, 5), {p: f"P{p}" for p in range(5)}
    made = Adviser(GAME, lambda: RUN)
    made.search.listening = ear
    match.draw(np.random.default_rng(1))
    match.states[0]["clan"][:5], match.states[0]["loyalty"][:5] = [1, 1, 2, 2, 1], LOYAL
    told = made.beliefs(match.boxes, match.view(0), 0, ear.log)
    return [Texts("en", GAME.folder / "texts").event(beliefs, one, names, 0) for one in told]


def test_nobody_is_suspected_without_a_deed():
    assert suspicions(guessed=(1, -2.0)) == []


def test_suspicion_is_told_with_its_reason():
    said = suspicions(guessed=(1, -2.0), deed=((1, 1), 8), whom=((1, 1), 4), after=((1, 1), 3))
    assert any(
        one.startswith("P1 is probably a saboteur (")
        and one.endswith("): sent the goblin to P4, after a look at goal 3.")
        for one in said
    ), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_suspicion_is_said_in_every_language(lang):
    tell, names = Texts(lang, GAME.folder / "texts"), {p: f"P{p}" for p in range(8)}
    said = {
        tell.event(beliefs, [1, 1, how, 82, what, whom, after, 2, whom], names, 0)
        for how in range(3) for what in range(len(WHAT)) for after in range(3) for whom in (0, 4)
    }  # fmt: skip
    assert all("P1" in one and "82" in one for one in said)
    assert len(said) > 150
