"""A turn reaches a person who is not here, by each way, once, and tells nothing that is hidden."""

import asyncio
import hashlib
import hmac
import json
import re
from urllib.parse import urlsplit

import pytest

from tests.whole import whole
from wyrmhoard.server.notices.notices import AGAIN
from wyrmhoard.server.notices.push import dec

from ..running import LONG, Running
from .receivers import Browser

REACH = "/api/me/reach"


@pytest.fixture
def ann(sending):
    with sending.guest("Ann") as guest:
        yield guest


@pytest.fixture
def bob(sending):
    with sending.guest("Bob") as guest:
        yield guest


def bobs_turn(ann, bob, **form):
    """A table where Bob has the first move and is not there."""
    table = ann.open(seats=2, sit=0, **form)
    bob.made(f"/api/tables/{table}/seats/1", {})
    ann.made(f"/api/tables/{table}/seats/0", {})
    return table


def add(guest, **form):
    return guest.made(REACH, {"lang": "de", **form})


def browser_of(guest, web, path="/push/1"):
    made = Browser(web, guest.made(REACH, method="GET")["push_key"], path)
    add(guest, **made.form)
    return made


def test_by_web_push(sending, web, ann, bob):
    browser = browser_of(bob, web)
    table = bobs_turn(ann, bob)
    sending.until(lambda: browser.shown)
    (told,) = browser.shown
    assert told["url"] == f"{sending.url}/t/{table}"
    assert told["title"] == "Du bist dran: Dragon's Cave"
    assert set(told) == {"title", "body", "url", "tag", "lang"}
    claims = web.got[0][1]["authorization"].partition("t=")[2].split(".")[1]
    assert json.loads(dec(claims))["aud"] == web.url


def test_by_mail_after_a_yes_and_until_a_click(sending, mails, ann, bob, nobody_here):
    state = add(bob, kind="mail", address="bob@example.org")["channels"][0]["state"]
    assert state == "asked"
    (question,) = mails.to("bob@example.org")
    bobs_turn(ann, bob)
    confirm = re.search(r"http\S+/confirm/\S+", question.get_content())[0]
    assert nobody_here.made(urlsplit(confirm).path) == {"about": "bob@example.org"}
    table = bobs_turn(ann, bob)
    sending.until(lambda: len(mails.mails) == 2)
    _, mail = mails.to("bob@example.org")
    assert mail["Subject"] == "Du bist dran: Dragon's Cave"
    assert f"{sending.url}/t/{table}" in mail.get_content()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = mail["List-Unsubscribe"].strip(" <>")
    assert stop in mail.get_content()
    # As a mail program does it, which knows neither cookies nor JSON.
    clicked = nobody_here.post(urlsplit(stop).path, data={"List-Unsubscribe": "One-Click"})
    assert clicked.status_code == 200
    assert bob.made(REACH, method="GET")["channels"][0]["state"] == "asked"
    bobs_turn(ann, bob)
    assert len(mails.mails) == 2
    assert nobody_here.refused(404, "POST", urlsplit(stop).path + "x") == "link-unknown"
    assert nobody_here.refused(404, "POST", "/confirm/" + stop.rsplit("/", 1)[1]) == "link-unknown"


@pytest.fixture
def nobody_here(sending):
    with sending.guest() as guest:
        yield guest


def test_by_webhooks(sending, web, ann, bob):
    add(bob, kind="discord", address=f"{web.url}/api/webhooks/1/abc")
    add(bob, kind="matrix", address=web.url, room="!r:example.org", token="mx")
    add(bob, kind="ntfy", address=f"{web.url}/my-topic", token="nt")
    secret = add(bob, kind="json", address=f"{web.url}/own")["secret"]
    table = bobs_turn(ann, bob)
    sending.until(lambda: len(web.got) == 4)
    line, url = "Bob, du bist dran: Dragon's Cave", f"{sending.url}/t/{table}"
    (discord,) = web.at("/api/webhooks/1/abc")
    assert discord == {"content": f"{line}\n{url}", "allowed_mentions": {"parse": []}}
    (room,) = [g for g in web.got if g[0].startswith("/_matrix")]
    assert "/rooms/%21r%3Aexample.org/send/m.room.message/" in room[0]
    assert room[1]["authorization"] == "Bearer mx"
    assert json.loads(room[2])["body"] == f"{line}\n{url}"
    (ntfy,) = web.at("/")
    assert (ntfy["topic"], ntfy["message"], ntfy["click"]) == ("my-topic", line, url)
    (own,) = [g for g in web.got if g[0] == "/own"]
    signed = hmac.new(secret.encode(), own[2], hashlib.sha256).hexdigest()
    assert own[1]["x-wyrmhoard-signature"] == f"sha256={signed}"
    told = json.loads(own[2])
    assert (told["event"], told["table"], told["seat"]) == ("turn", table, 1)
    assert set(told) == {
        "id", "event", "game", "table", "seat", "n", "name", "text", "url",
    }  # fmt: skip


