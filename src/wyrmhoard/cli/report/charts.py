"""Charts as SVG: few shapes, and a word for whoever cannot see them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

import numpy as np
from numpy.typing import NDArray

WIDE, LEFT, RIGHT, ROW = 440, 46, 430, 22
HIGH, TOP, BOTTOM = 182, 8, 160
BARS = 24  # of a histogram at most
Say = Callable[[float], str]


@dataclass(frozen=True)
class Bar:
    """A name, how much, how sure, and what is written behind it."""

    name: str
    value: float
    low: float
    high: float
    said: str


def figure(title: str, note: str, drawing: str) -> str:
    return (
        f"<figure><figcaption><b>{escape(title)}</b><span>{escape(note)}</span></figcaption>"
        f"{drawing}</figure>"
    )


def svg(high: float, body: str, about: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDE} {high:.0f}" role="img" aria-label="{escape(about)}">{body}</svg>'
    )


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "") -> str:
    given = (f' class="{kind}"' if kind else "") + (f' text-anchor="{anchor}"' if anchor else "")
    return f'<text x="{x:.0f}" y="{y:.0f}"{given}>{escape(said)}</text>'


def intervals(bars: Sequence[Bar], middle: float, about: str) -> str:
    """A row each: a dot with its interval, and the line they would lie on if nothing mattered."""
    names = max(60, min(190, 7 * max(len(bar.name) for bar in bars) + 12))
    low = min(middle, *(bar.low for bar in bars))
    high = max(middle, *(bar.high for bar in bars))
    said = 6.6 * max(len(bar.said) for bar in bars) + 8

    def x(value: float) -> float:
        return names + 8 + (value - low) / ((high - low) or 1) * (RIGHT - said - names - 16)

    bottom = len(bars) * ROW + 8
    body = f'<path class="fair" d="M{x(middle):.1f} 2V{bottom}"/>'
    for k, bar in enumerate(bars):
        y = k * ROW + 16
        body += text(names, y + 4, bar.name, anchor="end")
        body += f'<path class="span" d="M{x(bar.low):.1f} {y}H{x(bar.high):.1f}"/>'
        body += f'<circle cx="{x(bar.value):.1f}" cy="{y}" r="4.5"/>'
        body += text(WIDE, y + 4, bar.said, "said", "end")
    return svg(bottom + 2, body, about)


def histogram(
    values: NDArray[np.float64], about: str, mark: float | None = None,
    say: Say = lambda n: f"{n:g}", whole: bool = True,
) -> str:  # fmt: skip
    """How often each value comes, the rarest at both ends left out."""
    low, high = np.percentile(values, [0.2, 99.8])
    step = max(1, int(np.ceil((high - low + 1) / BARS))) if whole else 0.05
    edges = np.arange(low, high + 1.5 * step, step) if whole else np.arange(0, 1.0001, step)
    counts, edges = np.histogram(values, edges)
    top, width = counts.max() / len(values), (RIGHT - LEFT) / len(counts)
    body = "".join(grid(top))
    for k, count in enumerate(counts.tolist()):
        high_ = count / len(values) / top * (BOTTOM - TOP)
        at = LEFT + k * width
        body += (
            f'<rect x="{at + 0.5:.1f}" width="{width - 1:.1f}" y="{BOTTOM - high_:.1f}" '
            f'height="{high_:.1f}"/>'
        )
    whole_bar = 0.5 if whole and step == 1 else 0.0
    for k in range(0, len(counts), max(1, len(counts) // 6)):
        body += text(
            LEFT + (k + whole_bar) * width, BOTTOM + 15, say(float(edges[k])), "", "middle"
        )
    if mark is not None:
        x = LEFT + (mark - edges[0] + (0.5 if whole_bar else 0)) / step * width
        body += f'<path class="fair" d="M{x:.1f} {TOP}V{BOTTOM}"/>'
    return svg(HIGH, body, about)


def grid(top: float) -> list[str]:
    step = next((s for s in (0.01, 0.02, 0.05, 0.1, 0.2) if top / s <= 5), 0.25)
    lines = []
    for k in range(1, int(top / step) + 1):
        y = BOTTOM - k * step / top * (BOTTOM - TOP)
        lines.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{RIGHT}"/>')
        lines.append(text(LEFT - 5, y + 4, f"{k * step:.0%}", "", "end"))
    return lines


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "") -> str:
    head = "".join(f"<th>{escape(one)}" for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(one)}" for one in row) for row in rows)
    return f'<div class="scroll"><table class="{kind}"><tr>{head}{body}</table></div>'
