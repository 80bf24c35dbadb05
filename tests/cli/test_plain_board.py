"""A game without a board is shown in words: all that may be seen, and nothing else."""

import io

import pytest
from rich.console import Console

from wyrmhoard.cli.boards import board, own
from wyrmhoard.engine.contract import CHANCE, SEATS
from wyrmhoard.engine.layout import RECALLED
from wyrmhoard.engine.match import Match
from wyrmhoard.games import GAMES, load
from wyrmhoard.texts import Texts

GAME = load("two-tunnels")
NAMES = {0: "Mira", 1: "Bo", 2: "Finn"}


def screen(match, seat=0, lang="en"):
    console = Console(width=100, file=io.StringIO(), color_system=None)
    tell = Texts(lang, GAME.folder / "texts")
    console.print(board(GAME)(match.view(seat)[0], match.boxes[0], seat, NAMES, tell))
    return console.file.getvalue()


def dug(*lines):
    """A match after these moves: "0 dig left", and "15 ..." for luck."""
    match = Match(GAME, 3)
    for line in lines:
        who, _, words = line.partition(" ")
        match.play(int(who), GAME.moves.parse(words))
    return match


def a_round(fall):
    tunnels = ("left", "right", "left")
    chosen = [f"{p} dig {tunnel}" for p, tunnel in enumerate(tunnels)]
    seen = [f"{CHANCE} reveal p{p} {tunnel}" for p, tunnel in enumerate(tunnels)]
    return dug(*chosen, *seen, f"{CHANCE} fall {fall}")


def test_our_games_have_boards_of_their_own_and_this_one_has_none():
    assert [name for name in GAMES if not own(load(name))] == ["two-tunnels"]


@pytest.mark.parametrize("seat", [0, 2, SEATS])
def test_every_field_that_is_open_is_there_by_its_name_or_what_is_said_of_it(seat):
    shown = " ".join(screen(a_round("left"), seat).split())
    for name, field in GAME.view.fields.items():
        if field.seen_by != RECALLED and name not in ("seats", "gems", "at", "ready"):
            assert field.about[1:] in shown
    assert "Gems in the mountain 96" in shown
    assert "Seen in the left tunnel the right tunnel the left tunnel" in shown
    assert all(name in shown for name in NAMES.values())


def test_what_must_be_remembered_is_not_shown():
    assert GAME.view.fields["bag"].about == "gems each has found"
    assert "gems each has found" not in screen(a_round("left")).lower()


def test_what_another_has_chosen_in_secret_is_not_on_the_screen():
    left, right = dug("1 dig left"), dug("1 dig right")
    assert screen(left) == screen(right) == screen(left, 2)
    assert screen(left, 1) != screen(right, 1)
    assert screen(left, SEATS) == screen(right, SEATS)


def test_names_of_fields_and_numbers_are_translated_or_marked():
    assert "Edelsteine im Berg" in screen(dug(), lang="de")
    assert "nirgends" in screen(dug(), lang="de")
    assert "Gems in the mountain [en]" in screen(dug(), lang="cs")
