"""The cave: cells, cards, borders and fields, and the rim where it can grow."""

from ..cards import BRIDGE, FEATURED, GOLD, LINKS, MIDDLE, ROOM
from ..state import CELLS, CORNER, FACE_DOWN, NOTHING, NOWHERE, SIDE, STRIDE, TURNED, WEBS


def beside(cell, side):
    """The cell to the north, east, south or west (0 to 3). N is y + 1, E is x + 1."""
    if side == 0:
        return cell - SIDE + 1 if cell % SIDE == SIDE - 1 else cell + 1
    if side == 2:
        return cell + SIDE - 1 if cell % SIDE == 0 else cell - 1
    return (cell + SIDE) % CELLS if side == 1 else (cell - SIDE) % CELLS


def find(s, cell):
    """The slot of the card on a cell, or NOWHERE."""
    for slot in range(s.slots):
        if s.place[slot] == cell and s.card[slot] != NOTHING:
            return slot
    return NOWHERE


def map_of(card):
    return card % TURNED - 1


def as_it_lies(card, f):
    """A card's own field as the table names it, or back: a half turn undoes itself."""
    return f ^ 2 if card >= TURNED and f < MIDDLE else f


def mouth(box, card, side):
    """The field a side of the table opens onto, or NOWHERE; SD-11: a face-down goal is all open."""
    if card == FACE_DOWN:
        return MIDDLE
    own, words = as_it_lies(card, side), box.cards[map_of(card)]
    for f in range(ROOM):
        if words[own * ROOM + f]:
            return f
    return NOWHERE


def open_sides(box, card):
    """The sides a path leaves by, as bits."""
    sides = 0
    for side in range(4):
        if mouth(box, card, side) != NOWHERE:
            sides |= 1 << side
    return sides


def linked(words, f, g):
    return words[LINKS + f * ROOM + g] or words[LINKS + g * ROOM + f]


def has(box, card, feature, f):
    """Whether a field has a lair, a ladder, a bridge, a tunnel, gold or the exit."""
    return card != FACE_DOWN and box.cards[map_of(card), FEATURED + feature * ROOM + f]


def spot_of(box, card, feature):
    """The field of a card with this feature, or NOWHERE."""
    if card == NOTHING:
        return NOWHERE
    for f in range(ROOM):
        if has(box, card, feature, f):
            return f
    return NOWHERE


def symmetric(box, card):
    """Whether a half turn leaves the card as it is; the two middles may change places."""
    same = False
    for change in range(2):
        same = same or same_turned(box.cards[map_of(card)], change)
    return same


def same_turned(words, change):
    for side in range(4):
        for f in range(ROOM):
            if words[side * ROOM + f] != words[(side ^ 2) * ROOM + opposite(f, change)]:
                return False
    for f in range(ROOM):
        for g in range(f):
            if linked(words, f, g) != linked(words, opposite(f, change), opposite(g, change)):
                return False
        for at in range(FEATURED, len(words), ROOM):
            if words[at + f] != words[at + opposite(f, change)]:
                return False
    return True


def opposite(f, change):
    """Where a field comes to lie in a half turn: N and S, E and W change places."""
    if f < MIDDLE:
        return f ^ 2
    return 2 * MIDDLE + 1 - f if change and f < MIDDLE + 2 else f


def border(cell, side):
    """A border by number, the same from both its cells: 2 * cell + 0 north, + 1 east of it.

    SD-23: a web lies on one of these, so it need not move when a card is laid beyond it.
    """
    if side < 2:
        return cell * 2 + side
    return beside(cell, side) * 2 + side - 2


def web_on(s, edge):
    """The web on a border, or NOWHERE."""
    for k in range(WEBS):
        if s.web[k] == edge + 1:
            return k
    return NOWHERE


def tear(s, k):
    """A web is gone, and its card with it."""
    s.web[k] = s.web_side[k] = s.web_owner[k] = NOTHING


