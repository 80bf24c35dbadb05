"""Moves as a table plays them: once, keeping the states they led from and to."""

from __future__ import annotations

import msgspec

from wyrmhoard.engine.match import Match


class Played(msgspec.Struct, frozen=True, gc=False):
    who: int
    move: int
    before: bytes  # the state it was made in
    after: bytes
    acting: int  # who acts then, as the match says it


class trying:  # noqa: N801  it reads like a verb
    """The match, to try moves on; afterwards it is as it was."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __enter__(self) -> Match:
        self.state, self.count = self.match.states.tobytes(), len(self.match.moves)
        return self.match

    def __exit__(self, *_: object) -> None:
        set_state(self.match, self.state)
        del self.match.moves[self.count :]


def play(match: Match, who: int, move: int) -> Played:
    """Make a move that is known to be legal."""
    before = match.states.tobytes()
    acting = match.make(who, move)
    return Played(who, move, before, match.states.tobytes(), acting)


def follow(match: Match, played: Played) -> None:
    """Bring the match to where a move that was tried has led: nothing is played again."""
    set_state(match, played.after)
    match.moves.append((played.who, played.move))


def set_state(match: Match, state: bytes) -> None:
    match.raw.data[:] = state
