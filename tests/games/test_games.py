"""The games by name."""

import pytest

from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load


@pytest.mark.parametrize("name", GAMES)
def test_a_game_knows_its_name_and_its_folder(name):
    game = load(name)
    assert game.name == name
    assert game.folder.name == name.replace("-", "_")
    assert "seats" in game.state.fields
    assert "seats" in game.view.fields


@pytest.mark.parametrize(
    ("given", "near"),
    [("dragon-cave", "dragons-cave"), ("Dragons_Cave", "dragons-cave"), ("xyz", "none")],
)
def test_a_wrong_name_suggests_the_right_one(given, near):
    with pytest.raises(Refused) as no:
        load(given)
    assert no.value.blanks["near"] == near
