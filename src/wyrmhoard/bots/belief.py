"""Which worlds a bot takes to be true: those it can imagine, as often as they are believable."""

from wyrmhoard.engine.contract import imagine

TRIES = 32  # worlds thrown away as hard to believe before one is taken all the same


def believe(box, v, p, rng, worlds):
    """Imagine a world into `worlds[1]`, as often as it is believable. `worlds[0]` stays blank."""
    for _ in range(TRIES):
        worlds[1] = worlds[0]
        if imagine(box, v, p, rng, worlds[1]) >= rng.random():
            return
