"""How a server is set up: flags before the environment, that before a TOML file, then these."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from wyrmhoard.engine.refused import Refused

PREFIX = "WYRMHOARD_"
Count = Annotated[int, msgspec.Meta(ge=1)]
Url = Annotated[str, msgspec.Meta(pattern=r"^(https?://[^/\s]+.*)?$")]
Mail = Annotated[str, msgspec.Meta(pattern=r"^(smtps?://[^/\s]+)?$")]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8000  # 0: any that is free
    db: str = ""  # sqlite:///FILE or postgresql://...; empty: a file in the user's data folder
    public_url: Url = ""  # as players reach it, for links and QR codes
    origins: list[str] = []  # further pages that may use this server
    proxies: list[str] = []  # addresses whose X-Forwarded-For and -Proto are believed
    secure_cookies: bool = False  # over https, or where public_url says so, they always are
    compile: bool = True  # the rules, in the background; else they run as plain Python
    log_format: Literal["lines", "json"] = "lines"
    log_addresses: bool = False
    metrics: bool = True  # at /metrics, for the proxy to hide
    requests: Annotated[float, msgspec.Meta(gt=0)] = 20.0  # a second, from one address or guest
    requests_at_once: Count = 200
    costly: Annotated[float, msgspec.Meta(gt=0)] = 0.5  # the same, of those that make something
    costly_at_once: Count = 50
    tables_per_person: Count = 20  # open or being played
    push: bool = False  # notices through the push services of the browsers' makers
    webhooks: bool = False  # notices to addresses people give, at whatever third party
    mail_server: Mail = ""  # smtp://USER:PASSWORD@HOST:PORT, or smtps://
    mail_from: str = ""  # the address that mails come from
    notice_after: Annotated[float, msgspec.Meta(ge=0)] = 20.0  # seconds to see it at the table
    notices_inside: bool = False  # webhooks may point into the network around the server
    season: str = ""  # what the table of this season is called
    season_since: date | None = None  # its first day, such as 2026-09-01; else all there is
    sockets_per_address: Count = 100
    connections_per_address: Count = 200  # that are no WebSockets; a browser has up to six

    @property
    def secure(self) -> bool:
        """Whether cookies travel over https alone, however a request comes in."""
        return self.secure_cookies or self.public_url.startswith("https://")

    @property
    def store(self) -> str:
        return self.db or f"sqlite:///{data_folder() / 'tables.sqlite'}"


FIELDS = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def read(flags: Mapping[str, Any], env: Mapping[str, str], file: Path | None) -> Settings:
    """Unknown keys of the file are refused; the environment has many masters."""
    values: dict[str, Any] = {}
    if file is not None:
        values |= {key: fit(str(file), key, value) for key, value in parse(file).items()}
    for key in FIELDS:
        if (name := PREFIX + key.upper()) in env:
            values[key] = fit(name, key, listed(key, env[name]))
    for key, given in flags.items():
        if given:
            values[key] = fit(f"--{key.replace('_', '-')}", key, given)
    return Settings(**values)


def parse(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as no:
        reason = no.strerror or str(no)
        raise Refused("settings-unreadable", file=str(file), reason=reason) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as no:
        raise Refused("settings-not-toml", file=str(file), reason=str(no)) from None


def fit(where: str, key: str, value: Any) -> Any:
    if key not in FIELDS:
        raise Refused("settings-unknown-key", where=where, key=key)
    try:
        return msgspec.convert(value, FIELDS[key], strict=False)
    except msgspec.ValidationError as no:
        raise Refused("settings-wrong-value", where=where, key=key, reason=str(no)) from None


def listed(key: str, text: str) -> Any:
    """In the environment a list is written with commas."""
    if FIELDS[key] != list[str]:
        return text
    return [one.strip() for one in text.split(",") if one.strip()]


def data_folder() -> Path:
    """Where a user's own data belongs on this system."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "wyrmhoard"