@whole
def test_once_per_turn_and_not_to_whoever_is_there(sending, web, ann, bob):
    """While Bob looks at the table he needs no notice; once he has gone he gets the one."""
    add(bob, kind="json", address=f"{web.url}/own")
    table = ann.open(seats=2, sit=0)
    bob.made(f"/api/tables/{table}/seats/1", {})
    sending.context.registry.reachable.patience = 3000
    with bob.sit_down(table) as there:
        ann.made(f"/api/tables/{table}/seats/0", {})
        there.hear_of("scene")
        sending.call(sending.context.notices.tick)
        assert web.got == []
    sending.until(lambda: web.got)
    assert len(web.at("/own")) == 1
    with bob.sit_down(table) as there, ann.sit_down(table) as other:
        while not there.asked.get(1):
            there.hear()
        sending.context.registry.reachable.patience = 0
        there.say("play", seat=1, at=there.asked[1]["at"], move=there.asked[1]["moves"][0])
        other.hear_of("change")
    assert len(web.at("/own")) == 1


def test_who_is_reachable_is_asked_again_now_and_then(sending, web, ann, bob):
    """A word of another process may have been missed, or its answer have come too late."""
    add(bob, kind="json", address=f"{web.url}/own")
    reachable, notices = sending.context.registry.reachable, sending.context.notices
    assert len(reachable.people) == 1
    reachable.people = set()
    sending.call(notices.tick)
    notices.read -= AGAIN
    sending.call(notices.tick)
    sending.until(lambda: len(reachable.people) == 1)


def test_a_slow_answer_does_not_undo_a_later_one(sending, bob):
    notices, store = sending.context.notices, sending.context.notices.store

    async def both(monkeypatch):
        answers = [["old"], ["old", "new"]]
        slow = asyncio.Event()

        async def reachable():
            found = answers.pop(0)
            if found == ["old"]:
                await slow.wait()
            return found

        monkeypatch.setattr(store.store, "reachable", reachable)
        first = asyncio.create_task(notices.read_reachable())
        await asyncio.sleep(0)
        second = asyncio.create_task(notices.read_reachable())
        await asyncio.sleep(0)
        slow.set()
        await asyncio.gather(first, second)
        return notices.registry.reachable.people

    with pytest.MonkeyPatch.context() as patch:
        asked = asyncio.run_coroutine_threadsafe(both(patch), sending.loop)
        assert asked.result(LONG) == {"old", "new"}


def test_a_test_says_at_once_what_does_not_work(sending, web, bob):
    web.answers["/own"] = 404
    (channel,) = add(bob, kind="json", address=f"{web.url}/own")["channels"]
    path = f"{REACH}/{channel['id']}/test"
    assert bob.refused(502, "POST", path) == "trouble-webhook-gone"
    web.answers["/own"] = 204
    assert bob.made(path)["channels"][0]["trouble"] == ""
    assert [told["event"] for told in web.at("/own")] == ["test", "test"]


def test_a_browser_that_is_gone_is_forgotten(sending, web, ann, bob):
    browser = browser_of(bob, web)
    web.answers[browser.path] = 410
    bobs_turn(ann, bob)
    sending.until(lambda: not bob.made(REACH, method="GET")["channels"])


@whole
def test_one_that_is_broken_is_told_of_by_another(sending, web, ann, bob):
    web.answers["/api/webhooks/1/abc"] = 404
    add(bob, kind="discord", address=f"{web.url}/api/webhooks/1/abc")
    add(bob, kind="json", address=f"{web.url}/own")
    bobs_turn(ann, bob)
    sending.until(lambda: len(web.at("/own")) == 2)
    assert {told["event"] for told in web.at("/own")} == {"turn", "broken"}
    one, other = bob.made(REACH, method="GET")["channels"]
    assert sorted((c["kind"], c["state"], c["trouble"]) for c in (one, other)) == [
        ("discord", "broken", "trouble-webhook-gone"), ("json", "on", ""),
    ]  # fmt: skip
    bobs_turn(ann, bob)
    sending.until(lambda: len(web.at("/own")) == 3)
    assert len(web.at("/api/webhooks/1/abc")) == 1


def test_a_mail_address_that_is_refused_is_said_when_it_is_given(sending, mails, bob):
    mails.refuses["no@example.org"] = "550 nobody of that name"
    form = {"kind": "mail", "address": "no@example.org"}
    assert bob.refused(502, "POST", REACH, form) == "trouble-mail-refused"
    assert bob.made(REACH, method="GET")["channels"] == []


def test_a_way_that_is_added_again_stays_what_it_was(sending, mails, web, bob):
    """What waits there is sent, and who has said yes is not asked again; nobody says it for
    another."""
    (hook,) = add(bob, kind="json", address=f"{web.url}/own")["channels"]
    add(bob, kind="mail", address="bob@example.org")
    confirm = re.search(r"http\S+/confirm/\S+", mails.mails[0][1].get_content())[0]
    assert bob.post(urlsplit(confirm).path).status_code == 200
    add(bob, kind="mail", address="bob@example.org")
    again = add(bob, kind="json", address=f"{web.url}/own")["channels"]
    assert [(c["kind"], c["state"]) for c in again] == [("mail", "on"), ("json", "on")]
    assert again[1]["id"] == hook["id"]
    assert len(mails.mails) == 1
    (other,) = [
        c for c in add(bob, kind="mail", address="eve@example.org", instead="bob@example.org")[
            "channels"
        ] if c["kind"] == "mail"
    ]  # fmt: skip
    assert (other["state"], other["about"]) == ("asked", "eve@example.org")
    assert bob.refused(404, "POST", urlsplit(confirm).path) == "link-unknown"


