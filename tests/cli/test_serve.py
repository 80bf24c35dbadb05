"""`wyrmhoard serve` and `wyrmhoard admin` as people use them: real processes, a real file."""

import json
import os
from contextlib import closing
import sqlite3
import random
import re
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager

import pytest

from tests.server.ratings.matches import beats
from tests.server.store.conftest import with_store

from tests.server.running import LONG, Guest
from wyrmhoard.engine import log
from wyrmhoard.games import load

ENV = {
    **{k: v for k, v in os.environ.items() if not k.startswith(("LC_", "WYRMHOARD_"))},
    "LANG": "en_XX.UTF-8", "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1", "COLUMNS": "120",
    "WYRMHOARD_COMPILE": "false",
}  # fmt: skip


def wyrmhoard(*args, **env):
    command = [sys.executable, "-m", "wyrmhoard", *args]
    return subprocess.run(
        command, env=ENV | env, capture_output=True, encoding="utf-8", timeout=LONG
    )


def refused(*args, run=wyrmhoard):
    made = run(*args)
    assert made.returncode == 2, made
    assert made.stdout == ""
    assert "Traceback" not in made.stderr
    return made.stderr


@contextmanager
def serving(*args, **env):
    """The address it prints, and the process."""
    command = [sys.executable, "-m", "wyrmhoard", "serve", "--port", "0", *args]
    process = subprocess.Popen(
        command, env=ENV | env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )
    try:
        line = process.stdout.readline()
        yield re.search(r"http://[\d.]+:\d+", line)[0], process
    finally:
        process.kill()
        process.communicate()


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """A file with an ended match, one being played and one open; the address and the tables."""
    db = f"sqlite:///{tmp_path_factory.mktemp('db') / 'new' / 'tables.sqlite'}"
    with serving("--db", db) as (url, process), Guest(url) as ann:
        ann.made("/api/me", {"name": "[/b] Ann"})
        over = ann.open("mount-drago", 2, sit=2)
        with ann.sit_down(over) as player:
            player.play_on(random.Random(5), 20)
        ann.made(f"/api/tables/{over}", method="DELETE")
        going, waiting = ann.open("mount-drago", 2, sit=2), ann.open("dark-cave", 3)
        process.send_signal(signal.SIGTERM)
        process.wait(LONG)
    return db, over, going, waiting


def test_it_prints_its_address_and_serves(tmp_path):
    with serving("--db", f"sqlite:///{tmp_path}/t.sqlite") as (url, process):
        with Guest(url) as guest:
            assert guest.get("/healthz").text == "ok\n"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=LONG)
    assert out == ""
    assert "Traceback" not in err
    assert process.returncode in (0, 130, -signal.SIGINT)


def test_settings_come_from_a_file_and_the_environment(tmp_path):
    config = tmp_path / "wyrmhoard.toml"
    config.write_text(f'db = "sqlite:///{tmp_path}/t.sqlite"\nlog_format = "json"\n')
    env = {"WYRMHOARD_CONFIG": str(config), "WYRMHOARD_LOG_ADDRESSES": "true"}
    with serving(**env) as (url, process):
        with Guest(url) as guest:
            guest.get("/api/games")
        process.send_signal(signal.SIGTERM)
        lines = process.communicate(timeout=LONG)[1].splitlines()
    said = json.loads(lines[0])
    assert (said["route"], said["address"]) == ("/api/games", "127.0.0.1")
    assert (tmp_path / "t.sqlite").exists()


def test_a_taken_port_is_said_so(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refused("serve", "--port", port, "--db", f"sqlite:///{tmp_path}/t.sqlite")
    assert f"Port {port} on 127.0.0.1 is in use already" in said


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["serve", "--port", "x"], '"port" does not fit'),
        (["serve", "--host", "203.0.113.1"], "cannot listen on 203.0.113.1"),
        (["serve", "--config", "/none.toml"], "/none.toml cannot be read"),
        (["serve", "--port", "0", "--db", "mysql://x"], "no address of a store"),
        (["admin", "list", "--db", "mysql://x"], "no address of a store"),
        (["admin", "lost"], "There is no command"),
    ],
)
def test_what_cannot_be_is_one_clear_line(args, said):
    assert said in refused(*args)


def test_a_second_server_on_one_file_is_refused(tmp_path):
    db = f"sqlite:///{tmp_path}/t.sqlite"
    with serving("--db", db):
        assert "already in use" in refused("serve", "--port", "0", "--db", db)
        assert wyrmhoard("admin", "list", "--db", db).stdout == "There are no tables.\n"
        assert "already in use" in refused("admin", "end", "none", "--db", db)


