"""SD-34 to SD-38: bridges, tunnels, veins, goals and the exit."""

import pytest

from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import LUCK

from .cave import GAME, Cave

NEAR = {"corners": [1] * 7}


def walks(c, p, *moves):
    """Discard a card, then walk."""
    c.plays(p, next(m for m in c.may(p) if m.startswith("discard")))
    if c.can(p, "enough"):
        c.plays(p, "enough")
    c.plays(p, *moves)


@pytest.mark.clause("SD-18")
def test_up_to_three_fields_and_back_and_forth(cave):
    c = cave(2).card(0, 1, "cross-1")
    walks(c, 0, "cross north", "cross south", "cross north")
    assert c.match.actors == LUCK
    assert c.on(0) == (0, 1, "a")


@pytest.mark.clause("SD-8", "SD-9")
def test_a_step_is_named_by_where_its_field_lies_on_the_table(cave):
    c = cave(2).card(0, 1, "tee-new-2", turned=True).card(0, -1, "end-e-2", turned=True)
    walks(c, 0, "cross north")
    assert c.may(0) == ["step e", "step w", "cross south", "stop"]
    c.plays(0, "step e")
    assert c.on(0) == (0, 1, "W")  # by the card's own name
    assert c.may(0) == ["step s", "step w", "stop"]
    c.ends(0)
    c.dwarf(1, 0, -1, "E")
    walks(c, 1, "step t")
    assert c.may(1) == ["step w", "stop"]


@pytest.mark.clause("SD-34")
def test_a_bridge_costs_a_card_and_a_limit_each_time_it_is_entered(cave):
    c = cave(2).card(0, 1, "bridge-ns-2").card(0, 2, "cross-1").card(1, 1, "cross-1")
    walks(c, 0, "cross north")
    c.luck("lose")
    assert (c.cards_of(0), c.s.limit[0]) == (3, 4)
    c.plays(0, "step n")  # along it is free
    c.plays(0, "cross north")
    c.ends(0).passes(1)
    assert c.cards_of(0) == 4
    walks(c, 0, "cross south")
    c.luck("lose")
    assert c.s.limit[0] == 3


@pytest.mark.clause("SD-34")
def test_the_road_below_is_free_and_an_empty_hand_loses_the_limit(cave):
    c = cave(2).card(1, 0, "bridge-ns-2").card(0, 1, "bridge-ns-2")
    walks(c, 0, "cross east", "step e")
    assert c.s.limit[0] == 5
    c.ends(0)
    c.holds(1, "cross-1")
    walks(c, 1, "cross north")
    assert (c.s.limit[1], c.cards_of(1)) == (4, 0)
    assert c.can(1, "step n")


@pytest.mark.clause("SD-34")
def test_each_entry_into_a_tunnel_costs_a_nugget_if_there_is_one(cave):
    c = cave(2).card(0, -1, "curves-ne-1").dwarf(0, 0, -1, "a")
    bank = c.s.bank
    walks(c, 0, "step t", "step b", "step t")
    assert (c.s.gold[0], c.s.bank) == (1, bank + 2)
    c.ends(0).passes(1)
    c.s.gold[0] = 0
    walks(c, 0, "step a", "step t")
    assert c.s.gold[0] == 0


@pytest.mark.clause("SD-34")
def test_a_web_blocks_a_dwarf(cave):
    c = cave(2).card(0, 1, "cross-1").web(0, 0, "north", owner=1)
    walks(c, 0)
    assert c.may(0) == ["stop"]


@pytest.mark.clause("SD-34")
def test_the_cost_of_a_bridge_comes_before_the_rat(cave):
    c = cave(2).card(0, 1, "bridge-ns-2").creature(0, 0, 1, "S", 1)
    c.holds(0, "cross-1", "line-ns-1")
    walks(c, 0, "cross north")
    assert c.s.attackers == 0
    c.luck("lose")
    assert (c.cards_of(0), c.s.limit[0]) == (0, 3)  # the rat finds an empty hand


