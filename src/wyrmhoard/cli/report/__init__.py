"""`wyrmhoard report`: a page on a game's balance."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wyrmhoard.bots.level import LEVELS
from wyrmhoard.engine.box import written
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load
from wyrmhoard.texts import Texts

from ..options import FILE, NUMBER, Options, choose_box, seed_or_new
from ..progress import bar
from ..simulate import MATCHES, names_of

if TYPE_CHECKING:
    from wyrmhoard.lab.luck_and_skill import LuckPart
    from wyrmhoard.lab.simulate import Progress, Simulated

NO_LADDER = "none"
CUT = 60  # characters of a value


def add_report(root: click.Group, options: Options, say: Texts) -> None:
    @options.command(root, "report")
    @click.argument("game")
    @options.option("--bots", metavar="A,B,...", text="help-bots-seats")
    @options.option("--players", type=NUMBER, metavar="N", text="help-players-most")
    @options.option("--matches", type=NUMBER, default=MATCHES, metavar="N", text="help-matches")
    @options.box
    @options.option("--against", type=FILE, metavar="FILE", text="help-against")
    @options.option("--ladder", default="easy", metavar="LEVEL", text="help-ladder")
    @options.option("--seed", type=NUMBER, metavar="N", text="help-seed")
    @options.option(
        "-o", "--output", "file", type=FILE, required=True, metavar="FILE", text="help-output"
    )
    def report(
        game: str, bots: str | None, players: int | None, matches: int, box: Path | None,
        changes: tuple[str, ...], against: Path | None, ladder: str, seed: int | None, file: Path,
    ) -> None:  # fmt: skip
        from wyrmhoard.lab.tables import unused, whole_or_elsewhere

        told = load(game)
        boxes = choose_box(told, box, changes)
        other = None if against is None else told.read_box(against)
        if matches < 1:
            raise Refused("games-at-least-one", given=matches)
        if ladder != NO_LADDER and ladder not in LEVELS:
            raise Refused("no-such-level", level=ladder[:40], near="none")
        unused(file)
        asked = Asked(told, players, names_of(bots), matches, seed_or_new(seed))
        names = box_name(box, changes, say), against.name if against else ""
        page = asked.told(boxes, other, ladder, say, names, luck=ladder)
        whole_or_elsewhere(file, lambda new: put(new, page))
        click.echo(say("report-written", file=str(file)))
        if asked.stopped:
            raise KeyboardInterrupt


class Asked:
    """What is to be played for a report."""

    def __init__(
        self, game: Game, players: int | None, bots: list[str], matches: int, seed: int
    ) -> None:
        self.game, self.given, self.seed = game, (players, bots, matches), seed
        self.stopped = False  # by Ctrl-C: what was played until then is told

    def told(
        self, boxes: Records, other: Records | None, ladder: str, say: Texts,
        names: tuple[str, str], luck: str = NO_LADDER,
    ) -> str:  # fmt: skip
        from wyrmhoard.lab import findings

        from .page import Report, page

        given = [boxes] if other is None else [boxes, other]
        rungs, kinds = rungs_to(ladder), rungs_to(luck) * len(self.game.seats)
        with bar() as shown:
            total = len(given) * self.given[-1] + rungs + kinds
            task = shown.add_task(say("preparing"), total=total)

            def progress(done: int) -> None:
                shown.update(task, advance=done, description=say("playing"))

            made = self.played(given, progress)
            tell = Texts(say.lang, self.game.folder / "texts")
            report = Report(made[0], say, tell, names[0])
            if rungs and not self.stopped:
                report.ladder = findings.ladder(made[0], boxes, ladder, progress)
                self.stopped = len(report.ladder) < rungs
            if kinds and not self.stopped:
                report.luck = self.lucky(boxes, luck, progress)
        if other is not None and len(made) > 1:
            report.against = names[1], made[1]
            report.differs = differing(self.game, boxes, other)
        return page(report)

    def lucky(self, boxes: Records, top: str, progress: Progress) -> list[LuckPart]:
        from wyrmhoard.lab.luck_and_skill import luck_parts

        found: list[LuckPart] = []
        try:
            for one in luck_parts(self.game, boxes, top, self.seed, progress):
                found.append(one)
        except KeyboardInterrupt:
            self.stopped = True
        return found

    def played(self, boxes: list[Records], progress: Progress) -> list[Simulated]:
        """As many of the boxes as there was time for."""
        from wyrmhoard.lab.simulate import planned, run

        plans = [planned(self.game, *self.given, box, self.seed) for box in boxes]
        made: list[Simulated] = []
        for plan, box in zip(plans, boxes, strict=True):
            one = run(plan, box, progress=progress)
            made += [one] if one.parts else []
            if one.stopped:
                self.stopped = True
                break
        if not made:
            raise KeyboardInterrupt
        return made


def rungs_to(level: str) -> int:
    return 0 if level == NO_LADDER else LEVELS.index(level) + 1


def box_name(box: Path | None, changes: tuple[str, ...], say: Texts) -> str:
    name = say("report-standard") if box is None else box.name
    return ", ".join([name, *changes])


def differing(game: Game, here: Records, there: Records) -> list[list[str]]:
    """The fields two boxes differ in."""
    one, other = written(game.box, here), written(game.box, there)
    return [
        [key, short(one[key], other[key]), short(other[key], one[key])]
        for key in one
        if one[key] != other[key]
    ]


def short(value: Any, other: Any) -> str:
    """Of a table only the rows that differ."""
    if isinstance(value, dict):
        value = {key: said for key, said in value.items() if other.get(key) != said}
    said = str(value)
    return said if len(said) <= CUT else said[:CUT] + "…"


def put(file: Path, page: str) -> None:
    file.write_text(page, "utf-8")
