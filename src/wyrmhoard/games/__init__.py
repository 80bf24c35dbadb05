"""The games by name. Importing this loads no rules."""

from difflib import get_close_matches
from importlib import import_module

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.refused import Refused

GAMES = ("dragons-cave", "dark-cave", "mount-drago", "troll-and-dragon")


def load(name: str) -> Game:
    """The game of that name, or a refusal that suggests the one meant."""
    if name not in GAMES:
        near = get_close_matches(name.lower().replace("_", "-"), GAMES, 1, 0.55)
        raise Refused("no-such-game", game=name[:40], near=near[0] if near else "none")
    game = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    assert isinstance(game, Game)
    return game
