"""Bots at live tables, measured: their memory, what people notice of them, and sharing the work."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
Row = tuple[str, str, str, bool | None]
LOOK = 12.0  # seconds


def think(bots: int, people: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, HERE / "live" / "think.py", f"sqlite:///{folder}/tables.sqlite"]
        given = [*map(str, command), str(bots), str(people), str(seconds)]
        made = subprocess.run(given, capture_output=True, text=True, check=True)
    seen: dict[str, Any] = json.loads(made.stdout)
    return seen


def memory() -> list[Row]:
    """A table is what each of 900 more costs, all thinking whenever it is their turn."""
    few, many = think(100, 0, LOOK), think(1000, 0, LOOK)
    each = (many["after_mb"] - few["after_mb"]) / 900 * 1000
    seen = f"{many['peak_mb']:.0f} MB, of which {many['empty_mb']:.0f} MB before the first table"
    return [
        ("memory of a table with four hard bots", "100 KB", f"{each:.0f} KB", each < 100),
        ("1,000 tables of four hard bots, at most", "400 MB", seen, many["peak_mb"] < 400),
    ]


def beside_people() -> list[Row]:
    """The same people with and without bots, from the command to everybody having been told."""
    calm, busy = think(0, 400, LOOK), think(100, 400, LOOK)
    seen = (
        f"p99 {busy['p99']:.1f} ms (p50 {busy['p50']:.1f}) beside bots, {calm['p99']:.1f} ms "
        f"(p50 {calm['p50']:.1f}) without, in one process without sockets; "
        f"{busy['bot_moves'] / LOOK:.0f} bot moves/s"
    )
    figure = "400 people's tables, 400 moves/s, beside 100 tables of four hard bots"
    return [(figure, "p99 50 ms", seen, busy["p99"] < 50)]


def shared() -> list[Row]:
    """One, two and four processes on one PostgreSQL, at 40 tables opened at the first of them."""
    sys.path.insert(0, str(HERE.parent))
    from tests.server.postgres import Server, installed

    if not (programs := installed()):
        return [("bots shared by processes", "", "not measured: no PostgreSQL", None)]
    database = Server(programs)
    database.start()
    try:
        return [shared_by(database.empty(), count) for count in (1, 2, 4)]
    finally:
        database.stop("immediate")


def shared_by(db: str, count: int) -> Row:
    import asyncio

    return asyncio.run(measure_shared(db, count))


async def measure_shared(db: str, count: int) -> Row:
    import asyncpg

    from tests.server.players import guest, open_table
    from tests.server.process import Process

    given = {"compile": "true", "tables_per_person": "100"}
    servers = [await Process(db, **given).start() for _ in range(count)]
    admin = await asyncpg.connect(db)
    try:
        cookie = await guest(servers[0].url, "Ann")
        for _ in range(40):
            form = {"game": "dragons-cave", "seats": 4, "sit": 0, "bots": "hard"}
            await open_table(servers[0].url, cookie, **form)
        time.sleep(30)  # until rules are loaded and the tables are shared
        made, cpu = await entries(admin), [cpu_of(s.work.pid) for s in servers]
        time.sleep(LOOK)
        moves = (await entries(admin) - made) / LOOK
        spent = [(cpu_of(s.work.pid) - old) / LOOK for s, old in zip(servers, cpu, strict=True)]
        held = await admin.fetch("select count(*) as n from leases group by holder order by 1")
    finally:
        await admin.close()
        for server in servers:
            server.kill()
    shares = ", ".join(str(row["n"]) for row in held)
    busy = ", ".join(f"{one:.0%}" for one in spent)
    seen = f"{moves:.0f} moves/s; tables {shares}; CPU of a core {busy}"
    return (f"40 tables of hard bots, {count} processes on one PostgreSQL", "", seen, None)


async def entries(admin: Any) -> int:
    found: int = await admin.fetchval("select count(*) from entry")
    return found


def cpu_of(pid: int) -> float:
    """Seconds, of all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


BOTS = {"bots": lambda: [*memory(), *beside_people()], "shared": shared}
