"""SD-27: worlds that agree with the record of cards since the first swap.

A hand given away is a gift. Whatever is in it or leaves it later was given, or was drawn since.
`go_back` follows the record from its end and says of each draw which of the cards then in hand it
was, so that what is left at the swap is exactly what was given. Every world that agrees with all
the watcher saw can come of it, and no other; what the others remember comes with it.
"""

import numpy as np

from wyrmhoard.engine.arrays import below, put, sort
from wyrmhoard.engine.marks import apart
from wyrmhoard.engine.contract import SEATS

from .cards import KINDS, LEVELS, level_of
from .state import DROPPED, GAVE, NOTHING, NOWHERE, SHOWED, SWAPPED

PACK = 128  # most cards of a level
# A row of `hold` is a hand: its cards by number, how many they are, and the gift it comes from.
MOST = 16
SIZE, GIFT = MOST, MOST + 1
# A row of `gifts`: of each kind the cards given less those seen again, below 0 if more were seen;
# of each level the draws that may have been any card; the gift the watcher took for this one.
FREE, TAKEN = KINDS, KINDS + LEVELS


@apart
def recall(v, p, rng, s):
    """Deal the hands, the cards face down, and what everybody remembers of them."""
    cards, deeds = np.zeros(SEATS * MOST + v.deeds, np.int64), np.zeros(v.deeds, np.int64)
    spare, done = np.zeros(KINDS, np.int64), False
    while not done:  # hardly ever twice: only where two gifts may have had the same rare card
        put(spare, s.deck)
        done = retrace(v, p, rng, spare, cards, deeds)
    put(s.deck, spare)
    deal_rest(v, p, rng, s, cards)
    write(v, p, s, cards, deeds)


