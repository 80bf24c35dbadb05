"""A match as a file: its header and its moves in words. It replays to the same bytes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from .bind import Binding
from .box import written
from .contract import CHANCE, SEATS
from .game import Game
from .match import Match
from .refused import Refused

FORMAT = 1  # of the file itself; the rules have a version of their own
HEADER = {"format": int, "game": str, "rules": int, "seats": int, "box": dict, "moves": list}
LARGEST = 16 << 20  # bytes of a log file that are still read
SEAT_WORDS = {str(p): p for p in range(SEATS)}


def write(match: Match) -> str:
    """One JSON document, a move a line."""
    moves = [f"{said(who)} {match.game.moves.text(move)}" for who, move in match.moves]
    head = {
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.game.version,
        "seats": match.seats,
        "box": written(match.game.box, match.boxes),
    }
    body = ",\n".join(f"    {json.dumps(move)}" for move in moves)
    start = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items())
    return f'{{\n{start},\n  "moves": [\n{body}\n  ]\n}}\n'


def said(who: int) -> str:
    return "chance" if who == CHANCE else str(who)


def load(path: Path) -> dict[str, Any]:
    """The document in a file, its header checked; the moves are judged by `replay`."""
    try:
        if path.stat().st_size > LARGEST:
            raise Refused("log-too-large", file=str(path), most=LARGEST >> 20)
        data = json.loads(path.read_text("utf-8-sig"))  # some editors put a mark before it
    except OSError as no:
        raise Refused("log-unreadable", file=str(path), reason=no.strerror or str(no)) from None
    except (ValueError, RecursionError) as no:
        if isinstance(no, Refused):
            raise
        raise Refused("log-not-json", file=str(path), reason=str(no)) from None
    if not isinstance(data, dict):
        raise Refused("log-not-json", file=str(path), reason=type(data).__name__)
    return checked(data)


def checked(data: dict[str, Any]) -> dict[str, Any]:
    """The same document, its header looked at."""
    for key, kind in HEADER.items():
        if not isinstance(data.get(key), kind) or isinstance(data.get(key), bool):
            raise Refused("log-bad-header", key=key)
    return data


def replay(game: Game, data: dict[str, Any], run: Binding | None = None) -> Match:
    """The match a document tells of, every move judged again."""
    if data["format"] != FORMAT:
        raise Refused("log-unknown-format", given=data["format"], known=FORMAT)
    game = game.at(data["rules"])
    match = Match(game, data["seats"], game.fill_box(data["box"]), run=run)
    for n, line in enumerate(data["moves"], 1):
        try:
            who, _, text = str(line).partition(" ")
            match.play(seat(who), number(game, text))
        except Refused as no:
            told = {**no.blanks, "n": n, "move": str(line)[:80], "why": no.why}
            raise Refused("log-bad-move", **told) from None
    return match


def number(game: Game, text: str) -> int:
    """A move by its words, or as #17 where the log was written by one who does not know them."""
    if not re.fullmatch("#[0-9]{1,9}", text):
        return game.moves.parse(text)
    if (move := int(text[1:])) >= len(game.moves):
        raise Refused("no-such-move", move=text)
    return move


def seat(who: str) -> int:
    if who == "chance":
        return CHANCE
    if who not in SEAT_WORDS:
        raise Refused("no-such-seat", seat=who[:20])
    return SEAT_WORDS[who]
