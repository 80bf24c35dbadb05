"""Tables of four hard bots, each looked at by somebody, and people's tables beside them.

think.py DB BOTS PEOPLE SECONDS    prints memory, bots' moves, CPU, and how long people waited
"""

import asyncio
import json
import os
import random
import resource
import sys
import time
from pathlib import Path

from wyrmhoard.server.clock import SystemClock
from wyrmhoard.server.protocol.forms import OpenTable
from wyrmhoard.server.serve import spare_the_old
from wyrmhoard.server.store import store_at
from wyrmhoard.server.store.base import Person
from wyrmhoard.server.tables.chair import Identity
from wyrmhoard.server.tables.commands import Play
from wyrmhoard.server.tables.registry import Registry
from wyrmhoard.server.tables.session import Session
from wyrmhoard.server.workers.compiled import CompiledRules

GAMES = ("dark-cave", "dragons-cave", "mount-drago", "troll-and-dragon")
PERSON = Person(id="bench", name="Bench", key=b"", created=0)
ME = Identity(PERSON.id)


class Onlooker:
    pace = "normal"

    def __init__(self, n: int) -> None:
        self.identity, self.address = Identity(), f"192.0.2.{n % 250}"
        self.knows_deal = True

    def send(self, message: object) -> None: ...

    def send_bytes(self, body: bytes) -> None: ...


def resident() -> float:
    """MB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def sit_and_play(session: Session, end: float, waits: list[float]) -> None:
    """Two people, a move every second: how long until it is stored and told."""
    rng = random.Random(session.table.id)
    await asyncio.sleep(rng.random())
    while time.perf_counter() < end and session.table.asks:
        seat, moves = next(iter(session.table.asks.items()))
        start = time.perf_counter()
        at = session.table.chairs[seat].asked
        await session.run(Play(seat, at, rng.choice(moves), ME))
        waits.append(time.perf_counter() - start)
        await asyncio.sleep(1)


async def main(db: str, bots: int, people: int, seconds: float) -> None:
    store = store_at(db)
    await store.open()
    rules = CompiledRules()
    for name in GAMES:
        rules.load(name)
    registry = Registry(store, SystemClock(), rules)
    registry.start()
    form = {"sit": 0, "bots": "hard"}
    empty = resident()
    played = []
    for _ in range(people):
        id = await registry.open(PERSON, OpenTable(game="mount-drago", seats=2, sit=2))
        played.append(await registry.session(id))
    before = resident()
    for n in range(bots):
        id = await registry.open(PERSON, OpenTable(game=GAMES[n % 4], seats=4, **form))
        (await registry.session(id)).join(Onlooker(n))
    spare_the_old()
    opened, made, cpu = resident(), entries(registry), time.process_time()
    waits: list[float] = []
    end = time.perf_counter() + seconds
    people_play = (sit_and_play(session, end, waits) for session in played)
    await asyncio.gather(asyncio.sleep(seconds), *people_play)
    waits.sort()
    told = {
        "empty_mb": empty,
        "before_mb": before,
        "opened_mb": opened,
        "after_mb": resident(),
        "peak_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3,
        "bot_moves": entries(registry) - made - len(waits),
        "cpu": time.process_time() - cpu,
        "people_moves": len(waits),
        "p50": 1000 * waits[len(waits) // 2] if waits else 0.0,
        "p99": 1000 * waits[len(waits) * 99 // 100] if waits else 0.0,
    }
    print(json.dumps(told))
    await registry.close()
    await store.close()


def entries(registry: Registry) -> int:
    return sum(session.table.n for session in registry.sessions.values())


if __name__ == "__main__":
    given = sys.argv[1:]
    asyncio.run(main(given[0], int(given[1]), int(given[2]), float(given[3])))
