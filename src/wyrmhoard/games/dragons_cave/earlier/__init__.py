"""Dragon's Cave as it was: earlier versions of its rules, for matches that began with them."""

from . import version_1

EARLIER = {1: version_1.EARLIER}
