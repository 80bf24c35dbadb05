"""TD-14 to TD-19: the Cavern, and what becomes of treasure when the dragon wakes."""

import pytest


@pytest.mark.clause("TD-14", "TD-17")
def test_case_3_three_diamonds_and_six_nuggets_brought_home(table):
    t = table().enters(diamonds=3).finds(2, 2)
    assert (t.gathered, t.cavern, t.found) == ([3, 4], 46, [2, 2])
    t.finds(1, 1).say(0, "leave")
    assert (t.pack[0], t.gathered, t.movers) == ([3, 6], [0, 0], [1])


@pytest.mark.clause("TD-18")
def test_case_3_all_nine_are_lost_when_the_dragon_wakes(table):
    t = table(2).enters(diamonds=3).finds(2, 2).finds(1, 1).wakes(1)
    assert (t.pack[0], t.pack[1], t.gathered, t.movers) == ([0, 0], [3, 6], [0, 0], [1])


@pytest.mark.clause("TD-15")
def test_the_dragon_dice_wait_for_the_first_treasure_roll(table):
    t = table(4).enters()
    assert t.movers == [0]
    assert t.finds(0, 0).movers == [0, 1]


@pytest.mark.clause("TD-15")
def test_the_dragon_dice_go_round_without_the_adventurer(table):
    t = table(4, first=2).enters().finds(0)
    for p in (3, 0, 1, 3, 0):
        assert t.movers == sorted([2, p])
        assert t.may_say(p) == ["roll_dragon"]
        t.stirs(p, "blank", "blank")
    assert t.finds(0, 0).movers == [1, 2]


@pytest.mark.clause("TD-15")
def test_a_lone_opponent_rolls_on(table):
    t = table(2).enters().finds(0)
    assert t.stirs(1, "blank", "blank").stirs(1, "blank", "dragon").movers == [0, 1]


@pytest.mark.clause("TD-16")
def test_a_dragon_is_set_aside_and_the_other_die_rolled_on(table):
    t = table().enters().finds(0)
    t.stirs(1, "dragon", "blank").say(2, "roll_dragon")
    assert set(t.odds()) == {("stir", "dragon", "blank"), ("stir", "dragon", "dragon")}
    t.luck_is("stir dragon blank")
    assert t.dragon == [1, 0]
    assert t.stirs(1, "dragon", "dragon").movers == [1]
    assert t.may_say(1) == ["roll_grotto"]


@pytest.mark.clause("TD-16")
def test_both_dragons_in_one_roll_wake_it(table):
    assert table().enters().finds(1).wakes(1).movers == [1]


@pytest.mark.clause("TD-16")
def test_a_new_visit_begins_with_the_dragon_asleep(table):
    t = table(2).enters().finds(1).stirs(1, "dragon", "blank").say(0, "leave")
    assert t.enters().dragon == [0, 0]
    assert t.found == [0, 0]


@pytest.mark.clause("TD-17")
def test_leaving_before_the_first_roll_is_safe(table):
    t = table().enters(diamonds=2)
    assert t.may_say(0) == ["roll_treasure", "leave"]
    assert t.say(0, "leave").pack[0] == [2, 0]


@pytest.mark.clause("TD-17", "TD-6")
def test_a_pack_is_never_lost(table):
    t = table(2).put_up(pack=[[5, 5]] + [[0, 0]] * 4).enters().finds(2).wakes(1)
    assert t.pack[:2] == [[5, 5], [0, 2]]


@pytest.mark.clause("TD-18")
def test_case_4_the_loot_is_shared_from_the_waker_on(table):
    t = table(4).enters(diamonds=3).put_up(hand=4).finds(1, 1)
    t.stirs(1, "blank", "dragon").wakes(2)
    assert t.pack[:4] == [[0, 0], [3, 0], [2, 1], [2, 1]]
    assert (t.hand, t.dropped, t.movers) == (0, [0, 0], [1])


@pytest.mark.clause("TD-18")
def test_case_5_two_players_three_diamonds_of_the_hand(table):
    t = table(2).enters(diamonds=2).put_up(hand=5).finds(2).wakes(1)
    assert (t.pack[1], t.hand) == ([5, 2], 2)


@pytest.mark.clause("TD-18")
def test_two_players_a_hand_of_fewer_than_three(table):
    t = table(2, auto_share=False).enters(diamonds=1).put_up(hand=2).finds(2).wakes(1)
    assert (t.pack[1], t.hand, t.movers) == ([3, 2], 0, [1])  # nobody is asked


@pytest.mark.clause("TD-18")
def test_an_empty_drop_is_shared_by_nobody(table):
    t = table(auto_share=False).enters().finds(0).wakes(1)
    assert (t.pack, t.movers) == ([[0, 0]] * 5, [1])


@pytest.mark.clause("TD-18")
def test_players_choose_while_both_kinds_are_left(table):
    t = table(4, auto_share=False).enters(diamonds=2).put_up(hand=2).finds(1, 1)
    t.wakes(1)
    for p, kind in ((1, "nugget"), (2, "diamond"), (3, "nugget")):
        assert t.movers == [p]
        assert t.may_say(p) == ["take diamond", "take nugget"]
        t.say(p, f"take {kind}")
    assert t.pack[:4] == [[0, 0], [1, 1], [2, 0], [1, 1]]  # the last diamonds were dealt
    assert (t.dropped, t.movers) == ([0, 0], [1])


@pytest.mark.clause("TD-18")
def test_three_players_are_dealt_the_whole_hand(table):
    t = table(3).enters(diamonds=1).put_up(hand=5).finds(1).wakes(1)
    assert (t.pack[:3], t.hand) == ([[0, 0], [3, 1], [3, 0]], 0)


@pytest.mark.clause("TD-18")
def test_a_single_diamond_is_still_a_choice(table):
    t = table(3, auto_share=False).enters(diamonds=1).finds(1, 1).wakes(1)
    assert t.may_say(1) == ["take diamond", "take nugget"]
    t.say(1, "take diamond")
    assert (t.pack[:3], t.movers) == ([[0, 0], [1, 1], [0, 1]], [1])


@pytest.mark.clause("TD-18")
@pytest.mark.parametrize(
    ("diamonds", "dice", "packs"),
    [(3, (0, 0), [[2, 0], [1, 0]]), (0, (1, 2), [[0, 2], [0, 1]])],
)
def test_nobody_is_asked_about_one_kind(table, diamonds, dice, packs):
    t = table(3, auto_share=False).enters(diamonds).finds(*dice).wakes(1)
    assert t.may_say(1) == ["roll_grotto"]
    assert t.pack[1:3] == packs


@pytest.mark.clause("TD-18")
def test_dealing_is_what_choosing_nuggets_first_gives(table):
    dealt = table(5).enters(diamonds=5).put_up(hand=6).finds(2, 2).finds(1).wakes(1)
    chosen = table(5, auto_share=False).enters(diamonds=5).put_up(hand=6).finds(2, 2).finds(1)
    chosen.wakes(1)
    while chosen.may_say(chosen.roller) == ["take diamond", "take nugget"]:
        chosen.say(chosen.roller, "take nugget")
    assert dealt.states.tobytes() == chosen.states.tobytes()


@pytest.mark.clause("TD-19")
def test_an_empty_cavern_gives_what_is_left_and_the_dragon_may_still_wake(table):
    t = table(2).enters().put_up(cavern=3).finds(2, 2)
    assert (t.cavern, t.gathered) == (0, [0, 3])
    assert t.finds(2, 2).gathered == [0, 3]
    assert t.movers == [0, 1]
    assert t.wakes(1).pack[1] == [0, 3]
