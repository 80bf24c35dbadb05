"""SD-17 to SD-20, SD-37 and SD-39 to SD-41: turns, ends and hoards."""

from itertools import combinations

import pytest

from wyrmhoard.engine.contract import LUCK
from wyrmhoard.games.dark_cave.rules.ending import hoard

from .test_walking import NEAR, to_the_exit, walks


@pytest.mark.clause("SD-18", "SD-37")
def test_draw_as_many_as_were_played_or_discarded(cave):
    c = cave(2)
    c.passes(0)
    assert c.cards_of(0) == 5
    for _ in range(2):
        c.plays(1, next(m for m in c.may(1) if m.startswith("discard")))
    c.plays(1, "stop")
    assert (c.cards_of(1), c.s.to_draw) == (3, 2)
    c.ends(1)
    assert c.cards_of(1) == 5
    c.lays(0, "cross-1", 0, 1)
    c.ends(0)
    assert c.cards_of(0) == 5


@pytest.mark.clause("SD-37")
def test_never_above_the_limit_and_nothing_from_an_empty_pile(cave):
    c = cave(2)
    c.s.limit[0] = 4
    c.passes(0)
    assert c.cards_of(0) == 4
    c.empty_pile()
    c.passes(1)
    assert c.cards_of(1) == 4


@pytest.mark.clause("SD-15", "SD-37")
def test_the_pile_is_drawn_level_by_level(cave):
    c = cave(2)
    c.s.pile[0] = 0
    c.plays(0, next(m for m in c.may(0) if m.startswith("discard")), "enough", "stop")
    c.luck("draw")
    assert c.s.held[0].tolist() == [4, 1, 0]


@pytest.mark.clause("SD-19", "SD-17")
def test_without_cards_a_turn_is_skipped_but_for_the_upkeep(cave):
    c = cave(3).web(0, 0, "north", owner=1)
    c.holds(1)
    c.s.lying = 0b10
    c.passes(0)
    assert c.match.movers == [2]
    assert (c.s.web_side[0], c.s.lying) == (1, 0)


@pytest.mark.clause("SD-20")
def test_discards_are_face_down_and_always_allowed(cave):
    c = cave(2)
    kinds = {m.split()[1] for m in c.may(0) if m.startswith("discard")}
    assert kinds == set(c.hand(0))
    c.passes(0)
    assert c.view(1).drops[0].tolist() == [1, 0, 0]
    assert not c.view(1).my_drops.any()
    assert c.view(0).my_drops.sum() == 1
    assert not c.view(1).shown.any()


@pytest.mark.clause("SD-39")
def test_it_ends_when_the_last_card_is_played_and_nobody_walks(cave):
    c = cave(2)
    c.holds(1)
    c.empty_pile()
    c.holds(0, "cross-1")
    c.empty_pile()
    c.plays(0, "lay cross-1 upright", "at 0 1")
    c.luck("unmask")
    c.luck("unmask")
    assert c.match.over
    assert c.on(0) == (0, 0, "a")


@pytest.mark.clause("SD-39")
def test_the_option_lets_that_turn_be_finished(cave):
    c = cave(2, finish_turn=True)
    c.holds(1)
    c.holds(0, "cross-1")
    c.empty_pile()
    c.plays(0, "lay cross-1 upright", "at 0 1", "cross north", "stop")
    assert c.on(0) == (0, 1, "a")
    c.ends(0)
    assert c.match.over


@pytest.mark.clause("SD-39")
def test_it_ends_when_nobody_holds_a_card_though_the_pile_has_some(cave):
    c = cave(2)
    c.holds(1)
    c.holds(0, "cross-1")
    c.s.limit[0] = 0
    c.plays(0, "discard cross-1", "stop")
    c.ends(0)
    assert c.match.over
    assert c.s.pile.sum() > 0


@pytest.mark.clause("SD-39")
def test_a_step_that_loses_the_last_card_of_all_ends_it(cave):
    c = cave(2).card(0, 1, "bridge-ns-2")
    c.holds(1)
    c.holds(0, "cross-1", "rat-1")
    c.empty_pile()
    c.plays(0, "discard cross-1", "enough", "cross north")
    c.luck("lose")
    c.ends(0)
    assert c.match.over


