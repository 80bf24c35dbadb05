"""`wyrmhoard mcp`: language models at the table."""

from __future__ import annotations

import click

from wyrmhoard.engine.refused import Refused
from wyrmhoard.texts import Texts

from .boards import board
from .errors import refusal
from .options import Options

LONGEST = 40  # letters of a name


def add_mcp(root: click.Group, options: Options, say: Texts) -> None:
    @options.command(root, "mcp")
    @options.option("--server", "url", metavar="URL", text="help-mcp-server")
    @options.option("--name", default="Wyrm", metavar="NAME", text="help-mcp-name")
    def mcp(url: str | None, name: str) -> None:
        try:
            from wyrmhoard.adapters.mcp.program import server
        except ModuleNotFoundError as no:
            raise Refused("package-missing", package="mcp", extra="mcp") from None
        from wyrmhoard.adapters.mcp.client import Client
        from wyrmhoard.adapters.mcp.tables import TablesHere, TablesThere

        if url is None:
            server(TablesHere(say.lang, board), refusal).run("stdio")
            return
        if not url.startswith(("http://", "https://")):
            raise Refused("server-not-reached", url=url, reason="http:// or https://")
        if not 1 <= len(name.strip()) <= LONGEST:
            raise Refused("name-unfit", most=LONGEST)
        server(TablesThere(Client(url, name.strip()), say.lang, board), refusal).run("stdio")
