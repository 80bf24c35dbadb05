"""SD-9 to SD-11 and SD-21 to SD-24: laying cards, and how fields are joined."""

import pytest

from tests.walk import positions
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games.dark_cave.rules.board import beside, mouth
from wyrmhoard.games.dark_cave.state import FACE_DOWN, NOWHERE


@pytest.mark.clause("SD-21", "SD-22")
def test_open_meets_open_and_closed_meets_closed(cave):
    c = cave(2).card(0, 1, "tee-new-1")
    c.gets(0, "line-ns-1", "line-ew-1")
    c.plays(0, "lay line-ns-1 upright")
    assert set(c.may(0)) == {"at 0 -1", "at 0 2"}  # not at 1 1, nor beside the start


@pytest.mark.clause("SD-22")
def test_one_side_that_fits_is_not_enough(cave):
    """Beside the start and below a closed side: a cross touches the latter with an open one."""
    c = cave(2).card(0, 1, "line-ns-1").card(0, 2, "tee-new-1", turned=True).card(1, 2, "line-ew-1")
    c.gets(0, "cross-1", "end-n-1")
    c.plays(0, "lay cross-1 upright")
    assert "at 1 0" in c.may(0)
    assert not {"at 1 1", "at 0 3"} & set(c.may(0))


@pytest.mark.clause("SD-22")
def test_closed_to_closed_alone_is_no_path_prolonged(cave):
    c = cave(2).card(0, 1, "line-ns-1")
    c.gets(0, "end-n-1")
    c.plays(0, "lay end-n-1 upright")
    assert "at 1 1" not in c.may(0)
    assert c.may(0) == ["at 0 -1"]


@pytest.mark.clause("SD-21")
def test_cards_turn_by_half_and_symmetric_ones_do_not(cave):
    c = cave(2)
    c.gets(0, "end-n-1", "cross-1", "line-ns-1")
    assert c.can(0, "lay end-n-1 turned")
    assert c.can(0, "lay end-n-1 upright")
    assert not c.can(0, "lay cross-1 turned")
    assert not c.can(0, "lay line-ns-1 turned")
    c.plays(0, "lay end-n-1 turned")
    assert c.may(0) == ["at 0 1"]


@pytest.mark.clause("SD-22")
def test_face_down_goals_neither_support_nor_constrain(cave):
    c = cave(2, corners=[1] * 7).card(0, 1, "tee-new-1")
    c.gets(0, "cross-1")
    c.plays(0, "lay cross-1 upright")
    assert set(c.may(0)) == {"at -1 0", "at 0 -1", "at 0 2", "at 1 0"}  # not at 1 2 beside a goal


@pytest.mark.clause("SD-21", "SD-22")
def test_a_goal_face_up_supports_and_constrains(cave):
    c = cave(2, corners=[1] * 7).goal_up(1, 1)  # north-east: the gold vein, open N and W
    c.gets(0, "cross-1", "bend-nw-1")
    c.plays(0, "lay cross-1 upright")
    assert "at 1 2" in c.may(0)
    assert "at 1 0" not in c.may(0)  # closed to the south


@pytest.mark.clause("SD-22")
def test_the_cave_grows_beyond_the_corners(cave):
    c = cave(2)
    for x in range(1, 31):
        c.card(x, 0, "line-ew-1")
    c.gets(0, "line-ew-1")
    c.plays(0, "lay line-ew-1 upright")
    assert "at 31 0" in c.may(0)


@pytest.mark.clause("SD-20", "SD-22")
def test_a_card_that_fits_nowhere_can_only_be_discarded(cave):
    c = cave(2)
    for x, y in ((0, 1), (0, -1)):
        c.card(x, y, "end-n-1", turned=y > 0)
    for x in (1, -1):
        c.card(x, 0, "end-e-2", turned=x > 0)
    c.holds(0, "cross-1", "rat-1")
    assert c.may(0) == ["discard cross-1", "discard rat-1"]


@pytest.mark.clause("SD-9", "SD-7")
def test_a_level_three_card_takes_three_moves(cave):
    c = cave(2).card(0, 1, "line-ns-3").card(0, 2, "cross-1")
    c.lays(0, "cross-1", 1, 0)
    assert c.s.steps == 3
    c.plays(0, "cross north", "step a", "step n")
    assert c.on(0) == (0, 1, "N")
    c.ends(0)
    assert c.on(0) == (0, 1, "N")
    c.passes(1)
    c.plays(0, next(m for m in c.may(0) if m.startswith("discard")), "enough", "cross north")
    assert c.on(0) == (0, 2, "a")


