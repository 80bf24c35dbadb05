"""Does the game load, and is its box a good one?"""

from __future__ import annotations

from collections.abc import Iterator

from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import SEATS
from wyrmhoard.engine.refused import Refused
from wyrmhoard.texts import Texts

from ..errors import refusal
from .finding import Finding, Subject, broken, found


def loads(subject: Subject) -> Iterator[Finding]:
    try:
        game = subject.game
    except Exception as no:  # whatever a game's own code may raise
        yield broken(no, subject)
        return
    if game.name != subject.name:
        yield found("check-name", given=game.name, needed=subject.name)
    if not 1 <= game.seats[0] <= game.seats[-1] <= SEATS:
        yield found("check-seats", most=SEATS)
    for layout, fields in (("STATE", game.state.fields), ("VIEW", game.view.fields)):
        if "seats" not in fields:
            yield found("check-no-seats", layout=layout)


def box(subject: Subject) -> Iterator[Finding]:
    game, english = subject.game, Texts("en")
    try:
        standard = written(game.box, game.standard())
        for changes in game.variants().values():
            game.fill_box({**standard, **changes})
    except Refused as no:
        yield found("check-refused", why=refusal(english, no))
    except Exception as no:  # `check` is the game's own
        yield broken(no, subject)
