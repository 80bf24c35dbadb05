"""Resigning and proposing the end, over real sockets, and what is told of it afterwards."""

import pytest

from wyrmhoard.engine import log
from wyrmhoard.games import load
from wyrmhoard.server.tables.verify import verify

GAME = "mount-drago"


@pytest.fixture
def both(ann, bob):
    """Ann and Ben at one table, connected."""
    table = ann.open(GAME, 2)
    bob.made(f"/api/tables/{table}/seats/1", {})
    with ann.sit_down(table) as one, bob.sit_down(table) as other:
        yield table, one, other


def told(player, true):
    """The table, once this is true of it."""
    while not true(table := player.hear_of("table-changed")["table"]):
        pass
    return table


def test_an_end_is_proposed_refused_and_agreed_to(both, ann):
    table, one, other = both
    one.say("propose-end", seat=0)
    assert told(other, lambda table: table["end"] == 0)["status"] == "playing"
    other.say("agree", seat=1, yes=False)  # that is about taking back
    assert other.hear_of("refusal")["why"] == "undo-not-asked"
    other.say("agree", seat=1, yes=False, to="end")
    assert told(one, lambda table: table["end"] is None)["status"] == "playing"
    other.say("propose-end", seat=1)
    told(one, lambda table: table["end"] == 1)
    one.say("agree", seat=0, yes=True, to="end")
    last = told(other, lambda table: table["status"] == "ended")
    assert last["ending"] == {"why": "agreed", "seat": 1}
    assert (last["result"]["shares"], last["result"]["points"]) == ([0, 0], [0, 0])
    assert ann.made(f"/api/tables/{table}/luck", method="GET")["draws"]
    assert ann.made(f"/api/tables/{table}/rematch", {})["id"]


def test_of_two_the_other_wins_and_the_log_says_why(both, ann):
    table, one, other = both
    other.say("resign", seat=0)
    assert other.hear_of("refusal")["why"] == "not-your-seat"
    other.say("resign", seat=1)
    last = told(one, lambda table: table["status"] == "ended")
    assert last["ending"] == {"why": "resigned", "seat": 1}
    assert last["result"]["shares"] == [1, 0]
    assert [seat["taken"] for seat in last["seats"]] == ["person", "person"]
    record = ann.made(f"/api/tables/{table}/log", method="GET")
    assert record["ended"] == {"why": "resigned", "seat": 1}
    match = log.replay(load(GAME), record)
    assert not match.over
    assert verify(load(GAME), record).fair
    shown = ann.made("/api/replay", {"log": record})
    assert len(shown["scores"]) == len(shown["steps"])
    assert (shown["scores"][-1], shown["shares"]) == (shown["points"], [])
