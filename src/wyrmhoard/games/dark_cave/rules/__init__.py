"""The rules of The Dark Cave: who may move, what they may do, and what it leads to.

Whatever is hidden and becomes known is told by a move of luck. A move is carried out first; then
`proceed` does what the rules do by themselves. Clause numbers are those of RULES.md.
"""

from wyrmhoard.engine.marks import apart
from wyrmhoard.engine.contract import CHANCE, LUCK, NOBODY, bit

from ..cards import KINDS, level_of
from ..state import (
    AGREE, AIMING, ANSWERING, ASKING, AT, BEGIN, BEGINNING, CHOP, CLAN, CLAN_CARDS, CLAN_DRAW,
    DEALING, DISCARD, DISCARDING, DRAW, DRAWING, ENOUGH, GIVE, HIDE_GOAL, HIDING, LAY,
    LOOKING_ASIDE, LOOK_CLAN, LOOK_GOAL, LOSE, LOSING, LOYAL, MIX, ORIENT, ORIENTING, OVER, PLACING,
    PLAY, PLAYING, PROPOSE, READ, READING, REFRAIN, REFUSE, RESOLVED, SABOTEUR, SEEING, SEE_ASIDE,
    SEE_CLAN, SEE_GOAL, SPYING, STEP, STOP, STRIKE, SWAP_WITH, TALLY, TURNING_UP, TURN_UP, UNMASK,
    UNMASKING, WEB,
)  # fmt: skip
from .dealing import (
    all_dealt, deal_clan, goal_is_free, hide_goal, left_over, level_dealt, mixes, next_dealt, setup,
    works_for,
)  # fmt: skip
from .ending import end, inside, outcome, score, tally, unmask
from .meeting import next_asked, next_of, strike
from .memory import draws, drops, reading, reads
from .playing import (
    aim_at, aims, another, choose_action, choose_path, discard, learn, look, place_card, places,
    playable, spin,
)  # fmt: skip
from .turn import begin, proceed, stop, top
from .walking import chop, chops, go, steps, turn_up

__all__ = ["actors", "legal", "odds", "outcome", "pace", "play", "score", "setup"]


def actors(box, s):
    if s.wait == OVER:
        return NOBODY
    if s.wait < PLAYING:
        return LUCK
    if s.wait == ASKING:
        return bit(next_asked(s))
    if s.wait == ANSWERING:
        return (1 << int(s.seats)) - 1 & ~s.agreed  # SD-39
    return bit(s.turn)


def pace(box, s, weights):
    """SD-39: a proposal is answered in any order, and the first refusal closes it."""
    if s.wait != ANSWERING:
        return 0.0
    for p in range(len(s.stand)):
        weights[p] = p < s.seats and not s.agreed >> p & 1
    return float(total_of(weights, s.seats))


def total_of(weights, n):
    whole = 0.0
    for p in range(n):
        whole += weights[p]
    return whole


@apart
def legal(box, s, p, out):
    if s.wait == PLACING:
        return places(box, s, out)
    if s.wait == AIMING:
        return aims(box, s, p, out)
    if s.wait == DISCARDING:
        return another(s, p, out)
    if s.wait == ORIENTING:
        return two(out, ORIENT)
    if s.wait == ASKING:
        return two(out, STRIKE)
    if s.wait == ANSWERING:
        return two(out, AGREE)
    n = playable(box, s, p, out) if s.wait == PLAYING else steps(box, s, out)
    n = chops(box, s, out, n)
    if s.wait == PLAYING and box.call_it and not s.proposed:
        out[n] = PROPOSE  # SD-39: before playing a card
        n += 1
    return n


def two(out, verb):
    """This or that: `strike` or `refrain`, `agree` or `refuse`, upright or turned."""
    out[0], out[1] = verb, verb + 1
    return 2


def odds(box, s, out, weights):
    if s.wait == READING or s.wait == LOSING:
        return odds_of_hand(s, out, weights)
    if s.wait == DEALING or s.wait == DRAWING:
        return odds_of_deck(s, level_dealt(box, s) if s.wait == DEALING else top(s), out, weights)
    if s.wait <= BEGINNING:
        return odds_of_dealing(box, s, out, weights)
    weights[0] = 1
    out[0] = told(box, s)
    return 1


def odds_of_hand(s, out, weights):
    """SD-27, SD-33, SD-34: any card of a hand to be read, or to lose one."""
    cards, verb, n = s.unread[reading(s)], READ, 0
    if s.wait == LOSING:
        cards, verb = s.hand[next_of(s, s.losers)], LOSE
    for kind in range(KINDS):
        if cards[kind] > 0:
            out[n], weights[n] = verb + kind, cards[kind]
            n += 1
    return n


def odds_of_deck(s, level, out, weights):
    """SD-15: any card of a level not drawn yet; those back in the box are among them."""
    n = 0
    for kind in range(KINDS):
        if s.deck[kind] > 0 and level_of(kind) == level:
            out[n], weights[n] = DRAW + kind, s.deck[kind]
            n += 1
    return n


