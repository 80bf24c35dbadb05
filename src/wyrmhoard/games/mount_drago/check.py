"""A box of Mount Drago nobody could play with is refused, and too many players for its cards."""

from wyrmhoard.engine.arrays import total
from wyrmhoard.engine.contract import FINE
from wyrmhoard.engine.reasons import NUMBER, Reasons

from .state import CARDS, CLIMBERS, DRAGONS, FEWEST, LAST, PLAIN, SEATS, START, SUMMIT

refused = Reasons()
TOO_MANY_CARDS = refused("box-too-many-cards", key="copies", given=NUMBER, most=CARDS)
TOO_FEW_COLOURS = refused("box-too-few-colours", key="copies", given=NUMBER, needed=CLIMBERS)
TOO_FEW_CARDS = refused("box-too-few-cards", key="copies", given=NUMBER, needed=2 * FEWEST)
START_COLOURED = refused("box-start-coloured", key="spaces")
START_NUMBERED = refused("box-start-numbered", key="numbers")
SUMMIT_NOT_LAST = refused("box-summit-not-last", key="spaces")


def check(box, out):
    """MD-3: what every box must have, whoever plays with it."""
    return check_cards(box, out) or check_track(box)


def check_cards(box, out):
    out[0] = cards = cards_of(box)
    if cards > CARDS:
        return TOO_MANY_CARDS
    if colours_of(box) < CLIMBERS:
        out[0] = colours_of(box)
        return TOO_FEW_COLOURS
    return TOO_FEW_CARDS if cards < 2 * FEWEST else FINE


def check_track(box):
    if box.spaces[START] != PLAIN:
        return START_COLOURED
    if box.numbers[0, START] or box.numbers[1, START]:
        return START_NUMBERED
    if box.spaces[LAST] != SUMMIT:
        return SUMMIT_NOT_LAST
    for at in range(LAST):
        if box.spaces[at] == SUMMIT and box.spaces[at + 1] != SUMMIT:
            return SUMMIT_NOT_LAST
    return FINE


def cards_of(box):
    cards = 0
    for dragon in range(DRAGONS):
        cards += total(box.copies[dragon])
    return cards


def colours_of(box):
    colours = 0
    for dragon in range(DRAGONS):
        colours += int(total(box.copies[dragon]) > 0)
    return colours


def most_seats(box):
    """MD-3: a colour and seven cards for everyone."""
    return min(SEATS, colours_of(box), cards_of(box) // FEWEST)
