"""TD-7 to TD-13: the Grotto."""

import pytest

EVERYTHING = ["roll_grotto", "set_aside key", "set_aside door", "enter", "leave"]


@pytest.mark.clause("TD-7")
def test_the_first_roll_is_compulsory_and_of_all_four_dice(table):
    t = table()
    assert t.may_say(0) == ["roll_grotto"]
    t.say(0, "roll_grotto")
    assert {move[0] for move in t.odds()} == {"show_four"}


@pytest.mark.clause("TD-7")
def test_every_turn_begins_with_all_four_dice(table):
    t = table(2).falls("troll", "troll", "key", "diamond").say(0, "set_aside key").say(0, "leave")
    assert t.may_say(1) == ["roll_grotto"]
    assert t.falls("diamond", "key", "door", "troll").gathered == [1, 0]


@pytest.mark.clause("TD-8", "TD-11")
def test_case_1_two_trolls_a_diamond_and_a_key(table):
    t = table().falls("troll", "troll", "diamond", "key")
    assert t.gathered == [1, 0]
    assert t.may_say(0) == ["roll_grotto", "set_aside key", "leave"]
    assert {move[0] for move in t.say(0, "roll_grotto").odds()} == {"show_two"}


@pytest.mark.clause("TD-8", "TD-11")
def test_case_1_the_key_set_aside_leaves_one_die_to_roll(table):
    t = table().falls("troll", "troll", "diamond", "key").say(0, "set_aside key")
    assert t.may_say(0) == ["roll_grotto", "leave"]
    assert {move[0] for move in t.say(0, "roll_grotto").odds()} == {"show_one"}


@pytest.mark.clause("TD-8")
def test_a_diamond_die_stays_free_and_pays_again(table):
    t = table().falls("diamond", "diamond", "diamond", "diamond")
    assert t.falls("diamond", "diamond", "diamond", "troll").gathered == [7, 0]
    assert t.falls("diamond", "diamond", "door").gathered == [9, 0]


@pytest.mark.clause("TD-9")
def test_case_2_the_last_die_a_troll(table):
    t = table().falls("troll", "troll", "diamond", "key").say(0, "set_aside key").falls("troll")
    assert (t.hand, t.gathered, t.pack[0]) == (1, [0, 0], [0, 0])
    assert t.movers == [1]


@pytest.mark.clause("TD-9", "TD-10", "TD-12")
def test_case_2_the_last_die_a_door(table):
    t = table().falls("troll", "troll", "diamond", "key").say(0, "set_aside key").falls("door")
    assert t.may_say(0) == ["roll_grotto", "enter", "leave"]
    assert t.gathered == [1, 0]


@pytest.mark.clause("TD-9")
def test_four_trolls_at_once_end_the_turn(table):
    t = table().falls("troll", "troll", "troll", "troll")
    assert (t.hand, t.movers) == (0, [1])
    assert t.blocked == [0, 0, 0, 4]  # and lie there until the dice are picked up


@pytest.mark.clause("TD-10")
def test_leaving_puts_the_diamonds_onto_the_pack(table):
    t = table().falls("diamond", "diamond", "diamond", "troll").say(0, "leave")
    assert (t.pack[0], t.gathered, t.movers) == ([3, 0], [0, 0], [1])


@pytest.mark.clause("TD-10")
def test_key_and_door_open_the_cavern(table):
    t = table().falls("diamond", "diamond", "key", "door")
    assert t.may_say(0) == EVERYTHING
    assert t.say(0, "enter").may_say(0) == ["roll_treasure", "leave"]


@pytest.mark.clause("TD-10")
@pytest.mark.parametrize("face", ["key", "door"])
def test_one_of_the_pair_does_not(table, face):
    assert "enter" not in table().falls("diamond", "diamond", face, face).may_say(0)


@pytest.mark.clause("TD-11")
def test_only_the_first_of_a_kind_is_set_aside(table):
    t = table().falls("key", "key", "key", "diamond").say(0, "set_aside key")
    assert t.may_say(0) == ["roll_grotto", "leave"]
    assert t.falls("door", "key", "diamond").may_say(0) == [
        "roll_grotto", "set_aside door", "enter", "leave",
    ]  # fmt: skip


@pytest.mark.clause("TD-11")
def test_both_may_be_set_aside_before_the_next_roll(table):
    t = table().falls("key", "door", "diamond", "troll").say(0, "set_aside door")
    assert t.say(0, "set_aside key").may_say(0) == ["roll_grotto", "enter", "leave"]
    assert (t.blocked, t.showing) == ([0, 1, 1, 1], [1, 0, 0, 0])


@pytest.mark.clause("TD-11")
def test_the_last_free_die_is_not_set_aside(table):
    t = table().falls("troll", "troll", "troll", "key")
    assert t.may_say(0) == ["roll_grotto", "leave"]


@pytest.mark.clause("TD-11")
def test_a_die_set_aside_is_not_rolled_again_that_turn(table):
    t = table().falls("key", "diamond", "diamond", "diamond").say(0, "set_aside key")
    t.falls("diamond", "diamond", "door")
    assert t.may_say(0) == ["roll_grotto", "set_aside door", "enter", "leave"]
    assert {move[0] for move in t.say(0, "roll_grotto").odds()} == {"show_three"}


@pytest.mark.clause("TD-11", "TD-19")
def test_with_an_empty_cavern_nothing_is_set_aside_or_entered(table):
    t = table(end="both").put_up(cavern=0).falls("key", "door", "diamond", "diamond")
    assert t.may_say(0) == ["roll_grotto", "leave"]


@pytest.mark.clause("TD-19")
def test_one_nugget_is_enough_to_go_for(table):
    assert (
        table().put_up(cavern=1).falls("key", "door", "diamond", "troll").may_say(0) == EVERYTHING
    )


@pytest.mark.clause("TD-12")
def test_the_pair_is_enough_beside_any_number_of_trolls(table):
    t = table().falls("key", "door", "troll", "troll")
    assert t.may_say(0) == EVERYTHING
    assert t.say(0, "set_aside key").may_say(0) == ["roll_grotto", "enter", "leave"]


@pytest.mark.clause("TD-12", "TD-9")
def test_the_pair_set_aside_does_not_keep_the_troll_away(table):
    t = table().falls("key", "door", "diamond", "diamond")
    t.say(0, "set_aside key").say(0, "set_aside door").falls("diamond", "troll")
    assert t.may_say(0) == ["roll_grotto", "enter", "leave"]
    t.falls("troll")
    assert (t.hand, t.movers) == (3, [1])


@pytest.mark.clause("TD-13")
def test_case_6_three_diamonds_shown_and_one_there(table):
    t = table(end="both").put_up(grotto=1, hand=59).falls("diamond", "diamond", "diamond", "key")
    assert (t.grotto, t.gathered) == (0, [1, 0])
    assert t.falls("diamond", "diamond", "diamond", "diamond").gathered == [1, 0]
    assert "leave" in t.may_say(0)


@pytest.mark.clause("TD-13")
def test_one_may_leave_with_nothing(table):
    t = table().falls("key", "key", "key", "troll").say(0, "leave")
    assert (t.pack[0], t.movers) == ([0, 0], [1])
