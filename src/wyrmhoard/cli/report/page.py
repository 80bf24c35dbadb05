"""A report as one page: no script, nothing fetched, by day and night and on a phone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

import numpy as np
from numpy.typing import NDArray

from wyrmhoard.engine.game import Game
from wyrmhoard.lab import findings
from wyrmhoard.lab.luck_and_skill import LuckPart
from wyrmhoard.lab.rows import DECIDED
from wyrmhoard.lab.simulate import Simulated
from wyrmhoard.texts import Texts
from wyrmhoard.texts.rulebook import clauses

from .charts import Bar, figure, histogram, intervals, table

SHOWN = 24  # things of a kind at most: the best and the worst
BLANKS = ("card", "square", "dice", "nuggets")  # whose worth has a title of its own
SAID = 110  # characters of a clause

CSS = """:root{color-scheme:light dark;--ground:light-dark(#f3e8d0,#171c26);
--paper:light-dark(#fffaf0,#252d3b);--ink:light-dark(#2a2118,#f3e9d2);
--soft:light-dark(#5c4d3c,#c2b8a3);--line:light-dark(#e0d0aa,#364255);
--gold:light-dark(#a86c00,#f2b632)}
*{box-sizing:border-box}body{margin:0 auto;max-width:1040px;padding:1.5rem 1rem 3rem;
background:var(--ground);color:var(--ink);font:17px/1.5 "Alegreya Sans","Segoe UI",system-ui,
sans-serif}h1,h2,figcaption b{font-family:Alegreya,Georgia,serif;line-height:1.2}
h1{margin:0;font-size:2rem}h2{margin:2rem 0 .6rem}p{color:var(--soft);margin:.3rem 0}
main{columns:2 390px;column-gap:1rem;margin-top:1.2rem}figure{margin:0 0 1rem;padding:.9rem;
break-inside:avoid;background:var(--paper);
border-radius:.4rem;box-shadow:0 1px 3px light-dark(#4630101f,#0008)}
figcaption b{display:block;font-size:1.15rem}figcaption span{color:var(--soft);font-size:.88rem}
svg{width:100%;height:auto;display:block;margin-top:.6rem}text{fill:var(--soft);
font:12.5px "Alegreya Sans","Segoe UI",system-ui,sans-serif}text.said{fill:var(--ink);
font-variant-numeric:tabular-nums}path{fill:none}.grid{stroke:var(--line)}
.fair{stroke:var(--soft);stroke-dasharray:3 3}.span{stroke:var(--gold);stroke-width:3}
circle,rect{fill:var(--gold)}.scroll{overflow-x:auto}table{border-collapse:collapse;
background:var(--paper);width:100%;font-size:.95rem}th,td{padding:.3rem .7rem;text-align:left;
border-bottom:1px solid var(--line);vertical-align:top}td{font-variant-numeric:tabular-nums}
td:first-child{white-space:nowrap}
.sure td:last-child{font-weight:600}"""


@dataclass
class Report:
    """What is told, of one box or of two."""

    made: Simulated
    say: Texts
    tell: Texts
    box: str
    ladder: Sequence[tuple[str, findings.Share]] = ()
    luck: Sequence[LuckPart] = ()
    against: tuple[str, Simulated] | None = None
    differs: Sequence[Sequence[str]] = field(default_factory=list)  # fields of the two boxes

    @property
    def game(self) -> Game:
        return self.made.plan.game


def page(report: Report) -> str:
    """The whole of it."""
    say, made = report.say, report.made
    title = say("report-title", game=report.tell("name"))
    bots = ", ".join(made.plan.seating)
    about = say(
        "report-about", matches=len(made.matches), players=len(made.plan.seating), bots=bots,
        seed=str(made.plan.seed), box=report.box,
    )  # fmt: skip
    figures = [*outcome(report), *drama(report), *worths(report), *others(report), *luck(report)]
    return (
        f"<!doctype html><html lang={say.lang}><meta charset=utf-8>"
        "<meta name=viewport content='width=device-width'>"
        f"<title>{escape(title)}</title><style>{CSS}</style><h1>{escape(title)}</h1>"
        f"<p>{escape(about)}</p>{compared(report)}<main>{''.join(figures)}</main>{fired(report)}"
    )


def share_bar(say: Texts, name: str, one: findings.Share) -> Bar:
    return Bar(name, one.mean, one.low, one.high, say("percent", n=one.mean))


def outcome(report: Report) -> list[str]:
    say, made = report.say, report.made
    seats = findings.by_seat(made)
    fair = findings.fair(made)
    bars = [share_bar(say, say("seat-other", n=p + 1), one) for p, one in enumerate(seats)]
    title, note = say("report-seats"), say("report-seats-note", fair=say("percent", n=fair))
    found = [figure(title, note, intervals(bars, fair, title))]
    for k, sides in enumerate(findings.by_side(made)):
        bars = [share_bar(say, report.tell.phrase(one.name), one) for one in sides]
        title = say("report-sides", n=k + 1)
        found.append(figure(title, note, intervals(bars, fair, title)))
    return found


def drama(report: Report) -> list[str]:
    say, matches, won = report.say, report.made.matches, findings.won(report.made)
    moves = matches["moves"].astype(float)
    low, high = (round(float(n)) for n in np.percentile(moves, [1, 99]))
    notes = {
        "length": say("report-length-note", mean=round(float(moves.mean()), 1), low=low, high=high),
        "points": say("report-points-note", n=round(float(matches["margin"].mean()), 1)),
        "leads": say("report-leads-note", n=round(float(matches["lead_changes"].mean()), 1)),
    }
    values = {
        "length": moves, "points": report.made.seats["points"].astype(float),
        "leads": matches["lead_changes"].astype(float),
    }  # fmt: skip
    if len(won):  # else there is no winner to tell of
        notes["settled"] = say("report-settled-note")
        notes["behind"] = say("report-behind-note", n=float((won["behind"] > 0).mean()))
        values["settled"] = won["settled"] / np.maximum(1, won["moves"])
        values["behind"] = won["behind"].astype(float)
    return [*(drawn(say, name, notes[name], values[name]) for name in notes), decided(report)]


def drawn(say: Texts, name: str, note: str, values: NDArray[np.float64]) -> str:
    title, parts = say(f"report-{name}"), name == "settled"
    percent = (lambda n: say("percent-round", n=n)) if parts else (lambda n: f"{n:.0f}")
    mark = float(np.median(values))
    return figure(title, note, histogram(values, title, mark, percent, not parts))


def decided(report: Report) -> str:
    """What decided the matches."""
    say, made = report.say, report.made
    counts = np.bincount(made.matches["decided"], minlength=len(DECIDED)) / len(made.matches)
    bars = [
        Bar(say(f"decided-{way}"), float(n), 0.0, float(n), say("percent", n=float(n)))
        for way, n in zip(DECIDED, counts, strict=True)
        if n
    ]
    title = say("report-decided")
    return figure(title, "", intervals(bars, 0.0, title))


def worths(report: Report) -> list[str]:
    """What each card, square or die is worth."""
    say, found = report.say, []
    for blank, things in findings.worth(report.made).items():
        half = SHOWN // 2
        some = things if len(things) <= SHOWN else [*things[:half], *things[-half:]]
        bars = [
            Bar(
                report.tell.phrase(one.name), one.more, one.more - findings.Z * one.error,
                one.more + findings.Z * one.error, signed(one.more, say),
            )
            for one in some
        ]  # fmt: skip
        title = say(f"report-worth-{blank}" if blank in BLANKS else "report-worth")
        found.append(figure(title, say("report-worth-note"), intervals(bars, 0.0, title)))
    return found


def signed(n: float, say: Texts) -> str:
    return ("+" if n >= 0 else "\u2212") + say("percent", n=abs(n))


def others(report: Report) -> list[str]:
    """The ladder of levels."""
    say, fair = report.say, 1 / len(report.made.plan.seating)
    if not report.ladder:
        return []
    bars = [
        share_bar(say, say("report-rung", level=one.name, below=below), one)
        for below, one in report.ladder
    ]
    title = say("report-ladder")
    fewest = min(one.matches for _, one in report.ladder)
    note = say("report-ladder-note", fair=say("percent", n=fair), matches=fewest)
    return [figure(title, note, intervals(bars, fair, title))]


def luck(report: Report) -> list[str]:
    """How much of the game it is, by level and number of players."""
    say = report.say
    if not report.luck:
        return []
    bars = [
        Bar(
            f"{one.level} · {one.players}", one.part, one.low, one.high,
            say("percent-round", n=one.part),
        )
        for one in report.luck
    ]  # fmt: skip
    title, fewest = say("report-luck"), min(one.matches for one in report.luck)
    return [figure(title, say("report-luck-note", matches=fewest), intervals(bars, 0.0, title))]


def fired(report: Report) -> str:
    """How often each rule applied."""
    say, known = report.say, clauses(report.game.folder, report.say.lang)
    rows = [
        [clause, brief(known.get(clause, "")), say("number", n=round(often, 2)),
         say("percent-round", n=among)]
        for clause, (often, among) in findings.rules(report.made).items()
    ]  # fmt: skip
    heads = ["", say("report-rule"), say("report-often"), say("report-among")]
    return f"<h2>{escape(say('report-rules'))}</h2>{table(heads, rows)}" if rows else ""


def brief(clause: str) -> str:
    """How it begins, without marks."""
    plain = re.sub(r"[*`_]|\[[A-Z/]+(: [^\]]*)?\]", "", clause).strip()
    if len(plain) <= SAID:
        return plain
    return plain[:SAID].rsplit(" ", 1)[0] + "…"


def compared(report: Report) -> str:
    """Two boxes beside each other: what differs, what came of it, and whether that is noise."""
    if report.against is None:
        return ""
    say, (name, there) = report.say, report.against
    rows = []
    for one in findings.changes(report.made, there):
        told = say("report-sure") if one.sure else say("report-noise")
        figures = [figured(say, one.name, value) for value in (one.here, one.there)]
        rows.append([named(say, one.name), *figures, told])
    heads = ["", report.box, name, say("report-told")]
    return (
        f"<h2>{escape(say('report-differs'))}</h2>"
        f"{table(['', report.box, name], report.differs)}"
        f"<h2>{escape(say('report-changes'))}</h2>{table(heads, rows, 'sure')}"
        f"<p>{escape(say('report-changes-note'))}</p>"
    )


def named(say: Texts, figure: str) -> str:
    if figure.startswith("seat "):
        return say("report-seat-share", n=int(figure.split()[1]))
    return say(f"figure-{figure}")


def figured(say: Texts, name: str, value: float) -> str:
    if name.startswith("seat ") or name == "settled":
        return say("percent", n=value)
    return say("number", n=round(value, 2))
