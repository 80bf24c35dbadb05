"""The games: what a client must know to offer them, draw them and read their rules."""

from __future__ import annotations

from functools import cache

from wyrmhoard.bots.games.hints import reasons_of
from wyrmhoard.bots.level import LEVELS
from wyrmhoard.engine.box import written
from wyrmhoard.engine.events import Event
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Field
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load
from wyrmhoard.texts import LANGUAGES
from wyrmhoard.texts.rulebook import headed, rulebook

from ...protocol.forms import (
    Clause,
    EventBlank,
    EventInfo,
    FieldInfo,
    GameInfo,
    GameLine,
    Games,
    Option,
    Rulebook,
    Variant,
)
from ..context import RequestContext


async def games(call: RequestContext) -> Games:
    return Games(games=[summary(load(name)) for name in GAMES])


async def game(call: RequestContext) -> GameInfo:
    return info(load(call.path("game")))


async def rules(call: RequestContext) -> Rulebook:
    told, lang = load(call.path("game")), call.path("lang")
    if lang not in LANGUAGES:
        raise Refused("no-such-language", lang=lang[:20], languages=", ".join(LANGUAGES))
    clauses = [Clause(number=n, text=t, heading=h) for n, t, h in headed(told.folder, lang)]
    text = rulebook(told.folder, lang)
    return Rulebook(game=told.name, lang=lang, text=text, clauses=clauses)


def summary(game: Game) -> GameLine:
    return GameLine(
        name=game.name,
        rules=game.version,
        least=game.seats[0],
        most=game.seats[-1],
        minutes=game.minutes,
        age=game.age,
    )


@cache
def info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        rules=game.version,
        least=game.seats[0],
        most=game.seats[-1],
        minutes=game.minutes,
        age=game.age,
        verbs={verb: [list(axis) for axis in axes] for verb, axes in game.moves.verbs.items()},
        view={name: shown(game, f) for name, f in game.view.fields.items()},
        events=[event(one) for one in game.happened.all],
        hints=[event(one) for one in reasons_of(game).all],
        box=written(game.box, game.standard()),
        options=[option(key, f) for key, f in game.box.fields.items() if not f.shape],
        variants=[Variant(name=name, box=box) for name, box in game.variants().items()],
        levels=list(LEVELS),
        clauses=dict(game.clauses),
    )


def shown(game: Game, f: Field) -> FieldInfo:
    by_seat, shape = game.by_seat(f), list(f.shape)
    return FieldInfo(shape=shape, seen_by=f.seen_by, by_seat=by_seat, about=f.about)


def event(one: Event) -> EventInfo:
    blanks = {
        name: EventBlank(kind=blank.kind, words=list(blank.words))
        for name, blank in one.blanks.items()
    }
    return EventInfo(text=one.text, clauses=list(one.clauses), blanks=blanks)


def option(key: str, f: Field) -> Option:
    return Option(key=key, words=list(f.words), flag=f.flag, least=f.least, most=f.most)
