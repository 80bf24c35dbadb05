"""Simulation and analysis: many matches, and what they tell."""

from .simulate import simulate as simulate
