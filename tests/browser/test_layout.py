"""Nothing is covered, cut or broken inside a word: the fullest tables at the sizes people have."""

from itertools import product
from pathlib import Path

import pytest

from tests.whole import sampled

from .drawn import MOST
from .hands import asked
from .moments import go_on, moments

WRONG = (Path(__file__).parent / "layout.js").read_text("utf-8")
LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
DESKS = [(1280, 800), (1366, 768)]
PHONES = [(360, 640), (390, 844), (844, 390)]
GAMES = ["dragons-cave", "mount-drago", "troll-and-dragon"]  # the dark cave has its own camera
NAME = "Rosalind"


def wrong(page, size):
    """On a desk all is in sight at once; on a phone all can be scrolled to."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(LAID_OUT)
    return {(size, *found) for found in page.evaluate(WRONG, size in DESKS)}


@pytest.mark.parametrize(
    ("game", "lang"),
    sampled(product(GAMES, ["en", "de", "fr", "ru"]), *zip(GAMES, ["fr", "de", "ru"], strict=True)),
)
def test_everything_can_be_read_and_pressed(game, lang, arrive):
    page = arrive(likes={"lang": lang, "words": False})
    seats = MOST[game]
    for moment in moments(game, seats):
        go_on(page, game, seats, moment, NAME)
        asked(page)
        found = sorted(set().union(*(wrong(page, size) for size in DESKS + PHONES)))
        assert not found, (moment, found)
