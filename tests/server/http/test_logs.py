"""A match played to its end over real sockets, and what can be done with it then."""

import asyncio
import random
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from wyrmhoard.engine import log
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load
from wyrmhoard.server.http.people import COOKIE
from wyrmhoard.server.http.concurrency import MOST, OneThread
from wyrmhoard.server.tables import luck
from wyrmhoard.server.tables.verify import verify

from ..manual_clock import ManualClock
from ..harness import here
from ..running import LONG, Running, unhurried

GAME = "mount-drago"
TWO = [{"name": "Ann"}, {"level": "easy"}]  # seats a match is gone on with


@pytest.fixture(scope="module")
def finished(running):
    """Ann played for both seats; the table, its last state, and Ann."""
    with running.guest("Ann") as ann:
        table = ann.open(GAME, 2, sit=2, names=["Ann", "Ben"])
        with unhurried(), ann.sit_down(table) as player:
            last = player.play_on(random.Random(1))
        yield ann, table, last


def test_a_finished_match_is_told_off_the_loop_and_once(finished, running, monkeypatch):
    ann, table, _ = finished
    threads = []

    def watched(table, now):
        threads.append(threading.current_thread())
        return {"told": table.id}

    monkeypatch.setattr("wyrmhoard.server.http.routes.logs.record", watched)
    running.context.cache.held.clear()
    path = f"/api/tables/{table}/log"
    assert [ann.made(path, method="GET") for _ in range(3)] == [{"told": table}] * 3
    assert len(threads) == 1
    assert threads[0] is not running.thread
    running.context.cache.held.clear()


def test_telling_a_match_whole_is_costly(tmp_path):
    given = {"costly": 0.001, "costly_at_once": 4}
    with Running(tmp_path, ManualClock(), **given) as running, running.guest("Ann") as ann:
        table = ann.open()
        ann.made(f"/api/tables/{table}", method="DELETE")
        codes = [ann.get(f"/api/tables/{table}/{what}").status_code for what in ("log", "luck")]
        assert codes == [200, 409]
        assert ann.refused(429, "GET", f"/api/tables/{table}/log") == "too-fast"


@here
async def test_only_a_few_wait_for_their_turn():
    turns, gate = OneThread(), threading.Event()

    def work():
        return gate.wait(LONG)

    waiting = [asyncio.create_task(turns.do(work)) for _ in range(MOST)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="too-fast"):
        await turns.do(work)
    gate.set()
    assert await asyncio.gather(*waiting) == [True] * MOST
    assert await turns.do(lambda: 1) == 1


@pytest.fixture
def record(finished):
    ann, table, _ = finished
    return ann.made(f"/api/tables/{table}/log", method="GET")


def test_a_match_that_is_over_says_who_won_and_can_be_taken_off_my_list(finished):
    ann, table, last = finished

    def listed():
        lines = ann.made("/api/me/tables", method="GET")["tables"]
        return {line["id"]: line["winners"] for line in lines}

    shares = last["result"]["shares"]
    assert listed()[table] == [p for p, share in enumerate(shares) if share > 0]
    ann.made(f"/api/me/tables/{table}", method="DELETE")
    assert table not in listed()
    assert ann.made(f"/api/tables/{table}", method="GET")["status"] == "over"
    going = ann.open(GAME, 2)
    assert ann.refused(409, "DELETE", f"/api/me/tables/{going}") == "table-still-alive"


def test_the_log_of_a_match_comes_only_when_it_is_over(finished, record, bob):
    ann, table, last = finished
    match = log.replay(load(GAME), record)
    assert match.over
    assert match.outcome() == last["result"]["shares"]
    assert [player["name"] for player in record["players"]] == ["Ann", "Ben"]
    assert verify(load(GAME), record).fair
    answer = ann.get(f"/api/tables/{table}/log")
    assert answer.headers["content-disposition"] == f'attachment; filename="wyrmhoard-{table}.json"'
    going = bob.open(GAME, 2, sit=2)
    assert bob.refused(409, "GET", f"/api/tables/{going}/log") == "table-not-over"
    assert bob.refused(409, "GET", f"/api/tables/{going}/luck") == "table-not-over"
    assert bob.refused(409, "POST", f"/api/tables/{going}/rematch") == "unfinished"


def test_every_draw_of_luck_can_be_checked(finished, record):
    ann, table, _ = finished
    draws = ann.made(f"/api/tables/{table}/luck", method="GET")["draws"]
    chance = [n for n, move in enumerate(record["moves"]) if move.startswith("chance")]
    assert [draw["n"] for draw in draws] == chance
    assert all(draw["move"] in draw["moves"] for draw in draws)
    assert all(len(draw["moves"]) == len(draw["weights"]) for draw in draws)


