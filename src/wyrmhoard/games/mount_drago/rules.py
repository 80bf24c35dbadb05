"""The rules of Mount Drago.

Seats play cards, mount, and discard; luck deals and draws, one card a move. The stacks are kept as
the list of cards laid since the last reshuffle, which is also what a good memory knows of them.
Clause numbers are those of RULES.md.
"""

import numpy as np

from wyrmhoard.engine.arrays import share
from wyrmhoard.engine.contract import CHANCE, LUCK, NOBODY, bit

from .state import (
    AWAY, BEGIN, BLUE, CLIMBERS, DEALING, DISCARD, DISCARDING, DRAGONS, DRAW, DRAWING, DRAWN,
    ENOUGH, FREE, GREEN, HAND, HIGHEST, KINDS, LAST, MOUNT, MOUNTING, NOTHING, OPEN, OVER, PLAY,
    PLAYING, REFILLING, SADDLE, SADDLING, SEATS, SIDE_A, SMALL, START, STAY, SUMMIT, SWAPPING,
    TRADING, VALUES,
)  # fmt: skip


def setup(box, s, seats):
    """MD-4: all dragons of the box on the start, all cards in the pile."""
    s.seats = seats
    for dragon in range(DRAGONS):
        for value in range(VALUES):
            put_in(s, dragon * VALUES + value + 1, box.copies[dragon, value])
        s.spot[dragon] = START if s.heap[dragon] else AWAY
    if box.first != DRAWN:
        begin(s, box.first)


def put_in(s, card, n):
    """Into the pile; out of it when `n` is negative."""
    s.pile[card - 1] += n
    s.heap[dragon_of(card)] += n
    s.stock += n


def dragon_of(card):
    """(card - 1) // VALUES, without the care a compiler takes of negative numbers."""
    return (int(card) - 1) * 13 >> 6


def begin(s, p):
    """MD-5."""
    s.first = p
    s.phase = SADDLING


def actors(box, s):
    if s.phase < PLAYING:
        return LUCK
    return bit(s.turn) if s.phase < OVER else NOBODY


def legal(box, s, p, out):
    if s.phase == PLAYING:
        return hand_cards(box, s, p, PLAY, False, out)
    if s.phase == MOUNTING:
        out[0], out[1] = MOUNT, STAY  # MD-10
        return 2
    n = hand_cards(box, s, p, DISCARD, True, out)
    out[n] = ENOUGH
    return n + 1


def hand_cards(box, s, p, verb, from_summit, out):
    """MD-6: any card of the hand, each kind once; MD-16: or only those of summit dragons."""
    n, last = 0, NOTHING
    for i in range(s.holds[p] - 1, -1, -1):
        card = s.hand[p, i]
        out[n] = verb - 1 + card
        n += card != last and (not from_summit or on_summit(box, s, dragon_of(card)))
        last = card
    return n


def on_summit(box, s, dragon):
    return box.spaces[s.spot[dragon]] == SUMMIT