@pytest.mark.clause("SD-39")
def test_it_ends_when_all_who_work_for_a_clan_are_out(cave):
    clans = ("blue loyal", "yellow loyal", "blue loyal", "blue saboteur", "yellow loyal")
    c = cave(5, clans, **NEAR).goal_up(-1, -1)
    to_the_exit(c, 0)
    c.luck("unmask loyal")
    c.luck("aside")
    c.luck("tally more")
    assert c.s.within.tolist() == [1, 0]
    c.ends(0).passes(1)
    to_the_exit(c, 2)
    c.luck("unmask loyal")
    assert c.may(2) == []
    c.luck("tally all")
    c.ends(2)
    assert c.match.over
    assert c.match.outcome() == [0.5, 0, 0.5, 0, 0]
    assert c.s.gold[:5].tolist() == [3, 0, 3, 0, 0]
    assert c.s.bank == 40


@pytest.mark.clause("SD-39")
def test_the_end_may_be_called_if_all_agree(cave):
    c = cave(3, call_it=True)
    c.plays(0, "propose")
    assert c.match.movers == [1, 2]
    c.plays(2, "refuse")
    assert c.match.movers == [0]
    assert not c.can(0, "propose")  # once per turn
    c.passes(0)
    c.plays(1, "propose")
    c.plays(2, "agree")
    assert c.match.movers == [0]
    c.plays(0, "agree")
    c.ends(0)
    assert c.match.over
    assert not cave(3).can(0, "propose")


@pytest.mark.clause("SD-40")
def test_nobody_out_no_winner(cave):
    c = cave(2, call_it=True)
    c.plays(0, "propose")
    c.plays(1, "agree")
    c.ends(0)
    assert c.match.outcome() == [0, 0]
    assert c.s.bank == 46
    assert [c.match.score(p) for p in range(2)] == [0, 0]


def ended(cave, clans, gold, out, first):
    """A match that is over: nuggets and who got out."""
    c = cave(len(clans), clans, call_it=True)
    c.s.out, c.s.first_out = sum(1 << p for p in out), first + 1
    c.s.open_clan = c.s.out
    for p, n in enumerate(gold):
        c.s.gold[p] = n
    c.s.bank = 46 - sum(gold)
    c.plays(0, "propose")
    for p in range(1, len(clans)):
        c.plays(p, "agree")
    c.ends(0)
    return c


@pytest.mark.clause("SD-40")
def test_the_rulebooks_example_of_five_players(cave):
    """Yellow 2 workers with 2 + 2, blue 3 with 2 + 3 and one left inside: 12 to 10."""
    clans = ("yellow loyal", "yellow loyal", "blue loyal", "yellow saboteur", "blue loyal")
    c = ended(cave, clans, (2, 2, 2, 3, 7), (0, 1, 2, 3), first=2)
    assert (hoard(c.s, 1), hoard(c.s, 0)) == (12, 10)
    assert c.match.outcome() == [0.5, 0.5, 0, 0, 0]


@pytest.mark.clause("SD-40")
def test_a_tie_goes_to_the_clan_the_first_one_out_worked_for(cave):
    clans = ("blue loyal", "blue saboteur", "blue loyal", "blue saboteur")
    c = ended(cave, clans, (3, 3, 0, 0), (0, 1), first=1)
    assert hoard(c.s, 0) == hoard(c.s, 1) == 6
    assert c.match.outcome() == [0, 0.5, 0, 0.5]
    assert ended(cave, clans, (3, 3, 0, 0), (0, 1), first=0).match.outcome() == [0.5, 0, 0.5, 0]


@pytest.mark.clause("SD-41", "SD-40")
def test_with_two_players_the_first_one_out_wins(cave):
    c = cave(2, **NEAR).goal_up(-1, -1)
    c.s.gold[0] = 0
    c.s.bank += 3
    to_the_exit(c, 0)
    c.luck("unmask loyal")
    c.luck("tally all")
    c.luck("unmask loyal")
    assert c.match.over
    assert c.match.outcome() == [1, 0]


@pytest.mark.clause("SD-41", "SD-13")
def test_each_clan_always_has_a_worker():
    """However the clan cards are dealt: 1 for a card that makes its dwarf work for blue."""
    one_clan, both = (1, 1, 0, 0), (1, 1, 1, 0, 0, 0, 0, 1)
    for seats in range(3, 9):
        for dealt in combinations(one_clan if seats < 5 else both, seats):
            assert 0 < sum(dealt) < seats


@pytest.mark.clause("SD-18")
def test_a_card_must_be_played_or_discarded_before_walking(cave):
    c = cave(2).card(0, 1, "cross-1")
    assert not c.can(0, "cross")
    assert not c.can(0, "stop")
    walks(c, 0, "stop")
    assert c.match.actors == LUCK
