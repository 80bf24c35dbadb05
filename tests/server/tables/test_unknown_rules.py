"""A table played with rules this program does not have: shown, left out, ended, never replayed."""

import asyncio
import json
import sqlite3
from contextlib import closing, suppress

import pytest

from wyrmhoard.cli import main
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load
from wyrmhoard.server import admin
from wyrmhoard.server.tables.events import Ended, decode

from ..running import Running


@pytest.fixture
def aged(tmp_path):
    """A folder, its store, a table of older rules and one of today's, and Ann's cookies."""
    with Running(tmp_path) as running, running.guest("Ann") as ann:
        tables = [ann.open("mount-drago", 2, sit=2, names=["Ann", "Ben"]) for _ in range(2)]
        cookies = dict(ann.cookies)
    rewrite(tmp_path, tables[0], b'"rules":1', b'"rules":0')
    return tmp_path, f"sqlite:///{tmp_path}/tables.sqlite", *tables, cookies


def rewrite(folder, table, old, new):
    """A table's header."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as db, db:
        first = "select body from entry where tab = ? and n = 0"
        (body,) = db.execute(first, (table,)).fetchone()
        assert old in body
        given = body.replace(old, new), table
        db.execute("update entry set body = ? where tab = ? and n = 0", given)


def events_of(folder, table, kind):
    with closing(sqlite3.connect(folder / "tables.sqlite")) as db:
        bodies = db.execute("select body from entry where tab = ?", (table,)).fetchall()
    return [event for (body,) in bodies for event in decode(body) if isinstance(event, kind)]


def look(url, ask):
    async def run():
        async with admin.opened(url) as store:
            return await ask(store)

    return asyncio.run(run())


def test_its_header_is_shown(aged):
    _, url, old, new, _ = aged
    shown = look(url, lambda store: admin.about(store, old))
    today = look(url, lambda store: admin.about(store, new))
    assert shown["seats"] == ["Ann", "Ben"]
    assert {**shown, "table": "", "changed": 0, "moves": 0} == {
        **today, "table": "", "changed": 0, "moves": 0, "status": "ended",
    }  # fmt: skip
    assert shown["moves"] > 0


def test_it_is_left_out_of_an_export_and_that_is_said(aged, capsys):
    folder, url, old, new, _ = aged
    with suppress(SystemExit):
        main(["--lang", "en", "admin", "export", str(folder / "logs"), "--all", "--db", url])
    said = capsys.readouterr()
    assert [file.stem for file in (folder / "logs").iterdir()] == [new]
    assert said.out.startswith("1 table")
    assert f"Table {old} was left out" in said.err


def test_it_is_ended_once(aged):
    folder, url, old, _, _ = aged
    look(url, lambda store: admin.end(store, old))
    with closing(sqlite3.connect(folder / "tables.sqlite")) as db, db:
        db.execute("update tables set status = 'playing'")  # the list lags behind
    assert look(url, lambda store: admin.about(store, old))["status"] == "ended"
    with pytest.raises(Refused, match="table-over"):
        look(url, lambda store: admin.end(store, old))


def test_its_host_ends_it(aged):
    folder, _, old, _, cookies = aged
    with (
        Running(folder) as running,
        running.guest(cookies=cookies) as ann,
        running.guest("Bob") as bob,
    ):
        assert bob.refused(403, "DELETE", f"/api/tables/{old}") == "not-your-table"
        info = ann.made(f"/api/tables/{old}", method="DELETE")
        assert (info["status"], info["seats"][1]["name"]) == ("ended", "Ben")
        assert info["ending"]["why"] == "rules"  # that is why it cannot be shown
        assert ann.made(f"/api/tables/{old}/log", method="GET")["ended"]["why"] == "host"
        assert ann.refused(409, "DELETE", f"/api/tables/{old}") == "table-over"


def test_it_is_among_my_tables_as_ended_and_its_log_is_told_to_those_who_sat_there(aged, capsys):
    folder, _, old, new, cookies = aged
    with (
        Running(folder) as running,
        running.guest(cookies=cookies) as ann,
        running.guest("Bob") as bob,
    ):
        lines = {t["id"]: t for t in ann.made("/api/me/tables", method="GET")["tables"]}
        assert (lines[old]["status"], lines[old]["ending"]) == ("ended", "rules")
        assert not events_of(folder, old, Ended)
        assert [seat["name"] for seat in lines[old]["seats"]] == ["Ann", "Ben"]
        assert (lines[old]["me"], lines[new]["status"]) == ([0, 1], "playing")
        info = ann.made(f"/api/tables/{old}", method="GET")
        assert (info["status"], info["ending"]["why"]) == ("ended", "rules")
        assert bob.refused(403, "GET", f"/api/tables/{old}/log") == "not-your-table"
        log = ann.made(f"/api/tables/{old}/log", method="GET")
        assert (log["ended"]["why"], log["players"][1]["name"]) == ("rules", "Ben")
        assert [event.why for event in events_of(folder, old, Ended)] == ["rules"]
        assert bob.made(f"/api/tables/{old}/log", method="GET") == log
        ann.made(f"/api/me/tables/{old}", method="DELETE")
        assert old not in {t["id"] for t in ann.made("/api/me/tables", method="GET")["tables"]}
    file = folder / "old.json"
    file.write_text(json.dumps(log | {"rules": load("mount-drago").version}))
    with suppress(SystemExit):
        main(["--lang", "en", "verify", str(file)])
    assert "all 14 draws" in capsys.readouterr().out


def test_a_table_of_newer_rules_has_not_ended(aged):
    folder, _, old, _, cookies = aged
    rewrite(folder, old, b'"rules":0', b'"rules":99')
    with Running(folder) as running, running.guest(cookies=cookies) as ann:
        lines = {t["id"]: t for t in ann.made("/api/me/tables", method="GET")["tables"]}
        assert (lines[old]["status"], lines[old]["ending"]) == ("playing", "")
        assert ann.refused(409, "GET", f"/api/tables/{old}/log") == "table-not-over"
    assert not events_of(folder, old, Ended)
