"""What a hint says in The Dark Cave: whom to suspect, and why."""

from wyrmhoard.bots.games.dark_cave.suspicion import beliefs as reasons

__all__ = ["reasons"]
