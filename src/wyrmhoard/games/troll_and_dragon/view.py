"""Troll & Dragon is played openly: every seat sees all there is, and imagines just that."""

from wyrmhoard.engine.layout import Layout

from .state import STATE

VIEW = Layout(**STATE.known())