@pytest.mark.clause("SD-10", "SD-5")
def test_any_ladder_to_any_other_in_one_move(cave):
    c = cave(2).card(7, 7, "end-n-1-ladder").card(9, 9, "end-e-3-ladder").goal_up(4, -4)
    c.lays(0, "cross-1", 1, 0)
    assert [m for m in c.may(0) if m.startswith("climb")] == [
        "climb 4 -4",
        "climb 7 7",
        "climb 9 9",
    ]
    c.plays(0, "climb 9 9")
    assert c.on(0) == (9, 9, "t")
    c.plays(0, "climb 4 -4")
    assert c.on(0) == (4, -4, "a")
    assert c.s.steps == 1


@pytest.mark.clause("SD-10")
def test_a_face_down_ladder_is_none_yet(cave):
    c = cave(2)
    c.lays(0, "cross-1", 1, 0)
    assert not c.can(0, "climb")


@pytest.mark.clause("SD-11", "SD-32")
def test_a_face_down_goal_is_one_field_open_on_all_sides(cave):
    c = cave(2, corners=[1] * 7).card(0, 1, "cross-1-lair").card(1, 0, "cross-1")
    c.acts(0, "rat-1", "at 0 1", "cross east")
    assert c.lurks(0) == (1, 1, "a")
    c.plays(0, "cross south")
    assert c.lurks(0) == (1, 0, "a")
    assert c.view(0).goal.tolist() == [0, 0, 0, 0]


@pytest.mark.clause("SD-9", "SD-8")
def test_the_roads_of_a_bridge_card_do_not_meet(cave):
    c = cave(2).card(0, 1, "bridge-ew-1").card(1, 1, "cross-1").card(0, 2, "cross-1")
    c.passes(0)
    c.plays(1, next(m for m in c.may(1) if m.startswith("discard")), "enough", "cross north")
    assert c.on(1) == (0, 1, "b")
    assert not c.can(1, "cross east")
    assert not c.can(1, "step")
    assert c.can(1, "cross north")


@pytest.mark.clause("SD-23")
def test_a_web_slides_onto_the_border_of_both_cards(cave):
    c = cave(2).web(0, 0, "north")
    c.lays(0, "cross-1", 0, 1)
    assert not c.can(0, "cross north")
    c.dwarf(1, 0, 1, "a").ends(0)
    c.plays(1, next(m for m in c.may(1) if m.startswith("discard")), "enough")
    assert not c.can(1, "cross south")


@pytest.mark.clause("SD-24")
def test_a_vein_gets_a_nugget_from_the_bank(cave):
    c = cave(2)
    c.gets(0, "tee-new-2-gold")
    bank = c.s.bank
    c.plays(0, "lay tee-new-2-gold turned", "at 0 1")
    assert (c.s.bank, c.s.vein.sum()) == (bank - 1, 1)


@pytest.mark.clause("SD-22")
def test_what_is_not_offered_is_refused(cave):
    c = cave(2)
    c.gets(0, "cross-1")
    c.plays(0, "lay cross-1 upright")
    with pytest.raises(Refused, match="not-legal-now"):
        c.plays(0, "at 5 5")


@pytest.mark.clause("SD-21", "SD-22", "SD-26")
def test_the_rim_kept_card_by_card_is_the_one_counted_afresh():
    for walker, steps in positions("dark-cave", 3, "plain"):
        for step in steps[::9]:
            s = step.s[0]
            rim = dict(zip(s.rim[: s.rims].tolist(), s.demand[: s.rims].tolist(), strict=True))
            assert rim == counted(walker.boxes[0], s)
            assert list(rim) == sorted(rim)
            assert not s.rim[s.rims :].any()


def counted(box, s):
    """What every empty cell beside a visible card asks of a card laid there."""
    lies = {int(s.place[k]): int(s.card[k]) for k in range(s.slots) if s.card[k]}
    asks = {}
    for place, card in lies.items():
        for side in range(4):
            near = beside(place, side)
            if near not in lies and card != FACE_DOWN:
                is_open = mouth(box, card, side) != NOWHERE
                asks[near] = asks.get(near, 0) | 16 << (side ^ 2) | is_open << (side ^ 2)
    return asks
