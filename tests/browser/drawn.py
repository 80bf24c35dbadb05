"""The games that have a board of their own on the page, and the most who may play each."""

from web.constants import BOARDS
from wyrmhoard.games import GAMES, load

DRAWN = [game for game in GAMES if (BOARDS / game).exists()]
MOST = {game: load(game).seats[-1] for game in GAMES}
