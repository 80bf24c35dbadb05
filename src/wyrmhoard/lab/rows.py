"""What is kept of matches: a row a match and a row a seat, and what is counted of their events."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from numpy.typing import NDArray

from wyrmhoard.engine.contract import NONE, ROOM, SEATS
from wyrmhoard.engine.events import Blank
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Layout, Records, field

from .games import worth_of

POINTS, TIE_BREAK, SHARED, NOBODY_WON, GIVEN_UP = range(5)
DECIDED = ("points", "tie-break", "shared", "nobody", "given-up")  # what decided a match

# What fills a blank of an event, to a kernel that walks through events.
END, ONE, SEAT_NAMED, OF_SEATS, MANY = range(5)
BLANKS = 8  # the most of an event

# All that is noted in the midst of a match. A record: numba counts references to arrays at every
# call, which took half of the time of matches at random.
TRACK = Layout(
    points=field("i8", SEATS, about="as they stand"),
    since=field("i8", SEATS, about="the move since which nobody is before a seat, or NONE"),
    behind=field("i8", SEATS, about="the most points a seat was behind the best"),
    shares=field("f8", SEATS, about="of the victory"),
    decisions=field("i8", SEATS, about="times it was asked"),
    leads=field("i8", SEATS, about="times it came to be ahead alone"),
    leader=field("i8", about="the last seat that was ahead alone, or NONE"),
    began=field("i8", about="the seat that was asked first, or NONE"),
)


@cache
def book(game: Game) -> Layout:
    """Where the events of a match are counted. A record, as arrays passed on cost too much."""
    events, things = len(game.happened.all) + 1, max(1, len(things_of(game)))
    return Layout(
        kinds=field("i8", events, BLANKS, about="what fills each blank"),
        things=field("i8", events, BLANKS, about="where its values begin among things, or NONE"),
        sizes=field("i8", events, BLANKS, about="how many values there are"),
        told=field("i8", ROOM, about="what watchers are told of a move"),
        fired=field("i8", events, about="times each event was told"),
        touched=field("i8", SEATS, things, about="times each thing was a seat's"),
    )


@cache
def blank_book(game: Game) -> Records:
    """How a game's events are walked through, and which of their values are counted by seat."""
    records, at = book(game).blank(), 0
    records["things"] = NONE
    for number, event in enumerate(game.happened.all, 1):
        for k, (name, blank) in enumerate(event.blanks.items()):
            records["kinds"][0, number, k] = kind_of(blank)
            if (event.text, name) in worth_of(game):
                size = len(values_of(game, event.text, name, blank))
                records["things"][0, number, k], records["sizes"][0, number, k] = at, size
                at += size
    return records


@cache
def things_of(game: Game) -> list[tuple[str, str]]:
    """What is counted by seat: the event's text, and the value."""
    return [
        (event.text, value)
        for event in game.happened.all
        for name, blank in event.blanks.items()
        for value in values_of(game, event.text, name, blank)
    ]


def values_of(game: Game, text: str, name: str, blank: Blank) -> Sequence[str]:
    """Those that fill a blank, where they are counted."""
    wanted = worth_of(game)
    return (wanted[text, name] or blank.words) if (text, name) in wanted else ()


def kind_of(blank: Blank) -> int:
    if blank.kind == "seat":
        return SEAT_NAMED
    if blank.kind == "gains":
        return OF_SEATS
    return MANY if blank.kind in ("words", "run") else ONE


@cache
def match_row(game: Game) -> Layout:
    return Layout(
        match=field("i8", about="its number: luck follows from seed and number alone"),
        moves=field("i4", about="luck's included"),
        decisions=field("i4", about="times a seat was asked"),
        decided=field("i1", about="what decided it: a place among DECIDED"),
        winner=field("i1", about="the seat that won alone, or -1"),
        margin=field("i4", about="points of the best before those of the second"),
        lead_changes=field("i4", about="times another seat came to be ahead alone"),
        settled=field("i4", about="the move since which nobody was before the winner"),
        behind=field("i4", about="the most points the winner was behind"),
        fired=field("i4", len(game.happened.all), about="times each event was told to watchers"),
    )


@cache
def seat_row(game: Game) -> Layout:
    return Layout(
        match=field("i8", about="the number of the match"),
        seat=field("i1", about="from 0 on"),
        bot=field("i1", about="who played: a place among the bots"),
        side=field("i1", about="what it was dealt, where a game has sides; else 0"),
        began=field("i1", about="1 if it was asked first"),
        decisions=field("i4", about="times it was asked"),
        leads=field("i4", about="times it came to be ahead alone"),
        points=field("i4", about="at the end"),
        share=field("f8", about="of the victory"),
        touched=field("i2", max(1, len(things_of(game))), about="times each thing was its"),
    )


def clauses_fired(game: Game, fired: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """By clause, in each match: the events that name it."""
    found: dict[str, Any] = {}
    for number, event in enumerate(game.happened.all):
        for clause in event.clauses:
            found[clause] = found.get(clause, 0) + fired[:, number]
    return dict(sorted(found.items(), key=lambda one: int(one[0].rpartition("-")[2])))
