"""`wyrmhoard review`: a finished match looked back on, decision by decision."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from wyrmhoard.bots.games.hints import reasons_of
from wyrmhoard.engine import log
from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load
from wyrmhoard.review.account import TOGETHER, Change
from wyrmhoard.review.judge import ROUNDS, Decision
from wyrmhoard.review.marks import MARKS, Option
from wyrmhoard.review.review import Review, as_data, review
from wyrmhoard.texts import Texts

from .hint import SURE, percent
from .options import FILE, NUMBER, Options, seed_or_new
from .progress import bar


def add_review(root: click.Group, options: Options, say: Texts) -> None:
    @options.command(root, "review")
    @click.argument("file", metavar="LOG", type=FILE)
    @options.option("--seat", type=NUMBER, metavar="N", text="help-review-seat")
    @options.option("--rounds", type=NUMBER, default=ROUNDS, metavar="N", text="help-review-rounds")
    @options.option("--seed", type=NUMBER, default=0, metavar="N", text="help-review-seed")
    @options.option("--json", "as_json", is_flag=True, text="help-json")
    def look_back(file: Path, seat: int | None, rounds: int, seed: int, as_json: bool) -> None:
        data = log.load(file)
        match = log.replay(load(data["game"]), data)
        if seat is not None and not 1 <= seat <= match.seats:
            raise Refused("seat-not-there", given=seat, seats=match.seats)
        if rounds < 1:
            raise Refused("more-than-nothing", what="--rounds", given=rounds)
        seats = list(range(match.seats)) if seat is None else [seat - 1]
        found, stopped = made(match, seats, seed_or_new(seed), rounds, say)
        if as_json:
            click.echo(json.dumps(as_data(found) | {"whole": not stopped}, indent=2))
        else:
            Told(found, say).show(stopped)
        if stopped:
            raise KeyboardInterrupt


def made(match: Match, seats: list[int], seed: int, rounds: int, say: Texts) -> tuple[Review, bool]:
    """With a bar on a terminal; as far as it went when it was interrupted."""
    found, steps = Review(match, seats), review(match, seats, seed, rounds)
    with bar() as shown:
        task = shown.add_task(say("preparing"), total=None)
        match.go_on(compiled(match.game))
        try:
            for so_far, done, whole in steps:
                found = so_far
                shown.update(task, completed=done, total=whole, description=say("reviewing"))
        except KeyboardInterrupt:
            return found, True
    return found, False


class Told:
    """A review for people."""

    def __init__(self, found: Review, say: Texts) -> None:
        self.found, self.console = found, Console(highlight=False)
        self.match = found.match
        self.tell = Texts(say.lang, self.match.game.folder / "texts")
        self.names = {p: say("seat-other", n=p + 1) for p in range(self.match.seats)}

    def show(self, stopped: bool) -> None:
        tell, match = self.tell, self.match
        blanks = {"game": tell("name"), "players": match.seats, "moves": len(match.moves)}
        self.console.print(tell("replayed", **blanks))
        for seat in self.found.seats:
            self.show_seat(seat)
        self.console.print(tell("review-how"), style="dim")
        if stopped:
            self.console.print(tell("review-stopped"), style="yellow")

    def show_seat(self, seat: int) -> None:
        self.console.print(f"\n{self.names[seat]}", style="bold")
        if told := self.found.account(seat):
            shares = {"start": percent(told.start), "result": percent(told.result)}
            self.console.print(self.tell("review-account", **shares))
            parts = [(text, getattr(told, part)) for part, text in PARTS.items()]
            said = [f"{self.tell(text)} {signed(n, self.tell)}" for text, n in parts if n]
            self.console.print(" · ".join(said))
        decisions = self.found.of(seat)
        self.console.print(self.marked(decisions))
        lost = sum(one.lost for one in decisions)
        text = "review-lost" if lost else "review-nothing-lost"
        self.console.print(self.tell(text, **({"share": percent(lost)} if lost else {})))
        worth_seeing = [one for one in decisions if one.lost or one.mark == "brilliant"]
        self.title("review-decisions", worth_seeing)
        for decision in worth_seeing:
            self.show_decision(decision)
        turns = self.found.turns(seat)
        self.title("review-turned", turns)
        for change in turns:
            self.show_turn(change, seat)

    def title(self, text: str, rows: list[Decision] | list[Change]) -> None:
        if rows:
            self.console.print(self.tell(text), style="bold")

    def marked(self, decisions: list[Decision]) -> str:
        counts = Counter(one.mark for one in decisions)
        return " · ".join(f"{self.tell(f'mark-{m}')} {counts[m]}" for m in MARKS if counts[m])

    def show_decision(self, one: Decision) -> None:
        tell = self.tell
        cost = f", {signed(-one.lost, tell)}" if one.lost else ""
        self.console.print(
            Text.assemble(
                f"  {self.at(one.n, one.move)}  ", (tell(f"mark-{one.mark}"), "bold"), cost
            )
        )
        if not one.lost:
            return
        best = one.options[0]
        better = tell("review-better", what=self.said(best.move), worth=worth(best))
        self.console.print(f"      {better}", style="dim")
        if one.reason:
            reasons = reasons_of(self.match.game)
            told = tell.event(reasons, one.reason, self.names, one.seat)
            self.console.print(f"      {told}", style="dim")
        for belief in one.beliefs:
            told = tell.event(reasons_of(self.match.game), belief, self.names, one.seat)
            self.console.print(f"      {tell('review-known', what=told)}", style="dim")

    def show_turn(self, change: Change, seat: int) -> None:
        who = self.names.get(change.who) or self.tell(PARTS[NOBODYS[change.who]])
        line = self.at(change.end - 1, self.match.moves[change.end - 1][1])
        self.console.print(f"  {line}  ({who})  {signed(change.of(seat), self.tell)}")

    def at(self, n: int, move: int) -> str:
        return self.tell("review-move", n=n + 1, what=self.said(move))

    def said(self, move: int) -> str:
        names: Mapping[str, str] = {f"p{p}": name for p, name in self.names.items()}
        return self.tell.move(self.match.game.moves.words(move), names)


PARTS = {
    "luck": "review-luck", "own": "review-own", "others": "review-others",
    "together": "review-together", "forced": "review-forced",
}  # fmt: skip
NOBODYS = {CHANCE: "luck", TOGETHER: "together"}


def signed(share: float, say: Texts) -> str:
    sign = "−" if round(share, 2) < 0 else "+"
    return sign + say("percent-round", n=round(abs(share), 2))


def worth(one: Option) -> str:
    return f"{one.share:.0%} ± {SURE * one.error:.0%}" if one.error else f"{one.share:.0%}"