def test_a_browser_that_renews_its_address_is_told_in_the_same_language(sending, web, ann, bob):
    """It does so by itself, when no page is open that knows the language."""
    old = browser_of(bob, web)
    new = Browser(web, old.key, "/push/2")
    bob.made(REACH, {**new.form, "instead": old.form["address"]})
    bobs_turn(ann, bob)
    sending.until(lambda: new.shown)
    assert new.shown[0]["lang"] == "de"
    assert old.shown == []


def test_nobody_is_flooded_with_questions(sending, mails, ann, bob):
    form = {"kind": "mail", "address": "victim@example.org"}
    for guest, tag in ((ann, ""), (ann, "+one"), (bob, "+Two")):
        guest.made(REACH, {**form, "address": f"victim{tag}@example.org"})
    assert bob.refused(429, "POST", REACH, form) == "too-fast"
    assert len(mails.mails) == 3


@pytest.mark.parametrize(
    ("form", "why"),
    [
        ({"kind": "mail", "address": "no address"}, "mail-unfit"),
        ({"kind": "mail", "address": "a@b.de\r\nBcc: x@y.de"}, "mail-unfit"),
        ({"kind": "mail", "address": "a\x00b@x.de"}, "mail-unfit"),
        ({"kind": "mail", "address": "\u00fc@x.de"}, "mail-unfit"),
        ({"kind": "mail", "address": "=?utf-8?q?a=0d=0aBcc=3a_b=40x.de?=@x.de"}, "mail-unfit"),
        ({"kind": "json", "address": "ftp://x.de/"}, "address-not-web"),
        ({"kind": "json", "address": "http://a b/"}, "address-not-web"),
        ({"kind": "json", "address": "http://u:p@x.de/"}, "address-not-web"),
        ({"kind": "discord", "address": "http://x.de/other"}, "discord-unfit"),
        ({"kind": "matrix", "address": "http://x.de", "room": "x"}, "matrix-unfit"),
        ({"kind": "ntfy", "address": "http://x.de/a/b"}, "ntfy-unfit"),
        ({"kind": "ntfy", "address": "http://x.de/a", "token": "a\nb"}, "token-unfit"),
        ({"kind": "push", "address": "http://x.de/a", "point": "AA", "auth": "AA"}, "push-unfit"),
        ({"kind": "pigeon", "address": "http://x.de/a"}, "form-malformed"),
    ],
)
def test_what_nothing_could_be_sent_to_is_refused(sending, bob, form, why):
    assert bob.refused(400, "POST", REACH, form) == why


def test_channels_are_their_owners_alone(sending, web, ann, bob):
    (channel,) = add(bob, kind="json", address=f"{web.url}/own/secret")["channels"]
    assert "secret" not in channel["about"]
    for method, end in (("DELETE", ""), ("POST", "/test")):
        assert ann.refused(404, method, f"{REACH}/{channel['id']}{end}") == "no-such-channel"
    assert bob.made(f"{REACH}/{channel['id']}", method="DELETE")["channels"] == []


def test_quiet_hours_are_kept_and_checked(sending, bob):
    form = {"start": 1320, "end": 420, "zone": "Europe/Prague"}
    told = bob.made("/api/me/quiet", form)
    assert {key: told[key] for key in form} == form
    assert bob.refused(400, "POST", "/api/me/quiet", {**form, "zone": "Mount/Drago"}) == (
        "zone-unknown"
    )


def test_what_the_host_has_not_set_up_is_said(running, ann_elsewhere):
    lacks = ann_elsewhere.made(REACH, method="GET")["lacks"]
    assert lacks == {
        "push": "host-lacks-push", "mail": "host-lacks-mail", "webhooks": "host-lacks-webhooks",
    }  # fmt: skip
    form = {"kind": "json", "address": "https://example.org/"}
    assert ann_elsewhere.refused(409, "POST", REACH, form) == "host-lacks-webhooks"


def test_no_mail_leads_where_a_request_says_the_server_is(tmp_path, mails):
    """Else one could have a stranger asked to follow a link to a site of one's own."""
    given = {"mail_server": mails.url, "mail_from": "tables@example.org"}
    form = {"kind": "mail", "address": "victim@example.org"}
    with Running(tmp_path, **given) as running, running.guest("Eve") as eve:
        headers = {"host": "evil.example"}
        assert eve.refused(409, "POST", REACH, form, headers=headers) == "host-lacks-mail"
    assert mails.mails == []


@pytest.fixture
def ann_elsewhere(running):
    with running.guest("Ann") as guest:
        yield guest
