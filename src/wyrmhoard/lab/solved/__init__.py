"""Positions of games solved exactly: what bots are measured by."""
