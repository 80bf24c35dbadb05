"""TD-5, TD-23: the end, the score and the winner."""

import pytest

NOTHING = [[0, 0]] * 5


def leaves_with_nothing(t):
    p = t.turn
    return t.falls("key", "key", "door", "troll").say(p, "leave")


@pytest.mark.clause("TD-5", "TD-23")
def test_one_empty_location_ends_it_with_the_turn(table):
    t = table().put_up(grotto=2).falls("diamond", "diamond", "key", "troll")
    assert not t.over  # the turn goes on
    assert t.falls("key", "door", "diamond").say(0, "leave").over
    assert t.pack[0] == [2, 0]


@pytest.mark.clause("TD-5", "TD-23")
def test_an_empty_cavern_ends_it_too(table):
    t = table().enters().put_up(cavern=1).finds(1)
    assert not t.over
    assert t.say(0, "leave").over


@pytest.mark.clause("TD-5", "TD-23")
def test_it_ends_also_when_the_dragon_takes_the_last_nugget_away(table):
    t = table().enters().put_up(cavern=1).finds(1).wakes(1)
    assert t.over
    assert t.pack[1] == [0, 1]


@pytest.mark.clause("TD-5", "TD-23")
def test_with_both_one_is_not_enough(table):
    t = table(end="both").put_up(grotto=0)
    assert not leaves_with_nothing(t).over
    t.enters().put_up(cavern=1).finds(1).say(1, "leave")
    assert t.over


@pytest.mark.clause("TD-5", "TD-23")
def test_with_both_an_empty_cavern_alone_is_not_enough(table):
    t = table(end="both").put_up(cavern=0)
    assert not leaves_with_nothing(t).over


@pytest.mark.clause("TD-23")
def test_the_troll_hand_does_not_count(table):
    t = table().put_up(grotto=0, hand=60)
    assert leaves_with_nothing(t).over


@pytest.mark.clause("TD-23")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_three_rounds_without_a_nugget_end_it(table, seats):
    t = table(seats, end="both").put_up(grotto=1)
    t.falls("diamond", "key", "door", "troll").say(0, "leave")  # begun with a diamond in it
    for _ in range(3 * seats - 1):
        assert not leaves_with_nothing(t).over
    assert leaves_with_nothing(t).over


@pytest.mark.clause("TD-23")
def test_a_nugget_begins_the_three_rounds_anew_even_if_it_is_lost(table):
    t = table(2, end="both").put_up(grotto=1)
    t.falls("diamond", "key", "door", "troll").say(0, "leave")
    for _ in range(4):
        leaves_with_nothing(t)
    t.enters().finds(1).wakes(0)
    for _ in range(5):
        assert not leaves_with_nothing(t).over
    assert leaves_with_nothing(t).over


@pytest.mark.clause("TD-23")
def test_rolls_that_find_nothing_do_not(table):
    t = table(2, end="both").put_up(grotto=1)
    t.falls("diamond", "key", "door", "troll").say(0, "leave")
    for _ in range(5):
        assert not leaves_with_nothing(t).over
    assert t.enters().finds(0).say(0, "leave").over


@pytest.mark.clause("TD-1", "TD-23")
def test_only_the_pack_scores_a_nugget_for_three(table):
    t = table().put_up(pack=[[4, 2], *NOTHING[1:]]).falls("diamond", "key", "door", "troll")
    assert t.score(0) == 10
    assert t.say(0, "leave").score(0) == 11


@pytest.mark.clause("TD-23")
def test_the_most_points_win(table):
    t = table().put_up(grotto=0, pack=[[9, 3], [19, 0], [0, 6], *NOTHING[3:]])
    assert leaves_with_nothing(t).outcome() == [0, 1, 0]


@pytest.mark.clause("TD-23")
def test_points_are_counted_however_many(table):
    t = table(2).put_up(grotto=0, cavern=0, pack=[[20, 25], [40, 25], *NOTHING[2:]])
    assert leaves_with_nothing(t).outcome() == [0, 1]


@pytest.mark.clause("TD-23")
def test_case_7_a_tie_goes_to_more_nuggets(table):
    t = table().put_up(grotto=0, pack=[[15, 5], [12, 6], [20, 3], *NOTHING[3:]])
    assert (t.score(0), t.score(1)) == (30, 30)
    assert leaves_with_nothing(t).outcome() == [0, 1, 0]


@pytest.mark.clause("TD-23")
def test_case_7_then_the_victory_is_shared(table):
    t = table().put_up(grotto=0, pack=[[12, 6], [20, 3], [12, 6], *NOTHING[3:]])
    assert leaves_with_nothing(t).outcome() == [0.5, 0, 0.5]
