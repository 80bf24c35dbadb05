"""The games, found where they lie. Importing this loads no rules.

A game is a folder with an `__init__.py` and a `box.toml`: here, or in a folder that the
environment names in WYRMHOARD_GAMES. Wherever it lies, it is the module `wyrmhoard.games.<game>`.
"""

import os
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.refused import Refused

HOME = Path(__file__).parent
ELSEWHERE = "WYRMHOARD_GAMES"
__path__ += map(os.path.abspath, filter(None, os.environ.get(ELSEWHERE, "").split(os.pathsep)))


def found() -> dict[str, Path]:
    """Our own by name, then those of each other folder. A name counts where it is first found."""
    folders: dict[str, Path] = {}
    for home in map(Path, __path__):
        for _, module, _ in iter_modules([str(home)]):
            if (home / module / "box.toml").exists():
                folders.setdefault(module.replace("_", "-"), home / module)
    return folders


FOLDERS = found()
GAMES = tuple(FOLDERS)


def load(name: str) -> Game:
    """The game of that name, or a refusal that suggests the one meant."""
    if name not in FOLDERS:
        near = get_close_matches(name.lower().replace("_", "-"), GAMES, 1, 0.55)
        raise Refused("no-such-game", game=name[:40], near=near[0] if near else "none")
    game = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    assert isinstance(game, Game)
    return game


def part(game: Game, home: str, own: str) -> str:
    """The module of something made for one game alone: the one named after the game in the
    package `home`, or `own` in the game's folder. Empty if there is none."""
    module = game.folder.name
    return next(filter(find_spec, (f"{home}.{module}", f"{__name__}.{module}.{own}")), "")
