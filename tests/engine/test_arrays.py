"""Small loops for the rules."""

from wyrmhoard.engine.arrays import sort


def test_sort_leaves_what_is_outside_alone():
    a = [9, 5, 3, 4, 1, 0]
    sort(a, 1, 5)
    assert a == [9, 1, 3, 4, 5, 0]
