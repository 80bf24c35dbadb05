"""Simulation and analysis: many matches, and what they tell."""
