"""What came of a move in The Dark Cave: nothing is lost, taken or turned up in silence."""

import pytest

from tests.story import happenings, told
from wyrmhoard.games.dark_cave.state import OVER


def seats_of(mask):
    return {q for q in range(8) if mask >> q & 1}


def those(events, *texts):
    return [blanks["who"] for text, blanks in events if text in texts]


def test_sd_33_sd_34_every_loss_has_its_cause():
    causes = 0
    for v, w, events in happenings("dark-cave", 4):
        smaller = {q for q in range(4) if w.limit[q] < v.limit[q]}
        assert smaller <= {*those(events, "event-bitten", "event-bridge")}
        if w.phase != OVER:
            poorer = {q for q in range(4) if w.gold[q] < v.gold[q]}
            assert poorer <= {*those(events, "event-stolen", "event-tunnel")}
        assert seats_of(w.lying & ~v.lying) == {*those(events, "event-felled")}
        causes += len(smaller)
    assert causes


def test_sd_35_sd_38_sd_39_who_digs_who_leaves_who_is_unmasked_and_why_it_ends():
    for v, w, events in happenings("dark-cave", 4):
        assert {q for q in range(4) if w.gold[q] > v.gold[q]} == {*those(events, "event-dug")}
        assert seats_of(w.out & ~v.out) == {*those(events, "event-left-cave")}
        assert seats_of(w.open_clan & ~v.open_clan) == {*those(events, "event-unmasked")}
        ends = [text for text, _ in events if text.startswith("event-over")]
        assert len(ends) == (w.phase == OVER and v.phase != OVER)


@pytest.mark.clause("SD-30", "SD-34")
def test_who_is_reached_strikes_and_is_felled(cave):
    c = cave(2).card(0, 1, "cross-1")
    for k in range(3):
        c.creature(k, 0, 1, "a", 1)
    c.s.axes[0] = [2, 0, 0]
    c.lays(0, "tee-new-1", 1, 0)
    came, *lines = told(c.match, 1, "0 cross north", "0 strike", "0 refrain", "0 strike")
    assert came.count("reaches Ember!") == 3
    assert lines == [
        "Ember drives the rat away with an axe.",
        "The lindworm throws Ember to the ground.",
        "Ember drives the goblin away with an axe.",
    ]


@pytest.mark.clause("SD-30")
def test_a_web_that_is_chopped_at(cave):
    c = cave(2).card(0, 1, "cross-1").card(0, 2, "cross-1-lair").web(0, 0, "north", up=1, owner=1)
    c.s.axes[0] = [1, 0, 0]
    c.acts(0, "goblin-2", "at 0 2", "cross south")
    cut, robbed = told(c.match, 1, "0 chop north", "0 cross south")
    assert cut == "Ember cuts a web down with an axe."
    assert robbed.endswith("steals a nugget from Ember. The goblin steals a nugget from you.")


@pytest.mark.clause("SD-38")
@pytest.mark.parametrize(
    ("seat", "line"),
    [
        (0, "Saboteurs among the cards set aside: blue 1, yellow 1."),
        (1, "The first one out looks at the clan cards set aside."),
    ],
)
def test_that_cards_set_aside_were_seen_is_told_but_which_only_to_who_saw(cave, seat, line):
    c = cave(5, corners=[1] * 7).goal_up(-1, -1).dwarf(0, -1, -1, "E")
    c.plays(0, next(m for m in c.may(0) if m.startswith("discard")))
    c.plays(0, "enough", "step a")
    told(c.match, seat, "chance unmask loyal")
    assert told(c.match, seat, "chance aside 1 1", "chance tally more") == [line]
