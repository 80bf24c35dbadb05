"""Reasons in a few words, for the clause tests."""

from wyrmhoard.engine.why import why_not


def reason(match, p, words):
    """Why a seat may not play this: `other-hand p1`, the text and what fills its blanks. None if
    it may."""
    why = why_not(match.game, match.boxes, match.view(p), p, match.game.moves.parse(words))
    if why is None:
        return None
    return " ".join([why.text.removeprefix("why-"), *map(str, why.blanks.values())])


def cited(match, p, words):
    """The clauses behind the refusal."""
    why = why_not(match.game, match.boxes, match.view(p), p, match.game.moves.parse(words))
    return why.clauses