def test_a_log_is_shown_as_every_seat_saw_it(record, nobody):
    shown = nobody.made("/api/replay", {"log": record})
    match = log.replay(load(GAME), record)
    assert (shown["game"], shown["seats"], shown["names"]) == (GAME, 2, ["Ann", "Ben"])
    assert [(s["who"], s["move"]) for s in shown["steps"]] == match.moves
    assert all(s["time"] > 0 for s in shown["steps"])
    assert all(s["move"] in c for s, c in zip(shown["steps"], shown["choices"], strict=True))
    for seat, number in enumerate([0, 1, 8]):
        view = dict(shown["first"][seat])
        for change in shown["views"][seat]:
            for name, new in change.items():
                if isinstance(new, int):
                    view[name] = new
                else:
                    view[name] = list(view[name])
                    for i, value in new:
                        view[name][i] = value
        last = match.view(number)[0]
        for name, value in view.items():
            assert value == (last[name].ravel().tolist() if last[name].shape else last[name]), name
    assert shown["shares"] == match.outcome()
    hidden = [(a, b) for a, b in zip(shown["heard"][0], shown["heard"][1], strict=True) if a != b]
    assert hidden


@pytest.mark.parametrize(
    ("status", "why", "change"),
    [
        (400, "log-bad-header", {"moves": "none"}),
        (400, "log-bad-header", {"seats": True}),
        (400, "log-unknown-rules", {"rules": 99}),
        (400, "log-unknown-format", {"format": 2}),
        (400, "log-bad-move", {"moves": ["0 fly"]}),
        (400, "log-bad-move", {"moves": [{"a": 1}]}),
        (400, "log-too-long", {"moves": [""] * 3001}),
        (400, "wrong-seats", {"seats": 10**30}),
        (400, "box-missing-key", {"box": {}}),
        (404, "no-such-game", {"game": "chess"}),
    ],
)
def test_a_log_that_cannot_be_is_refused(record, nobody, ann, status, why, change):
    data = record | change
    assert nobody.refused(status, "POST", "/api/replay", {"log": data}) == why
    if why != "log-too-long":
        form = {"log": data, "moves": 1 if "moves" in change else 0, "seats": TWO}
        assert ann.refused(status, "POST", "/api/continue", form) == why


def test_a_match_is_gone_on_from_any_moment(finished, record, bob):
    _, old, _ = finished
    form = {"log": record, "moves": 40, "seats": [{"level": "easy"}, {"name": "Bob"}]}
    table = bob.made("/api/continue", form)["id"]
    info = bob.made(f"/api/tables/{table}", method="GET")
    assert info["origin"] == old
    assert [seat["taken"] for seat in info["seats"]] == ["bot", "person"]
    with bob.sit_down(table) as player:
        scene = player.hear_of("scene")
    match = log.replay(load(GAME), record | {"moves": record["moves"][:40]})
    view = match.view(1)[0]
    assert scene["seat"] == 1
    assert (
        scene["view"]["spot" if "spot" in scene["view"] else next(iter(scene["view"]))] is not None
    )
    assert set(scene["view"]) == set(view.dtype.names)


def test_a_seat_left_free_waits_for_a_friend(record, ann, bob):
    form = {"log": record, "moves": 40, "seats": [{"name": "Ann"}, {}]}
    table = ann.made("/api/continue", form)["id"]
    info = ann.made(f"/api/tables/{table}", method="GET")
    assert info["status"] == "open"
    assert [seat["taken"] for seat in info["seats"]] == ["person", ""]
    bob.made(f"/api/tables/{table}/seats/1", {"who": "me"})
    with bob.sit_down(table) as player:
        scene = player.hear_of("scene")
    assert scene["seat"] == 1
    match = log.replay(load(GAME), record | {"moves": record["moves"][:40]})
    assert scene["view"]["points"] == match.view(1)[0].points.tolist()


def test_a_match_cannot_be_gone_on_from_outside_itself(record, ann, nobody):
    most = len(record["moves"])
    assert (
        ann.refused(409, "POST", "/api/continue", {"log": record, "moves": most, "seats": TWO})
        == "table-over"
    )
    assert (
        ann.refused(400, "POST", "/api/continue", {"log": record, "moves": most + 1, "seats": TWO})
        == "log-too-short"
    )
    assert (
        ann.refused(
            404, "POST", "/api/continue", {"log": record, "moves": 3, "seats": [*TWO, *TWO]}
        )
        == "seat-not-there"
    )
    assert (
        nobody.refused(401, "POST", "/api/continue", {"log": record, "moves": 3, "seats": TWO})
        == "who-are-you"
    )


