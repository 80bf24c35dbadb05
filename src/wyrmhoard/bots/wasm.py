"""A game's rules and bots for the browser: the source, and where what is made of it is kept."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

from wyrmhoard.engine.box import written
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.wasm.doors import rules_doors
from wyrmhoard.engine.wasm.kinds import LUCK, WHOLE, array, record, records
from wyrmhoard.engine.wasm.program import GENERATOR, Door, Program
from wyrmhoard.engine.wasm.source import Source, kinds, places, printed, told

from .games import worlds
from .level import levels
from .lookahead import best_ahead, look_ahead
from .mixture import mixture_of, pick_mixed
from .options import only_move, uniform_move
from .search_tree import TREE, best_searched, desk, plant, search
from .solution import best_solved, solution_of


def module(game: Game) -> Path:
    """An earlier version's lies beside what is kept of it."""
    earlier = game.folder / "earlier" / f"version_{game.version}.wasm"
    return earlier if game.past else game.folder / "rules.wasm"


def source(game: Game) -> Source:
    doors = [*rules_doors(game), *bots_doors(game)]
    return Source(module(game), Program(game).text(doors), about(game))


def bots_doors(game: Game) -> list[Door]:
    box, views, worlds = record(game.box.dtype), records(game.view.dtype), records(game.state.dtype)
    given, pads, sums = (box, views, WHOLE, LUCK), records(game.pad().dtype), array("f8")
    trees, desks = records(TREE.dtype), records(desk(len(game.moves)).dtype)
    solved = [Door(best_solved, (*given, pads, worlds))] if solution_of(game) else []
    mixed = [Door(pick_mixed, (*given, WHOLE, WHOLE, pads, worlds))] if mixture_of(game) else []
    return [
        *solved,
        *mixed,
        Door(uniform_move, (*given, pads, worlds)),
        Door(only_move, (*given, pads, worlds)),
        Door(look_ahead, (*given, WHOLE, pads, worlds, sums)),
        Door(best_ahead, (*given, pads, worlds, sums)),
        Door(plant, (trees, desks, WHOLE)),
        Door(search, (*given, WHOLE, trees, desks, worlds)),
        Door(best_searched, (*given, trees, desks, worlds)),
    ]


def about(game: Game) -> dict[str, Any]:
    """What a host must know to ask: sizes and places, how bots think, the box as it is sold."""
    layouts = {
        "box": game.box.dtype, "state": game.state.dtype, "view": game.view.dtype,
        "pad": game.pad().dtype, "tree": TREE.dtype, "desk": desk(len(game.moves)).dtype,
        "luck": GENERATOR.dtype,
    }  # fmt: skip
    return {
        "game": game.name,
        "rules": game.version,
        "verbs": {verb: [list(axis) for axis in axes] for verb, axes in game.moves.verbs.items()},
        "seats": [game.seats[0], game.seats[-1]],
        "moves": len(game.moves),
        "levels": {name: list(how) for name, how in levels(game).items()},
        "worlds": worlds(game),
        "layouts": {name: places(dtype) for name, dtype in layouts.items()},
        "box": base64.b64encode(game.standard().tobytes()).decode(),
        "standard": written(game.box, game.standard()),
        "variants": game.variants(),
        "printed": printed(game.box),
        "reasons": told(game.reasons),
        "refusals": told(game.refusals),
        "happened": kinds(game.happened),
    }