def beyond(box, s, at, side):
    """SD-9: the field reached over a border open on both cards with no web on it, or NOWHERE."""
    slot = at // STRIDE
    if mouth(box, s.card[slot], side) != at % STRIDE:
        return NOWHERE
    near = find(s, beside(s.place[slot], side))
    if near == NOWHERE or web_on(s, border(s.place[slot], side)) != NOWHERE:
        return NOWHERE
    f = mouth(box, s.card[near], side ^ 2)
    return near * STRIDE + f if f != NOWHERE else NOWHERE


def occupied(s, slot):
    """Whether a dwarf or a creature is on the card."""
    for q in range(s.seats):
        if not s.out >> q & 1 and s.stand[q] // STRIDE == slot:
            return True
    for k in range(len(s.lurk)):
        if s.lurk[k] != NOTHING and (s.lurk[k] - 1) // STRIDE == slot:
            return True
    return False


def fitting(sides, demand):
    """SD-22: open meets open, closed meets closed, and at least one path is prolonged."""
    need = demand & 15
    return sides & demand >> 4 == need and need != 0


def has_place(s, sides):
    for i in range(s.rims):
        if fitting(sides, s.demand[i]):
            return True
    return False


def put_down(box, s, slot):
    """A card now lies here face up: SD-24, and what it asks of the cells around it."""
    cell, card = s.place[slot], s.card[slot]
    if spot_of(box, card, GOLD) != NOWHERE and s.bank > 0:
        s.vein[slot] = 1
        s.bank -= 1
    drop(s, cell)
    for side in range(4):
        near = beside(cell, side)
        if find(s, near) == NOWHERE:
            ask(s, near, side ^ 2, mouth(box, card, side) != NOWHERE)


def take_up(box, s, slot):
    """SD-26: the card is gone; its cell is empty, and so are its demands."""
    cell = s.place[slot]
    s.place[slot] = s.card[slot] = NOTHING
    s.bank += s.vein[slot]
    s.vein[slot] = 0
    for side in range(4):
        near = find(s, beside(cell, side))
        if near == NOWHERE:
            release(s, beside(cell, side), side ^ 2)
        elif s.card[near] != FACE_DOWN:
            ask(s, cell, side, mouth(box, s.card[near], side ^ 2) != NOWHERE)


def free_slot(s):
    """The first slot for a path card that is not taken."""
    slot = 1 + CORNER
    while slot < s.slots and s.card[slot] != NOTHING:
        slot += 1
    s.slots = max(s.slots, slot + 1)
    return slot


def ask(s, cell, side, is_open):
    """An empty cell has a visible card on this side, which is open there or not."""
    i = s.rims
    while i > 0 and s.rim[i - 1] > cell:
        i -= 1
    if i == 0 or s.rim[i - 1] != cell:
        for k in range(s.rims, i, -1):
            s.rim[k], s.demand[k] = s.rim[k - 1], s.demand[k - 1]
        s.rim[i], s.demand[i] = cell, 0
        s.rims += 1
        i += 1
    s.demand[i - 1] |= (16 << side) | (1 << side if is_open else 0)


def release(s, cell, side):
    """That card is gone; without any the cell leaves the rim."""
    for i in range(s.rims):
        if s.rim[i] == cell:
            s.demand[i] &= ~(17 << side)
            if s.demand[i] == 0:
                drop(s, cell)
            return


def drop(s, cell):
    """The cell leaves the rim, if it is there."""
    i = 0
    while i < s.rims and s.rim[i] != cell:
        i += 1
    if i == s.rims:
        return
    s.rims -= 1
    for k in range(i, s.rims):
        s.rim[k], s.demand[k] = s.rim[k + 1], s.demand[k + 1]
    s.rim[s.rims] = s.demand[s.rims] = 0


def on_bridge(box, s, at):
    return has(box, s.card[at // STRIDE], BRIDGE, at % STRIDE)
