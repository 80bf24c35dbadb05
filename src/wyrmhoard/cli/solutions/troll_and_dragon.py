"""Troll & Dragon's first turn, played best for the lead: when to roll, set aside, enter, leave."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from wyrmhoard.bots.games.troll_and_dragon.cavern import MOST, STATES, enter_cavern, solve_cavern
from wyrmhoard.bots.games.troll_and_dragon.turn import (
    ABSENT, ASIDE, HELD, POSITIONS, SHOWN, aside, best_at, dice_left, rolling_at,
    solve_grotto,
)  # fmt: skip
from wyrmhoard.bots.games.troll_and_dragon.worth import LEAD, worth_of_leaving
from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.match import Match
from wyrmhoard.games.troll_and_dragon.state import DOOR, GROTTO_DICE, KEY
from wyrmhoard.texts import Texts

Report = dict[str, Any]
AT_HAND = {ABSENT: "no", SHOWN: "shown", ASIDE: "aside"}
DRAGON = ("asleep", "first", "second")  # the Dragon die set aside
SHOWN_TO_PEOPLE = 11  # rows of diamonds carried into the Cavern


def solve(game: Game, players: int, boxes: Records) -> Report:
    match, run = Match(game, players, boxes), plain(game)
    best, rolling = np.zeros(MOST * POSITIONS), np.zeros(MOST * POSITIONS)
    run(solve_grotto)(match.box, match.state, LEAD, best, rolling)
    alike = bool(match.box.grotto[KEY] == match.box.grotto[DOOR])
    enter = [run(enter_cavern)(match.box, match.state, LEAD, g) for g in diamonds(match)]
    return {
        "worth": float(rolling[rolling_at(0, 0, 0)]),
        "alike": alike,
        "grotto": [
            {
                "trolls": trolls,
                "key": AT_HAND[key],
                "door": AT_HAND[door],
                "moves": ranges([
                    choice(match, g, trolls, key, door, best, rolling, enter[g])
                    for g in diamonds(match)
                ]),
            }
            for trolls in range(GROTTO_DICE)
            for key in range(HELD)
            for door in range(HELD)
            if possible(trolls, key, door) and not (alike and key < door)
        ],
        "cavern": [{"diamonds": g, **enough(match, g)} for g in diamonds(match)],
    }  # fmt: skip


def diamonds(match: Match) -> range:
    return range(int(match.box.diamonds) + 1)


def possible(trolls: int, key: int, door: int) -> bool:
    showing = (key == SHOWN) + (door == SHOWN)
    return bool(dice_left(trolls, aside(key, door)) >= max(1, showing))


def choice(
    match: Match, g: int, trolls: int, key: int, door: int, best: Any, rolling: Any, enter: float
) -> str:
    """The best move of a position; the calmer of equals."""
    worth = {
        "leave": worth_of_leaving(match.box, match.state, LEAD, g, 0),
        "roll": rolling[rolling_at(g, trolls, aside(key, door))],
    }
    if key != ABSENT and door != ABSENT:
        worth["enter"] = enter
    if dice_left(trolls, aside(key, door)) > 1:
        if key == SHOWN:
            worth["set-key"] = best[best_at(g, trolls, ASIDE, door)]
        if door == SHOWN:
            worth["set-door"] = best[best_at(g, trolls, key, ASIDE)]
    return max(worth, key=lambda move: worth[move])


def ranges(moves: list[str]) -> list[Report]:
    """Runs of diamonds with the same move."""
    found: list[Report] = []
    for move, run in groupby(range(len(moves)), key=moves.__getitem__):
        numbers = list(run)
        found.append({"move": move, "from": numbers[0], "to": numbers[-1]})
    return found


def enough(match: Match, g: int) -> dict[str, int]:
    """From how many nuggets on one leaves, by the Dragon die set aside."""
    rolling, racing = np.zeros(MOST * STATES), np.zeros(MOST * STATES)
    plain(match.game)(solve_cavern)(match.box, match.state, LEAD, g, rolling, racing)
    found = {}
    for state, name in enumerate(DRAGON):
        m = int(match.box.nuggets)
        while m > 0 and rolling[(m - 1) * STATES + state] <= worth_of_leaving(
            match.box, match.state, LEAD, g, m - 1
        ):
            m -= 1
        found[name] = m
    return found


def show(report: Report, tell: Texts, console: Console) -> None:
    console.print(tell("solved", n=round(report["worth"], 3), players=report["players"]))
    console.print(f"\n[bold]{tell('solved-grotto')}[/]")
    table = headed(tell("solved-trolls"), tell("word-key"), tell("word-door"), "")
    for row in report["grotto"]:
        at_hand = [tell(f"solved-{row[face]}") for face in ("key", "door")]
        last = report["cavern"][-1]["diamonds"]
        table.add_row(
            str(row["trolls"]), *at_hand, " · ".join(told(run, last, tell) for run in row["moves"])
        )
    console.print(table)
    if report["alike"]:
        console.print(tell("solved-alike"))
    console.print(f"\n[bold]{tell('solved-cavern')}[/]")
    table = headed(tell("solved-diamonds"), *(tell(f"solved-{name}") for name in DRAGON))
    for row in report["cavern"][:SHOWN_TO_PEOPLE]:
        table.add_row(str(row["diamonds"]), *(str(row[name]) for name in DRAGON))
    console.print(table)


def headed(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for head in heads:
        table.add_column(head)
    return table


def told(run: Report, last: int, tell: Texts) -> str:
    move = tell(f"solved-{run['move']}")
    if run["from"] == 0 and run["to"] == last:
        return move
    if run["to"] == last:
        return f"{run['from']}+: {move}"
    return (
        f"{run['from']}: {move}"
        if run["from"] == run["to"]
        else f"{run['from']}–{run['to']}: {move}"
    )
