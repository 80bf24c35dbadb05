"""SD-31 to SD-34: creatures, whom they attack, and what an axe does about it."""

import pytest

from wyrmhoard.engine.contract import LUCK

RAT, LINDWORM, GOBLIN = range(3)


@pytest.mark.clause("SD-31")
def test_no_lair_no_creature(cave):
    c = cave(2)
    c.gets(0, "rat-1")
    assert not c.can(0, "play rat-1")
    c.card(0, 1, "tee-nes-2-lair")
    assert c.can(0, "play rat-1")


@pytest.mark.clause("SD-31", "SD-17")
def test_a_creature_comes_from_a_lair_and_leaves_in_its_owners_next_turn(cave):
    c = cave(2).card(0, 1, "cross-1-lair").card(0, 2, "cross-1").card(3, 3, "cross-3-lair")
    c.acts(0, "rat-1")
    assert c.may(0) == ["at 0 1", "at 3 3"]
    c.plays(0, "at 0 1", "cross north", "cross south", "cross north")
    assert c.lurks(RAT) == (0, 2, "a")
    c.ends(0)
    assert c.lurks(RAT)
    c.passes(1)
    assert c.lurks(RAT) is None


@pytest.mark.clause("SD-31")
def test_on_the_board_it_changes_owner_and_may_stay(cave):
    c = cave(3).card(0, 1, "cross-1").dwarf(2, 0, 1, "a").creature(RAT, 0, 1, "a", 2)
    c.acts(0, "rat-1", "stop")
    assert c.s.lured_by[RAT] == 0
    assert c.s.limit[2] == 5  # it attacks only after coming back
    c.ends(0).passes(1).passes(2)
    assert c.lurks(RAT) is None


@pytest.mark.clause("SD-31", "SD-32", "SD-33")
def test_it_attacks_after_leaving_and_coming_back(cave):
    c = cave(3).card(0, 1, "cross-1").card(0, 2, "cross-1").dwarf(2, 0, 1, "a")
    c.creature(RAT, 0, 1, "a", 2)
    c.acts(0, "rat-1", "cross north", "cross south")
    c.luck("lose")
    assert (c.cards_of(2), c.s.limit[2]) == (4, 4)


@pytest.mark.clause("SD-32", "SD-33")
def test_a_rat_attacks_all_it_meets_and_stops(cave):
    c = cave(3).card(0, 1, "cross-1-lair").card(0, 2, "cross-1")
    c.acts(0, "rat-1", "at 0 1", "cross south")
    hand = c.hand(0)
    for _ in range(3):  # the active player first, then clockwise
        c.luck("lose")
    assert [c.cards_of(p) for p in range(3)] == [3, 4, 4]
    assert c.s.limit[:3].tolist() == [4, 4, 4]
    assert len(hand) == 4
    assert c.s.steps == 3  # the creature is done; the dwarf may walk
    c.ends(0)
    assert c.cards_of(0) == 4


@pytest.mark.clause("SD-33")
def test_a_rat_takes_a_limit_even_from_an_empty_hand_but_never_below_zero(cave):
    c = cave(2).card(0, 1, "cross-1-lair").card(0, 2, "cross-1").dwarf(1, 0, 2, "a")
    c.holds(1)
    c.s.limit[1] = 1
    c.acts(0, "rat-1", "at 0 1", "cross north")
    assert c.s.limit[1] == 0
    c.ends(0)
    c.creature(RAT, 0, 1, "a", 1)
    c.acts(0, "rat-2", "cross north")
    assert c.s.limit[1] == 0


@pytest.mark.clause("SD-33", "SD-17")
def test_a_lindworm_lays_a_dwarf_down_for_a_round(cave):
    c = cave(2).card(0, 1, "cross-1-lair").card(1, 0, "cross-1").dwarf(0, 1, 0, "a")
    c.acts(0, "lindworm-2", "at 0 1", "cross south")
    assert c.s.lying == 0b10
    c.ends(0)
    assert (c.s.lying, c.s.stuck) == (0, 1)
    c.plays(1, next(m for m in c.may(1) if m.startswith("discard")), "enough")
    c.ends(1).passes(0)
    c.plays(1, next(m for m in c.may(1) if m.startswith("discard")), "enough")
    assert c.s.steps == 3


@pytest.mark.clause("SD-17", "SD-33")
def test_a_dwarf_laid_down_in_its_own_turn_does_not_move(cave):
    c = cave(2).card(0, 1, "cross-1-lair").dwarf(1, 0, 1, "a")
    c.acts(0, "lindworm-2", "at 0 1")
    assert c.s.lying == 0b10  # SD-32: placed on a dwarf, it attacks at once
    c = cave(2).card(0, 1, "cross-1-lair").dwarf(0, 0, 1, "a")
    c.acts(0, "lindworm-2", "at 0 1")
    assert c.s.lying == 0b01
    assert c.s.moved == 0
    assert c.match.actors == LUCK  # straight on to drawing


