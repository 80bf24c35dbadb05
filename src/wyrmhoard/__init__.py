"""Wyrmhoard: four dragon-and-dwarf board games on one digital table."""

__version__ = "0.1.0"
