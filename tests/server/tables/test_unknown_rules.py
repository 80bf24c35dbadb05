"""A table played with rules this program does not have: shown, left out, ended, never replayed."""

import asyncio
import sqlite3
from contextlib import closing, suppress

import pytest

from wyrmhoard.cli import main
from wyrmhoard.engine.refused import Refused
from wyrmhoard.server import admin

from ..running import Running


@pytest.fixture
def aged(tmp_path):
    """A folder, its store, a table of older rules and one of today's, and Ann's cookies."""
    with Running(tmp_path) as running, running.guest("Ann") as ann:
        tables = [ann.open("mount-drago", 2, sit=2, names=["Ann", "Ben"]) for _ in range(2)]
        cookies = dict(ann.cookies)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as db, db:
        (body,) = db.execute(
            "select body from entry where tab = ? and n = 0", tables[:1]
        ).fetchone()
        older = body.replace(b'"rules":', b'"rules":99')
        db.execute("update entry set body = ? where tab = ? and n = 0", (older, tables[0]))
    return tmp_path, f"sqlite:///{tmp_path}/tables.sqlite", *tables, cookies


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
        **today, "table": "", "changed": 0, "moves": 0,
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
        assert ann.refused(409, "DELETE", f"/api/tables/{old}") == "table-over"
