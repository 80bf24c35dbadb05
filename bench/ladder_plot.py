"""The ladder drawn: a dot and its interval for every rung, beside the line of even strength."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmhoard.lab.contest import Contest
from wyrmhoard.lab.standings import Standing

WIDE, LEFT, RIGHT, LINE, TOP = 760, 330, 20, 22, 44
STYLE = """svg{font:13px system-ui,sans-serif;background:#fbf8f1}text{fill:#2a2118}
.even,.grid{stroke:#7a6c5b;stroke-dasharray:4 4}.grid{opacity:.3}
.bar{stroke:#a8662a;stroke-width:3}.dot{fill:#a8662a}
@media(prefers-color-scheme:dark){svg{background:#17130f}
text{fill:#efe6d8}.even,.grid{stroke:#a89a86}
.bar{stroke:#d08a45}.dot{fill:#d08a45}}"""


def drawn(rungs: Sequence[tuple[Contest, Standing]]) -> str:
    """Shares in multiples of an even one, so that tables of all sizes can be compared."""
    most = max((seen.high * rung.players for rung, seen in rungs), default=2.0)
    high = TOP + LINE * len(rungs) + 10

    def across(times: float) -> float:
        return LEFT + times / most * (WIDE - LEFT - RIGHT)

    marks = "".join(
        f'<line class="{"even" if k == 1 else "grid"}" x1="{across(k):.1f}" x2="{across(k):.1f}" '
        f'y1="{TOP - 8}" y2="{high - 6}"/><text x="{across(k):.1f}" y="{TOP - 14}" '
        f'text-anchor="middle">{"even" if k == 1 else f"{k} x"}</text>'
        for k in range(int(most) + 1)
    )
    lines = "".join(line(k, *rung, across) for k, rung in enumerate(rungs))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" role="img">'
        f"<title>Each level at a table of the next lower one</title><style>{STYLE}</style>"
        f"{marks}{lines}</svg>\n"
    )


def line(k: int, rung: Contest, seen: Standing, across) -> str:  # type: ignore[no-untyped-def]
    y = TOP + LINE * k + 10
    low, mean, high = (across(share * rung.players) for share in (seen.low, seen.share, seen.high))
    told = f"{rung.game}, {rung.players}: {seen.bot} among {rung.bots[0]}"
    return (
        f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{told}</text>'
        f'<line class="bar" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>'
        f'<circle class="dot" cx="{mean:.1f}" cy="{y}" r="5"/>'
    )
