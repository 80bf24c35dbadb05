"""A game's rules and bots for the browser: the source, and where what is made of it is kept."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

from wyrmhoard.engine.box import written
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.hearing import HEARD
from wyrmhoard.engine.wasm.doors import rules_doors
from wyrmhoard.engine.wasm.kinds import LUCK, WHOLE, array, record, records
from wyrmhoard.engine.wasm.program import GENERATOR, Door, Program
from wyrmhoard.engine.wasm.source import Source, kinds, places, printed, told

from .advice import appraise, are_shares, say_beliefs, tell_reason
from .belief import gather, hear_out, notes_of
from .expectation import expect_after_luck, expect_shares, weigh_in_shares
from .games import worlds
from .games.hints import reasons_of
from .level import LEVELS, levels
from .lookahead import best_ahead, look_ahead
from .mixture import mixture_of, pick_mixed, weigh_mixed
from .options import list_options, only_move, uniform_move
from .search_tree import TREE, best_searched, desk, plant, search
from .solution import best_solved, solution_of


def module(game: Game) -> Path:
    """An earlier version's lies beside what is kept of it."""
    earlier = game.folder / "earlier" / f"version_{game.version}.wasm"
    return earlier if game.past else game.folder / "rules.wasm"


def source(game: Game) -> Source:
    doors = [*rules_doors(game), *bots_doors(game)]
    return Source(module(game), Program(game).text(doors), about(game))


def looks_ahead(game: Game) -> bool:
    """Whether one of its levels does. What bots are only measured against is not worth the room
    it would take in a page."""
    return "lookahead" in {levels(game)[level][0] for level in LEVELS}


def known_levels(game: Game) -> dict[str, list[str | int]]:
    return {
        name: [way, effort]
        for name, (way, effort) in levels(game).items()
        if way != "lookahead" or looks_ahead(game)
    }


def bots_doors(game: Game) -> list[Door]:
    box, views, worlds = record(game.box.dtype), records(game.view.dtype), records(game.state.dtype)
    given, pads, sums = (box, views, WHOLE, LUCK), records(game.pad().dtype), array("f8")
    trees, desks = records(TREE.dtype), records(desk(len(game.moves)).dtype)
    ahead = [
        Door(look_ahead, (*given, WHOLE, pads, worlds, sums)),
        Door(best_ahead, (*given, pads, worlds, sums)),
    ]
    mix = (*given, WHOLE, WHOLE, pads, worlds)
    mixed = [Door(pick_mixed, mix), Door(weigh_mixed, mix)] if mixture_of(game) else []
    return [
        *listening_doors(game),
        *hint_doors(game),
        *review_doors(game),
        *mixed,
        Door(uniform_move, (*given, pads, worlds)),
        Door(only_move, (*given, pads, worlds)),
        *(ahead if looks_ahead(game) else []),
        Door(plant, (trees, desks, WHOLE)),
        Door(search, (*given, WHOLE, trees, desks, worlds)),
        Door(best_searched, (*given, trees, desks, worlds)),
    ]


def listening_doors(game: Game) -> list[Door]:
    if not (layout := notes_of(game)):
        return []
    box, views, worlds = record(game.box.dtype), records(game.view.dtype), records(game.state.dtype)
    notes, heard = records(layout.dtype), records(HEARD.dtype)
    return [
        Door(hear_out, (box, views, WHOLE, heard, worlds, notes)),
        Door(gather, (box, views, WHOLE, LUCK, notes, worlds)),
        Door(say_beliefs, (views, WHOLE, notes, array("i8"))),
    ]


def hint_doors(game: Game) -> list[Door]:
    box, views, worlds = record(game.box.dtype), records(game.view.dtype), records(game.state.dtype)
    given, sums, moves = (box, views, WHOLE, LUCK), array("f8"), array("i4")
    trees, desks = records(TREE.dtype), records(desk(len(game.moves)).dtype)
    heard = records(HEARD.dtype)
    solved = [
        Door(best_solved, (*given, records(game.pad().dtype), worlds)),
        Door(list_options, (*given, moves, worlds)),
        Door(are_shares, (*given, worlds)),
    ]
    return [
        *(solved if solution_of(game) else []),
        Door(appraise, (*given, trees, desks, worlds, sums, sums)),
        Door(tell_reason, (*given, WHOLE, heard, worlds, array("i8"))),
    ]


def review_doors(game: Game) -> list[Door]:
    boxes, states = records(game.box.dtype), records(game.state.dtype)
    pads, match = records(game.pad().dtype), (boxes, states)
    room = (pads, states, array("f8"))
    given = record(game.box.dtype), records(game.view.dtype), WHOLE, LUCK
    solved = [Door(weigh_in_shares, (*given, pads, states))] if solution_of(game) else []
    return [
        Door(expect_shares, (*match, WHOLE, WHOLE, *room)),
        Door(expect_after_luck, (*match, LUCK, WHOLE, WHOLE, WHOLE, *room)),
        *solved,
    ]


def about(game: Game) -> dict[str, Any]:
    """What a host must know to ask: sizes and places, how bots think, the box as it is sold."""
    layouts = {
        "box": game.box.dtype, "state": game.state.dtype, "view": game.view.dtype,
        "pad": game.pad().dtype, "tree": TREE.dtype, "desk": desk(len(game.moves)).dtype,
        "luck": GENERATOR.dtype, "heard": HEARD.dtype,
    }  # fmt: skip
    if layout := notes_of(game):
        layouts["notes"] = layout.dtype
    return {
        "game": game.name,
        "rules": game.version,
        "verbs": {verb: [list(axis) for axis in axes] for verb, axes in game.moves.verbs.items()},
        "seats": [game.seats[0], game.seats[-1]],
        "moves": len(game.moves),
        "levels": known_levels(game),
        "worlds": worlds(game),
        "layouts": {name: places(dtype) for name, dtype in layouts.items()},
        "box": base64.b64encode(game.standard().tobytes()).decode(),
        "standard": written(game.box, game.standard()),
        "variants": game.variants(),
        "printed": printed(game.box),
        "reasons": told(game.reasons),
        "refusals": told(game.refusals),
        "happened": kinds(game.happened),
        "hinted": kinds(reasons_of(game)),
    }
