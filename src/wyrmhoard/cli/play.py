"""A match in the terminal: the board, the moves offered, and what happened since."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

import numpy as np
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from wyrmhoard.bots.adviser import Adviser
from wyrmhoard.bots.bot import Bot, Run
from wyrmhoard.bots.level import PATIENCE, bot, needs_compiling
from wyrmhoard.engine import log
from wyrmhoard.engine.bind import plain
from wyrmhoard.engine.contract import CHANCE, SEATS
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.hearing import Hearing
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused
from wyrmhoard.engine.witness import Witness
from wyrmhoard.lab.warm import Warming
from wyrmhoard.texts import Texts
from wyrmhoard.texts.rulebook import clauses
from wyrmhoard.texts.story import Story

from .boards import board, revealed
from .hint import hint
from .prose import prose
from .why import answered, missing

WATCHER = SEATS  # the seat of one who sits nowhere
LONGEST = 60  # letters of a move in words that are read


def quickest(game: Game, level: str) -> Run:
    """How bots of a level run the rules; for one that does not think nothing is compiled."""
    return (lambda: plain(game)) if level == "random" else Warming(game).run


class Play:
    """One person against bots, or bots alone with somebody watching."""

    def __init__(
        self,
        game: Game,
        boxes: Records,
        seats: int,
        me: int | None,
        level: str,
        seed: int,
        say: Texts,
        file: Path | None = None,
        console: Console | None = None,
    ) -> None:
        self.match, self.me, self.file = Match(game, seats, boxes), me, file
        self.tell = Texts(say.lang, game.folder / "texts")
        self.console = console or Console(highlight=False)
        self.rng, run = np.random.default_rng(seed), quickest(game, level)
        self.fastest, self.level = run, level
        self.bots: dict[int, Bot] = {
            p: bot(level, game, run, seed + p + 1, PATIENCE) for p in range(seats) if p != me
        }
        self.adviser: Adviser | None = None  # until somebody wants a hint
        self.seed = seed
        self.names = {p: self.name(p, level) for p in range(seats)}
        self.hearing = Hearing(self.match)
        self.witness = Witness(self.match, WATCHER if me is None else me)
        self.story = Story(game, self.tell, self.names, me, self.show)

    @property
    def warming(self) -> bool:
        """Whether the bots play below their level, because the rules are still being compiled."""
        return not self.fastest().fast and needs_compiling(self.level, self.match.game)

    def name(self, p: int, level: str) -> str:
        if p == self.me:
            return self.tell("seat-you", n=p + 1)
        return self.tell("seat-bot", n=p + 1, level=self.tell(f"level-{level}"))

    def run(self) -> None:
        """To the end, or until the person leaves; the log is kept either way."""
        self.write_log("x")  # before anybody has spent an evening on what cannot be kept
        if self.warming:
            self.console.print(self.tell("bots-warming"), style="dim")
        try:
            while not self.match.over:
                self.step()
            self.story.flush()
            self.console.print(self.picture())
            self.console.print(result(self.match, self.tell, self.names), style="bold")
            self.reveal()
        except (KeyboardInterrupt, EOFError):
            self.console.print(f"\n{self.tell('left')}")
        finally:
            self.keep_log()

    def reveal(self) -> None:
        """What was hidden until the end, as on the page."""
        if lines := revealed(self.match, self.names, self.tell):
            self.console.print(f"\n{self.tell('hidden-title')}", style="bold")
            for line in lines:
                self.console.print(Text(f"  {line}"))

    def step(self) -> None:
        """One move: luck's, the person's, or a bot's."""
        match = self.match
        if not match.movers:
            self.play(CHANCE, match.luck(self.rng))
        elif self.me in match.movers:
            self.play(self.me, self.ask(self.me))
        else:
            seat = match.next_seat(self.rng)
            with self.console.status(self.tell("thinking", who=self.names[seat])):
                view, heard = match.view(seat), self.hearing.of(seat)
                move = self.bots[seat].choose(match.boxes, view, seat, heard)
            self.play(seat, move)

    def play(self, who: int, move: int) -> None:
        """Carry out a move and tell what the person hears of it."""
        self.story.add(*self.witness.play(who, move))

    def show(self, who: int, line: str) -> None:
        self.console.print(Text(f"  {line}", style="dim" if who == CHANCE else ""))

    def picture(self) -> RenderableType:
        """The board as the person may see it."""
        seat = WATCHER if self.me is None else self.me
        v = self.match.view(seat)[0]
        return board(self.match.game)(v, self.match.boxes[0], seat, self.names, self.tell)

    def ask(self, seat: int) -> int:
        """One of the legal moves, chosen by its number."""
        self.story.flush()
        self.console.print(self.picture())
        choices = self.offer(seat)
        least, most = min(choices), max(choices)
        while True:
            prompt = self.tell("choose", least=least, most=most)
            given = self.console.input(Text(f"{prompt} ", style="bold")).strip().lower()
            if given in ("q", "quit", "exit"):
                raise EOFError
            if given == "h":
                self.advise(seat, choices)
            elif given.startswith("?"):
                self.explain(choices, given[1:].strip())
            elif given.split()[:1] == ["why"]:
                self.answer(seat, choices, given[len("why") :].strip()[:LONGEST])
            elif (number := numeral(given)) in choices:
                return choices[number]
            elif given:
                blanks = {"given": given[:20], "least": least, "most": most}
                self.console.print(
                    self.tell("not-a-choice", **blanks), style="yellow", markup=False
                )

    def offer(self, seat: int) -> dict[int, int]:
        """Show the legal moves, and return them by their numbers."""
        choices = numbered(self.match, seat)
        moves, names = self.match.game.moves, seat_words(self.names)
        rows = [
            Text.assemble((f"{n:>3} ", "bold cyan"), self.tell.move(moves.words(move), names))
            for n, move in choices.items()
        ]
        self.console.print(Text(self.question(seat, list(choices.values())), style="bold"))
        self.console.print(Columns(rows, padding=(0, 3), column_first=True))
        return choices

    def question(self, seat: int, choices: Sequence[int]) -> str:
        """In the game's own words, as on the page."""
        words = [self.match.game.moves.words(move) for move in choices]
        v = self.match.view(seat)[0]
        numbers = {name: int(v[name]) for name in v.dtype.names if not v[name].shape}
        asked = self.tell.question(words, numbers, seat_words(self.names))
        return asked or self.tell("choose-what", who=self.names[seat])

    def advise(self, seat: int, choices: Mapping[int, int]) -> None:
        """`h`: what a bot makes of it, given what the person sees and has heard."""
        match = self.match
        with self.console.status(self.tell("advice-thinking")):
            if self.adviser is None:
                self.adviser = Adviser(match.game, Warming(match.game).run, PATIENCE, self.seed)
            given = match.boxes, match.view(seat), seat, self.hearing.of(seat)
            moves = self.adviser.advise(*given)
        for said in hint(match.game, moves, choices, self.tell, self.names, seat):
            self.console.print(said)

    def explain(self, choices: Mapping[int, int], given: str) -> None:
        """`?`: the clauses behind all choices; `? 3`: those behind one."""
        known = clauses(self.match.game.folder, self.tell.lang)
        asked = [number] if (number := numeral(given)) in choices else list(choices)
        numbers = {c: None for n in asked for c in self.match.game.clauses_of(choices[n])}
        if len(asked) == 1:
            self.console.print(self.tell("rule-of", n=asked[0]), style="bold")
        for clause in numbers:
            self.console.print(prose(f"- **{clause}** {known[clause]}"))
        if len(asked) > 1:
            self.console.print(self.tell("rules-hint"), style="dim")
        example = missing(self.match.game.moves, choices.values())
        self.console.print(self.tell("why-hint", move=example), style="dim")

    def answer(self, seat: int, choices: Mapping[int, int], given: str) -> None:
        """`why lay red`: why that is not on offer."""
        for said in answered(self.match, seat, choices, given, self.tell, seat_words(self.names)):
            self.console.print(said)

    def keep_log(self) -> None:
        self.write_log("w")
        if self.file:
            self.console.print(self.tell("log-written", file=str(self.file)), markup=False)

    def write_log(self, mode: Literal["x", "w"]) -> None:
        """A file that was there before is not touched."""
        if self.file is None:
            return
        try:
            with open(self.file, mode, encoding="utf-8") as file:
                file.write(log.write(self.match))
        except FileExistsError:
            raise Refused("file-exists", file=str(self.file)) from None
        except OSError as no:
            reason = no.strerror or str(no)
            raise Refused("file-not-written", file=str(self.file), reason=reason) from None


