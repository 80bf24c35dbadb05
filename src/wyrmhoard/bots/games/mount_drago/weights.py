"""Written by `make fit` (bench/fit/mount_drago.py). What a mount's space is worth, by what shows."""

HERE, SMALL_HERE = 0.5, 0.2  # of its own number, in any scoring and in a small one
AHEAD = (0.1, 0.1, 0.1, 0.05, 0.05)  # of the numbers of the next spaces
