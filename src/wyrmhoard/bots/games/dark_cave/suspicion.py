"""Whom a bot suspects, and why, in words: numbers to whoever asks, sentences to people.

Kernels: plain functions over the game's state.
"""

from wyrmhoard.engine.contract import SEATS
from wyrmhoard.engine.events import NUMBER, SEAT, Events, case
from wyrmhoard.games.dark_cave.state import CORNER, NOTHING

PROBABLY, PERHAPS, HARDLY = 60, 35, 15  # from so many percent on; at most
# What a seat did, in the order of `notes.py`; the first three may help as well as harm.
WHAT = (
    "longer", "caved-in", "web", "boots", "axe", "rat", "lindworm", "goblin", "shorter",
)  # fmt: skip
SHORTER = WHAT.index("shorter")

beliefs = Events()
SUSPECT = beliefs(
    "hint-suspect", "SD-2", who=SEAT, how=case(("saboteur", "perhaps", "loyal")), percent=NUMBER,
    what=case(WHAT), whom=SEAT, after=case(("nothing", "goal", "clan")), n=NUMBER, seen=SEAT,
)  # fmt: skip
BLANKS = 1 + len(beliefs.all[0].blanks)


def tell_beliefs(v, p, d, out):
    """Write whom the seat should suspect most, and whom least, of those whose deeds tell something;
    return how many numbers."""
    n = 0
    for i in range(d.unsure):
        q = d.seat[i]
        percent = int(100 * doubt(d, i) + 0.5)
        if q != p and (percent >= PERHAPS or percent <= HARDLY):
            how = 0 if percent >= PROBABLY else 1 if percent >= PERHAPS else 2
            side = v.clan[q] - 1 if how == 2 else 2 - v.clan[q]
            if d.deed[q, side] != NOTHING:
                n = tell_one(d, q, how, percent, side, out, n)
    return n


def doubt(d, i):
    """How likely a seat whose loyalty is not known is a saboteur."""
    whole, before = 0.0, 0.0
    for k in range(d.worlds):
        if (k // d.places) >> i & 1:
            whole += d.chance[k] - before
        before = d.chance[k]
    return whole / before


def tell_one(d, q, how, percent, side, out, n):
    out[n], out[n + 1], out[n + 2], out[n + 3] = SUSPECT, q, how, percent
    out[n + 4], out[n + 5] = what(d, q, side), d.whom[q, side]
    seen = d.after[q, side]
    out[n + 6] = 0 if seen == NOTHING else 1 if seen <= CORNER else 2
    out[n + 7], out[n + 8] = min(seen, CORNER), min(SEATS - 1, max(0, seen - CORNER - 1))
    return n + BLANKS


def what(d, q, side):
    """Which deed speaks most for it."""
    deed = d.deed[q, side]
    return SHORTER if deed < 0 else deed - 1
