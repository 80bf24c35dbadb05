"""Written by `make fit`: what a dragon's space is worth to its rider."""

HERE, SMALL_HERE = 0.225, 0.046  # of its number, in any scoring and in a small one
AHEAD = (0.014, 0.028, 0.050, 0.003, 0.025)  # of the numbers of the next spaces
