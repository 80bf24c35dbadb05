"""The page on reconstructed numbers: what is turned keeps what is printed, and is told honestly."""

from dataclasses import replace

import numpy as np
import pytest

from docs import balance
from wyrmhoard.games import load
from wyrmhoard.lab.knobs import Knob, box_at
from wyrmhoard.lab.simulate import planned
from wyrmhoard.lab.sweep import Played, Sweep, aim

NAMES = [*balance.QUESTIONS]


@pytest.mark.parametrize("name", NAMES)
def test_every_box_is_one_that_the_rules_allow_and_the_first_is_as_it_is(name):
    game, knobs = load(name), balance.QUESTIONS[name].knobs()
    for knob in knobs:
        for value in knob.values:
            box_at(game, game.standard(), [knob], (value,))
    if name in ("mount-drago", "dark-cave"):
        first = tuple(knob.values[0] for knob in knobs)
        assert (box_at(game, game.standard(), knobs, first) == game.standard()).all()


def test_what_is_printed_stays():
    for spaces in balance.track()[0].values:
        assert [spaces.count(kind) for kind in ("blue", "green", "summit")] == [4, 3, 4]
        assert spaces[27:] == ["summit"] * 4
    numbers = balance.track()[1].values
    assert {tuple(sorted(one)) for one in numbers} == {tuple(sorted(numbers[0]))}
    assert len({tuple(one) for one in numbers}) == len(numbers)
    assert {sum(sides) for sides in balance.dice()[0].values} == {6}
    cards = [np.array(one) for one in balance.levels()[0].values]
    assert len({one.tobytes() for one in cards}) == len(cards)
    for one in cards:
        assert (one.sum(0) == cards[0].sum(0)).all()  # of each level
        assert (one.sum(1) == cards[0].sum(1)).all()  # of each kind


def test_a_section_tells_how_much_was_played_and_other_sections_stay(tmp_path, monkeypatch):
    asked = replace(
        balance.QUESTIONS["dragons-cave"], matches=20, again=30, tries=4, level="random"
    )
    made = balance.section("dragons-cave", asked)
    assert "4 boxes of 1,024, 20 matches each" in made
    assert "again in 30 matches" in made
    assert made.count(" ± ") == 8 * 4  # figures of the box as it is and of three
    monkeypatch.setattr(balance, "FILE", tmp_path / "balance.md")
    for text in ("\n## Troll & Dragon, TD-3\n\nkept\n", "\n## Dragon's Cave, DC-4\n\nold\n", made):
        balance.write(text)
    page = (tmp_path / "balance.md").read_text("utf-8")
    assert page == f"{balance.HEAD.format(sure=3)}{made}\n## Troll & Dragon, TD-3\n\nkept\n"


def test_better_is_nearer_to_an_aim_by_more_than_chance():
    aims = [aim("seats equal"), aim("length 70..80")]

    def played(seats, length, error):
        return Played((), {"seats": seats, "length": length}, {"seats": error, "length": error})

    now = played(0.3, 75.0, 0.01)
    assert balance.better(aims, played(0.2, 75.0, 0.01), now)
    assert not balance.better(aims, played(0.2, 75.0, 0.1), now)  # by chance
    assert not balance.better(aims, played(0.2, 90.0, 0.01), now)  # but longer
    assert not balance.better(aims, played(0.3, 72.0, 0.01), now)  # no nearer


def test_the_box_as_it_is_is_known_among_others():
    game, knobs = load("dragons-cave"), [Knob("treasure", (20, 44))]
    sweep = Sweep(planned(game, 4, ["random"], 5, game.standard(), 1), game.standard(), knobs)
    assert [balance.as_it_is(sweep, one) for one in sweep.grid(lambda done: None)] == [False, True]


def test_seats_that_are_alike_come_apart_by_chance():
    """Two seats: the mean of |2 w - n| / n, for w of a binomial distribution."""
    assert balance.by_chance(2, 10_000, 1.0) == pytest.approx((2 / np.pi) ** 0.5 / 100, rel=0.05)
    assert balance.by_chance(4, 1000, 0.25) < balance.by_chance(4, 1000, 1.0)
