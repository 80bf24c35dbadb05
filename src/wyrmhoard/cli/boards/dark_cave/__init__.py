"""The Dark Cave in the terminal: the map, its key, what lies before each player, and the hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from wyrmhoard.engine.match import Match
from wyrmhoard.games.dark_cave.cards import CARDS, GOALS, KINDS
from wyrmhoard.games.dark_cave.rules import meeting
from wyrmhoard.games.dark_cave.state import (
    AIMING, ANSWERING, ASKING, CORNER, CREEPING, DISCARDING, FACE_DOWN, NOTHING, ORIENTING, OVER,
    PLACING, PLAYING, WALKING,
)  # fmt: skip
from wyrmhoard.texts import Texts

from .card import DUG_OUT, FIELD
from .map import BEAST_INK, BEASTS, HERE, HERE_INK, SIGNS, WEB, WEB_INK, Map
from .players import BEAST_NAMES, marks, players, secret

MEETING: Any = meeting  # rules are compiled code and carry no types
ASKS = {
    PLAYING: "playing", PLACING: "placing", AIMING: "aiming", DISCARDING: "discarding",
    CREEPING: "creeping", WALKING: "walking", ORIENTING: "orienting", ASKING: "asking",
    ANSWERING: "answering",
}  # fmt: skip
KEY = (
    (FIELD, "field"), ("∩", "word-goal-lair"), ("≡", "word-goal-ladder"), ("╪╫", "bridge"),
    ("○", "tunnel"), ("◆", "word-goal-gold"), (DUG_OUT, "dug-out"), ("☼", "word-goal-exit"),
)  # fmt: skip
GAP = "   "


def draw(v: Any, box: Any, seat: int, names: Mapping[int, str], tell: Texts) -> RenderableType:
    focus = seat if seat < v.seats and not v.out >> seat & 1 else int(v.turn)
    cave = Map(v, box, focus, names[focus], tell)
    table = players(v, seat, names, tell)
    return Group(
        Text(), cave, Text(), key(v, tell), Text(), table, *notes(v, seat, names, tell), Text(),
        asks(v, names, tell), Text(),
    )  # fmt: skip


def revealed(match: Match, names: Mapping[int, str], tell: Texts) -> list[str]:
    """At the end: the goals as they lay, and the cards still in the hands."""
    said = [match.game.moves.words(move) for _, move in match.moves]
    laid = [goal for verb, goal, *_ in (w for w in said if w[0] == "goal")]
    goals = [tell("goal-was", n=n, a=tell(f"word-{goal}")) for n, goal in enumerate(laid, 1)]
    hands = {p: match.view(p)[0].mine for p in names}
    held = {p: cards(hand, tell) for p, hand in hands.items() if hand.any()}
    return goals + [tell("end-held", who=names[p], a=hand) for p, hand in held.items()]


def key(v: Any, tell: Texts) -> Group:
    """What the signs on the map mean."""
    signs = [(sign, SIGNS.get(sign, "bold"), tell(name)) for sign, name in KEY]
    signs += [(BEASTS[k], BEAST_INK, tell(BEAST_NAMES[k])) for k in range(len(BEASTS))]
    signs += [(f"{WEB}2", WEB_INK, tell("web-left"))]
    signs += [(HERE, HERE_INK, tell("may-go-here"))] if v.wait == PLACING else []
    rows = [Text.assemble((sign, style), (f" {name}", "dim")) for sign, style, name in signs]
    axes = Text(tell("map-axes"), style="dim")
    return Group(axes, Columns(rows, padding=(0, 3)))


def notes(v: Any, seat: int, names: Mapping[int, str], tell: Texts) -> list[Text]:
    """The piles, and what this seat holds or knows."""
    a, b, c = (int(n) for n in v.pile)
    piles = f"{tell('pile-levels', a=a, b=b, c=c)}{GAP}{tell('bank', n=int(v.bank))}"
    starred = any(secret(v, p) for p in range(v.seats))
    found = [Text(f"* {tell('only-you')}", style="dim")] if starred else []
    found += [Text(), Text(piles), *(Text(said) for said in goals(v, seat, tell))]
    if seat < v.seats:
        found += own(v, seat, names, tell)
    return found


def goals(v: Any, seat: int, tell: Texts) -> list[str]:
    """Goals face down that somebody has looked at."""
    found = []
    for k in range(CORNER):
        lookers = [q for q in range(v.seats) if v.saw_goal[q] >> k & 1]
        if v.card[1 + k] == FACE_DOWN and lookers:
            said = tell("goal-seen", n=k + 1, who=marks(v, lookers))
            if seat in lookers:
                said = f"{goal(v, k, tell)}{GAP}{said}" if len(lookers) > 1 else goal(v, k, tell)
            found.append(said)
    return found


def goal(v: Any, k: int, tell: Texts) -> str:
    return tell("goal-known", n=k + 1, a=tell(f"word-{GOALS[v.goal[k] - 1]}"))


def own(v: Any, seat: int, names: Mapping[int, str], tell: Texts) -> list[Text]:
    """The hand in words, what was put away, and hands remembered from a swap."""
    found = [Text(tell("your-hand", a=cards(v.mine, tell)), style="bold")]
    if v.my_drops.any():
        found.append(Text(tell("your-drops", a=cards(v.my_drops, tell)), style="dim"))
    for q in range(v.seats):
        if q != seat and v.told[q].any():
            found.append(Text(tell("their-hand", who=names[q], a=cards(v.told[q], tell))))
    if v.aside.any():
        found.append(Text(tell("aside", a=int(v.aside[0]) - 1, b=int(v.aside[1]) - 1)))
    return found


def cards(held: Any, tell: Texts) -> str:
    kinds = [(tell(f"word-{CARDS[k]}"), int(held[k])) for k in range(KINDS) if held[k] > 0]
    return ", ".join(f"{n} × {word}" if n > 1 else word for word, n in kinds) or "-"


def asks(v: Any, names: Mapping[int, str], tell: Texts) -> Text:
    """Whose turn it is, and what is waited for."""
    if v.wait == OVER:
        return Text(tell("over"), style="bold")
    said = Text(f"▶ {tell('turn-of', who=names[int(v.turn)])}", style="bold")
    if v.wait in ASKS:
        blanks: dict[str, Any] = {"n": int(v.steps), "a": played(v, tell)}
        said.append(f"{GAP}{asked(v, names)}{tell(f'ask-{ASKS[int(v.wait)]}', **blanks)}")
    return said


def played(v: Any, tell: Texts) -> str:
    """The card or the creature in play."""
    if v.wait == CREEPING:
        return tell(BEAST_NAMES[v.creeps])
    if v.playing == NOTHING:
        return ""
    word = tell(f"word-{CARDS[v.playing - 1]}")
    return f"{word}, {tell('word-turned')}" if v.turned else word


def asked(v: Any, names: Mapping[int, str]) -> str:
    """An axe may be asked of one whose turn it is not."""
    return f"{names[int(MEETING.next_asked(v))]}: " if v.wait == ASKING else ""
