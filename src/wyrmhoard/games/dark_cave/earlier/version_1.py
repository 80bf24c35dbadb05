"""The Dark Cave in version 1 of its rules: what was otherwise then than in version 2."""

from wyrmhoard.engine.game import Earlier

from ..rules import walking
from . import version_2


def named(card, f):
    """A step was named by the card's own fields, whichever way up the card lay."""
    return f


EARLIER = Earlier({**version_2.EARLIER.rules, walking.named: named})
