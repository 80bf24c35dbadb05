"""Tables over HTTP: opened, found, filled, left, ended."""

import msgspec
import pytest

from wyrmhoard.games import GAMES, load
from wyrmhoard.texts import LANGUAGES, Texts

from ..running import Running


def ids(guest, path="/api/tables"):
    return [line["id"] for line in guest.made(path, method="GET")["tables"]]


def info(guest, table):
    return guest.made(f"/api/tables/{table}", method="GET")


def test_the_shelf_has_all_games(nobody):
    games = nobody.made("/api/games", method="GET")["games"]
    assert [game["name"] for game in games] == list(GAMES)
    for game in games:
        told = load(game["name"])
        assert (game["least"], game["most"]) == (told.seats[0], told.seats[-1])
        assert 0 < game["minutes"] < 100
        assert 5 < game["age"] < 13


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_all_a_client_must_know(nobody, name):
    told, game = nobody.made(f"/api/games/{name}", method="GET"), load(name)
    assert {verb: [list(axis) for axis in axes] for verb, axes in game.moves.verbs.items()} == told[
        "verbs"
    ]
    assert list(told["view"]) == list(game.view.fields)
    for field, declared in zip(told["view"].values(), game.view.fields.values(), strict=True):
        assert (field["shape"], field["about"]) == (list(declared.shape), declared.about)
        assert field["by_seat"] == (declared.shape[:1] == (game.seats[-1],))
    assert game.fill_box(told["box"]) == game.standard()
    options = {option["key"] for option in told["options"]}
    assert options == {key for key, f in game.box.fields.items() if not f.shape}
    assert options < set(told["box"])
    assert told["levels"] == ["novice", "easy", "medium", "hard", "master"]


@pytest.mark.parametrize("name", GAMES)
def test_every_variant_changes_the_box_and_has_a_title(nobody, name):
    told, game = nobody.made(f"/api/games/{name}", method="GET"), load(name)
    assert told["variants"]
    for variant in told["variants"]:
        box = {**told["box"], **variant["box"]}
        assert box != told["box"]
        game.fill_box(box)
        for lang in LANGUAGES:
            assert Texts(lang, game.folder / "texts").has(f"variant-{variant['name']}")


def test_rules_are_told_clause_by_clause(nobody):
    book = nobody.made("/api/games/dragons-cave/rules/de", method="GET")
    assert book["lang"] == "de"
    assert book["text"].startswith("# ")
    clauses = {clause["number"]: clause for clause in book["clauses"]}
    assert list(clauses) == [f"DC-{n}" for n in range(1, 28)]
    assert clauses["DC-12"]["text"] in book["text"]
    assert f"# {clauses['DC-12']['heading']}\n" in book["text"]
    assert nobody.refused(404, "GET", "/api/games/dragons-cave/rules/xx") == "no-such-language"
    assert nobody.refused(404, "GET", "/api/games/chess/rules/en") == "no-such-game"
    assert nobody.refused(404, "GET", "/api/games/chess") == "no-such-game"


def test_a_table_waits_until_all_seats_are_taken(ann, bob):
    table = ann.open(seats=2)
    before = info(bob, table)
    assert (before["status"], before["host"]) == ("open", "Ann")
    assert [seat["taken"] for seat in before["seats"]] == ["person", ""]
    assert bob.made(f"/api/tables/{table}/seats/1", {}) == {"token": ""}
    after = info(bob, table)
    assert after["status"] == "playing"
    assert [seat["name"] for seat in after["seats"]] == ["Ann", "Bob"]
    assert after["commitment"] == before["commitment"]
    assert after["result"] is None


def test_only_listed_open_tables_are_in_the_lobby(ann, bob):
    hidden, listed, full = ann.open(), ann.open(listed=True), ann.open(listed=True, bots="easy")
    assert listed in ids(bob)
    assert not {hidden, full} & set(ids(bob))
    bob.made(f"/api/tables/{listed}/seats/1", {})
    assert listed not in ids(bob)


def test_only_listed_matches_are_offered_to_watch(running, ann, bob, nobody):
    """The store's list may lag behind a table, so what is to come is waited for."""
    hidden, open = ann.open(bots="easy"), ann.open(listed=True)
    shown = ann.open(listed=True, names=["Ann", "Bo"], sit=2)
    running.until(lambda: shown in ids(nobody, "/api/playing"))
    playing = nobody.made("/api/playing", method="GET")["tables"]
    assert not {hidden, open} & {line["id"] for line in playing}
    [line] = [line for line in playing if line["id"] == shown]
    assert [seat["name"] for seat in line["seats"]] == ["Ann", "Bo"]
    assert (line["status"], line["me"], line["since"] > 0) == ("playing", [], True)
    bob.made(f"/api/tables/{open}/seats/1", {})
    running.until(lambda: open in ids(nobody, "/api/playing"))
    assert hidden not in ids(nobody, "/api/playing")
    ann.made(f"/api/tables/{shown}", method="DELETE")
    assert shown not in ids(nobody, "/api/playing")


