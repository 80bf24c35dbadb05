"""What came of a move in Troll & Dragon: all treasure that changes hands is told."""

from tests.story import happenings
from wyrmhoard.games.troll_and_dragon.state import OVER

GAINED = ("event-left", "event-got")


def test_td_10_td_18_whatever_comes_onto_a_pack_is_told():
    for v, w, events in happenings("troll-and-dragon", 3):
        told = [(e["who"], e["diamonds"], e["nuggets"]) for text, e in events if text in GAINED]
        new = [(q, *(w.pack[q] - v.pack[q]).tolist()) for q in range(3)]
        assert told == [gain for gain in new if any(gain[1:])]


def test_td_9_what_the_troll_takes_and_td_23_why_it_ends():
    seen = set()
    for v, w, events in happenings("troll-and-dragon", 3):
        told = dict(events)
        seen |= told.keys()
        if w.hand > v.hand:
            assert told["event-troll-took"] == {"who": v.turn, "diamonds": w.hand - v.hand}
        if w.hand < v.hand:
            assert told["event-hand-dropped"] == {"diamonds": v.hand - w.hand}
        assert any(text.startswith("event-over") for text in told) == (w.phase == OVER)
    assert {"event-rolled", "event-found", "event-woke", "event-troll-took"} <= seen