def odds(box, s, out, weights):
    if s.phase == DRAWING:
        for p in range(s.seats):
            out[p], weights[p] = BEGIN + p, 1
        return s.seats
    verb = SADDLE if s.phase == SADDLING else DRAW
    n = 0
    for k in range(KINDS):
        if s.pile[k] and (verb == DRAW or s.rider[k // VALUES] == FREE):
            out[n], weights[n] = verb + k, s.pile[k]
            n += 1
    return n


def toss(box, s, r, out, weights):
    """As `odds` has it."""
    if s.phase >= DEALING:
        return DRAW + any_card(s, int(r * s.stock))
    if s.phase == DRAWING:
        return BEGIN + int(r * s.seats)
    return SADDLE + any_free_card(s, r)


def any_free_card(s, r):
    """MD-4: of a dragon nobody rides yet."""
    n = 0
    for dragon in range(DRAGONS):
        n += s.heap[dragon] * (s.rider[dragon] == FREE)
    left, k = int(r * n), 0
    while left >= s.pile[k] or s.rider[k // VALUES] != FREE:
        left -= s.pile[k] * (s.rider[k // VALUES] == FREE)
        k += 1
    return k


def any_card(s, left):
    """The card with so many before it in the pile: first its dragon, then its value. There is no
    branch here to guess wrong, which would cost more than the sums."""
    dragon, value, seen, before = 0, 0, 0, 0
    for d in range(DRAGONS - 1):
        seen += s.heap[d]
        further = left >= seen
        dragon += further
        before += further * s.heap[d]
    left -= before
    seen = 0
    for i in range(VALUES - 1):
        seen += s.pile[dragon * VALUES + i]
        value += left >= seen
    return dragon * VALUES + value


def play(box, s, p, move):
    if p == CHANCE:
        play_luck(box, s, move)
    elif move < DISCARD:
        ride_on(box, s, p, move)
    else:
        discard(box, s, p, move)
    if s.stock == 0 and s.phase < PLAYING:
        reshuffle(s)  # MD-18: only when a card must be drawn


def play_luck(box, s, move):
    if move >= DRAW:
        draw(box, s, s.turn, move - DRAW + 1)
    elif move >= SADDLE:
        saddle(s, s.turn, move - SADDLE + 1)
    else:
        begin(s, move - BEGIN)


def saddle(s, p, card):
    """MD-4: the first dragon of `p`, the base of the stack."""
    put_in(s, card, -1)
    s.bottom[p] = s.top[p] = card
    s.rider[dragon_of(card)] = p + 1
    s.turn = after(s, p)
    if s.turn == 0:
        s.phase, s.owed = DEALING, HAND


def after(s, p):
    return p + 1 if p + 1 < s.seats else 0


def ride_on(box, s, p, move):
    """MD-10: a choice of mounts comes before scoring. A dragon in last place came from outside the
    summit, as if from the start."""
    start = START
    if move < MOUNT:
        start = play_card(box, s, p, move - PLAY + 1)
    elif move == MOUNT:
        mount(s, p, s.laid[s.count - 1])
    if start != OPEN:
        settle(box, s, p, start)


def play_card(box, s, p, card):
    """MD-6: the dragon advances, whoever rides it; MD-13: surplus steps are lost. Where it stood is
    the answer, or OPEN while `p` has to choose."""
    lay(s, p, card)
    dragon = dragon_of(card)
    start, rider = s.spot[dragon], s.rider[dragon]
    s.spot[dragon] = min(LAST, start + card - dragon * VALUES)
    if rider == FREE and is_rearmost(s, start):
        s.phase = MOUNTING
        return OPEN
    if rider == FREE or rider == p + 1:
        mount(s, p, card)  # MD-8, MD-9; else MD-7
    return start


def lay(s, p, card):
    """Out of the hand, which stays in order, and into the stack of `p`."""
    n, held = s.count, s.holds[p]
    for i in range(HAND - 1):
        this, after_it = s.hand[p, i], s.hand[p, i + 1]
        s.hand[p, i] = this if this > card else after_it
    s.hand[p, held - 1] = NOTHING
    s.laid[n], s.layer[n], s.before[n] = card, p, held
    s.count, s.holds[p] = n + 1, held - 1


def is_rearmost(s, spot):
    """MD-10: nobody stands behind it, ridden or not."""
    behind = 0
    for dragon in range(DRAGONS):
        behind += s.spot[dragon] < spot
    return behind == 0


def mount(s, p, card):
    s.rider[dragon_of(s.top[p])] = FREE
    s.rider[dragon_of(card)] = p + 1
    s.top[p] = card


def settle(box, s, p, start):
    """MD-14: scoring comes after moving and mounting; MD-19; then MD-17."""
    space = box.spaces[s.spot[dragon_of(s.laid[s.count - 1])]]
    scoring = space in (BLUE, GREEN)
    if space == SUMMIT and box.spaces[start] != SUMMIT:
        scoring = True  # MD-13
        s.climbed += 1
    if scoring:
        judge(box, s, space == BLUE)
    if s.climbed == CLIMBERS:
        s.phase = OVER  # MD-19
    elif scoring and s.holds[p] > 0:
        end_draw(box, s, p)
    else:
        refill(box, s, p)


def judge(box, s, small):
    """MD-11, MD-12: riders add the number under their dragon; MD-15."""
    side = 0 if s.seats <= SIDE_A else 1
    most = SMALL if small else HIGHEST
    for q in range(s.seats):
        number = box.numbers[side, s.spot[dragon_of(s.top[q])]]
        points = s.points[q] + number * (number <= most)
        s.points[q] = max(0, points) if box.floor_at_zero else points


def refill(box, s, p):
    """MD-17: up to six; MD-16: summit cards may go first."""
    s.owed = HAND - s.holds[p]
    if may_discard(s, p) and not box.summit_swap:
        s.phase = DISCARDING
    else:
        s.phase = REFILLING


def may_discard(s, p):
    """MD-20: whoever could hold a summit card is asked, or the question would tell the hand."""
    return s.climbed > 0 and s.holds[p] > 0


def discard(box, s, p, move):
    """MD-16: lowest under the stack, card by card until it is enough."""
    if move < ENOUGH:
        lay(s, p, move - DISCARD + 1)
        s.owed += 1
        if s.holds[p] > 0:
            return
    if s.phase == DISCARDING:
        s.phase = REFILLING
    elif s.owed:
        s.phase = TRADING
    else:
        next_turn(s)


def draw(box, s, p, card):
    """MD-5, MD-17."""
    put_in(s, card, -1)
    hold(s.hand, p, card)
    s.holds[p] += 1
    s.owed -= 1
    if s.owed == 0:
        end_draw(box, s, p)


def hold(hands, p, card):
    """Into a hand, in order: whatever is lower makes room."""
    for i in range(HAND):
        other = hands[p, i]
        hands[p, i] = max(other, card)
        card = min(other, card)


def end_draw(box, s, p):
    """MD-16, where summit cards are swapped: once a turn, after MD-17."""
    if s.phase == DEALING:
        deal_on(s, p)
    elif box.summit_swap and s.phase != TRADING and may_discard(s, p):
        s.phase = SWAPPING
    else:
        next_turn(s)


def deal_on(s, p):
    """MD-5: seat by seat, then the first turn."""
    s.turn, s.owed = after(s, p), HAND
    if s.turn == 0:
        s.turn, s.phase, s.owed = s.first, PLAYING, 0


def next_turn(s):
    s.turn = after(s, s.turn)
    s.phase = PLAYING


def reshuffle(s):
    """MD-18: all that lies in stacks below the top is the new pile; MD-20: hands are kept."""
    for i in range(s.count):
        put_in(s, s.laid[i], 1)
        s.laid[i] = s.layer[i] = s.before[i] = 0
    for q in range(s.seats):
        put_in(s, s.bottom[q], 1)
        put_in(s, s.top[q], -1)
        s.bottom[q] = s.top[q]
        for i in range(HAND):
            s.kept[q, i] = s.hand[q, i]
    s.count = 0
    s.reshuffles += 1


def score(box, s, p):
    return s.points[p]


def outcome(box, s, out):
    """MD-19: most points; equals share the victory."""
    ranks = np.zeros(SEATS, np.int64)
    for p in range(s.seats):
        ranks[p] = s.points[p]
    share(ranks, s.seats, out)
