"""`h` in the terminal: the best moves, what each is worth, how sure that is, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from fluent.runtime.types import fluent_number
from rich.console import RenderableType
from rich.text import Text

from wyrmhoard.bots.adviser import Advised
from wyrmhoard.bots.games.hints import reasons_of
from wyrmhoard.engine.game import Game
from wyrmhoard.texts import Texts

SURE = 1.96  # standard errors either way that hold 95 % of what may be


def hint(
    game: Game,
    moves: Sequence[Advised],
    choices: Mapping[int, int],
    tell: Texts,
    names: Mapping[int, str],
    me: int,
) -> Iterator[RenderableType]:
    """Line by line, each move with its number."""
    yield Text(tell("advice-title"), style="bold")
    numbers = {move: n for n, move in choices.items()}
    words = {f"p{p}": name for p, name in names.items()}
    for one in moves:
        said = tell.move(game.moves.words(one.move), words)
        yield Text.assemble(
            (f"{numbers[one.move]:>3} ", "bold cyan"), said, f"  {worth(one, tell)}"
        )
        if one.reason:
            yield Text(f"    {tell.event(reasons_of(game), one.reason, names, me)}", style="dim")
    if any(one.meant for one in moves):
        yield Text(tell("advice-mixed"), style="dim")
    for belief in moves[0].beliefs:
        yield Text(f"    {tell.event(reasons_of(game), belief, names, me)}", style="dim")


def worth(one: Advised, tell: Texts) -> str:
    parts = [tell("advice-meant", meant=percent(one.meant))] if one.meant else []
    if one.share is not None and one.error:
        sure = percent(min(1.0, SURE * one.error))
        parts.append(tell("advice-share", share=percent(one.share), error=sure))
    elif one.share is not None:
        parts.append(tell("advice-calculated", share=percent(one.share)))
    return f"({', '.join(parts)})" if parts else ""


def percent(share: float) -> object:
    return fluent_number(share, style="percent", maximumFractionDigits=0)
