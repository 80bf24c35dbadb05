"""python -m wyrmhoard."""

from wyrmhoard.cli import main

main()
