"""Dragon's Cave in the terminal: a board shows all that may be seen, and nothing else."""

import io

import pytest
from rich.console import Console

from tests.games.dragons_cave.table import CAVE, a_round, cave_of, play
from wyrmhoard.cli.boards.dragons_cave import DWARVES, GLYPHS, draw
from wyrmhoard.engine.bind import plain
from wyrmhoard.games.dragons_cave.state import LAIR, OVER, PATH
from wyrmhoard.texts import LANGUAGES, Texts


def cave(seats=3, **given):
    return cave_of(plain(CAVE), seats, **given)


def screen(match, seat=0, width=100, lang="en"):
    names = {p: f"P{p}" for p in range(match.seats)}
    console = Console(width=width, file=io.StringIO(), color_system=None)
    tell = Texts(lang, CAVE.folder / "texts")
    console.print(draw(match.view(seat)[0], match.boxes[0], seat, names, tell))
    return console.file.getvalue()


def path(shown):
    """The part of the screen above the players."""
    return shown[: shown.index("P0")].rpartition("\n")[0].rpartition("\n")[0]


def row_of(shown, player):
    return next(line for line in shown.splitlines() if f"P{player}" in line)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [45, 60, 66, 80, 100])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_square_and_every_dwarf_is_there_however_narrow(seats, width, lang):
    shown = screen(cave(seats), width=width, lang=lang)
    assert sum(sign in GLYPHS for sign in path(shown)) == PATH
    coins = int(CAVE.standard()[0].coins.sum())
    assert path(shown).count("●") == coins + 1  # and one before the treasure
    dwarves = [d + n for d in DWARVES[:2] for n in "ab"] if seats == 2 else DWARVES
    assert all(dwarf in path(shown) for dwarf in dwarves)


def test_a_dwarf_stands_on_its_square():
    """Below the lower row and above the upper one, under and over the sign of the square."""
    shown = screen(cave(3, spot={0: 3, 1: 20, 2: LAIR})).splitlines()
    upper, lower = (n for n, line in enumerate(shown) if "Lair" in line or "Start" in line)
    at = {
        spot: [i for i, sign in enumerate(shown[row]) if sign in GLYPHS][nth]
        for spot, row, nth in ((3, lower, 2), (20, upper, 0))
    }
    assert abs(shown[lower + 1].index(DWARVES[0]) - at[3]) <= 2
    assert abs(shown[upper - 1].index(DWARVES[1]) - at[20]) <= 2
    assert shown[upper - 1].index(DWARVES[2]) < at[20] - 4


@pytest.mark.clause("DC-16")
def test_chests_are_shut_unless_a_house_rule_or_the_end_opens_them():
    held = {"chest": [0, 8, 0], "purse": [1, 2, 3]}
    assert "shut" in row_of(screen(cave(3, **held)), 1)
    assert "8" not in row_of(screen(cave(3, **held)), 1)
    for match in (cave(3, box={"open_chests": 1}, **held), cave(3, phase=OVER, **held)):
        assert "8" in row_of(screen(match), 1)
        assert "shut" not in screen(match)


@pytest.mark.clause("DC-7", "DC-13")
def test_what_others_do_in_secret_is_not_on_the_screen():
    laid = [play(cave(3), f"1 lay {card}") for card in ("red", "chest")]
    assert screen(laid[0]) == screen(laid[1])
    assert screen(laid[0], seat=1) != screen(laid[1], seat=1)
    divided = []
    for left in (1, 6):
        match = cave(3, purse=[0, 7, 0])
        a_round(match, "red", "red", "chest")
        divided.append(play(match, f"1 divide {left}"))
    assert screen(divided[0]) == screen(divided[1])
    assert screen(divided[0], seat=1) != screen(divided[1], seat=1)


def test_cards_lying_face_up_are_not_in_hand():
    shown = row_of(screen(cave(3, hand={1: ["red", "chest"]})), 1)
    assert [sign for sign in shown if sign in GLYPHS] == [GLYPHS[0], GLYPHS[5]]


@pytest.mark.clause("DC-19", "DC-20")
def test_the_round_that_ended_the_match_is_the_last():
    lair = cave(3, spot={1: PATH}, treasure=35)
    a_round(lair, "green", "red", "red")
    empty = cave(3, treasure=4)
    a_round(empty, "red", "purple", "purple")
    for match in (lair, empty):
        assert match.over
        assert "Round 1 " in screen(match)
    assert "Round 1 " in screen(cave(3))
