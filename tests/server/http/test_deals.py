"""Deals over the wire: nobody sees anything of one they have yet to play, and then everything."""

import json

import pytest

from wyrmhoard.server.http.api import ENDPOINTS
from wyrmhoard.server.tables import deal as deals

from ..manual_clock import ManualClock
from ..running import Running

GAME = "mount-drago"


def begin(guest, game=GAME):
    return guest.made(f"/api/today/{game}")["id"]


def give_up(guest, table):
    """The quickest way to finish."""
    with guest.sit_down(table) as player:
        player.hear_of("scene")
        player.say("resign", seat=0)
        while player.hear_of("table-changed")["table"]["status"] != "ended":
            pass


def today(guest, game=GAME):
    found = guest.made("/api/today", method="GET")["games"]
    return next(one for one in found if one["game"] == game)


def look(guest, deal):
    return guest.made(f"/api/deals/{deal}", method="GET")


def secret_of(running, table):
    return running.context.registry.sessions[table].table.secret.hex()


def test_the_deal_of_the_day_is_begun_once_and_the_same_for_all(ann, bob):
    first, again = begin(ann), begin(ann)
    assert first == again != begin(bob)
    assert today(ann)["table"] == first
    for guest in (ann, bob):
        table = guest.made(f"/api/tables/{begin(guest)}", method="GET")
        assert [seat["taken"] for seat in table["seats"]] == ["person", "bot", "bot"]
        assert {seat["level"] for seat in table["seats"][1:]} == {"medium"}
        assert table["commitment"] == today(ann)["commitment"] != today(ann)["tomorrow"]
        assert (table["status"], table["hints"]) == ("playing", False)


def everything(guest, paths):
    """All that can be read there, as one text."""
    return [guest.get(path).text for path in paths]


def test_who_has_yet_to_play_a_deal_learns_nothing_of_it(running, ann, bob, nobody):
    table, deal = begin(ann), today(ann)["deal"]
    begin(bob)
    give_up(ann, table)
    info = ann.made(f"/api/tables/{table}", method="GET")
    assert info["result"]["points"]
    assert info["result"]["secret"] == ""
    paths = [
        e.path.format(table=table, deal=deal, game=GAME, lang="en", seat=0, code="x")
        for e in ENDPOINTS
        if e.method == "GET" and ("{table}" in e.path or "{deal}" in e.path)
    ]
    assert len(paths) > 4
    for other in (bob, nobody):
        for text in everything(other, paths):
            for told in (
                secret_of(running, table),
                '"points":[',
                '"moves":',
                '"move":',
                '"ending":{',
            ):
                assert told not in text, (told, text)
        assert other.refused(403, "GET", f"/api/tables/{table}/log") == "deal-hidden"
        assert other.refused(403, "GET", f"/api/tables/{table}/luck") == "deal-hidden"
        with other.sit_down(table) as player:
            told = player.hear_of("welcome")["table"]
            assert told["hidden"]
            assert (told["result"], told["ending"]) == (None, None)
            player.say("ping", id=7)
            assert player.hear()["type"] == "pong", "no scene, no chat"
    assert secret_of(running, table) not in json.dumps(everything(ann, paths))


def test_after_playing_it_one_sees_how_others_did(ann, bob):
    give_up(ann, begin(ann))
    deal = today(ann)["deal"]
    assert [one["mine"] for one in look(ann, deal)["tables"]].count(True) == 1
    before = look(bob, deal)
    assert (before["known"], before["tables"]) == (False, [])
    assert before["players"] >= 1
    give_up(bob, begin(bob))
    after = look(bob, deal)
    hers = next(t for t in after["tables"] if t["seats"][0]["name"] == "Ann" and t["done"])
    assert after["known"]
    assert hers["table"] == "", "she has not shown it"
    assert hers["seats"][0]["place"]
    assert hers["seats"][0]["score"] is not None
    assert ann.made(f"/api/deals/{deal}/shown", {"shown": True})["shown"]
    shown = {t["table"] for t in look(bob, deal)["tables"]}
    assert begin(ann) in shown
    log = bob.made(f"/api/tables/{begin(ann)}/log", method="GET")
    assert (log["luck"]["secret"], log["luck"]["deal"]) == ("", deal)


