"""`why lay red` in the terminal: why a move is not on offer, and the rules that say so."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from wyrmhoard.engine.match import Match
from wyrmhoard.engine.moves import Moves
from wyrmhoard.engine.refused import Refused
from wyrmhoard.engine.why import why_not
from wyrmhoard.texts import Texts
from wyrmhoard.texts.rulebook import clauses

from .errors import refusal
from .prose import prose


def answered(
    match: Match,
    seat: int,
    choices: Mapping[int, int],
    given: str,
    tell: Texts,
    names: Mapping[str, str],
) -> Iterator[RenderableType]:
    """The answer, line by line: from what the seat may know, and nothing else."""
    try:
        move = match.game.moves.parse(given)
    except Refused as no:
        if given:
            yield Text(refusal(tell, no), style="yellow")
        yield Text(tell("why-words", forms=forms(match.game.moves, given)))
        return
    why = why_not(match.game, match.boxes, match.view(seat), seat, move)
    if why is None:
        number = next(n for n, one in choices.items() if one == move)
        yield Text(tell("why-allowed", n=number), style="bold")
        return
    yield Text(tell(why.text, **tell.blanks(why.blanks, names)), style="bold")
    known = clauses(match.game.folder, tell.lang)
    for clause in why.clauses:
        yield prose(f"- **{clause}** {known[clause]}")


def forms(moves: Moves, given: str) -> str:
    """What may be typed: every verb, or the words that go with the one given."""
    verb = next(iter(given.split()), "")
    if verb not in moves.verbs:
        return ", ".join(moves.names)
    return " ".join([verb, *(numbers(axis) or "|".join(axis) for axis in moves.verbs[verb])])


def numbers(axis: Sequence[str]) -> str:
    """From the first to the last, where an axis is one of numbers."""
    return f"{axis[0]}…{axis[-1]}" if axis[0].lstrip("-").isdigit() else ""


def missing(moves: Moves, offered: Collection[int]) -> str:
    """A move that is not on offer, to ask about."""
    return moves.text(next(move for move in range(len(moves)) if move not in offered))
