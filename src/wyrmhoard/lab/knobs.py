"""Numbers of a box that are turned. A place in a box is written as a path: `lair`, `coins.4`,
`actions.3.0`. Numbers count from 0, `*` is every place, and a word may stand in a list that goes
along with this one (`coins.purple`: wherever the path is purple).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from math import prod
from typing import Any

from wyrmhoard.engine.box import written
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.refused import Refused

Point = tuple[Any, ...]  # a value for each knob


@dataclass(frozen=True)
class Knob:
    """A number of the box that is turned, and the values it may take."""

    path: str
    values: tuple[Any, ...]


def knobs(game: Game, boxes: Records, asked: Sequence[tuple[str, Sequence[Any]]]) -> list[Knob]:
    """Refused where a field is not there."""
    found = [Knob(path, tuple(values)) for path, values in asked]
    data = written(game.box, boxes)
    for knob in found:
        set_at(data, knob.path, knob.values[0])
    return found


def size(turned: Sequence[Knob]) -> int:
    """How many boxes the grid has."""
    return prod(len(knob.values) for knob in turned)


def box_at(game: Game, boxes: Records, turned: Sequence[Knob], point: Point) -> Records:
    data = written(game.box, boxes)
    for knob, value in zip(turned, point, strict=True):
        set_at(data, knob.path, value)
    return game.fill_box(data)


def set_at(data: dict[str, Any], path: str, value: Any) -> None:
    """Change one place of a box, or with `*` every one of a list."""
    key, *rest = path.split(".")
    if key not in data:
        near = get_close_matches(key, data, 1, 0.3)
        raise Refused("sweep-no-field", field=path[:40], near=near[0] if near else "none")
    if not rest:
        data[key] = value
        return
    set_within(data[key], rest, value, path, data)


def set_within(
    part: Any, rest: Sequence[str], value: Any, path: str, data: Mapping[str, Any]
) -> None:
    for place in places(part, rest[0], path, data):
        if len(rest) == 1:
            part[place] = value
        else:
            set_within(part[place], rest[1:], value, path, data)


def places(part: Any, said: str, path: str, data: Mapping[str, Any]) -> list[Any]:
    """Those that a word or a number of a path means: a word may stand in another list that goes
    along with this one, as colours do with coins."""
    if isinstance(part, list):
        for other in data.values():
            if isinstance(other, list) and len(other) == len(part) and said in other:
                return [k for k, word in enumerate(other) if word == said]
    if isinstance(part, dict):
        known = list(part)
    elif isinstance(part, list):
        known = [str(n) for n in range(len(part))]
    else:
        known = []
    if said == "*" and known:
        return list(part) if isinstance(part, dict) else list(range(len(part)))
    if said not in known:
        near = get_close_matches(said, known, 1, 0.0)
        raise Refused("sweep-no-field", field=path[:40], near=near[0] if near else "none")
    return [said if isinstance(part, dict) else int(said)]
