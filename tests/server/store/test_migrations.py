"""The schema comes about by migrations, and quickly where nothing is to be done."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

import wyrmhoard
from tests.server.store.conftest import opened, with_store
from wyrmhoard.engine.refused import Refused
from wyrmhoard.server.store import migrations

DIALECTS = ["sqlite", "postgresql"]
FIRST_LINE = "-- Written by Alembic: python -m tests.server.store.test_migrations\n"
LATER = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "0006", "0005"


def upgrade():
    op.add_column("people", sa.Column("later", sa.Integer, server_default="7"))
"""


def test_the_head_is_the_last_step():
    from alembic.script import ScriptDirectory

    assert ScriptDirectory(str(migrations.HOME)).get_current_head() == migrations.HEAD


@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_new_store_is_what_all_steps_make(dialect):
    kept = (migrations.HOME / f"{dialect}.sql").read_text("utf-8")
    assert kept == FIRST_LINE + migrations.written(dialect, None)
    assert migrations.steps(dialect, None) == kept


@pytest.mark.parametrize("times", ["the first time", "again"])
def test_opening_imports_no_migrations(file_url, times):
    if times == "again":
        with_store(file_url, nothing)
    program = f"""
import asyncio, sys
from wyrmhoard.server.store import store_at
asyncio.run(store_at({file_url!r}).open())
assert not {{"alembic", "sqlalchemy", "asyncpg"}} & set(sys.modules)
"""
    env = {"PYTHONPATH": str(Path(wyrmhoard.__file__).parents[1])}
    subprocess.run([sys.executable, "-c", program], env=env, check=True)


async def nothing(made):
    pass


@pytest.fixture
def later(tmp_path, monkeypatch):
    """A later version of the program, with one step more."""
    home = tmp_path / "migrations"
    (home / "versions").mkdir(parents=True)
    for file in migrations.HOME.rglob("*.*"):
        if file.suffix in (".py", ".sql"):
            (home / file.relative_to(migrations.HOME)).write_text(file.read_text("utf-8"))
    (home / "versions" / "m0006_later.py").write_text(LATER)

    def begin():
        monkeypatch.setattr(migrations, "HOME", home)
        for kind in ("sqlite", "postgres"):
            monkeypatch.setattr(f"wyrmhoard.server.store.{kind}.store.HEAD", "0006")

    return begin


def test_an_older_store_is_brought_up_to_date_and_keeps_what_it_has(url, later):
    async def before(made):
        assert await made.append("t", 0, b"old")

    async def after(made):
        assert await made.read("t") == [b"old"]
        assert await made.get("select later from people") == []
        assert await made.get("select version_num from alembic_version") == [("0006",)]

    with_store(url, before)
    later()
    with_store(url, after)
    with_store(url, after)


def test_many_bring_an_older_store_up_to_date_at_once(database_url, later):
    async def run():
        async with AsyncExitStack() as stack:
            await asyncio.gather(
                *(stack.enter_async_context(opened(database_url)) for _ in range(5))
            )

    with_store(database_url, nothing)
    later()
    asyncio.run(run())


def test_a_store_of_a_later_version_is_refused_and_left_alone(url):
    async def age(made):
        await made.put(("update alembic_version set version_num = '0999'", ()))

    with_store(url, age)
    with pytest.raises(Refused) as no:
        with_store(url, nothing)
    assert (no.value.why, no.value.blanks) == ("store-too-new", {"version": "0999"})


def test_a_step_that_fails_leaves_nothing_behind(file_url, monkeypatch):
    half = "create table half (n integer);\nnonsense;\n"
    monkeypatch.setattr("wyrmhoard.server.store.sqlite.store.steps", lambda dialect, since: half)
    with pytest.raises(Refused, match="store-not-opened"):
        with_store(file_url, nothing)
    with closing(sqlite3.connect(file_url.removeprefix("sqlite:///"))) as db:
        assert db.execute("select name from sqlite_master").fetchall() == []


if __name__ == "__main__":
    for dialect in DIALECTS:
        text = FIRST_LINE + migrations.written(dialect, None)
        (migrations.HOME / f"{dialect}.sql").write_text(text, "utf-8")
