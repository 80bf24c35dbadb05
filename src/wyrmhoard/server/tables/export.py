"""A finished table as one JSON document: a log the library replays, its luck laid open."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from wyrmhoard.engine import log
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused

from ..protocol.messages import LogUndo
from .deal import odds, secret_told
from .table import Table


def record(table: Table, now: int = 0) -> dict[str, Any]:
    """The match as log.replay reads it, and beside it who played, when, and the luck's secret; of a
    deal only if it is laid open by `now`."""
    if table.status not in ("over", "ended"):
        raise Refused("table-not-over")
    luck: dict[str, Any] = {
        "table": table.id,
        "commitment": table.opened.commitment,
        "secret": secret_told(table.opened.deal, table.secret, now),
        "seeds": table.seeds,
        "from": len(table.opened.moves),
    }
    if any(table.seals):
        luck["seals"] = table.seals
    if table.opened.deal:
        luck["deal"] = table.opened.deal
    return {**unfinished(table), **stopped(table), "luck": luck}


def stopped(table: Table) -> dict[str, Any]:
    """Why the match stopped before its end, if it did: its moves alone do not tell."""
    ended = table.ended
    return {"ended": {"why": ended.why, "seat": ended.seat}} if ended else {}


def unfinished(table: Table) -> dict[str, Any]:
    """The same of a match that may still go on: for whoever runs the server, and nobody else."""
    return {
        **json.loads(log.write(table.match)),
        "players": [player(table, p) for p in range(len(table.chairs))],
        "times": [None] * len(table.opened.moves) + times(table),
    }


def player(table: Table, p: int) -> dict[str, str]:
    chair = table.chairs[p]
    return {"name": chair.name, "taken": chair.taken, "level": chair.level}


def times(table: Table) -> list[int]:
    """When each move was made that was not taken back."""
    made: list[int] = []
    for line in table.log:
        if isinstance(line, LogUndo):
            del made[-line.moves :]
        else:
            made.append(line.time)
    return made


def draws(match: Match, since: int = 0) -> Iterator[tuple[int, list[int], list[int], int, int]]:
    """Each draw of luck: the move's number, what could come, how likely, what came, and which seat
    had moved last."""
    last = CHANCE
    again = Match(match.game, match.seats, match.boxes, run=match.run)
    for n, (who, move) in enumerate(match.moves):
        if who == CHANCE and n >= since:
            yield n, *odds(again), move, last
        again.play(who, move)
        last = last if who == CHANCE else who


def luck_of(table: Table) -> list[dict[str, Any]]:
    """What a browser needs to check every draw by itself, with `result` of the table."""
    if table.status not in ("over", "ended") or not table.begun:
        raise Refused("table-not-over")
    keys = ("n", "moves", "weights", "move", "after")
    found = draws(table.match, len(table.opened.moves))
    return [dict(zip(keys, drawn, strict=True)) for drawn in found]
