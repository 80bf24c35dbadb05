"""Tables of a deal are compared seat by seat, and only what was played fairly counts."""

from wyrmhoard.server.http.deals import best, compared
from wyrmhoard.server.store.base import Play
from wyrmhoard.server.tables.deal import ends

DEAL = "2026-11-19-mount-drago"
END = ends(DEAL)


def play(person, tab, points, **more):
    known = {"share": 0.0, "begun": int(tab), "done": 100, "level": ""} | more
    return Play(
        deal=DEAL, tab=tab, seat=0, person=person, name=person.title(), points=points, **known
    )


def places(*plays):
    tables = compared(sorted(plays, key=lambda one: one.begun), "ann", with_links=False)
    return [(t.seats[0].name, t.seats[0].place, t.seats[0].score) for t in tables]


def test_victory_comes_first_then_points_and_those_alike_share():
    assert places(
        play("ann", "1", 5), play("bob", "2", 1, share=1.0), play("cy", "3", 5), play("di", "4", 4)
    ) == [("Ann", 2, 50), ("Bob", 1, 100), ("Cy", 2, 50), ("Di", 4, 0)]
    assert places(play("ann", "1", 5)) == [("Ann", 1, None)]


def test_a_second_time_a_bot_and_what_comes_late_do_not_count():
    assert places(
        play("ann", "1", 5, done=2), play("ann", "2", 99), play("bob", "3", 99, level="medium"),
        play("cy", "4", 99, done=END), play("di", "5", 99, done=0), play("", "6", 99, level="hard"),
        play("ed", "7", 4, done=END - 1),
    ) == [
        ("Ann", 1, 100), ("Ann", 0, None), ("Bob", 0, None), ("Cy", 0, None), ("Di", 0, None),
        ("", 0, None), ("Ed", 2, 0),
    ]  # fmt: skip


def test_who_began_it_elsewhere_before_the_end_knew_what_comes():
    assert places(play("ann", "1", 9), play("ann", "2", 1, begun=99), play("bob", "3", 5)) == [
        ("Ann", 0, None), ("Bob", 1, None), ("Ann", 0, None),
    ]  # fmt: skip


def test_a_match_is_linked_only_where_its_player_allows_it():
    plays = [play("ann", "1", 1), play("bob", "2", 2), play("cy", "3", 3, shown=True)]
    assert [t.table for t in compared(plays, "ann", with_links=False)] == ["1", "", "3"]
    assert [t.table for t in compared(plays, "ann", with_links=True)] == ["1", "2", "3"]
    assert [t.seats[0].again for t in compared(plays, "ann", with_links=True)] == [False] * 3


def test_of_many_the_best_are_told_and_always_mine():
    plays = [play(f"p{i}", str(i), i) for i in range(1, 10)] + [play("ann", "10", 0)]
    told = best(compared(plays, "ann", with_links=False), 3)
    assert [t.seats[0].points for t in told] == [7, 8, 9, 0]