def test_the_lobby_follows_the_tables_even_if_the_list_lags(tmp_path):
    with Running(tmp_path) as running, running.guest("Ann") as ann:

        async def forgets(*_): ...

        running.context.registry.store.store.mark = forgets
        table = ann.open(listed=True)
        assert ids(ann) == [table]
        ann.made(f"/api/tables/{table}/seats/1", {})
        assert ids(ann) == []


def test_my_tables_say_whose_turn_it_is(ann, bob):
    table = ann.open(game="mount-drago", seats=2)
    bob.made(f"/api/tables/{table}/seats/1", {})
    (line,) = ann.made("/api/me/tables", method="GET")["tables"]
    assert (line["id"], line["me"], line["actors"]) == (table, [0], [0])
    (line,) = bob.made("/api/me/tables", method="GET")["tables"]
    assert (line["me"], line["actors"]) == ([1], [0])


def test_several_may_sit_at_one_device(ann):
    table = ann.open(seats=3, sit=3, names=["Ann", "Ben", "Cleo"])
    assert [seat["name"] for seat in info(ann, table)["seats"]] == ["Ann", "Ben", "Cleo"]
    (line,) = ann.made("/api/me/tables", method="GET")["tables"]
    assert line["me"] == [0, 1, 2]
    names = ["Ann", "B\u202en"]
    form = {"game": "dragons-cave", "seats": 2, "sit": 2, "names": names}
    assert ann.refused(400, "POST", "/api/tables", form) == "name-unfit"


def test_a_table_is_opened_with_a_variant_single_values_and_a_clock(ann):
    table = ann.open(
        "troll-and-dragon", variant="children", box={"diamonds": 30}, clock={"move": 90}
    )
    assert info(ann, table)["clock"] == {"move": 90, "match": None}
    with ann.sit_down(table) as player:
        box = player.hear_of("welcome")["box"]
    assert (box["pause"], box["diamonds"], box["nuggets"]) == (1500, 30, 50)


def test_everybody_sees_what_a_box_is_called_also_once_more(ann, bob, nobody):
    table = ann.open("dragons-cave", box={"lair": 9}, box_name=" Attic find ")
    bob.made(f"/api/tables/{table}/seats/1", {})
    assert info(nobody, table)["box_name"] == "Attic find"
    assert info(nobody, ann.open("dragons-cave"))["box_name"] == ""
    ann.made(f"/api/tables/{table}", method="DELETE")
    again = ann.made(f"/api/tables/{table}/rematch", {})["id"]
    assert info(nobody, again)["box_name"] == "Attic find"


@pytest.mark.parametrize(
    ("status", "why", "form"),
    [
        (404, "no-such-game", {"game": "chess"}),
        (400, "name-unfit", {"box_name": "a\u202eb"}),
        (400, "form-malformed", {"box_name": "x" * 41}),
        (400, "no-such-variant", {"variant": "wild"}),
        (400, "wrong-seats", {"seats": 8}),
        (404, "seat-not-there", {"sit": 3}),
        (400, "box-unknown-key", {"box": {"dice": 3}}),
        (400, "box-out-of-range", {"box": {"lair": 10**30}}),
        (400, "box-wrong-value", {"box": {"lair": {"a": [[]]}}}),
        (400, "box-wrong-count", {"box": {"coins": []}}),
        (400, "form-malformed", {"seats": "two"}),
        (400, "form-malformed", {"seats": 9}),
        (400, "form-malformed", {"surprise": 1}),
        (400, "form-malformed", {"bots": "perfect"}),
        (400, "form-malformed", {"clock": {"hour": 1}}),
    ],
)
def test_a_table_that_cannot_be_is_refused(ann, status, why, form):
    whole = {"game": "dragons-cave", "seats": 2, **form}
    assert ann.refused(status, "POST", "/api/tables", whole) == why
    assert ids(ann, "/api/me/tables") == []


def test_only_guests_open_tables(nobody):
    form = {"game": "dragons-cave", "seats": 2}
    assert nobody.refused(401, "POST", "/api/tables", form) == "who-are-you"


def test_a_seat_is_taken_once_and_only_before_the_start(ann, bob):
    table = ann.open(seats=3)
    seats = f"/api/tables/{table}/seats"
    assert bob.refused(409, "POST", f"{seats}/0", {}) == "seat-taken"
    assert bob.refused(404, "POST", f"{seats}/3", {}) == "seat-not-there"
    assert bob.refused(404, "POST", f"{seats}/99999999999999999999", {}) == "seat-not-there"
    assert bob.refused(404, "POST", "/api/tables/none/seats/0", {}) == "no-such-table"
    bob.made(f"{seats}/2", {"name": "Bobby"})
    ann.made(f"{seats}/1", {"who": "bot", "level": "easy"})
    assert info(ann, table)["seats"][2]["name"] == "Bobby"
    assert bob.refused(409, "POST", f"{seats}/1", {}) == "table-started"


