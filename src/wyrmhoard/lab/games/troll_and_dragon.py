"""Troll & Dragon: what the dice show to whoever rolls them."""

from wyrmhoard.games.troll_and_dragon.state import NUGGETS

WORTH = {
    ("event-rolled", "dice"): None,
    ("event-found", "nuggets"): [str(n) for n in range(2 * NUGGETS - 1)],
}
