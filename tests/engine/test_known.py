"""What everyone knows is copied by a function made from the layout."""

import inspect

import numpy as np
import pytest

from wyrmhoard.engine.bind import compiled, plain
from wyrmhoard.engine.contract import copy_known
from wyrmhoard.engine.known import source
from wyrmhoard.engine.layout import HIDDEN, OWNER, RECALLED, Layout, field
from wyrmhoard.games import GAMES, load

LAYOUT = Layout(
    turn=field("i1", about="open"),
    count=field("i1", seen_by=RECALLED, about="recalled"),
    laid=field("i1", 9, counted_by="count", about="as many as counted"),
    purse=field("i2", 3, about="a row"),
    spot=field("i2", 2, 3, about="rows"),
    hand=field("i2", 3, seen_by=OWNER, about="no"),
    pile=field("i2", seen_by=HIDDEN, about="no"),
)

TEXT = """\
def copy_known(a, b):
    b.turn = a.turn
    b.count = a.count
    put_first(b.laid, a.laid, a.count)
    put(b.purse, a.purse)
    for i in range(2):
        put(b.spot[i], a.spot[i])
"""


def test_it_names_each_field_that_everyone_knows():
    assert source(LAYOUT) == TEXT


def test_a_field_is_counted_by_one_that_is_there():
    with pytest.raises(ValueError, match="'cuont' no field"):
        Layout(laid=field("i1", 9, counted_by="cuont", about="?"))


@pytest.mark.parametrize("name", GAMES)
def test_its_text_can_be_read(name):
    game = load(name)
    assert inspect.getsource(plain(game)(copy_known)) == source(game.state)


@pytest.mark.parametrize("way", [plain, compiled])
def test_all_that_is_known_goes_to_the_view_and_back(way):
    """A row that is counted, as far as it is in use."""
    game = load("mount-drago")
    run, states, views, back = way(game), game.state.blank(), game.view.blank(), game.state.blank()
    states.view(np.int8)[:] = 1
    states[0].count = 5
    run(copy_known)(run.one(states), run.one(views))
    run(copy_known)(run.one(views), run.one(back))
    for name, f in game.state.fields.items():
        used = slice(states[0].count if f.counted_by else None)
        given, got = (np.atleast_1d(records[0][name])[used] for records in (states, back))
        assert (given == got).all() == (name in game.state.known()), name
