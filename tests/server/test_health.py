"""A server says when it is not well, and says each thing once."""

import io
import json
import logging
import sqlite3
import stat
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from wyrmhoard.server import log_setup
from wyrmhoard.server.log_setup import WINDOW, Collapsing, Json

from .manual_clock import ManualClock
from .running import Running


def test_it_is_not_well_while_nothing_can_be_written(tmp_path):
    clock = ManualClock()
    with Running(tmp_path, clock) as running, running.guest() as guest:
        assert guest.get("/healthz").status_code == 200
        writer = running.context.registry.store.store.writer
        connect = writer.connect

        def full():
            raise sqlite3.OperationalError("database or disk is full")

        writer.connect = full
        running.call(writer.drop)
        clock.time += 1000
        assert guest.get("/healthz").status_code == 503
        assert guest.get("/api/games").status_code == 200
        writer.connect = connect
        assert guest.get("/healthz").status_code == 503
        clock.time += 1000
        assert guest.get("/healthz").status_code == 200


class Log:
    def __init__(self):
        self.out, self.time = io.StringIO(), 0.0
        self.handler = Collapsing(self.out, lambda: self.time)
        self.handler.setFormatter(Json())
        self.log = logging.Logger("tried")
        self.log.addHandler(self.handler)

    def lines(self):
        return [json.loads(line) for line in self.out.getvalue().splitlines()]

    def told(self):
        return [(line["message"], line.get("repeated", 0)) for line in self.lines()]


def test_what_repeats_is_logged_once_and_counted():
    log = Log()
    for n in range(500):
        log.log.error("not stored", extra={"table": f"t{n}"})
    log.log.error("failed", extra={"reason": "OSError"})
    log.log.error("failed", extra={"reason": "KeyError"})
    assert log.told() == [("not stored", 0), ("failed", 0), ("failed", 0)]
    log.time += WINDOW
    log.log.info("request")
    assert log.told()[3:] == [("not stored", 499), ("request", 0)]
    log.log.error("not stored", extra={"table": "t"})
    assert len(log.told()) == 5
    log.handler.close()
    assert log.told()[5:] == [("not stored", 1)]


def test_what_stopped_long_ago_is_told_anew():
    log = Log()
    log.log.error("not stored")
    log.time += 2 * WINDOW
    log.log.error("not stored")
    assert log.told() == [("not stored", 0)] * 2


def test_the_server_logs_in_this_way(monkeypatch):
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    log_setup.set_up("json", io.StringIO())
    assert isinstance(root.handlers[0], Collapsing)


def test_a_new_database_is_its_owners_alone(tmp_path):
    folder = tmp_path / "data"
    with Running(folder) as running, running.guest("Ann") as ann:
        ann.open(sit=2)
        made = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite.lock"} <= set(made)
    assert set(made.values()) == {0o600}
    assert stat.S_IMODE(Path(folder).stat().st_mode) == 0o700


@pytest.fixture(scope="module")
def known(tmp_path_factory):
    url = "https://play.example:8443/"
    with Running(tmp_path_factory.mktemp("known"), public_url=url) as running:
        yield running


@pytest.mark.parametrize("host", ["play.example", "play.example:8443", "localhost:9", "[::1]:80"])
def test_it_is_asked_by_the_name_it_has(known, host):
    with known.guest() as guest:
        assert guest.get("/api/games", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "play.example.evil.example", "", "[", "10.0.0.1"])
def test_by_another_name_it_does_not_answer(known, host):
    with known.guest() as guest:
        assert guest.refused(421, "GET", "/api/games", headers={"Host": host}) == "wrong-host"
        assert guest.get("/", headers={"Host": host}).status_code == 421
        assert guest.get("/healthz", headers={"Host": host}).status_code == 200


def test_nor_does_it_open_a_socket(known):
    rebound = {"Host": "evil.example", "Origin": "http://evil.example"}
    with known.guest() as guest:
        with suppress(ConnectionClosed), guest.sit_down("any"):
            pass  # opened, and told that there is no such table
        with pytest.raises(InvalidStatus), guest.sit_down("any", headers=rebound):
            pass
