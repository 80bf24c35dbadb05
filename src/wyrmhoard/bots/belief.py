"""Which worlds a bot takes to be true: those it can imagine, as often as they are believable.

A game may listen to what was heard (`bots/games`): then the worlds of a thought are gathered
before it, as often as what the players did makes them likely, and every round takes one of these.
Kernels: plain functions over the contract.
"""

from __future__ import annotations

from typing import cast

from wyrmhoard.engine.arrays import below
from wyrmhoard.engine.contract import imagine
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Layout
from wyrmhoard.engine.marks import per_game

from .games import known

TRIES = 32  # worlds thrown away as hard to believe before one is taken all the same
GATHERED = 2  # the first world that is gathered; before it lie a blank one and the one in use
MOST = 256  # worlds gathered for a thought


def notes_of(game: Game) -> Layout | None:
    """What the game's bots write down of what they heard; None where they do not listen."""
    return cast("Layout | None", known(game, "NOTES"))


def believe_gathered(box, v, p, rng, worlds):
    if len(worlds) > GATHERED:
        worlds[1] = worlds[GATHERED + below(rng, len(worlds) - GATHERED)]
    else:
        believe_imagined(box, v, p, rng, worlds)


def believe_imagined(box, v, p, rng, worlds):
    for _ in range(TRIES):
        worlds[1] = worlds[0]
        if imagine(box, v, p, rng, worlds[1]) >= rng.random():
            return


@per_game(lambda game: believe_gathered if notes_of(game) else None)
def believe(box, v, p, rng, worlds):
    """A world into `worlds[1]`: of those gathered, or imagined as often as it is believable.
    `worlds[0]` stays blank."""
    believe_imagined(box, v, p, rng, worlds)


@per_game(lambda game: known(game, "listen"))
def listen(box, v, p, heard, shadows, notes):
    """Go on listening to a log from where the notes end."""
    raise NotImplementedError


@per_game(lambda game: known(game, "weigh_up"))
def weigh_up(box, v, p, shadows, notes):
    """Say how likely all is that was heard."""
    raise NotImplementedError


@per_game(lambda game: known(game, "presume"))
def presume(v, d, r, guess):
    """Write into a copy of the view what is so in the world that `r`, from 0 up to 1, falls on."""
    raise NotImplementedError


@per_game(lambda game: known(game, "plausible"))
def plausible(s, p, d):
    """From 0 up to 1: how well the rest of a world explains what was heard."""
    return 1.0


def hear_out(box, views, p, heard, shadows, notes):
    """Note what was heard since, and what follows from it."""
    listen(box, views[0], p, heard, shadows, notes)
    weigh_up(box, views[0], p, shadows, notes)


def gather(box, views, p, rng, notes, worlds):
    """Fill `worlds` with some as likely as they are; `views[1]` is written on."""
    n = len(worlds) - GATHERED
    for i in range(n):
        views[1] = views[0]
        presume(views[0], notes[0], (i + rng.random()) / n, views[1])
        s, done = worlds[GATHERED + i], 0
        while done < TRIES:
            worlds[GATHERED + i] = worlds[0]
            least = imagine(box, views[1], p, rng, s)
            done = TRIES if least * plausible(s, p, notes[0]) >= rng.random() else done + 1
