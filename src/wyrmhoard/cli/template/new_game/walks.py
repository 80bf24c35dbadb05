"""What is conserved in New Game, and the boxes it is walked with."""

from tests.walk import Walk
from wyrmhoard.games.new_game.state import CARDS

WALKS = {
    "standard": Walk(),
    "generous": Walk({"draw_pays": 9}),
}


def conserved(box, s):
    """NG-1, NG-4: in every round each seat has spent one card."""
    for p in range(s.seats):
        assert s.hand[p].sum() == CARDS - s.rounds
