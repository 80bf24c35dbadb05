"""SD-25 to SD-30: action cards that work at once, webs, boots and axes."""

import numpy as np
import pytest

from wyrmhoard.games.dark_cave.cards import CARDS


@pytest.mark.clause("SD-25")
def test_only_the_one_who_looks_learns_what_a_goal_is(cave):
    c = cave(3)
    c.acts(0, "information-1", "look_goal 1")
    c.luck("see_goal goal-exit")
    assert c.view(0).goal.tolist() == [1, 0, 0, 0]
    assert c.view(1).goal.tolist() == [0, 0, 0, 0]
    assert c.view(1).saw_goal.tolist() == [1, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.clause("SD-25", "SD-2")
def test_or_whom_a_dwarf_works_for(cave):
    c = cave(3)
    c.acts(0, "information-1")
    assert c.may(0) == [*(f"look_goal {k}" for k in "1234"), "look_clan p1", "look_clan p2"]
    c.plays(0, "look_clan p1")
    c.luck("see_clan saboteur")
    assert c.view(0).loyalty[:3].tolist() == [1, 2, 0]
    assert c.view(2).loyalty[:3].tolist() == [0, 0, 1]


@pytest.mark.clause("SD-25")
def test_open_cards_cannot_be_looked_at(cave):
    c = cave(2, corners=[1] * 7)
    for x in (-1, 1):
        for y in (-1, 1):
            c.goal_up(x, y)
    c.gets(0, "information-1")
    assert c.can(0, "play information-1")
    c.s.open_clan = 0b10
    assert not c.can(0, "play information-1")


@pytest.mark.clause("SD-26")
def test_a_cave_in_takes_a_card_nobody_is_on(cave):
    c = (
        cave(2)
        .card(0, 1, "tee-new-2-gold", turned=True)
        .card(1, 0, "cross-1")
        .card(2, 0, "cross-2")
    )
    c.dwarf(1, 1, 0, "a").creature(0, 2, 0, "N", 1)
    bank = c.s.bank
    c.acts(0, "cave-in-1")
    assert c.may(0) == ["at 0 1"]
    c.plays(0, "at 0 1")
    assert c.s.bank == bank + 1
    assert not c.can(0, "cross north")


@pytest.mark.clause("SD-26")
def test_nothing_to_bury_no_cave_in(cave):
    c = cave(2)
    c.gets(0, "cave-in-1")
    assert not c.can(0, "play cave-in-1")


@pytest.mark.clause("SD-26", "SD-22")
def test_after_a_cave_in_its_place_is_free_again(cave):
    c = cave(2).card(0, 1, "cross-1").card(0, 2, "line-ns-1").card(0, 3, "cross-1-lair")
    c.acts(0, "cave-in-1", "at 0 2")
    c.ends(0)
    c.holds(1, "tee-nes-1", "tee-new-1", "bend-ne-1")
    c.plays(1, "lay tee-nes-1 upright")
    assert "at 0 2" in c.may(1)
    c.plays(1, "at 0 2")
    assert c.s.slots == 8
    assert not {"at 0 0", "at 0 4"} & set(c.may(1))


@pytest.mark.clause("SD-26")
def test_webs_go_with_open_ends_and_stay_on_other_cards(cave):
    c = cave(2).card(0, 1, "cross-1").web(0, 1, "north").web(0, 0, "north")
    c.acts(0, "cave-in-1", "at 0 1")
    assert (c.s.web != 0).tolist() == [False, True, False]
    c.ends(0)
    c.lays(1, "tee-nes-1", 0, 1)
    assert not c.can(1, "cross north")


@pytest.mark.clause("SD-27", "SD-37")
def test_hands_change_and_limits_stay(cave):
    c = cave(2)
    c.holds(0, "swap-2", "cross-1", "line-ns-1")
    c.holds(1, "rat-1", "boots-1", "axe-1", "end-n-1")
    c.s.limit[0], c.s.limit[1] = 5, 4
    c.plays(0, "play swap-2", "swap p1")
    assert c.match.actors == 1 << 15
    for card in ("rat-1", "boots-1", "axe-1", "end-n-1", "cross-1", "line-ns-1"):
        c.luck(f"read {card}")
    assert c.hand(0) == ["axe-1", "boots-1", "end-n-1", "rat-1"]
    assert c.hand(1) == ["cross-1", "line-ns-1"]
    c.ends(0)
    assert (c.cards_of(0), c.cards_of(1)) == (4, 3)  # the other one draws
    assert c.s.limit[:2].tolist() == [5, 4]


@pytest.mark.clause("SD-27", "SD-37")
def test_a_hand_above_its_limit_is_played_down_first(cave):
    c = cave(2)
    c.holds(0, "swap-2", "cross-1", "line-ns-1", "rat-1", "rat-1")
    c.s.limit[1] = 2
    c.holds(1, "boots-1")
    c.plays(0, "play swap-2", "swap p1")
    c.ends(0)
    assert (c.cards_of(0), c.cards_of(1)) == (1, 4)
    c.passes(1)
    assert c.cards_of(1) == 3
    c.passes(0).passes(1)
    assert c.cards_of(1) == 2
    c.passes(0).passes(1)
    assert c.cards_of(1) == 2  # at the limit: one out, one in


@pytest.mark.clause("SD-27", "SD-19")
def test_a_hand_emptied_by_a_swap_is_skipped(cave):
    c = cave(3)
    c.holds(0, "swap-2", "cross-1")
    c.holds(1)
    c.plays(0, "play swap-2", "swap p1")
    c.ends(0)
    assert (c.cards_of(0), c.cards_of(1)) == (0, 2)
    assert c.match.movers == [1]
    c.passes(1).passes(2)
    assert c.match.movers == [1]
    assert c.cards_of(0) == 0


@pytest.mark.clause("SD-27")
def test_you_remember_the_hand_you_gave_away(cave):
    c = cave(3)
    c.holds(0, "swap-2", "cross-1", "line-ns-1", "rat-2")
    c.holds(1, "boots-1", "end-n-1")
    c.plays(0, "play swap-2", "swap p1")
    c.ends(0)

    def known(p, q):
        return [CARDS[kind] for kind in np.flatnonzero(c.view(p).told[q])]

    assert known(0, 1) == ["cross-1", "line-ns-1", "rat-2"]
    assert known(1, 0) == ["end-n-1", "boots-1"]
    assert not known(2, 1)
    c.plays(1, "discard rat-2", "enough")
    c.ends(1)
    assert known(0, 1) == [
        "cross-1",
        "line-ns-1",
    ]  # the only one of its level: it is known to be gone
    c.passes(2).passes(0)
    c.plays(1, "discard cross-1", "enough")
    assert not known(0, 1)  # it might have been either


@pytest.mark.clause("SD-28", "SD-17")
def test_a_web_lasts_two_rounds_of_its_owner(cave):
    c = cave(2).card(0, 1, "cross-1")
    c.acts(0, "spiderweb-1")
    assert c.can(0, "web 0 0 north")  # where two cards are joined
    assert c.can(0, "web 0 -1 north")  # an open end, by the cell south of it
    assert not c.can(0, "web 5 5 north")
    c.plays(0, "web 0 0 north")
    assert not c.can(0, "cross north")
    c.ends(0)
    assert c.s.web_side[0] == 2
    c.passes(1)
    assert c.s.web_side[0] == 1
    assert c.match.movers == [0]
    c.plays(0, next(m for m in c.may(0) if m.startswith("discard")), "enough")
    assert not c.can(0, "cross north")
    c.ends(0).passes(1)
    assert not c.s.web.any()


@pytest.mark.clause("SD-28")
def test_one_web_per_place_and_none_on_closed_or_hidden_sides(cave):
    c = cave(2, corners=[1] * 7).card(0, 1, "tee-new-1").web(0, 0, "north")
    c.acts(0, "spiderweb-1")
    may = c.may(0)
    assert "web 0 0 north" not in may
    assert {"web 0 1 north", "web 0 1 east", "web -1 1 east"} <= set(may)  # towards goals too
    assert "web 1 1 north" not in may  # the far side of a face-down goal
    assert len(may) == len(set(may)) == 6


@pytest.mark.clause("SD-28", "SD-36")
def test_a_web_before_a_goal_stays_and_a_closed_side_is_an_open_end(cave):
    c = cave(2, corners=[1] * 7).card(1, 0, "cross-1").goal_up(1, 1)  # closed to the south
    c.acts(0, "spiderweb-1")
    assert c.can(0, "web 1 0 north")


@pytest.mark.clause("SD-29")
def test_boots_give_a_fourth_move_and_there_is_one_pair_each(cave):
    c = cave(2)
    c.acts(0, "boots-1", "give p0")
    assert c.s.steps == 4
    c.ends(0)
    c.acts(1, "boots-1")
    assert c.may(1) == ["give p1"]
    c.plays(1, "give p1")
    c.ends(1)
    c.gets(0, "boots-2")
    assert not c.can(0, "play boots-2")


@pytest.mark.clause("SD-30")
def test_an_axe_turns_a_web_then_removes_it(cave):
    c = cave(2).card(0, 1, "cross-1").web(0, 0, "north", owner=1)
    c.s.axes[0] = [0, 1, 1]
    assert c.can(0, "chop north")  # before the card
    c.plays(0, "chop north")
    assert (c.s.web_side[0], c.s.axes[0].tolist()) == (1, [0, 0, 1])  # the lowest level goes
    c.plays(0, next(m for m in c.may(0) if m.startswith("discard")), "enough", "chop north")
    assert c.can(0, "cross north")
    assert not c.s.axes.any()


@pytest.mark.clause("SD-30")
def test_an_axe_laid_this_turn_counts_and_from_either_card(cave):
    c = cave(2).card(0, 1, "cross-2").web(0, 0, "north", up=1, owner=1).dwarf(0, 0, 1, "S")
    c.acts(0, "axe-1", "give p0", "chop south")
    assert not c.s.web.any()
    c = cave(2).card(0, 1, "cross-2").web(0, 0, "north", up=1, owner=1).dwarf(0, 0, 1, "N")
    c.acts(0, "axe-1", "give p0")
    assert not c.can(0, "chop south")  # not the field that opens onto it


@pytest.mark.clause("SD-30")
def test_an_axe_works_after_the_walk_and_lying_down(cave):
    c = cave(2).card(0, 1, "cross-1").web(0, 1, "north", up=1, owner=1)
    c.s.axes[0] = [1, 0, 0]
    c.lays(0, "tee-new-1", 1, 0)
    c.plays(0, "cross east", "cross west", "cross north")
    assert c.s.steps == 0
    assert c.may(0) == ["stop", "chop north"]
    c.plays(0, "chop north")
    assert not c.s.web.any()
    c = cave(2).web(0, 0, "north", up=1, owner=1)
    c.s.axes[0], c.s.lying = [1, 0, 0], 1
    c.lays(0, "cross-1", 1, 0)
    assert c.may(0) == ["stop", "chop north"]
    c.plays(0, "stop")
    assert c.s.web.any()
