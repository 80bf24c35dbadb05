"""What a bot may do, asked of its view: the same in every world it can imagine. Kernels: plain
functions over the contract."""

from wyrmhoard.engine.arrays import below
from wyrmhoard.engine.contract import NONE, imagine, legal


def list_options(box, views, p, rng, out, worlds):
    """Write the moves of `p`; return how many. `worlds[0]` stays blank."""
    worlds[1] = worlds[0]
    imagine(box, views[0], p, rng, worlds[1])
    return legal(box, worlds[1], p, out)


def only_move(box, views, p, rng, pads, worlds):
    """The one move there is, or NONE where there is a choice."""
    n = list_options(box, views, p, rng, pads[0].out, worlds)
    return int(pads[0].out[0]) if n == 1 else NONE


def uniform_move(box, views, p, rng, pads, worlds):
    """Any legal move, as likely as any other."""
    n = list_options(box, views, p, rng, pads[0].out, worlds)
    return pads[0].out[below(rng, n)]
