"""What is conserved in Dragon's Cave, and the boxes it is walked with."""

from tests.walk import Walk
from wyrmhoard.games.dragons_cave.state import CHEST, CHOOSING

WALKS = {
    "standard": Walk(),
    "drawn": Walk({"first": "drawn", "hide_mover": True}),
    "poor": Walk({"treasure": 9, "shortage": "capped", "hide_mover": True, "open_chests": True}),
}
SHORT = {"treasure": 12}


def conserved(box, s):
    """DC-1: 44 coins, whoever has them; and the Chest card is always at hand (DC-17)."""
    assert s.treasure + s.purse.sum() + s.chest.sum() == box.treasure
    assert min(s.treasure, s.purse.min(), s.chest.min()) >= 0
    if s.phase == CHOOSING:
        assert s.hand[: s.seats, CHEST].all()
