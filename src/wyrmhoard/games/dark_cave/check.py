"""A box of The Dark Cave that does not hold what it says is refused. Cards: `check_card.py`."""

from wyrmhoard.engine.arrays import total
from wyrmhoard.engine.contract import FINE, SEATS
from wyrmhoard.engine.reasons import NUMBER

from .cards import ACTS, FEATURED, GOLD, LAID, LEVELS, MAPS, ROOM, SPIDERWEB, level_of
from .check_card import bits, check_card, refused
from .state import CORNER, PLAYERS, SLOTS, TABLES, WEBS

__all__ = ["check", "refused"]

KEYS = ("copies", "actions", "specials", "path_cards", "hands", "nuggets")
COPIES, ACTIONS, SPECIALS, PATH_CARDS, HANDS, NUGGETS = range(len(KEYS))
MOST_PATHS = SLOTS - 1 - CORNER

WRONG_TOTAL = refused("box-total", key=KEYS, given=NUMBER, needed=NUMBER)
TOO_MANY = refused("box-too-many", key=KEYS, given=NUMBER, most=NUMBER)
IDLE_CLAN = refused("box-idle-clan", key=("loyal", "saboteurs"), given=NUMBER, most=NUMBER)
MOST_LOYAL, MOST_SABOTEURS = 3, 2  # so that three players, or five, never all work for one clan


def check(box, out):
    """SD-1, SD-3, SD-5 to SD-8, SD-15, SD-41."""
    return check_cardboard(box, out) or check_clans(box, out)


def check_cardboard(box, out):
    for number in range(len(MAPS)):
        wrong = check_card(box.cards[number], number, out)
        if wrong:
            return wrong
    return check_levels(box, out) or check_specials(box, out) or check_hands(box, out)


def check_clans(box, out):
    """SD-41: whatever is dealt, each clan has a worker."""
    if box.loyal > MOST_LOYAL:
        out[0], out[1], out[2] = 0, box.loyal, MOST_LOYAL
        return IDLE_CLAN
    out[0], out[1], out[2] = 1, box.saboteurs, MOST_SABOTEURS
    return FINE if box.saboteurs <= MOST_SABOTEURS else IDLE_CLAN


def check_levels(box, out):
    """SD-1, SD-3: the lists add up to what the box says it holds."""
    for level in range(LEVELS):
        paths, actions = paths_of(box, level), actions_of(box, level)
        wrong = same(COPIES, paths, box.path_cards[level], out) or same(
            ACTIONS, actions, box.action_cards[level], out
        )
        if wrong:
            return wrong
    return FINE


def paths_of(box, level):
    n = 0
    for kind in range(LAID):
        n += int(box.copies[kind]) if level_of(kind) == level else 0
    return n


def actions_of(box, level):
    n = 0
    for act in range(len(ACTS)):
        n += int(box.actions[act, level])
    return n


def check_specials(box, out):
    """SD-5; and there is room for all of them."""
    for feature in range(GOLD + 1):
        wrong = same(SPECIALS, specials_of(box, feature), box.specials[feature], out)
        if wrong:
            return wrong
    return most(PATH_CARDS, total(box.path_cards), MOST_PATHS, out) or most(
        ACTIONS, total(box.actions[SPIDERWEB]), WEBS, out
    )


def specials_of(box, feature):
    n = 0
    for kind in range(LAID):
        n += int(box.copies[kind]) if bits(box.cards[kind], FEATURED + feature * ROOM) else 0
    return n


def check_hands(box, out):
    """SD-15: everybody gets the same, and the piles last for it; SD-14: so does the bank."""
    for k in range(TABLES):
        wrong = check_hand(box, k, out)
        if wrong:
            return wrong
    needed = int(box.purse) * SEATS + int(box.specials[GOLD]) + 1
    return most(NUGGETS, needed, box.nuggets, out)


def check_hand(box, k, out):
    if total(box.hands[k]) == 0:
        return same(HANDS, 0, 1, out)
    for level in range(LEVELS):
        whole = int(box.path_cards[level]) + int(box.action_cards[level]) - int(box.boxed)
        wrong = most(HANDS, int(box.hands[k, level]) * (PLAYERS[0] + k), whole, out)
        if wrong:
            return wrong
    return FINE


def same(key, given, needed, out):
    out[0], out[1], out[2] = key, given, needed
    return FINE if given == needed else WRONG_TOTAL


def most(key, given, allowed, out):
    out[0], out[1], out[2] = key, given, allowed
    return FINE if given <= allowed else TOO_MANY
