"""A game made a moment ago is on the page, and is played there to its end."""

import subprocess
import sys

import pytest

from .hands import play
from .running import Server


@pytest.fixture
def server_of_drafts(tmp_path, monkeypatch):
    """One that finds a game which no page was built with."""
    command = [sys.executable, "-m", "wyrmhoard", "new-game", "silver-mine", "--into", tmp_path]
    subprocess.run(command, check=True, capture_output=True)
    monkeypatch.setenv("WYRMHOARD_GAMES", str(tmp_path))
    made = Server(tmp_path / "tables.sqlite")
    made.start()
    yield made
    made.stop()


def test_a_new_game_is_played_on_the_plain_board(server_of_drafts, arrive, open_table, accessible):
    page = arrive(base_url=server_of_drafts.address)
    page.goto("/")
    page.get_by_role("button", name="With friends: Silver Mine").wait_for()
    open_table(page, "silver-mine")
    play(page, most=2)
    players = page.get_by_role("region", name="Players")
    assert players.get_by_text("Turned up last").is_visible()
    accessible(page)
    play(page, seed=2)
    page.locator("#end-title").wait_for()
    assert page.wrong == []
