"""A position's next moves in sentences, as a seat is told what came of them."""

from collections.abc import Iterator
from typing import Any

from tests.walk import WATCHER, positions
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.events import Events
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.witness import Witness
from wyrmhoard.texts import Texts
from wyrmhoard.texts.story import Story

NAMES = dict(enumerate(["Ember", "Slate", "Quartz", "Cinder", "Basalt", "Flint", "Onyx", "Moss"]))


def told(match: Match, seat: int, *moves: str, lang: str = "en") -> list[str]:
    """told(match, 0, "1 lay red", "chance reveal p1 red"): the lines seat 0 reads."""
    game, lines = match.game, list[str]()
    tell, witness = Texts(lang, game.folder / "texts"), Witness(match, seat)
    story = Story(game, tell, NAMES, seat, lambda _, line: lines.append(line))
    for said in moves:
        who, _, words = said.partition(" ")
        story.add(*witness.play(CHANCE if who == "chance" else int(who), game.moves.parse(words)))
    story.flush()
    return lines


def happenings(
    name: str, seats: int
) -> Iterator[tuple[Any, Any, list[tuple[str, dict[str, Any]]]]]:
    """Of every step of some matches: a spectator's views before and after it, and what is told of
    it: (text, numbers by blank)."""
    for walker, steps in positions(name, seats, "compiled"):
        for step in steps:
            if step.moves:
                after = walker.play(step.s, step.who, step.move)
                v, w = walker.view(step.s, WATCHER), walker.view(after, WATCHER)
                heard = walker.hears(step.s, WATCHER, step.who, step.move)
                events = walker.events(v, w, WATCHER, step.who, heard) or []
                yield v[0], w[0], [filled(walker.game.happened, one) for one in events]


def filled(happened: Events, told: list[int]) -> tuple[str, dict[str, Any]]:
    event = happened[told[0]]
    parts = {name: numbers for name, _, numbers in event.parts(told, 1)}
    return event.text, {k: n[0] if len(n) == 1 else n for k, n in parts.items()}