def odds_of_dealing(box, s, out, weights):
    """SD-12, SD-13, SD-16."""
    n = 0
    for k in range(s.seats if s.wait == BEGINNING else 2 if s.wait == CLAN_DRAW else 4):
        weight, verb = 1, BEGIN
        if s.wait == CLAN_DRAW:
            verb = MIX
        elif s.wait == CLAN_CARDS:
            weight, verb = left_over(box, s, k // 2, LOYAL + k % 2), CLAN
        elif s.wait == HIDING:
            weight, verb = goal_is_free(s, k), HIDE_GOAL
        if weight > 0:
            out[n], weights[n] = verb + k, weight
            n += 1
    return n


def told(box, s):
    """What luck tells although it has long been so."""
    if s.wait == SEEING:
        return SEE_GOAL + s.goal[s.aim - 1] - 1
    if s.wait == SPYING:
        return SEE_CLAN + s.loyalty[s.aim - 1] - 1
    if s.wait == TURNING_UP:
        return TURN_UP + s.goal[s.turning - 1] - 1
    if s.wait == UNMASKING:
        return UNMASK + s.loyalty[next_of(s, s.exposed)] - 1
    if s.wait == LOOKING_ASIDE:
        return SEE_ASIDE + left_over(box, s, 0, SABOTEUR) * 6 + left_over(box, s, 1, SABOTEUR)
    return TALLY + inside(s, works_for(s, s.turn))


@apart
def play(box, s, p, move):
    if p == CHANCE:
        play_luck(box, s, move)
    elif move < STEP:
        play_card(box, s, p, move)
    elif move < STOP:
        go(box, s, move)
    else:
        decide(box, s, p, move)
    if s.phase > BEGINNING:
        proceed(box, s)


def play_card(box, s, p, move):
    """SD-18: step 1."""
    if move < PLAY:
        choose_path(s, p, move - LAY)
    elif move < DISCARD:
        choose_action(box, s, p, move - PLAY)
    elif move < ENOUGH:
        discard(s, p, move - DISCARD)
    elif move < AT:
        s.phase = RESOLVED
    elif move < WEB:
        place_card(box, s, p, move - AT)
    elif move < LOOK_GOAL:
        spin(s, p, move - WEB)
    elif move < LOOK_CLAN:
        look(s, move - LOOK_GOAL, SEEING)
    elif move < SWAP_WITH:
        look(s, move - LOOK_CLAN, SPYING)
    else:
        aim_at(s, p, move - (SWAP_WITH if move < GIVE else GIVE))


def decide(box, s, p, move):
    """Whatever is neither a card nor a step."""
    if move < CHOP:
        stop(box, s)
    elif move < STRIKE:
        chop(s, move - CHOP)
    elif move < REFRAIN:
        strike(s, p)
    elif move < ORIENT:
        s.asked |= bit(p)
    elif move < PROPOSE:
        s.way_up = move - ORIENT + 1
    else:
        call_it(s, p, move)


def call_it(s, p, move):
    """SD-39: once per turn; if all agree, it ends."""
    if move == REFUSE:
        s.phase, s.agreed = PLAYING, 0
        return
    if move == PROPOSE:
        s.proposed = 1
    s.phase = ANSWERING
    s.agreed |= bit(p)
    if s.agreed == (1 << int(s.seats)) - 1:
        s.agreed = 0
        end(s)


def play_luck(box, s, move):
    if move >= SEE_GOAL:
        tell(box, s, move)
    elif move >= LOSE:
        q = next_of(s, s.losers)
        s.losers &= ~bit(q)
        drops(s, q, move - LOSE)
    elif move >= READ:
        reads(s, move - READ)
    elif move >= BEGIN:
        begin(s, move - BEGIN)
    elif move >= DRAW:
        draw(box, s, move - DRAW)
    elif move >= HIDE_GOAL:
        hide_goal(s, move - HIDE_GOAL)
    elif move >= CLAN:
        deal_clan(s, (move - CLAN) // 2, LOYAL + (move - CLAN) % 2)
    else:
        mixes(s, move - MIX)


def draw(box, s, kind):
    """SD-15, SD-37."""
    if s.phase == DRAWING:
        draws(s, s.drawer, kind)
        s.to_draw -= 1
        return
    draws(s, next_dealt(s), kind)
    s.dealt += 1
    if all_dealt(box, s):
        begin(s, box.first)


def tell(box, s, move):
    """What was hidden is known now, to one or to all."""
    if move >= TALLY:
        tally(s, move - TALLY)
    elif move >= SEE_ASIDE:
        s.looked = 1
    elif move >= UNMASK:
        unmask(s)
    elif move >= TURN_UP:
        turn_up(box, s, move - TURN_UP)
    elif move >= SEE_CLAN:
        learn(s, s.saw_clan)
    else:
        learn(s, s.saw_goal)