def numeral(given: str) -> int:
    """A number that was typed; -1 if it is none, or longer than anybody means."""
    return int(given) if given.isdecimal() and len(given) < 10 else -1


def numbered(match: Match, seat: int) -> dict[int, int]:
    """Legal moves by the number to type: an amount is its own number, others count from 1."""
    moves = match.legal(seat)
    words = [match.game.moves.words(move) for move in moves]
    if len({w[:-1] for w in words}) == 1 and all(w[-1].isdigit() for w in words):
        return {int(w[-1]): move for w, move in zip(words, moves, strict=True)}
    return dict(enumerate(moves, 1))


def seat_words(names: Mapping[int, str]) -> dict[str, str]:
    """Players as moves name them: p0, p1 ..."""
    return {f"p{p}": name for p, name in names.items()}


def result(match: Match, tell: Texts, names: Mapping[int, str]) -> str:
    """Who won, and everyone's points."""
    shares = match.outcome()
    winners = ", ".join(names[p] for p, share in enumerate(shares) if share > 0)
    verdict = "nobody-wins" if not winners else "wins" if max(shares) == 1 else "shared"
    points = [
        tell("pair", a=names[p], b=tell("points-of", n=match.score(p)))
        for p in sorted(range(match.seats), key=lambda p: -match.score(p))
    ]
    return "\n".join([tell("over"), tell(verdict, who=winners), *points])
