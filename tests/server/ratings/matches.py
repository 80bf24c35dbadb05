"""Matches that have ended, as a store keeps them."""

from msgspec.structs import replace

from wyrmhoard.server.store.base import ResultRow
from wyrmhoard.server.tables.results import Part, Result, encode

GAME = "mount-drago"


def part(who, share, **other):
    usual = {"taken": "person", "points": 0, "place": 1, "team": 0}
    return Part(person=who, name=who.title(), share=share, **(usual | other))


def ended(tab, parts, at=1, **other):
    """Everybody for themselves."""
    parts = [replace(one, team=team) for team, one in enumerate(parts)]
    usual = {"game": GAME, "seats": len(parts), "ended": at, "counts": 1, "listed": 0}
    people = sorted({one.person for one in parts if one.person})
    body = encode(Result(parts=parts))
    return ResultRow(tab=tab, body=body, people=people, **(usual | other))


def beats(tab, winner, loser, at=1, **other):
    return ended(tab, [part(winner, 1.0), part(loser, 0.0)], at, **other)
