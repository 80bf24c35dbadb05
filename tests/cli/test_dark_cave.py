"""The Dark Cave in the terminal: what is offered in words is where the map shows it."""

import pytest

from tests.games.dark_cave.cave import GAME, Cave
from wyrmhoard.cli.boards.dark_cave.card import ENDS, fields, spot
from wyrmhoard.engine.bind import plain
from wyrmhoard.games.dark_cave.cards import FIELDS, MAPS, MIDDLE
from wyrmhoard.games.dark_cave.rules.board import symmetric
from wyrmhoard.games.dark_cave.state import STRIDE, TURNED

STEPS = {f"step {end}": at for end, at in zip("nesw", ENDS, strict=True)}


def ways(name, turned):
    """Every step to an end of a card: the spot it names, and the one on the map it leads to."""
    c = Cave(plain(GAME)).card(5, 5, name, turned=turned)
    card = MAPS.index(name) + 1 + TURNED * turned
    c.plays(0, c.may(0)[-1], "enough")
    for f in fields(c.box, card):
        c.dwarf(0, 5, 5, FIELDS[f])
        for words in [move for move in c.may(0) if move in STEPS]:
            c.dwarf(0, 5, 5, FIELDS[f])
            c.s.steps = 3
            c.plays(0, words)
            yield STEPS[words], spot(c.box, card, int(c.s.stand[0] % STRIDE))


def lain():
    """Every card with fields at its ends, each way up it may lie."""
    box = GAME.standard()[0]
    for card, name in enumerate(MAPS, 1):
        if min(fields(box, card)) < MIDDLE:
            yield name, False
            if not symmetric(box, card):
                yield name, True


@pytest.mark.parametrize(("name", "turned"), list(lain()))
def test_a_step_leads_to_the_end_it_names(name, turned):
    led = list(ways(name, turned))
    assert led
    assert all(named == at for named, at in led)
