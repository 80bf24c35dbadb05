"""What bots know of one game, in the module named after it, or in `bot.py` in the game's folder:
optional functions, found by name.

likely_move(box, s, p, r, out)
                       what a seat may well play, for a number drawn from 0 up to 1: how imagined
                       worlds are played on
evaluate(box, s, out)  write each seat's share of the victory as it may be guessed before the end,
                       where chance hardly ends well
weigh(box, s, p, out, worth)
                       write the moves of a seat and what each is worth to it, return how many: in
                       a game, or a part of one, that is solved rather than searched
tells_shares(box, s)   whether these are shares of the victory; they are unless it says no
weigh_shares(box, s, p, out, worth)
                       as `weigh`, all in shares of the victory; 0 moves where it cannot say
outlook(box, s, out, weights, shares)
                       write each seat's share of the victory, guessed with all laid open and
                       without playing on, for whoever looks back; the buffers are to be used
horizon()              after how many turns of `likely_move` imagined worlds are guessed by
                       `outlook`, in a game that has both; they are played to the end without it
NOTES                  a layout: what is written down of what a seat heard. A game that has it has
                       these four as well, and its bots think of worlds as likely as they make them
listen(box, v, p, heard, shadows, notes)
                       go on with a log from where the notes end; `shadows` holds a state to use
weigh_up(box, v, p, shadows, notes)
                       write what follows from it, given what the seat sees
presume(v, d, r, guess)
                       write into a copy of the view what is so in the world that a number from 0
                       up to 1 falls on; the rest of it is imagined
plausible(s, p, d)     from 0 up to 1, how well that rest explains what was heard
tell_beliefs(v, p, d, out)
                       write whom to suspect, and why, as events of the game's hints; optional
mix(box, worlds, p, level, hasty, rng, out, chances, worth)
                       write the moves of a seat, how often each is to be made, and the share of
                       the victory it is worth, return how many: in a game of secret choices that
                       are mixed. `worlds[1]` is the world imagined, of which nothing may be used
                       that the seat cannot know; those after it are there to be played on in
WORLDS                 how many worlds that takes in all
THINKING               how the bots of each level think, where it differs from other games
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from wyrmhoard.engine.game import Game
from wyrmhoard.games import part


@cache
def known(game: Game, name: str) -> Callable[..., Any] | None:
    """The function of that name for a game, if there is one."""
    module = part(game, __name__, "bot")
    return getattr(import_module(module), name, None) if module else None


@cache
def thinking(game: Game) -> dict[str, tuple[str, int]]:
    """How the bots of each level think, where the game says so."""
    module = part(game, __name__, "bot")
    return getattr(import_module(module), "THINKING", {}) if module else {}


@cache
def worlds(game: Game) -> int:
    """How many worlds its `mix` takes: the blank one, the one imagined, those played on in."""
    module = part(game, __name__, "bot")
    return getattr(import_module(module), "WORLDS", 2) if module else 2