@pytest.mark.clause("SD-33")
def test_a_goblin_takes_a_nugget_if_there_is_one(cave):
    c = cave(2).card(0, 1, "cross-1-lair").card(1, 0, "cross-1").dwarf(0, 1, 0, "a")
    bank = c.s.bank
    c.acts(0, "goblin-2", "at 0 1", "cross south")
    assert (c.s.gold[1], c.s.bank) == (2, bank + 1)
    c.s.gold[1] = 0
    c.ends(0)
    c.acts(1, "goblin-3", "cross north", "cross south")
    assert c.s.gold[1] == 0


@pytest.mark.clause("SD-32")
def test_creatures_use_ladders_bridges_and_tunnels_freely_but_not_webs(cave):
    c = cave(2).card(2, 0, "cross-1-lair").card(3, 0, "bridge-ew-1").card(4, 0, "end-n-1-ladder")
    c.card(2, 1, "curves-ne-1").web(2, 0, "north")
    c.acts(0, "goblin-2", "at 2 0")
    assert not c.can(0, "cross north")
    c.plays(0, "cross east")
    assert c.lurks(GOBLIN) == (3, 0, "a")
    assert c.s.limit[:2].tolist() == [5, 5]
    c.creature(GOBLIN, 4, 0, "a", 0)
    c.plays(0, "climb 0 0")
    assert c.s.gold[:2].tolist() == [2, 2]


@pytest.mark.clause("SD-34")
def test_entering_a_creatures_field_ends_the_move_and_it_attacks_alone(cave):
    c = cave(2).card(0, 1, "cross-1").card(1, 0, "cross-1").dwarf(1, 0, 1, "a")
    c.creature(GOBLIN, 0, 1, "a", 1)
    c.lays(0, "line-ew-1", 2, 0)
    c.plays(0, "cross north")
    assert c.s.gold[:2].tolist() == [2, 3]
    assert c.match.actors == LUCK  # straight on to drawing


@pytest.mark.clause("SD-34")
def test_several_creatures_attack_in_order_each_with_its_question(cave):
    c = cave(2).card(0, 1, "cross-1")
    for k in range(3):
        c.creature(k, 0, 1, "a", 1)
    c.s.axes[0] = [2, 0, 0]
    c.lays(0, "tee-new-1", 1, 0)
    c.plays(0, "cross north")
    assert c.may(0) == ["strike", "refrain"]
    c.plays(0, "strike")
    assert c.lurks(RAT) is None
    c.plays(0, "refrain")
    assert c.s.lying == 1
    c.plays(0, "strike")
    assert (c.s.gold[0], c.s.axes.sum(), c.lurks(GOBLIN)) == (3, 0, None)
    assert c.lurks(LINDWORM)


@pytest.mark.clause("SD-30", "SD-32")
def test_axes_are_asked_for_clockwise_from_the_active_player(cave):
    c = cave(4).card(0, 1, "cross-1-lair").card(0, 2, "cross-1")
    c.passes(0)
    c.s.axes[0], c.s.axes[2], c.s.axes[3] = [0, 0, 1], [1, 0, 0], [0, 1, 0]
    c.dwarf(3, 0, 2, "a")
    c.acts(1, "goblin-2", "at 0 1", "cross south")
    assert c.match.movers == [2]  # seat 1 has none, seat 3 is elsewhere
    c.plays(2, "refrain")
    assert c.match.movers == [0]
    c.plays(0, "strike")
    assert c.lurks(GOBLIN) is None
    assert c.s.gold[:4].tolist() == [3, 3, 3, 3]  # it protects every dwarf there
    assert c.s.axes.sum() == 2
    assert c.match.movers == [1]


@pytest.mark.clause("SD-33")
def test_dwarves_that_are_out_cannot_be_met(cave):
    c = cave(2).card(0, 1, "cross-1-lair").card(0, 2, "cross-1").dwarf(0, 0, 2, "a")
    c.s.out, c.s.first_out = 0b10, 2
    c.acts(0, "goblin-2", "at 0 1", "cross south")
    assert c.s.gold[:2].tolist() == [3, 3]
    assert c.s.steps == 4


@pytest.mark.clause("SD-30")
def test_an_axe_at_a_web_between_the_steps_of_a_creature(cave):
    c = cave(2).card(0, 1, "cross-1").card(0, 2, "cross-1-lair").web(0, 0, "north", up=1, owner=1)
    c.s.axes[0] = [1, 0, 0]
    c.acts(0, "goblin-2", "at 0 2", "cross south")
    assert not c.can(0, "cross south")
    c.plays(0, "chop north", "cross south")
    assert c.s.gold[:2].tolist() == [2, 2]
