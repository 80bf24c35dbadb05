"""The contract: what every game answers. Engine and bots call these names; `bind` fills them in.

box  what is printed on cardboard, and the house rules: one record, never changed by play
s    the state: one record, changed in place        p    a seat, or CHANCE
out  a buffer to fill from its start                v    what one seat knows: one record
"""

from .arrays import picked
from .known import copier
from .marks import per_game

CHANCE = 15  # luck's seat number; real seats are 0 to 7
LUCK = 1 << CHANCE  # luck's bit in what `actors` answers
NOBODY = 0  # the match is over
SEATS = 8  # the most any game may have
NONE = -1  # no move
FINE = 0  # what `why_not` and `check` answer where nothing is wrong
BLANKS = 4  # the most numbers a reason is told with
ROOM = 160  # the most numbers one seat's events of a move are told with
SILENT = -1  # what `events` answers of a move not worth a sentence


def bit(p):
    """Seat `p` as a mask. (`1 << s.turn` would stay as narrow as the field in plain Python.)"""
    return 1 << int(p)


def setup(box, s, seats):
    """Fill the blank `s` up to the first decision or draw. No luck here: luck moves."""
    raise NotImplementedError


def actors(box, s):
    """The seats that may move now, as bits; LUCK alone when luck moves; NOBODY at the end."""
    raise NotImplementedError


def legal(box, s, p, out):
    """Write the moves of `p`, one of the actors, in rising order; return how many, at least 1."""
    raise NotImplementedError


def odds(box, s, out, weights):
    """Write luck's moves and their weights; return how many. A reveal has just one."""
    return 0


def toss(box, s, r, out, weights):
    """Luck's move for `r`, a number drawn from 0 up to 1: each comes as often as `odds` says. A
    game may know a quicker way than to weigh them all."""
    n = odds(box, s, out, weights)
    return out[0] if n == 1 else out[picked(weights[:n], r)]


def pace(box, s, weights):
    """In a race, write each seat's weight to move next and return the sum; else return 0."""
    return 0.0


def play(box, s, p, move):
    """Carry out one legal move of `p`."""
    raise NotImplementedError


def score(box, s, p):
    """The points of `p` as they stand."""
    raise NotImplementedError


def outcome(box, s, out):
    """At the end: each seat's share of the victory, tie-breaks included. They sum to 1, or to 0
    where the rules know no winner."""
    raise NotImplementedError


@per_game(copier)
def copy_known(a, b):
    """Copy what everyone knows, from a state to a view or back. Made from the state's layout: a
    game's own `view` and `imagine` begin with it, and add what is special."""
    raise NotImplementedError


def view(box, s, p, v):
    """Write what `p` knows into the blank `v`. Nothing is there unless put there."""
    copy_known(s, v)


def imagine(box, v, p, rng, s):
    """Fill the blank `s` with one full state that looks like `v` to `p`, and return how
    believable it is, above 0 and at most 1: worlds are kept that often."""
    copy_known(v, s)
    return 1.0


def hears(box, s, p, who, move):
    """What `p` is told when `who` plays `move` in `s`: the move itself, or a hidden one."""
    return move


def events(box, v, w, p, who, move, out):
    """What `p` is told has come of the move, as `p` heard it: from the view before it, `v`, and
    the one after it, `w`, alone. Write numbers of the game's `happened`, each followed by what
    fills its blanks, and return how many in all: 0 tells the move itself, SILENT nothing."""
    return 0


def secret(box, s, p):
    """The move of `p` that nobody else has seen yet and that changed nothing else, or NONE."""
    return NONE


def takeback(box, s, p):
    """Undo that secret move: `p` is to choose again. A search may weigh other choices so."""


def pause(box, s, move):
    """At a live table: the milliseconds that must lie between two such moves, whoever's."""
    return 0


def patience(box, s, p):
    """The milliseconds a live table waits for `p` before it moves for them; 0 is for ever."""
    return 0


def otherwise(box, s, p):
    """The move a live table then makes for `p`."""
    return NONE


def why_not(box, v, p, who, move, out):
    """Why `p` may not play the move, the most helpful reason first: a number of the game's
    `reasons`, whose blanks are written to `out`. `who` may move now, as `actors` says."""
    raise NotImplementedError


def check(box, out):
    """What is wrong with a box whose values do not fit each other: a number of the game's
    `refusals`, whose blanks are written to `out`; or FINE."""
    return FINE


def most_seats(box):
    """Of a box that may be for fewer than the game."""
    return SEATS


CONTRACT = (
    setup, actors, legal, odds, toss, pace, play, score, outcome, view, imagine, hears, events,
    secret, takeback, pause, patience, otherwise, why_not, check, most_seats,
)  # fmt: skip
# Those a game may leave as they are here, `view` and `imagine` if it is played openly.
OPTIONAL = (
    odds, toss, pace, view, imagine, hears, events, secret, takeback, pause, patience, otherwise,
    check, most_seats,
)  # fmt: skip
