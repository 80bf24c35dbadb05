"""Grids of boxes and searches among them: what is played, what is refused, what is checked."""

import numpy as np
import pytest

from wyrmhoard.cli.sweep import values_of
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load
from wyrmhoard.lab.knobs import Knob, box_at, knobs
from wyrmhoard.lab.simulate import planned, simulate
from wyrmhoard.lab.sweep import Sweep, aim

CAVE = load("dragons-cave")
BOX = CAVE.standard()


def sweep(*turned, aims=(), matches=60):
    plan = planned(CAVE, 4, ["random"], matches, BOX, 3)
    return Sweep(plan, BOX, turned, [aim(one) for one in aims])


def test_a_grid_has_every_box_once_and_tells_which_are_refused():
    made = sweep(Knob("lair", (1, 9)), Knob("treasure", (0, 44)))
    found = list(made.grid(lambda done: None))
    assert [one.point for one in found] == [(1, 0), (1, 44), (9, 0), (9, 44)]
    assert [one.why and one.why.why for one in found] == ["box-out-of-range", None] * 2
    assert found[3].figures["points"] > found[1].figures["points"] + 2


@pytest.mark.parametrize(
    ("path", "changed"),
    [("coins.4", [4]), ("coins.purple", [4, 9, 14, 19]), ("coins.*", list(range(20)))],
)
def test_a_path_means_places_of_the_box(path, changed):
    box = box_at(CAVE, BOX, [Knob(path, (7,))], (7,))
    assert np.flatnonzero(box[0].coins == 7).tolist() == changed
    assert (BOX[0].coins != 7).all()


@pytest.mark.parametrize(
    ("asked", "near"),
    [("liar", "lair"), ("coins.purpel", ""), ("lair.3", "none"), ("coins.20", "")],
)
def test_an_unknown_field_is_refused_with_the_nearest(asked, near):
    with pytest.raises(Refused, match="sweep-no-field") as no:
        knobs(CAVE, BOX, [(asked, [1])])
    assert near in str(no.value.blanks["near"])


def test_a_grid_nobody_could_wait_for_is_refused_but_may_be_searched():
    turned = knobs(CAVE, BOX, [(f"coins.{k}", range(1000)) for k in range(3)])
    with pytest.raises(Refused, match="sweep-too-large"):
        list(sweep(*turned).grid(lambda done: None))
    with pytest.raises(Refused, match="sweep-too-large"):
        values_of("lair=1..1000000000000")
    found = sweep(*turned, aims=["points 12..13"], matches=5)
    found.search(6, lambda done: None)
    assert len(found.played) == 6


def test_values_are_ranges_steps_and_words():
    assert (values_of("lair=2..8/3")[1], values_of("first=0,drawn")[1]) == (
        range(2, 9, 3), [0, "drawn"],
    )  # fmt: skip
    assert values_of("dragon=[1,1],[2,2]")[1] == [[1, 1], [2, 2]]
    for wrong, why in (("lair", "set-not-a-pair"), ("lair=5..2", "sweep-empty")):
        with pytest.raises(Refused, match=why):
            values_of(wrong)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("seets equal", "aim-unknown"), ("length long", "aim-unreadable"), ("seats", "unreadable"),
        ("length 80..70", "unreadable"), ("length nan", "unreadable"), ("leads 2..inf", "unread"),
    ],
)  # fmt: skip
def test_an_aim_nobody_understands_is_refused(text, why):
    with pytest.raises(Refused, match=why):
        aim(text)


def test_a_search_finds_the_best_of_a_grid_and_checks_it_with_other_luck():
    made = sweep(Knob("lair", tuple(range(12))), aims=["points 12..13"])
    best = made.search(12, lambda done: None)[0]
    whole = sweep(Knob("lair", tuple(range(12))), aims=["points 12..13"])
    assert best.miss == min(one.miss for one in whole.grid(lambda done: None))
    again = made.checked(best)
    assert again.point == best.point
    assert again.figures != best.figures


def test_figures_come_with_their_errors():
    one = sweep(matches=400).play(())
    assert one.figures["length"] == pytest.approx(figure("moves").mean())
    assert one.errors["length"] == pytest.approx(figure("moves").std(ddof=1) / 20)
    seats = [one.figures[f"seat {p + 1}"] for p in range(4)]
    assert one.figures["seats"] == pytest.approx(max(seats) - min(seats))
    assert sum(seats) == pytest.approx(1)


def figure(name):
    return simulate(CAVE, 4, ["random"], 400, seed=3, events=False).matches[name]


def test_an_aim_counts_as_much_as_another():
    """A miss of half a fair share is not to outweigh a match that is twice too long."""
    wrong = {"seats": 0.13, "length": 150.0}
    assert aim("seats equal").miss(wrong) < 2
    assert aim("length 70..75").miss(wrong) == 1
    assert aim("seats equal").miss({"seats": 0.009}) == 0