@pytest.mark.clause("SD-35")
def test_ending_on_a_nugget_takes_it_and_unmasks(cave):
    c = cave(2).card(0, 1, "tee-new-2-gold", turned=True)  # the nugget is on its south end now
    walks(c, 0, "cross north")
    assert c.on(0) == (0, 1, "N")
    c.plays(0, "stop")
    c.luck("unmask loyal")
    assert (c.s.gold[0], c.s.vein.sum(), c.s.open_clan) == (4, 0, 1)
    assert c.view(1).loyalty[0] == 1
    c.ends(0)
    assert c.match.movers == [1]


@pytest.mark.clause("SD-35")
def test_passing_over_a_nugget_or_standing_still_takes_nothing(cave):
    c = cave(2).card(0, 1, "tee-new-2-gold", turned=True)
    walks(c, 0, "cross north", "step e", "stop")
    assert c.s.gold[0] == 3
    c.ends(0)
    c.dwarf(1, 0, 1, "N")
    walks(c, 1, "stop")
    assert (c.s.gold[1], c.s.vein.sum()) == (3, 1)


@pytest.mark.clause("SD-35")
def test_a_nugget_is_taken_also_when_an_attack_ended_the_move(cave):
    c = cave(2).card(0, 1, "tee-new-2-gold", turned=True).creature(2, 0, 1, "N", 1)
    walks(c, 0, "cross north")
    c.luck("unmask")
    assert (c.s.gold[0], c.s.vein.sum()) == (3, 0)  # one lost, one found


@pytest.mark.clause("SD-36")
def test_a_goal_is_turned_up_to_continue_the_path(cave):
    c = cave(2, **NEAR).card(1, 0, "cross-1")  # the goal at 1 1 is the vein, open N and W
    walks(c, 0, "cross east", "cross north")
    c.luck("turn_up goal-gold")
    assert c.on(0) == (1, 1, "N")  # turned: its own north lies south
    assert c.match.actors == LUCK  # the move is over
    assert c.s.vein.sum() == 1
    assert c.view(1).goal.tolist() == [0, 0, 0, 4]


@pytest.mark.clause("SD-36")
def test_the_fewer_misfits_decide_and_a_misfit_is_impassable(cave):
    """From the west the lair fits both ways; a card north of it asks for an open north."""
    goals = ("exit", "lair", "ladder", "gold")
    c = cave(2, goals=goals, **NEAR).card(-1, 0, "cross-1").card(0, 1, "cross-1")
    c.card(-1, 2, "line-ns-1")
    walks(c, 0, "cross north", "cross west")
    c.luck("turn_up goal-lair")  # at -1 1: upright it misfits with the south, turned with the north
    assert c.may(0) == ["orient upright", "orient turned"]
    c.plays(0, "orient upright")
    assert c.on(0) == (-1, 1, "E")
    c.ends(0)
    c.dwarf(1, -1, 0, "a")
    walks(c, 1)
    assert not c.can(1, "cross north")
    c = cave(2, goals=goals, **NEAR).card(-1, 0, "cross-1").card(0, 1, "cross-1")
    walks(c, 0, "cross north", "cross west")
    c.luck("turn_up goal-lair")
    assert c.on(0) == (-1, 1, "W")  # turned, for the card in the south


@pytest.mark.clause("SD-36")
def test_upright_when_that_fits_better(cave):
    c = cave(2, **NEAR).card(0, 1, "cross-1").card(-1, 2, "line-ns-1")
    walks(c, 0, "cross north", "cross west")
    c.luck("turn_up goal-lair")
    assert c.on(0) == (-1, 1, "E")


@pytest.mark.clause("SD-36", "SD-32")
def test_creatures_on_a_goal_come_to_the_dwarf_and_attack(cave):
    c = cave(2, **NEAR).card(1, 0, "cross-1").creature(2, 1, 1, "a", 1)
    walks(c, 0, "cross east", "cross north")
    c.luck("turn_up")
    assert c.lurks(2) == (1, 1, "N")
    assert c.s.gold[0] == 2