def test_bots_are_brought_and_sent_away_by_those_at_the_table(ann, bob):
    table = ann.open(seats=3)
    seat = f"/api/tables/{table}/seats/1"
    for who in ("bot", "outside"):
        assert bob.refused(403, "POST", seat, {"who": who}) == "not-your-table"
    ann.made(seat, {"who": "bot", "level": "hard"})
    assert info(ann, table)["seats"][1]["level"] == "hard"
    assert bob.refused(403, "DELETE", seat) == "not-your-table"
    assert ann.made(seat, method="DELETE")["seats"][1]["taken"] == ""
    bob.made(seat, {})
    bob.made(f"/api/tables/{table}/seats/2", {"who": "bot"})
    assert info(ann, table)["seats"][2]["level"] == "medium"
    bots = f"/api/tables/{table}/seats/2"
    assert ann.refused(409, "DELETE", bots) == "table-started"


def test_i_leave_my_own_seat_and_nobody_elses(ann, bob):
    table = ann.open(seats=3)
    bob.made(f"/api/tables/{table}/seats/1", {})
    assert ann.refused(403, "DELETE", f"/api/tables/{table}/seats/1") == "not-your-seat"
    assert ann.refused(409, "DELETE", f"/api/tables/{table}/seats/2") == "seat-free"
    assert ids(bob, "/api/me/tables") == [table]
    bob.made(f"/api/tables/{table}/seats/1", method="DELETE")
    assert ids(bob, "/api/me/tables") == []
    assert info(ann, table)["seats"][1]["taken"] == ""


def test_an_outside_program_gets_a_token_once_and_is_labelled(ann, nobody):
    table = ann.open(seats=2)
    form = {"who": "outside", "name": "Deep Dwarf"}
    token = ann.made(f"/api/tables/{table}/seats/1", form)["token"]
    assert len(token) > 40
    seat = info(ann, table)["seats"][1]
    assert (seat["taken"], seat["name"]) == ("outside", "Deep Dwarf")
    with nobody.sit_down(table, token) as player:
        welcome = player.hear_of("welcome")
        assert welcome["me"] == [1]
        assert token not in str(welcome)
    with nobody.sit_down(table, token + "x") as player:
        assert player.hear()["why"] == "token-unknown"


def test_the_host_ends_a_table(ann, bob):
    table = ann.open(seats=2)
    bob.made(f"/api/tables/{table}/seats/1", {})
    assert bob.refused(403, "DELETE", f"/api/tables/{table}") == "not-your-table"
    assert ann.made(f"/api/tables/{table}", method="DELETE")["status"] == "ended"
    assert ann.refused(409, "DELETE", f"/api/tables/{table}") == "table-over"
    assert bob.refused(404, "GET", "/api/tables/none") == "no-such-table"


def test_a_tables_link_is_a_qr_code(ann):
    table = ann.open()
    path = f"/api/tables/{table}/qr.svg"
    assert ann.refused(409, "GET", path) == "not-reachable"  # at 127.0.0.1 every device is itself
    answer = ann.get(path, headers={"host": "wyrmhoard.example"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.content.startswith(b"<?xml")
    assert ann.refused(404, "GET", "/api/tables/none/qr.svg") == "no-such-table"


@pytest.mark.parametrize(("lang", "spoken", "name"), [
    ("de", "de", "name = Zwei Stollen"),
    ("ru", "en", "name = Two Tunnels"),
])  # fmt: skip
def test_a_game_that_the_page_does_not_know_speaks_for_itself(nobody, lang, spoken, name):
    """In English, marked, as long as it is not translated; sent once."""
    path = f"/api/games/two-tunnels/texts/{lang}"
    answer = nobody.get(path)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["x-language"] == spoken
    assert name in answer.text.splitlines()
    again = nobody.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert nobody.refused(404, "GET", "/api/games/two-tunnels/texts/xx") == "no-such-language"
    assert nobody.refused(404, "GET", f"/api/games/none/texts/{lang}") == "no-such-game"


def test_nobody_has_more_tables_by_opening_them_at_two_processes(tmp_path):
    """Another process opens one after this one has looked how many there are."""
    with Running(tmp_path, tables_per_person=2) as running, running.guest("Ann") as ann:
        ann.open()
        registry = running.context.registry
        create = registry.store.store.create

        async def elsewhere(row, body, people):
            await create(msgspec.structs.replace(row, id="elsewhere"), body, people)
            await create(row, body, people)

        registry.store.store.create = elsewhere
        assert ann.refused(429, "POST", "/api/tables", {"game": "dragons-cave", "seats": 2}) == (
            "too-many-tables"
        )
        registry.store.store.create = create
        assert len(ann.made("/api/me/tables", method="GET")["tables"]) == 2
        assert len(registry.sessions) == 2