def retrace(v, p, rng, spare, cards, deeds):
    """Put a card to every deed, and take what was given from the spare ones; whether it worked."""
    hold, gifts = np.zeros((SEATS, GIFT + 1), np.int64), np.zeros((v.swaps, TAKEN + 1), np.int64)
    for q in range(SEATS):
        hold[q, GIFT] = NOWHERE
    n = follow(v, p, hold, gifts)
    for g in range(n):
        for kind in range(KINDS):
            spare[kind] -= max(0, gifts[g, kind])
    last = take_up(v, p, hold, cards)
    for i in range(v.deeds - 1, -1, -1):
        deed = v.deed[i]
        if deed >= SWAPPED:
            n = swap_back(p, (deed - SWAPPED) // SEATS, deed % SEATS, hold, gifts, n)
            give_back(v, i, rng, hold, cards, deeds)
        elif DROPPED <= deed < GAVE:
            deeds[i] = last
            last = join(hold, deed % SEATS, cards, last, card_of(v, i))
        elif deed < DROPPED:
            deeds[i] = draw_back(v, i, rng, hold, gifts, spare, cards)
            if deeds[i] == NOWHERE:
                return False
    return True


def card_of(v, i):
    """The card of a deed: 1 + its kind, or if it is not known -1 - its level."""
    return int(v.which[i]) if v.which[i] != NOTHING else -1 - v.deed[i] // SEATS % LEVELS


def level(card):
    return level_of(card - 1) if card > 0 else -1 - card


def follow(v, p, hold, gifts):
    """What the watcher gave, what was seen of it again, and who has it; how many gifts."""
    n = 0
    for i in range(v.deeds):
        deed, q, card = v.deed[i], v.deed[i] % SEATS, card_of(v, i)
        g = hold[q, GIFT]
        if deed >= SWAPPED:
            n = swap_on(p, (deed - SWAPPED) // SEATS, q, hold, gifts, n)
        elif deed >= GAVE and q == p:
            gifts[n, card - 1] += 1
        elif g != NOWHERE and deed < DROPPED:
            gifts[g, FREE + level(card)] += 1
        elif g != NOWHERE and card > 0:
            see_again(gifts, g, card - 1)
    if v.to_read and (p == v.turn or p == v.drawer) and gifts[n - 1, TAKEN] != NOWHERE:
        for kind in range(KINDS):
            for _ in range(v.mine[kind]):
                see_again(gifts, gifts[n - 1, TAKEN], kind)
    return n


def see_again(gifts, g, kind):
    """A card that was given; or else some draw was it, and is free no more."""
    gifts[g, kind] -= 1
    if gifts[g, kind] < 0:
        gifts[g, FREE + level_of(kind)] -= 1


def swap_on(p, a, b, hold, gifts, n):
    """Two hands change places. If one was the watcher's, it is a gift from now on."""
    hold[a, GIFT], hold[b, GIFT] = hold[b, GIFT], hold[a, GIFT]
    if p != a and p != b:
        return n
    gifts[n, TAKEN] = hold[p, GIFT]
    hold[a + b - p, GIFT], hold[p, GIFT] = n, NOWHERE
    return n + 1


def swap_back(p, a, b, hold, gifts, n):
    for k in range(GIFT + 1):
        hold[a, k], hold[b, k] = hold[b, k], hold[a, k]
    if p != a and p != b:
        return n
    hold[a + b - p, GIFT], hold[p, GIFT] = gifts[n - 1, TAKEN], NOWHERE
    return n - 1


def give_back(v, i, rng, hold, cards, deeds):
    """The cards of two hands are those that were given, as far as the watcher knows them."""
    a, b = (v.deed[i] - SWAPPED) // SEATS, v.deed[i] % SEATS
    n, m = hold[a, SIZE], hold[b, SIZE]
    for j in range(i - n - m, i):
        q, card = v.deed[j] % SEATS, card_of(v, j)
        deeds[j] = leave(hold, q, one_of(rng, hold, q, cards, card))
        if card > 0:
            cards[deeds[j]] = card
    hold[a, SIZE], hold[b, SIZE] = n, m


def one_of(rng, hold, q, cards, card):
    """Where in a hand this card is: itself, or if it was not seen, any that may be it."""
    best, n = 0, 0
    for k in range(hold[q, SIZE]):
        other = cards[hold[q, k]]
        if other == card and card > 0:
            return k
        if level(other) == level(card) and (other < 0 or card < 0):
            n += 1
            if below(rng, n) == 0:
                best = k
    return best


def draw_back(v, i, rng, hold, gifts, spare, cards):
    """Which card of the hand had been drawn just then, or NOWHERE if it can have been none."""
    q, drawn = v.deed[i] % SEATS, card_of(v, i)
    g, best, whole = hold[q, GIFT], NOWHERE, 0.0
    for k in range(hold[q, SIZE]):
        card, weight = cards[hold[q, k]], 0.0
        if drawn > 0:
            weight = 1.0 if card == drawn else 0.0
        elif level(card) == level(drawn):
            weight = chance(gifts, g, spare, card) if g != NOWHERE else 1.0
        whole += weight
        if weight > 0 and rng.random() * whole < weight:
            best = k
    if best == NOWHERE:
        return NOWHERE
    if g != NOWHERE:
        settle(gifts, g, spare, cards[hold[q, best]])
    return leave(hold, q, best)


def chance(gifts, g, spare, card):
    """A card seen that was not given must have been drawn; one that was given hardly was."""
    if card > 0 and gifts[g, card - 1] < 0:
        return 1.0
    if gifts[g, FREE + level(card)] == 0 or (card > 0 and spare[card - 1] == 0):
        return 0.0
    return 1.0 if card < 0 else spare[card - 1] / unseen(spare, level(card))


def unseen(spare, k):
    n = 0
    for kind in range(KINDS):
        n += spare[kind] if level_of(kind) == k else 0
    return n


def settle(gifts, g, spare, card):
    """A draw less. If the card was given too, another one of its kind is still in the gift."""
    if card > 0:
        gifts[g, card - 1] += 1
        if gifts[g, card - 1] <= 0:
            return
        spare[card - 1] -= 1
    gifts[g, FREE + level(card)] -= 1


def take_up(v, p, hold, cards):
    """The hands as they are now; how many cards."""
    n = 0
    for q in range(v.seats):
        for kind in range(KINDS if q == p else 0):
            for _ in range(v.mine[kind]):
                n = join(hold, q, cards, n, kind + 1)
        for k in range(LEVELS):
            for _ in range(v.held[q, k] - known(v, k) if q == p else v.held[q, k]):
                n = join(hold, q, cards, n, -1 - k)
    return n


def known(v, k):
    """Of the watcher's own hand, the cards of a level that it has read."""
    n = 0
    for kind in range(KINDS):
        n += v.mine[kind] if level_of(kind) == k else 0
    return n


def join(hold, q, cards, n, card):
    """One more card in a hand; how many there are in all."""
    cards[n] = card
    hold[q, hold[q, SIZE]] = n
    hold[q, SIZE] += 1
    return n + 1


def leave(hold, q, k):
    """A card leaves a hand; its number."""
    hold[q, SIZE] -= 1
    last = hold[q, SIZE]
    hold[q, k], hold[q, last] = hold[q, last], hold[q, k]
    return hold[q, last]


def deal_rest(v, p, rng, s, cards):
    """Whatever is still unknown, and what was put away before the first swap."""
    pack = np.zeros(PACK, np.int64)
    for k in range(LEVELS):
        n, i = spread(s.deck, k, pack), 0
        while i < len(cards) and cards[i] != NOTHING:
            if cards[i] == -1 - k:
                cards[i] = 1 + pull(s.deck, pack, n, rng)
                n -= 1
            i += 1
        for q in range(v.seats):
            for _ in range(v.drops[q, k] - since(v, q, k) if q != p else 0):
                s.dropped[q, pull(s.deck, pack, n, rng)] += 1
                n -= 1


def since(v, q, k):
    """Cards of a level a seat has put away since the first swap."""
    n = 0
    for i in range(v.deeds):
        n += v.deed[i] == DROPPED + SEATS * k + q
    return n


def spread(deck, k, pack):
    """The cards of a level, one by one; how many."""
    n = 0
    for kind in range(KINDS):
        for _ in range(deck[kind] if level_of(kind) == k else 0):
            pack[n] = kind
            n += 1
    return n


def pull(deck, pack, n, rng):
    """Any of the first `n` cards."""
    i = below(rng, n)
    kind, pack[i] = pack[i], pack[n - 1]
    deck[kind] -= 1
    return kind


def write(v, p, s, cards, deeds):
    """Hands, cards put away and the record; hands given lie by kind."""
    n = 0
    for q in range(v.seats):
        for _ in range(v.held[q, 0] + v.held[q, 1] + v.held[q, 2]):
            s.hand[q, cards[n] - 1] += 1
            n += 1
    first = 0
    for i in range(v.deeds):
        q = v.deed[i] % SEATS
        s.which[i] = cards[deeds[i]] if v.deed[i] < SWAPPED else NOTHING
        if DROPPED <= v.deed[i] < SHOWED and q != p:
            s.dropped[q, s.which[i] - 1] += 1
        if v.deed[i] != v.deed[first]:
            first = i
        if GAVE <= v.deed[i] < SWAPPED:
            sort(s.which, first, i + 1)