def test_admin_lists_and_shows_tables(kept, here):
    db, over, going, waiting = kept
    listed = json.loads(wyrmhoard("admin", "list", "--db", db, "--json").stdout)
    assert {line["id"]: line["status"] for line in listed} == {
        over: "ended", going: "playing", waiting: "open",
    }  # fmt: skip
    assert all("secret" not in line for line in listed)
    table = wyrmhoard("admin", "list", WYRMHOARD_DB=db).stdout
    assert over in table
    assert "being played" in table
    shown = here("admin", "show", going, "--db", db).stdout
    assert "mount-drago" in shown
    assert "[/b] Ann, [/b] Ann (2)" in shown  # a name that is no markup
    assert json.loads(here("admin", "show", over, "--db", db, "--json").stdout)["moves"] >= 10
    assert "no such table" in refused("admin", "show", "none", "--db", db, run=here)


def test_admin_exports_logs_that_replay(kept, tmp_path, here):
    db, over, going, _ = kept
    made = here("admin", "export", str(tmp_path / "logs"), "--db", db)
    assert made.stdout.startswith("1 table")
    (file,) = (tmp_path / "logs").iterdir()
    assert file.name == f"{over}.json"
    assert len(log.replay(load("mount-drago"), log.load(file)).moves) >= 10
    assert here("verify", str(file)).returncode == 0
    here("admin", "export", str(tmp_path / "all"), "--all", "--db", db)
    assert len(list((tmp_path / "all").iterdir())) == 3
    unfinished = json.loads((tmp_path / "all" / f"{going}.json").read_text("utf-8"))
    assert "luck" not in unfinished


def test_admin_copies_everything_and_ends_tables(kept, tmp_path, here):
    db, _, going, _ = kept
    other = f"sqlite:///{tmp_path}/copy.sqlite"
    assert here("admin", "copy", db, other).stdout.startswith("3 tables")
    assert "not empty" in refused("admin", "copy", db, other, run=here)
    assert going in here("admin", "end", going, "--db", other).stdout
    shown = json.loads(here("admin", "show", going, "--db", other, "--json").stdout)
    assert shown["status"] == "ended"
    assert "already" in refused("admin", "end", going, "--db", other, run=here)
    shown = json.loads(here("admin", "show", going, "--db", db, "--json").stdout)
    assert shown["status"] == "playing"


def test_an_empty_store_has_no_tables(tmp_path, here):
    made = here("admin", "list", "--db", f"sqlite:///{tmp_path}/t.sqlite")
    assert made.stdout == "There are no tables.\n"


def test_admin_purges_what_was_abandoned(kept, tmp_path, here):
    db, over, going, waiting = kept
    other = f"sqlite:///{tmp_path}/purged.sqlite"
    here("admin", "copy", db, other)
    assert here("admin", "purge", "--db", other).stdout.startswith("0 abandoned tables")
    with closing(sqlite3.connect(tmp_path / "purged.sqlite")) as old, old:
        old.execute("update tables set changed = 1 where id in (?, ?)", (over, going))
        rows = old.execute("select seq, body from entry where tab in (?, ?)", (over, going))
        for seq, body in rows.fetchall():
            events = [event | {"at": 1} for event in json.loads(body)]
            old.execute(
                "update entry set body = ? where seq = ?", (json.dumps(events).encode(), seq)
            )
    assert here("admin", "purge", "--db", other).stdout.startswith("1 abandoned table")
    left = json.loads(here("admin", "list", "--db", other, "--json").stdout)
    assert {line["id"] for line in left} == {over, waiting}
    with closing(sqlite3.connect(tmp_path / "purged.sqlite")) as left:
        for part in ("entry", "sits", "leases"):
            assert not left.execute(f"select 1 from {part} where tab = ?", (going,)).fetchall()


def test_admin_prints_the_seasons_table(tmp_path, here):
    db = f"sqlite:///{tmp_path / 'season.sqlite'}"
    empty = "No rated match that anybody could watch has ended yet.\n"
    assert here("admin", "season", "--db", db).stdout == empty

    async def play(store):
        for n in range(11):
            await store.add_result(beats(f"t{n}", "ann", "bob", at=n, listed=1))
        await store.add_result(beats("secret", "cy", "ann", at=99))

    with_store(db, play)
    shown = here("admin", "season", "--db", db).stdout
    head, _, ann, bob = shown.rstrip().splitlines()
    assert head == "Mount Drago, 2 players"
    assert ann.split()[-2:] == ["11", "11"]
    assert bob.split()[-2:] == ["11", "0"]
    told = json.loads(here("admin", "season", "--json", "--db", db).stdout)
    assert [line["name"] for line in told[0]["lines"]] == ["Ann", "Bob"]
    later = tmp_path / "later.toml"
    later.write_text("season_since = 2026-09-01")
    assert here("admin", "season", "--db", db, "--config", str(later)).stdout == empty