@pytest.mark.clause("SD-34", "SD-36")
@pytest.mark.parametrize(
    ("feature", "kept"), [("bridge", (5, 3)), ("tunnel", (5, 2)), ("", (5, 3))]
)
def test_a_goal_turned_up_costs_what_its_first_field_costs(cave, feature, kept):
    """In an owner's box: the vein's goal has a bridge or a tunnel where the dwarf comes in."""
    cards = written(GAME.box, GAME.standard())["cards"]
    cards["goal-gold"] += f" {feature}@N" if feature else ""
    c = cave(2, cards=cards, **NEAR).card(1, 0, "cross-1")
    walks(c, 0, "cross east", "cross north")
    c.luck("turn_up goal-gold")
    assert c.on(0) == (1, 1, "N")
    if feature == "bridge":
        c.luck("lose")
        kept = (4, 3)
    assert (c.s.limit[0], c.s.gold[0]) == kept


def to_the_exit(c, p):
    """Onto the exit's middle, from its east mouth; it lies face up south-west of the start."""
    c.dwarf(p, -1, -1, "E")
    walks(c, p, "step a")


@pytest.mark.clause("SD-38")
def test_out_at_once_unmasked_and_playing_on(cave):
    c = cave(5, **NEAR).goal_up(-1, -1)
    to_the_exit(c, 0)
    c.luck("unmask loyal")
    c.luck("aside 1 1")
    c.luck("tally more")
    assert (c.s.out, c.s.first_out, c.s.open_clan) == (1, 1, 1)
    assert c.match.actors == LUCK  # it draws
    c.ends(0)
    for p in range(1, 5):
        c.passes(p)
    assert c.match.movers == [0]
    c.plays(0, next(m for m in c.may(0) if m.startswith("discard")), "enough")
    assert c.match.actors == LUCK  # no dwarf to move


@pytest.mark.clause("SD-38", "SD-13")
def test_the_first_one_out_sees_the_cards_set_aside(cave):
    c = cave(5, **NEAR).goal_up(-1, -1)
    to_the_exit(c, 0)
    c.luck("unmask")
    c.luck("aside 1 1")  # of 3 cards: one blue and one yellow saboteur, one yellow loyal
    assert c.view(0).aside.tolist() == [2, 2]
    assert c.view(1).aside.tolist() == [0, 0]
    c.luck("tally")
    c.ends(0)
    to_the_exit(c, 1)
    c.luck("unmask")
    c.luck("tally")
    assert c.view(1).aside.tolist() == [0, 0]


@pytest.mark.clause("SD-38")
def test_a_creature_on_the_exit_attacks_first(cave):
    c = cave(3, **NEAR).goal_up(-1, -1).creature(2, -1, -1, "a", 1)
    c.s.axes[0] = [1, 0, 0]
    to_the_exit(c, 0)
    c.plays(0, "refrain")
    c.luck("unmask")
    assert (c.s.gold[0], c.s.out) == (2, 1)


@pytest.mark.clause("SD-38")
def test_a_dwarf_laid_down_on_the_exit_leaves_and_lies_no_longer(cave):
    c = cave(3, **NEAR).goal_up(-1, -1).creature(1, -1, -1, "a", 1)
    to_the_exit(c, 0)
    c.luck("unmask")
    assert (c.s.out, c.s.lying, c.view(1).lying) == (1, 0, 0)


@pytest.mark.clause("SD-38", "SD-35")
def test_one_unmasked_before_is_not_unmasked_again(cave):
    c = cave(4, **NEAR).goal_up(-1, -1)
    c.s.open_clan = 1
    to_the_exit(c, 0)
    c.luck("tally more")
    assert c.s.out == 1


def test_in_version_2_creatures_came_along_and_a_dwarf_laid_down_stayed_so():
    old = GAME.at(2)
    c = Cave(plain(old), 2, game=old, **NEAR).card(1, 0, "cross-1").creature(2, 1, 1, "a", 1)
    walks(c, 0, "cross east", "cross north")
    c.luck("turn_up")
    assert (c.lurks(2), c.s.gold[0]) == ((1, 1, "N"), 2)
    c = Cave(plain(old), 5, game=old, **NEAR).goal_up(-1, -1).creature(1, -1, -1, "a", 1)
    to_the_exit(c, 0)
    c.luck("unmask")
    c.luck("aside 1 1")
    assert (c.s.out, c.s.lying) == (1, 1)
