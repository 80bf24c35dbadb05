"""How a table begins: its header, who sits there first, and the house rules it is played with."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cache

import msgspec

from wyrmhoard.engine.box import written
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load

from ..protocol.forms import OpenTable
from ..store.base import Person, Row
from . import deal as deals
from . import luck
from .commands import Sitter
from .events import Opened

SLOW = 600  # seconds a move: a table that is played over days


class Dealt(msgspec.Struct, frozen=True):
    """The deal a table is played with, and which table it is, if that is known before."""

    deal: str
    secret: bytes
    table: str = ""


def new_id() -> str:
    """A table's name: 72 bits, so that nobody finds one who was not given its link."""
    return secrets.token_urlsafe(9)


def header(
    host: Person,
    form: OpenTable,
    now: int,
    origin: str,
    moves: Sequence[tuple[int, int]],
    rules: int | None = None,
    dealt: Dealt | None = None,
) -> tuple[Row, Opened]:
    """Its row in lists of tables, and its first event. Moves that are given go on under the
    version of the rules they were made with."""
    game = load(form.game)
    game = game if rules is None else game.at(rules)
    box = game.fill_box({**as_sold(game), **house_rules(game, form)})
    game.welcome(form.seats, box[0])
    if form.sit > form.seats:
        raise Refused("seat-not-there", given=form.sit, seats=form.seats)
    if form.rated and dealt:  # luck that others know by now
        raise Refused("rated-own-luck")
    if form.rated:
        must_be_fit_to_be_rated(game, form, box)
    id = (dealt and dealt.table) or new_id()
    if dealt:
        deal, secret = dealt.deal, dealt.secret
        committed = deals.commitment(deal, secret)
    else:
        deal, secret = "", luck.new_secret()
        committed = luck.commitment(id, secret, len(moves))
    opened = Opened(
        now, game.name, game.version, form.seats, written(game.box, box), committed, host.id,
        host.name, form.clock, form.listed, form.hints and not form.rated, origin, list(moves),
        form.box_name, form.rated, deal,
    )  # fmt: skip
    row = Row(
        id=id, game=game.name, secret=secret, created=now, changed=now, status="open",
        listed=form.listed,
    )  # fmt: skip
    return row, opened


def must_be_fit_to_be_rated(game: Game, form: OpenTable, box: Records) -> None:
    """Results compare where everybody plays the same game, each for themselves alone."""
    if box.tobytes() != game.fill_box({**as_sold(game), **slow_rules(game, form)}).tobytes():
        raise Refused("rated-as-printed")
    if form.sit > 1:
        raise Refused("rated-one-seat")


@cache
def as_sold(game: Game) -> dict[str, object]:
    """Its box, in words."""
    return written(game.box, game.standard())


def house_rules(game: Game, form: OpenTable) -> dict[str, object]:
    """What the form changes in the box, and before it what the game changes for a slow table."""
    return {**slow_rules(game, form), **form.box}


def slow_rules(game: Game, form: OpenTable) -> dict[str, object]:
    slow = form.clock is not None and (form.clock.move or 0) >= SLOW
    return dict(game.slow_box) if slow else {}


def first_sitters(host: Person, form: OpenTable) -> list[Sitter]:
    names = [*form.names, *[host.name] * form.sit]
    mine = [Sitter(p, "person", host.id, names[p]) for p in range(form.sit)]
    if form.bots is None:
        return mine
    rest = range(form.sit, form.seats)
    return mine + [Sitter(p, "bot", host.id, "", level=form.bots) for p in rest]
