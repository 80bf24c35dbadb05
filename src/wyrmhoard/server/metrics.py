"""Figures about a running server, as Prometheus reads them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any, cast

from .notices.notices import Notices
from .store.base import Outcome, ResultRow, Store, Turn
from .store.errors import NotStored
from .tables.registry import Registry

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)  # seconds
MOVED = b'"kind":"moved"'  # as an entry says it; within a text the marks would be escaped


class TimedStore:
    """A store that is timed."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.counts, self.seconds = [0] * (len(BOUNDS) + 1), 0.0
        self.moves = self.failures = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def append_soon(
        self, table: str, n: int, body: bytes, done: Outcome, turns: Sequence[Turn] = (),
        result: ResultRow | None = None,
    ) -> None:  # fmt: skip
        noted = partial(self.note, perf_counter(), body, done)
        self.store.append_soon(table, n, body, noted, turns, result)

    def note(self, start: float, body: bytes, done: Outcome, outcome: bool | NotStored) -> None:
        if isinstance(outcome, NotStored):
            self.failures += 1
        else:
            took = perf_counter() - start
            self.counts[bisect_left(BOUNDS, took)] += 1
            self.seconds += took
            self.moves += body.count(MOVED) if outcome else 0
        done(outcome)


def timed_store(store: Store) -> tuple[Store, TimedStore]:
    made = TimedStore(store)
    return cast(Store, made), made


def figures(registry: Registry, store: TimedStore, sockets: int, notices: Notices) -> str:
    guests = sum(len(session.clients) for session in registry.sessions.values())
    lines = [
        *figure("tables", "gauge", "Tables in memory.", {"": len(registry.sessions)}),
        *figure("guests", "gauge", "Guests at tables.", {"": guests}),
        *figure("sockets", "gauge", "Open WebSockets.", {"": sockets}),
        *figure("moves_total", "counter", "Moves stored.", {"": store.moves}),
        *figure("store_failures_total", "counter", "Entries not stored.", {"": store.failures}),
        *figure(
            "refusals_total",
            "counter",
            "What was refused, by reason.",
            {f'{{reason="{why}"}}': count for why, count in sorted(registry.refused.items())},
        ),
        *figure(
            "notices_total",
            "counter",
            "Notices, by the kind of channel and what came of them.",
            {
                f'{{kind="{kind}",outcome="{outcome}"}}': count
                for (kind, outcome), count in sorted(notices.courier.counts.items())
            },
        ),
        *histogram(store),
    ]
    return "\n".join(lines) + "\n"


def figure(name: str, kind: str, about: str, values: Mapping[str, float]) -> Iterator[str]:
    yield f"# HELP wyrmhoard_{name} {about}"
    yield f"# TYPE wyrmhoard_{name} {kind}"
    yield from (f"wyrmhoard_{name}{label} {value}" for label, value in values.items())


def histogram(store: TimedStore) -> Iterator[str]:
    values: dict[str, float] = {}
    below = 0
    for bound, count in zip((*BOUNDS, "+Inf"), store.counts, strict=True):
        below += count
        values[f'_bucket{{le="{bound}"}}'] = below
    values |= {"_sum": store.seconds, "_count": below}
    yield from figure("append_seconds", "histogram", "Time to store an entry.", values)
