"""Our server with so many tables of four ready to be played by outside programs.

serve.py PORT DB GAME TABLES FILE    writes the tables' names to FILE, then serves
"""

import asyncio
import hashlib
import importlib.util
import json
import sys
from pathlib import Path

import wyrmhoard.games as games
from wyrmhoard.server.app import make_app
from wyrmhoard.server.protocol.forms import OpenTable
from wyrmhoard.server.serve import bind, server
from wyrmhoard.server.settings import Settings
from wyrmhoard.server.store.base import Person
from wyrmhoard.server.tables.chair import Identity
from wyrmhoard.server.tables.commands import Sit, Sitter
from wyrmhoard.server.tables.registry import Registry

HOST = Person(id="bench", name="Bench", key=b"", created=0)
SEATS = 4


def add_counter() -> None:
    """The peer's game among ours, for this process alone."""
    name = "wyrmhoard.games.counter"
    spec = importlib.util.spec_from_file_location(name, Path(__file__).parent / "counter.py")
    assert spec
    assert spec.loader
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    games.FOLDERS["counter"] = Path(__file__).parent


async def lay(registry: Registry, game: str) -> str:
    """A table whose four seats wait for programs with the tokens TABLE-0 to TABLE-3."""
    id = await registry.open(HOST, OpenTable(game=game, seats=SEATS, sit=0))
    session = await registry.session(id)

    def token(p: int) -> str:
        return hashlib.sha256(f"{id}-{p}".encode()).hexdigest()

    sitters = [Sitter(p, "outside", HOST.id, f"P{p}", token=token(p)) for p in range(SEATS)]
    await session.run(Sit(sitters, Identity(HOST.id)))
    return id


def main(port: int, db: str, game: str, tables: int, file: Path) -> None:
    if game == "counter":
        add_counter()
    many = 1 << 20  # all clients come from one address here
    settings = Settings(
        port=port, db=db, compile=False, sockets_per_address=many, requests=many,
        requests_at_once=many,
    )  # fmt: skip
    app = make_app(settings)
    sock = bind("127.0.0.1", port)

    async def prepare() -> None:
        registry = app.state.context.registry
        registry.go_compiled(registry.rules.load(game))
        names: list[str] = []
        while len(names) < tables:
            some = min(50, tables - len(names))
            names += await asyncio.gather(*(lay(registry, game) for _ in range(some)))
        file.write_text(json.dumps(names))

    def ready() -> None:
        preparing.append(asyncio.get_running_loop().create_task(prepare()))

    server(app, ready).run(sockets=[sock])


preparing: list[asyncio.Task[None]] = []
if __name__ == "__main__":
    given = sys.argv[1:]
    main(int(given[0]), given[1], given[2], int(given[3]), Path(given[4]))
