"""The same matches on a dask cluster: chunks with seeds of their own, played anywhere, begun again
where a worker is lost, and the same to the last bit."""

from __future__ import annotations

from collections.abc import Iterator
from threading import local
from time import perf_counter
from typing import Any

import numpy as np

from wyrmhoard.engine.bind import cache_folder
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load

from .simulate import Part, Plan, Progress, Simulated, gather, play
from .totals import Totals

CHUNKS, MOST = 400, 5000  # chunks there are at most, if they are not larger than this
TIMEOUT = 10  # seconds a cluster is waited for
RETRIES = 3  # times a chunk is begun anew elsewhere

desks = local()  # of a worker's thread, by what it plays


def simulate_on(
    address: str, plan: Plan, boxes: Records, progress: Progress, keep: bool = True
) -> Simulated:
    """As `simulate.run`, on the workers of a cluster."""
    client = connected(address)
    made = Simulated(plan, Totals(plan.game, len(plan.seating)))
    try:
        gather(made, parts(client, plan, boxes, made), progress, keep)
    finally:
        client.close()
    return made


def connected(address: str) -> Any:
    try:
        from distributed import Client
    except ImportError:
        raise Refused("cluster-no-package") from None
    try:
        return Client(address, timeout=TIMEOUT)
    except (OSError, ValueError) as no:
        reason = str(no).split("\n")[0]
        raise Refused("cluster-unreachable", address=address, reason=reason) from None


def parts(client: Any, plan: Plan, boxes: Records, made: Simulated) -> Iterator[Part]:
    """In the order they are done; what is left is called off."""
    from distributed import as_completed

    start, size = perf_counter(), max(1, min(MOST, -(-plan.matches // CHUNKS)))
    given = (plan.game.name, plan.seating, plan.seed, plan.told, boxes, rules_of(plan.game))
    jobs = [
        client.submit(
            play_part, *given, first, min(size, plan.matches - first), pure=False, retries=RETRIES
        )
        for first in range(0, plan.matches, size)
    ]
    try:
        for job in as_completed(jobs, loop=client.loop):
            # Asked for one by one: many results fetched at once wait for each other for ever where
            # a worker is lost meanwhile (distributed, issue 7331).
            part = result_of(job)
            if part is None:
                raise Refused("cluster-differs")
            made.seconds = perf_counter() - start
            yield part
    finally:
        client.cancel(jobs)
        made.seconds = perf_counter() - start


def result_of(job: Any) -> Part | None:
    """Whatever goes wrong on a worker, or on the way: the tools there raise what they like."""
    try:
        found: Part | None = job.result()
    except Exception as no:
        reason = f"{type(no).__name__}: {no}".split("\n")[0]
        raise Refused("cluster-failed", reason=reason) from None
    return found


def play_part(
    name: str, seating: tuple[str, ...], seed: int, told: bool, boxes: Records, rules: str,
    first: int, count: int,
) -> Part | None:  # fmt: skip
    """On a worker: some of the matches, or nothing if its rules or bots are not ours."""
    game = load(name)
    if rules_of(game) != rules:
        return None
    mine = desks.__dict__.setdefault(f"{name} {seating} {told}", local())
    return play(Plan(game, seating, count, seed, told), boxes, first, count, GO_ON, mine)


GO_ON = np.zeros(1, np.int64)  # nobody stops a chunk from outside


def rules_of(game: Game) -> str:
    """A digest of every source that results depend on."""
    return cache_folder(game).name