def test_whoever_waits_at_a_table_that_begins_is_shown_no_more(ann, bob):
    table = ann.open(GAME, 2, deal=True)
    with bob.sit_down(table) as player:
        assert not player.hear_of("welcome")["table"]["hidden"]
        assert player.hear()["type"] == "scene"
        ann.made(f"/api/tables/{table}/seats/1", {"who": "bot", "level": "novice"})
        while (told := player.hear())["type"] != "table-changed" or not told["table"]["hidden"]:
            assert told["type"] != "change"
            assert told["type"] != "scene"


def test_friends_play_a_deal_at_two_tables_and_with_seats_exchanged(ann, bob):
    first = ann.open(GAME, 2, sit=1, deal=True, names=["Ann"])
    deal = ann.made(f"/api/tables/{first}", method="GET")["deal"]
    bob.made(f"/api/tables/{first}/seats/1", {"seeds": True})
    with ann.sit_down(first) as player:
        player.hear_of("scene")
        player.say("resign", seat=0)
        while player.hear_of("table-changed")["table"]["status"] != "ended":
            pass
    found = look(ann, deal)["tables"]
    assert [seat["share"] for seat in found[0]["seats"]] == [0, 1]
    assert found[0]["seats"][0]["score"] is None, "there is nobody to compare with yet"
    second = ann.made(f"/api/deals/{deal}/tables", {"exchange": True})["id"]
    seats = ann.made(f"/api/tables/{second}", method="GET")["seats"]
    assert [seat["name"] for seat in seats] == ["Bob", "Ann"]
    told = ann.made(f"/api/tables/{first}", method="GET")
    assert told["rematch"] == second
    again = look(bob, deal)["tables"][1]
    assert [seat["again"] for seat in again["seats"]] == [True, True]
    third = bob.made(f"/api/deals/{deal}/tables", {})["id"]
    info = bob.made(f"/api/tables/{third}", method="GET")
    assert (info["deal"], info["status"]) == (deal, "open")
    assert info["commitment"] == told["commitment"]


def test_whoever_plays_a_deal_may_not_look_ahead_at_another_table(ann, bob):
    first = ann.open(GAME, 2, sit=1, deal=True, bots="novice")
    deal = ann.made(f"/api/tables/{first}", method="GET")["deal"]
    other = bob.made(f"/api/deals/{deal}/tables", {})["id"]
    seat = f"/api/tables/{other}/seats/0"
    assert ann.refused(409, "POST", seat, {}) == "unfinished"
    assert ann.refused(409, "POST", f"/api/deals/{deal}/tables", {}) == "unfinished"
    give_up(ann, first)
    ann.made(seat, {})
    assert ann.made(f"/api/deals/{deal}/tables", {})["id"]


def test_a_deal_that_was_never_opened_or_is_yet_to_come_is_nobodys(ann):
    for deal in ("2026-10-05-nothing", "9999-01-01-mount-drago", "x", "0000-00-00-mount-drago"):
        assert ann.refused(404, "GET", f"/api/deals/{deal}") == "no-such-deal"
    deal = today(ann)["deal"]
    assert ann.refused(409, "POST", f"/api/deals/{deal}/tables", {}) == "deal-of-day"


def test_me_and_a_deal_can_be_told_and_forgotten(running, ann):
    with running.guest("Zed") as zed:
        give_up(zed, begin(zed))
        told = zed.made("/api/me/everything", method="GET")["deals"]
        assert [one["deal"] for one in told] == [today(zed)["deal"]]
        give_up(ann, begin(ann))
        assert "Zed" in json.dumps(look(ann, today(ann)["deal"]))
        zed.made("/api/me", method="DELETE")
    assert "Zed" not in json.dumps(look(ann, today(ann)["deal"]))


@pytest.fixture
def clock():
    return ManualClock()


def test_over_a_restart_a_deal_stays_the_same_until_its_day_is_over(tmp_path, clock):
    with Running(tmp_path, clock) as running, running.guest("Ann") as ann:
        before, table = today(ann), begin(ann)
        give_up(ann, table)
        cookies = dict(ann.cookies)
    with Running(tmp_path, clock) as running, running.guest(cookies=cookies) as ann:
        assert today(ann) == before | {"table": table, "done": True}
        assert begin(ann) == table
        clock.time = deals.ends(before["deal"])
        after = today(ann)
        assert after["yesterday"] == before["deal"] != after["deal"]
        assert after["commitment"] == before["tomorrow"]
        assert after["table"] == ""
        open_now = look(ann, before["deal"])
        assert open_now["secret"] == secret_of(running, table)
        assert ann.made(f"/api/tables/{table}/log", method="GET")["luck"]["secret"]
        with running.guest() as nobody:
            assert look(nobody, before["deal"])["known"]