def test_a_rematch_brings_the_same_people_to_one_new_table(running, ann, bob):
    box = {"first": 1}
    table = ann.open("dragons-cave", 4, box=box, clock={"move": 60}, hints=False)
    bob.made(f"/api/tables/{table}/seats/1", {})
    ann.made(f"/api/tables/{table}/seats/2", {"who": "bot", "level": "hard"})
    token = ann.made(f"/api/tables/{table}/seats/3", {"who": "outside", "name": "Z"})["token"]
    ann.made(f"/api/tables/{table}", method="DELETE")
    with running.guest("Cleo") as cleo:
        assert cleo.refused(403, "POST", f"/api/tables/{table}/rematch") == "not-your-table"
    with ann.sit_down(table) as player:
        player.hear_of("scene")
        new = bob.made(f"/api/tables/{table}/rematch", {})["id"]
        while not (told := player.hear_of("table-changed"))["table"]["rematch"]:
            pass
    assert told["table"]["rematch"] == new != table
    assert ann.made(f"/api/tables/{table}/rematch")["id"] == new
    info = ann.made(f"/api/tables/{new}", method="GET")
    assert (info["status"], info["hints"], info["clock"]["move"]) == ("open", False, 60)
    assert [seat["luck"] for seat in info["seats"]] == ["awaited", "awaited", "", ""]
    assert [(s["taken"], s["name"], s["level"]) for s in info["seats"]] == [
        ("person", "Ann", ""), ("person", "Bob", ""), ("bot", "", "hard"), ("outside", "Z", ""),
    ]  # fmt: skip
    with running.guest() as guest, guest.sit_down(new, token) as program:
        welcome = program.hear_of("welcome")
        assert (welcome["me"], welcome["box"]["first"]) == ([3], 1)
    assert {t["id"] for t in ann.made("/api/me/tables", method="GET")["tables"]} == {table, new}


def test_in_a_rematch_every_person_gives_a_new_seed(running, ann, bob):
    table = ann.open(GAME, 2)
    bob.made(f"/api/tables/{table}/seats/1", {})  # neither gave one here
    ann.made(f"/api/tables/{table}", method="DELETE")
    new = ann.made(f"/api/tables/{table}/rematch", {})["id"]
    with ann.sit_down(new) as one, bob.sit_down(new) as other:
        for p, player in enumerate((one, other)):
            player.say("seal", seat=p, seal=luck.seal(new, p, f"seed {p}"))
        for player in (one, other):
            while not player.hear_of("table-changed")["table"]["sealed"]:
                pass
        for p, player in enumerate((one, other)):
            player.say("tell-seed", seat=p, seed=f"seed {p}")
        while one.hear_of("table-changed")["table"]["status"] == "open":
            pass
    ann.made(f"/api/tables/{new}", method="DELETE")
    told = ann.made(f"/api/tables/{new}/log", method="GET")
    assert told["luck"]["seeds"] == ["seed 0", "seed 1"]
    assert verify(load(GAME), told).fair


def test_all_who_ask_for_a_rematch_at_once_meet_at_one_table(running, ann, bob):
    table = ann.open("dragons-cave", 3)
    bob.made(f"/api/tables/{table}/seats/1", {})
    ann.made(f"/api/tables/{table}", method="DELETE")
    with ThreadPoolExecutor(8) as at_once:
        path = f"/api/tables/{table}/rematch"
        made = [at_once.submit(guest.made, path) for guest in (ann, bob) * 4]
        (new,) = {one.result()["id"] for one in made}
    info = ann.made(f"/api/tables/{new}", method="GET")
    names = [seat["name"] for seat in info["seats"]]
    assert names == ["Ann", "Bob", ""]
    assert info["status"] == "open"


def test_a_rematch_is_found_only_when_everyone_sits_there(running, ann, bob, nobody, monkeypatch):
    table = ann.open("dragons-cave", 3, listed=True)
    bob.made(f"/api/tables/{table}/seats/1", {})
    ann.made(f"/api/tables/{table}", method="DELETE")
    store, lists, appended, looking = running.context.registry.store.store, [], [], []
    append_soon = store.append_soon

    def listed():
        return [t["id"] for t in nobody.made("/api/tables", method="GET")["tables"]]

    def looked_on(id, n, body, done, *more):
        async def look_first():
            lists.extend(await asyncio.to_thread(listed))
            append_soon(id, n, body, done, *more)

        appended.append(id)
        looking.append(asyncio.ensure_future(look_first()))

    monkeypatch.setattr(store, "append_soon", looked_on)
    new = ann.made(f"/api/tables/{table}/rematch")["id"]
    # Bots still play at tables of other tests.
    assert [id for id in appended if id in (new, table)] == [new, table]
    assert new not in lists
    assert new in listed()
    ann.made(f"/api/tables/{new}", method="DELETE")


def test_people_talk_to_a_table_only_with_their_own_cookie(finished, bob):
    ann, table, _ = finished
    assert ann.cookies[COOKIE] != bob.cookies[COOKIE]
    with bob.sit_down(table) as player:
        assert player.hear_of("welcome")["me"] == []
        player.say("play", seat=0, at=0, move=0, id=7)
        refusal = player.hear_of("refusal")
        assert (refusal["id"], refusal["why"]) == (7, "not-your-seat")
