"""Moments of kept matches: of each verb the last question with the most choices."""

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

from wyrmhoard.engine import log
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load

KEPT = Path(__file__).parents[1] / "games"


class Moment(NamedTuple):
    """After so many moves of a kept match this seat is asked."""

    moves: int
    seat: int
    choices: int


def kept(game: str, seats: int) -> dict:
    folder = KEPT / game.replace("-", "_") / "playthroughs"
    return json.loads((folder / f"{seats}.json").read_text("utf-8"))


@cache
def moments(game: str, seats: int) -> list[Moment]:
    richest: dict[str, Moment] = {}
    for verb, moment in asked(game, seats):
        if verb not in richest or moment.choices >= richest[verb].choices:
            richest[verb] = moment
    return sorted(set(richest.values()))


@cache
def asked(game: str, seats: int) -> list[tuple[str, Moment]]:
    """Every verb of every question, but for races: there the question may be gone in a moment."""
    found = []
    rules = load(game)
    told = log.replay(rules, kept(game, seats))
    match = Match(rules, seats, told.boxes)
    for n, (who, move) in enumerate(told.moves):
        if who != CHANCE and not match.racing:
            legal = match.legal(who)
            for verb in {rules.moves.text(one).split()[0] for one in legal}:
                found.append((verb, Moment(n, who, len(legal))))
        match.play(who, move)
    return found


def last_decision(game: str, seats: int) -> Moment:
    """Whoever moved last in a kept match is asked once more."""
    moves = kept(game, seats)["moves"]
    last = max(n for n, move in enumerate(moves) if not move.startswith("chance"))
    return Moment(last, int(moves[last][0]), 1)


def go_on(page, game: str, seats: int, moment: Moment, name: str = "Ann") -> None:
    """A table where the kept match was at that moment, with bots in the other seats."""
    continued(page, kept(game, seats), moment, name)


def continued(page, match: dict, moment: Moment, name: str = "Ann") -> None:
    """The same of any match."""
    seats = range(match["seats"])
    others = [{"level": "easy"} if p != moment.seat else {"name": name} for p in seats]
    form = {"log": match, "moves": moment.moves, "seats": others}
    answer = page.request.post("/api/continue", data=form)
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['id']}")
