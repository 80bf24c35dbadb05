"""Matches for drawing and testing boards: `python web/fixtures.py GAME 4` lets bots play one,
`python web/fixtures.py --kept` takes those that the games' tests keep."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from wyrmhoard.bots.level import bot
from wyrmhoard.engine import log
from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import CHANCE, SEATS
from wyrmhoard.engine.hearing import Hearing
from wyrmhoard.engine.match import Match
from wyrmhoard.games import GAMES, load
from wyrmhoard.server.http.routes.games import info

FOLDER = Path(__file__).parent / "fixtures"
TESTS = Path(__file__).parents[1] / "tests" / "games"
NAMES = ("Mira", "Bo", "Tomáš", "Зоя", "Inês", "Finn", "Chloé", "Jörg")


def main() -> None:
    asked = options()
    if asked.kept:
        for name in filter(is_kept, GAMES):
            for players in (load(name).seats[0], load(name).seats[-1]):
                keep(*kept(name, players), everyone=True)
    else:
        match = Match(load(asked.game), asked.players)
        keep(match, bots_play(match, asked.seed), everyone=asked.all)


def playthroughs(name: str) -> Path:
    return TESTS / name.replace("-", "_") / "playthroughs"


def is_kept(name: str) -> bool:
    """A game from elsewhere may keep none."""
    return playthroughs(name).exists()


def kept(name: str, players: int) -> tuple[Match, Iterator[tuple[int, int]]]:
    """A match of the games' own tests, from its start, and its moves."""
    told = log.replay(load(name), log.load(playthroughs(name) / f"{players}.json"))
    return Match(told.game, players, told.boxes), iter(told.moves)


def keep(match: Match, moves: Iterator[tuple[int, int]], everyone: bool) -> None:
    watching = [*range(match.seats if everyone else 1), SEATS]
    seen = watch(match, moves, watching)
    fixture = {
        "game": msgspec.to_builtins(info(match.game)),
        "box": written(match.game.box, match.boxes),
        "seats": [seat_info(p) for p in range(match.seats)],
        "seen": {"watcher" if p == SEATS else str(p): moments for p, moments in seen.items()},
    }
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{match.game.name}-{match.seats}.json"
    file.write_text(json.dumps(fixture, separators=(",", ":")), "utf-8")
    print(file, f"{file.stat().st_size >> 10} KB, {len(match.moves)} steps")


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES, nargs="?", default=GAMES[0])
    parser.add_argument("players", type=int, nargs="?", default=2)
    parser.add_argument("--kept", action="store_true", help="those of the tests, all games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="keep what every seat saw, not only 0")
    return parser.parse_args()


def bots_play(match: Match, seed: int) -> Iterator[tuple[int, int]]:
    """Each next move of a match that somebody carries out, to the end."""
    game, rng = match.game, np.random.default_rng(seed)
    run = compiled(game)
    hearing = Hearing(match)
    bots = [bot("easy", game, lambda: run, seed + p + 1) for p in range(match.seats)]
    while not match.over:
        who = match.next_seat(rng) if match.movers else CHANCE
        if who == CHANCE:
            yield who, match.luck(rng)
        else:
            yield who, bots[who].choose(match.boxes, match.view(who), who, hearing.of(who))


def watch(
    match: Match, moves: Iterator[tuple[int, int]], watching: list[int]
) -> dict[int, list[dict[str, Any]]]:
    """What each watcher saw, beginning before the first move."""
    seen = {p: [moment(match, p, -1, -1)] for p in watching}
    for who, move in moves:
        heard = {p: match.hears(p, who, move) for p in watching}
        match.play(who, move)
        for p in watching:
            seen[p].append(moment(match, p, who, heard[p]))
    return seen


def moment(match: Match, seat: int, who: int, heard: int) -> dict[str, Any]:
    """A step as heard, and what the watcher sees and may do after it."""
    moves = match.legal(seat) if seat < match.seats else []
    return {"who": who, "move": heard, "view": flat(match, seat), "moves": moves}


def flat(match: Match, seat: int) -> dict[str, int | list[int]]:
    """A view as the page gets it."""
    record, fields = match.view(seat)[0], match.game.view.fields
    view = {name: np.ravel(record[name]).tolist() for name in fields}
    return {name: value if fields[name].shape else value[0] for name, value in view.items()}


def seat_info(p: int) -> dict[str, Any]:
    taken, level = ("person", "") if p == 0 else ("bot", "easy")
    return {
        "taken": taken, "name": NAMES[p], "level": level, "away": False, "here": True,
        "left": None, "ticking": False, "agreed": None,
    }  # fmt: skip


if __name__ == "__main__":
    main()
