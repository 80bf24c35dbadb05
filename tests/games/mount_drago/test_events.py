"""What came of a move in Mount Drago: every point, every mount and the end are told."""

from tests.story import happenings
from wyrmhoard.games.mount_drago.rules import dragon_of
from wyrmhoard.games.mount_drago.state import OVER


def test_md_11_md_12_every_scoring_is_told_with_who_gets_how_much():
    scorings = 0
    for v, w, events in happenings("mount-drago", 3):
        gains = [blanks["gains"] for text, blanks in events if text == "event-scored"]
        new = (w.points - v.points).tolist()
        assert gains == ([new + [0] * 3] if any(new) else [])
        scorings += len(gains)
    assert scorings > 3


def test_md_9_md_19_every_change_of_mounts_and_the_end_are_told():
    for v, w, events in happenings("mount-drago", 3):
        told = [(e["who"], e["dragon"]) for text, e in events if text == "event-rides"]
        tops = [(q, dragon_of(w.top[q])) for q in range(3) if w.top[q] != v.top[q]]
        changed = [(q, d) for q, d in tops if not v.top[q] or d != dragon_of(v.top[q])]
        assert told == changed
        assert ("event-over" in dict(events)) == (w.phase == OVER)
