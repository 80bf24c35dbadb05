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
from wyrmhoard.server import judge
from wyrmhoard.server.app import make_app
from wyrmhoard.server.events import Sat
from wyrmhoard.server.forms import OpenTable
from wyrmhoard.server.house import House
from wyrmhoard.server.serve import bind, server
from wyrmhoard.server.settings import Settings
from wyrmhoard.server.store import Person

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


async def lay(house: House, game: str) -> str:
    """A table whose four seats wait for programs with the tokens TABLE-0 to TABLE-3."""
    id = await house.open(HOST, OpenTable(game=game, seats=SEATS, sit=0))
    live = await house.live(id)

    def token(p: int) -> str:
        return hashlib.sha256(f"{id}-{p}".encode()).hexdigest()

    def sat(now: int) -> list[Sat]:
        return [Sat(now, p, "outside", HOST.id, f"P{p}", token=token(p)) for p in range(SEATS)]

    await live.want(lambda now: judge.sit(live.table, sat(now)))
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
    sock, serving = bind("127.0.0.1", port), server(app)

    async def prepare() -> None:
        house = app.state.desk.house
        house.engines.now(game)
        names: list[str] = []
        while len(names) < tables:
            some = min(50, tables - len(names))
            names += await asyncio.gather(*(lay(house, game) for _ in range(some)))
        file.write_text(json.dumps(names))

    serving.ready = lambda: keep.append(asyncio.get_running_loop().create_task(prepare()))
    serving.run(sockets=[sock])


keep: list[asyncio.Task[None]] = []
if __name__ == "__main__":
    given = sys.argv[1:]
    main(int(given[0]), given[1], given[2], int(given[3]), Path(given[4]))
