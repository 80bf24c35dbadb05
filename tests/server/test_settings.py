"""Flags before the environment, that before a file, then what is usual."""

import json
import logging
from io import StringIO
from pathlib import Path

import pytest

from wyrmhoard.engine.refused import Refused
from wyrmhoard.server import log_setup
from wyrmhoard.server.settings import Settings, data_folder, read


@pytest.fixture
def file(tmp_path):
    def write(text):
        path = tmp_path / "wyrmhoard.toml"
        path.write_text(text, "utf-8")
        return path

    return write


def test_each_source_comes_before_the_next(file):
    path = file('host = "1.1.1.1"\nport = 1\ndb = "sqlite:///a"\norigins = ["https://a"]')
    env = {"WYRMHOARD_PORT": "2", "WYRMHOARD_HOST": "2.2.2.2", "WYRMHOARD_CACHE": "/x"}
    made = read({"host": "3.3.3.3", "port": None}, env, path)
    assert (made.host, made.port, made.db) == ("3.3.3.3", 2, "sqlite:///a")
    assert (made.origins, made.log_format) == (["https://a"], "lines")


def test_the_environment_says_all_kinds_of_values():
    env = {
        "WYRMHOARD_PROXIES": "10.0.0.1, 10.0.0.2", "WYRMHOARD_SECURE_COOKIES": "true",
        "WYRMHOARD_REQUESTS": "2.5", "WYRMHOARD_COMPILE": "0",
    }  # fmt: skip
    made = read({}, env, None)
    assert made.proxies == ["10.0.0.1", "10.0.0.2"]
    assert (made.secure_cookies, made.requests, made.compile) == (True, 2.5, False)


@pytest.mark.parametrize(
    ("text", "why", "key"),
    [
        ("ports = 1", "settings-unknown-key", "ports"),
        ('port = "many"', "settings-wrong-value", "port"),
        ("port = 70000", "settings-wrong-value", "port"),
        ("requests = 0", "settings-wrong-value", "requests"),
        ('log_format = "xml"', "settings-wrong-value", "log_format"),
        ('public_url = "nonsense"', "settings-wrong-value", "public_url"),
        ('public_url = "ftp://x"', "settings-wrong-value", "public_url"),
        ('season_since = "2026-02-31"', "settings-wrong-value", "season_since"),
        ("port =", "settings-not-toml", None),
    ],
)
def test_a_wrong_file_is_refused_with_its_name_and_key(file, text, why, key):
    path = file(text)
    with pytest.raises(Refused) as no:
        read({}, {}, path)
    assert no.value.why == why
    assert str(path) in no.value.blanks.values()
    assert no.value.blanks.get("key") == key


def test_a_missing_file_and_a_wrong_flag_are_refused():
    with pytest.raises(Refused, match="settings-unreadable"):
        read({}, {}, Path("/none/there"))
    with pytest.raises(Refused, match="--log-format"):
        read({"log_format": "xml"}, {}, None)
    with pytest.raises(Refused, match="WYRMHOARD_PORT"):
        read({}, {"WYRMHOARD_PORT": "x"}, None)


def test_tables_are_kept_among_the_users_own_data(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert data_folder() == tmp_path / "wyrmhoard"
    assert Settings().store == f"sqlite:///{tmp_path}/wyrmhoard/tables.sqlite"


@pytest.fixture
def written():
    """A log set up for this test alone."""
    root, loggers = logging.getLogger(), [logging.getLogger(n) for n in ("wyrmhoard", "uvicorn")]
    kept = root.handlers[:], root.level, [one.level for one in loggers]
    yield StringIO()
    root.handlers[:] = kept[0]
    root.setLevel(kept[1])
    for one, level in zip(loggers, kept[2], strict=True):
        one.setLevel(level)


def test_logs_are_json_without_what_an_error_says(written):
    log_setup.set_up("json", written)
    log = logging.getLogger("wyrmhoard.test")
    log.info("seen", extra={"table": "t1"})
    try:
        raise ValueError("a hidden card")
    except ValueError:
        log.exception("broken")
    seen, broken = [json.loads(line) for line in written.getvalue().splitlines()]
    assert (seen["message"], seen["table"], seen["level"]) == ("seen", "t1", "info")
    assert broken["error"].startswith("ValueError at ")
    assert "hidden" not in written.getvalue()


def test_logs_are_lines_for_people(written):
    log_setup.set_up("lines", written)
    logging.getLogger("wyrmhoard.test").info("seen", extra={"table": "t1"})
    logging.getLogger("uvicorn.error").info("GET /device/code")
    assert written.getvalue().endswith("seen table=t1\n")
    assert "device" not in written.getvalue()


def test_requests_are_logged_by_route_without_codes_names_and_addresses(running, written):
    log_setup.set_up("json", written)
    with running.guest("Nameless") as guest:
        code = guest.made("/api/me/devices")["code"]
        guest.get(f"/api/me/devices/{code}/qr.svg?token=abc")
    running.until(lambda: "/api/me/devices/{code}/qr.svg" in written.getvalue())
    text = written.getvalue()
    for hidden in (code, "abc", "Nameless", "127.0.0.1", guest.cookies["wyrmhoard"]):
        assert hidden not in text
