"""`wyrmhoard serve`: tables over the web."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from wyrmhoard.texts import Texts

from .options import FILE, Options

if TYPE_CHECKING:
    from wyrmhoard.server.settings import Settings


def add_serve(root: click.Group, options: Options, say: Texts) -> None:
    @options.command(root, "serve")
    @options.option("--host", metavar="HOST", text="help-host")
    @options.option("--port", metavar="PORT", text="help-port")
    @options.option("--db", metavar="URL", text="help-db")
    @options.option("--config", "file", type=FILE, metavar="FILE", text="help-config")
    @options.option("--public-url", metavar="URL", text="help-public-url")
    @options.option("--log-format", metavar="lines|json", text="help-log-format")
    @options.option("--open", "show", is_flag=True, text="help-open")
    def serve(
        host: str | None, port: str | None, db: str | None, file: Path | None,
        public_url: str | None, log_format: str | None, show: bool,
    ) -> None:  # fmt: skip
        flags = {
            "host": host, "port": port, "db": db, "public_url": public_url,
            "log_format": log_format,
        }  # fmt: skip
        settings = read_settings(flags, file)
        from wyrmhoard.server.serve import run

        def ready(url: str) -> None:
            click.echo(say("serving", url=url))
            if show:
                click.launch(url)

        run(settings, ready)


def read_settings(flags: dict[str, str | None], file: Path | None) -> Settings:
    """Flags, the environment, and the file that either names."""
    from wyrmhoard.server.settings import PREFIX, read

    if file is None and (named := os.environ.get(f"{PREFIX}CONFIG")):
        file = Path(named)
    return read(flags, os.environ, file)
