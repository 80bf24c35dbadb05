"""Dragon's Cave: what a card is worth, and the squares that dwarves come to."""

from wyrmhoard.games.dragons_cave.state import LAIR

WORTH = {
    ("event-turned-up", "card"): None,
    ("event-turned-up-for", "card"): None,
    ("event-went-on", "square"): [str(square) for square in range(LAIR + 1)],
}
