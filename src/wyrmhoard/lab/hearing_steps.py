"""What each seat hears of a match in a batch, and which worlds it takes to be true by it, as at a
table (`bots/listening.py`). Kernels: plain functions over the contract.

The `logs` of all seats lie one behind the other; each seat has its own of `shadows` and `notes`.
Where a game's bots do not listen, nothing is left of this.
"""

from wyrmhoard.bots.belief import GATHERED, MOST, gather, hear_out, notes_of
from wyrmhoard.engine.contract import SEATS, hears
from wyrmhoard.engine.marks import apart, per_game


@apart
def forget_notes(states, logs, shadows, notes):
    """As a match begins: the last of each is blank."""
    for p in range(SEATS):
        shadows[p] = states[0]
        notes[p] = notes[SEATS]


@per_game(lambda game: forget_notes if notes_of(game) else None)
def forget(states, logs, shadows, notes):
    """Nothing was noted."""


@apart
def hear_each(box, s, seats, who, move, made, logs):
    room = len(logs) // SEATS
    for p in range(seats):
        logs[p * room + made].who = who
        logs[p * room + made].move = hears(box, s, p, who, move)


@per_game(lambda game: hear_each if notes_of(game) else None)
def hear_move(box, s, seats, who, move, made, logs):
    """Before it is played. Nobody listens."""


@apart
def gather_heard(box, mine, p, rng, informed, effort, made, worlds, logs, shadows, notes):
    if not informed:
        return worlds[:GATHERED]
    at, room = p, len(logs) // SEATS
    shadow, noted = shadows[at : at + 1], notes[at : at + 1]
    hear_out(box, mine, p, logs[at * room : at * room + made], shadow, noted)
    found = worlds[: GATHERED + min(MOST, effort)]
    gather(box, mine, p, rng, noted, found)
    return found


@per_game(lambda game: gather_heard if notes_of(game) else None)
def heard_worlds(box, mine, p, rng, informed, effort, made, worlds, logs, shadows, notes):
    """Imagined anew in every round."""
    return worlds
