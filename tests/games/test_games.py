"""The games by name."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import FOLDERS, GAMES, HOME, load
from wyrmhoard.texts import Texts

README = Path(__file__).parents[2] / "README.md"
OURS = [name for name, folder in FOLDERS.items() if folder.parent == HOME]


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


def test_ours_come_first_and_each_game_once():
    assert GAMES[: len(OURS)] == tuple(sorted(OURS))
    assert GAMES[len(OURS)] == "two-tunnels"


def found(folders):
    """The games another process finds, and whether it has loaded rules or taken others for ours."""
    wrong = "'wyrmhoard.games.dark_cave' in sys.modules or g.FOLDERS['dark-cave'].parent != g.HOME"
    script = f"import sys, wyrmhoard.games as g; print(*g.GAMES, {wrong})"
    env = os.environ | {"WYRMHOARD_GAMES": os.pathsep.join(map(str, folders))}
    made = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, check=True)
    return made.stdout.decode().split()


def test_games_are_found_by_their_folders_without_loading_them(tmp_path):
    """Folders that are not there, or hold no game, are no games."""
    for folder, file in (
        ("a/gold_mine", "box.toml"),
        ("a/notes", "x.py"),
        ("b/dark_cave", "box.toml"),
    ):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / file).touch()
        (tmp_path / folder / "__init__.py").touch()
    folders = [tmp_path / "a", tmp_path / "b", tmp_path / "none"]
    assert found(folders) == [*sorted(OURS), "gold-mine", "False"]
    assert found([]) == [*sorted(OURS), "False"]


def test_the_readme_lists_our_games():
    listed = set(re.findall(r"^\| ([^|]+) \| (\d-\d) \|", README.read_text("utf-8"), re.MULTILINE))
    told = {
        (Texts("en", game.folder / "texts")("name"), f"{game.seats[0]}-{game.seats[-1]}")
        for game in map(load, OURS)
    }
    assert listed == told
