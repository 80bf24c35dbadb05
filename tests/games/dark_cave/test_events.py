"""What came of a move in The Dark Cave: nothing is lost, taken or turned up in silence."""

from tests.story import happenings
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
