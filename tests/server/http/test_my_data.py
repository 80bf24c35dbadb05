"""Everything about me: told to me alone, and forgotten when I say so."""

import asyncio

from wyrmhoard.server.http.people import COOKIE


def played_a_little(ann, bob):
    """Ann and Bob at a table where both have said something."""
    table = ann.open("dragons-cave", 2)
    bob.made(f"/api/tables/{table}/seats/1", {})
    with ann.sit_down(table) as me, bob.sit_down(table) as other:
        me.say("say", text="Here is Ann")
        me.hear_of("said")
        other.say("say", text="Here is Bob")
        me.hear_of("said")
    return table


def test_i_am_told_my_own_part(running, ann, bob):
    table = played_a_little(ann, bob)
    told = ann.made("/api/me/everything", method="GET")
    assert told["name"] == "Ann"
    (one,) = [t for t in told["tables"] if t["table"] == table]
    assert one["opened_by_me"]
    assert one["seats"] == [{"seat": 0, "name": "Ann"}]
    assert [said["text"] for said in one["said"]] == ["Here is Ann"]
    assert "Bob" not in str(told)


def traces(gone, bob):
    """Tables that are not among one's own: ended and put out of the list, left, only spoken at."""
    ended = gone.open("dragons-cave", 2)
    bob.made(f"/api/tables/{ended}/seats/1", {})
    bob.made(f"/api/tables/{ended}", method="GET")
    gone.made(f"/api/tables/{ended}", method="DELETE")
    assert "Zwölfzahn" in str(bob.made(f"/api/tables/{ended}/log", method="GET"))
    gone.made(f"/api/me/tables/{ended}", method="DELETE")
    left, watched = bob.open("dragons-cave", 3), bob.open("dragons-cave", 2)
    gone.made(f"/api/tables/{left}/seats/1", {})
    gone.made(f"/api/tables/{left}/seats/1", method="DELETE")
    with gone.sit_down(watched) as there:
        there.say("say", text="Here is Zwölfzahn")
        there.hear_of("said")
    return ended, left, watched


def test_who_is_forgotten_leaves_no_name_behind(running):
    store = running.context.registry.store
    with running.guest("Zwölfzahn") as gone, running.guest("Bob") as bob:
        table = played_a_little(gone, bob)
        open_table = gone.open("dragons-cave", 3)
        ended, *others = traces(gone, bob)
        told = gone.made("/api/me/everything", method="GET")["tables"]
        assert {one["table"] for one in told} == {table, open_table, ended, *others}
        gone.made("/api/me/devices")
        me = gone.cookies[COOKIE].partition(".")[0]
        answer = gone.delete("/api/me")
        assert answer.json() == {"name": ""}
        assert gone.get("/api/me/tables").status_code == 401
        for id in (table, open_table):
            seen = bob.made(f"/api/tables/{id}", method="GET")
            assert "Zwölfzahn" not in str(seen)
            assert seen["status"] in ("ended", "over")
        log = bob.made(f"/api/tables/{table}/log", method="GET")
        assert "Zwölfzahn" not in str(log)
        assert [player["name"] for player in log["players"]] == ["–", "Bob"]
        assert "Zwölfzahn" not in str(bob.made(f"/api/tables/{ended}/log", method="GET"))
        with bob.sit_down(table) as there:
            assert [said["text"] for said in [there.hear_of("said")]] == ["Here is Bob"]

    async def left():
        found = []
        async for _, rows in store.dump():
            for word in ("Zwölfzahn", me):
                found += [row for row in rows if word in repr(row)]
                found += [
                    row for row in rows
                    if any(isinstance(v, bytes) and word.encode() in v for v in row)
                ]  # fmt: skip
        return found

    made = asyncio.run_coroutine_threadsafe(left(), running.loop)
    assert made.result(60) == []


def test_the_cookie_of_one_who_is_forgotten_is_nobodys(running):
    with running.guest("Ann") as ann:
        cookies = dict(ann.cookies)
        ann.made("/api/me", method="DELETE")
        with running.guest(cookies=cookies) as again:
            assert again.made("/api/me", method="GET") == {"name": ""}
