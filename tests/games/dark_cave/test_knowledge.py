"""What each seat may know: the same in all worlds that differ only in what is hidden from it."""

import numpy as np
import pytest

from wyrmhoard.engine.contract import SEATS, imagine, view

from .cave import GAME
from .test_walking import NEAR, to_the_exit


def worlds(c, p, n=40):
    """Worlds a seat can imagine."""
    rng, v = np.random.default_rng(3), c.match.view(p)
    for _ in range(n):
        s = GAME.state.blank()
        run = c.match.run
        assert run(imagine)(run.one(c.match.boxes), run.one(v), p, rng, run.one(s)) == 1.0
        again = GAME.view.blank()
        run(view)(run.one(c.match.boxes), run.one(s), p, run.one(again))
        assert again.tobytes() == v.tobytes()
        yield s[0]


@pytest.mark.clause("SD-2", "SD-13")
def test_a_view_is_the_same_in_all_worlds_that_differ_in_the_hidden(cave):
    c = cave(5)
    c.passes(0)
    seen = list(worlds(c, 2))
    assert len({s.hand[0].tobytes() for s in seen}) > 30
    assert len({s.loyalty.tobytes() for s in seen}) > 4
    assert len({s.goal.tobytes() for s in seen}) > 10
    assert len({s.dropped[0].tobytes() for s in seen}) > 5
    assert {tuple(s.held[0]) for s in seen} == {tuple(c.s.held[0])}
    assert all((s.hand[2] == c.s.hand[2]).all() for s in seen)


@pytest.mark.clause("SD-25")
def test_what_was_looked_at_stays_known(cave):
    c = cave(5)
    c.acts(0, "information-1", "look_clan p1")
    c.luck("see_clan")
    c.ends(0)
    for p in (1, 2, 3, 4):
        c.passes(p)
    assert {int(s.loyalty[1]) for s in worlds(c, 0)} == {1}
    assert {int(s.loyalty[1]) for s in worlds(c, 2)} == {1, 2}


@pytest.mark.clause("SD-39", "SD-38")
def test_a_match_that_goes_on_tells_that_someone_is_still_inside(cave):
    """Three of a clan, one loyal dwarf out and no end: another one works for it."""
    c = cave(3, **NEAR).goal_up(-1, -1)
    to_the_exit(c, 0)
    c.luck("unmask loyal")
    c.luck("aside")
    c.luck("tally more")
    assert {tuple(s.loyalty[:3]) for s in worlds(c, SEATS)} == {(1, 1, 2), (1, 2, 1)}
    assert {tuple(s.loyalty[:3]) for s in worlds(c, 0)} == {(1, 2, 1), (1, 1, 2)}
    assert {tuple(s.loyalty[:3]) for s in worlds(c, 1)} == {(1, 2, 1)}


@pytest.mark.clause("SD-38", "SD-13")
def test_who_saw_the_cards_set_aside_counts_them(cave):
    """Six players: with both cards set aside known, the others' loyalties add up."""
    clans = (
        "blue loyal",
        "yellow loyal",
        "blue loyal",
        "yellow loyal",
        "blue loyal",
        "yellow loyal",
    )
    c = cave(6, clans, **NEAR).goal_up(-1, -1)
    to_the_exit(c, 0)
    c.luck("unmask")
    c.luck("aside 1 1")
    c.luck("tally more")
    assert {tuple(s.loyalty[:6]) for s in worlds(c, 0)} == {(1,) * 6}
    assert len({tuple(s.loyalty[:6]) for s in worlds(c, 2)}) > 3


@pytest.mark.clause("SD-2", "SD-20", "SD-27", "SD-33")
@pytest.mark.parametrize(
    ("who", "move", "p", "heard"),
    [
        (0, "discard cross-1", 1, "discard_hidden 1"),
        (0, "discard cross-3", 1, "discard_hidden 3"),
        (0, "discard rat-2", 0, "discard rat-2"),
        (0, "lay cross-1 upright", 1, "lay cross-1 upright"),
        (15, "goal goal-exit", 0, "goal_hidden"),
        (15, "see_goal goal-exit", 0, "see_goal goal-exit"),
        (15, "see_goal goal-exit", 1, "see_goal_hidden"),
        (15, "see_clan loyal", 1, "see_clan_hidden"),
        (15, "aside 1 0", 1, "aside_hidden"),
        (15, "draw rat-1", 1, "draw_hidden 1"),
        (15, "turn_up goal-exit", 1, "turn_up goal-exit"),
        (15, "begin p1", 1, "begin p1"),
    ],
)
def test_who_hears_what(cave, who, move, p, heard):
    c = cave(2)
    told = c.match.hears(p, who, GAME.moves.parse(move))
    assert GAME.moves.text(told) == heard


@pytest.mark.clause("SD-27")
def test_exchanged_hands_are_read_by_their_new_owners_alone(cave):
    c = cave(3)
    c.holds(0, "swap-2", "cross-1", "line-ns-1")
    c.holds(1, "rat-1", "boots-1", "axe-1")
    c.plays(0, "play swap-2", "swap p1")
    assert not c.view(0).mine.any()
    read = GAME.moves.parse("read rat-1")
    assert [GAME.moves.text(c.match.hears(p, 15, read)) for p in range(3)] == [
        "read rat-1", "read_hidden", "read_hidden",
    ]  # fmt: skip
    list(worlds(c, 0, 5)), list(worlds(c, 1, 5)), list(worlds(c, 2, 5))
    for _ in range(4):
        c.luck("read")
    list(worlds(c, 0, 5)), list(worlds(c, 1, 5)), list(worlds(c, 2, 5))
    assert (c.view(0).mine.sum(), c.view(1).mine.sum()) == (3, 1)
    assert {tuple(s.hand[1]) for s in worlds(c, 0)} == {tuple(c.s.hand[1])}  # it was theirs
