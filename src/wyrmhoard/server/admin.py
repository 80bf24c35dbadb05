"""Looking after tables from outside the server: the same log, the same rules."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator, Callable
from datetime import date
from pathlib import Path
from time import time_ns
from typing import Any

from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.refused import Refused

from .ratings.season import Standing, beginning, season_of
from .store import store_at
from .store.base import Row, Store
from .store.errors import NotStored
from .tables import unknown_rules
from .tables.commands import End
from .tables.decide import decide
from .tables.entry import Entry
from .tables.events import decode, encode
from .tables.export import record, unfinished
from .tables.table import Table

DAY = 24 * 3600 * 1000  # ms
TRIES = 20  # to append before a server that is quicker


@contextlib.asynccontextmanager
async def opened(url: str, read_only: bool = False) -> AsyncIterator[Store]:
    store = store_at(url, read_only)
    await store.open()
    try:
        yield store
    except NotStored:
        raise Refused("not-stored") from None
    finally:
        await store.close()


async def rows(store: Store) -> list[Row]:
    """Every table, the latest first."""
    found = [row async for row in store.all_tables()]
    return sorted(found, key=lambda row: -row.changed)


async def load(store: Store, id: str) -> Table:
    row = await store.row(id)
    if row is None:
        raise Refused("no-such-table")
    table = Table(id, row.secret, plain)
    for body in await store.read(id):
        table.apply(Entry(decode(body)))
    return table


async def about(store: Store, id: str) -> dict[str, Any]:
    try:
        table = await load(store, id)
    except Refused as no:
        if no.why not in unknown_rules.UNKNOWN:
            raise
        return unknown_rules.about(await unknown_rules.read(store, id))
    return {
        "table": id,
        "game": table.opened.game,
        "status": table.status,
        "host": table.opened.host_name,
        "seats": [chair.name or chair.level for chair in table.chairs],
        "moves": len(table.match.moves),
        "changed": table.changed,
    }


async def season(store: Store, day: date | None) -> list[tuple[str, int, list[Standing]]]:
    """By game and number of players, the best first."""
    people, found = await store.took_part(), []
    for game, seats in await store.pools():
        table = await season_of(store, game, seats, beginning(day))
        if best := table.best_first(people):
            found.append((game, seats, best))
    return found


async def end(store: Store, id: str) -> None:
    try:
        await end_replayed(store, id)
    except Refused as no:
        if no.why not in unknown_rules.UNKNOWN:
            raise
        await unknown_rules.end(store, id, "admin", time_ns() // 1_000_000)


async def purge(store: Store, days: int) -> int:
    """End and remove tables at which nothing has happened for so long; how many. Those that came to
    their end stay."""
    before, count = time_ns() // 1_000_000 - days * DAY, 0
    async for row in store.all_tables():
        if row.status in ("over", "ended") or row.changed >= before:
            continue
        if await last_change(store, row.id) < before:
            with contextlib.suppress(Refused):  # one that has ended, which its row does not say yet
                await end(store, row.id)
            await store.remove(row.id)
            count += 1
    return count


async def last_change(store: Store, id: str) -> int:
    """By its log: the list of tables lags behind."""
    return decode((await store.read(id))[-1])[-1].at


async def end_replayed(store: Store, id: str) -> None:
    for _ in range(TRIES):
        table = await load(store, id)
        now = max(time_ns() // 1_000_000, table.changed)
        entry = decide(table, End("admin"), now)
        if await store.append(id, table.n, encode(entry.events)):
            return await store.set_status(id, now, "ended")
    raise Refused("table-busy")


async def export(store: Store, folder: Path, everything: bool) -> tuple[int, dict[str, Refused]]:
    """One file a table; how many there are, and which could not be told and why."""
    count, left = 0, dict[str, Refused]()
    async for row in store.all_tables():
        if row.status not in ("over", "ended") and not everything:
            continue
        try:
            write(await load(store, row.id), folder)
            count += 1
        except Refused as no:
            left[row.id] = no
    return count, left


def write(table: Table, folder: Path) -> None:
    over = table.status in ("over", "ended")
    data = record(table) if over else unfinished(table)
    text = json.dumps(data, indent=2, ensure_ascii=False)
    (folder / f"{table.id}.json").write_text(text + "\n", "utf-8")


async def copy(source: str, target: str, progress: Callable[[str, int], None]) -> dict[str, int]:
    from .store.copying import copy as copy_all

    async with opened(source) as old, opened(target) as new:
        return await copy_all(old, new, progress)
