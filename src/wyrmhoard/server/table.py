"""A table: the sum of its events, added up here; judge.py says which events there may be."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

import msgspec

from wyrmhoard.engine.bind import Binding
from wyrmhoard.engine.contract import CHANCE, NOBODY, SEATS
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load

from .events import (
    AnyEvent, Ended, Followed, Gone, Left, Moved, Opened, Returned, Sat, Spoke, Started,
    UndoAnswered, UndoAsked, Undone,
)  # fmt: skip

WATCHER = SEATS  # the seat of one who sits nowhere
CHAT_KEPT = 100  # lines a table remembers
STAND_IN = "medium"  # the bot that plays on for someone who is gone
GRACE = 60_000  # ms on the match clock of someone who came back with none left

Run = Callable[[Game], Binding]
Kind = Literal["no", "free", "ask"]


@dataclass(slots=True)
class Chair:
    """A seat, and who sits there."""

    taken: str = ""
    person: str = ""
    name: str = ""
    level: str = ""
    seed: str = ""
    token: str = ""
    away: bool = False
    asked: int = -1  # the entry that asked this seat to move; -1: nothing is asked
    since: int = 0  # ms: when
    used: int = 0  # ms of its match clock, without the question now open

    @property
    def plays_itself(self) -> bool:
        """A bot moves here."""
        return self.taken == "bot" or self.away

    @property
    def ticking(self) -> bool:
        return self.asked >= 0 and self.taken in ("person", "outside") and not self.away


class Line(msgspec.Struct, frozen=True, gc=False):
    """A move, or moves taken back, in the log as it truly was."""

    n: int
    who: int
    move: int
    undone: int
    time: int


class Eyes:
    """Who looks on while events are added: told of each move before and after it is made."""

    def before(self, who: int, move: int) -> None: ...

    def after(self, who: int, move: int) -> None: ...

    def anew(self) -> None:
        """Everything may have changed."""


@cache
def pad(game: Game) -> Records:
    """One for all tables of a game: they are asked one after the other."""
    return game.pad()


class Table:
    def __init__(self, id: str, secret: bytes, run: Run) -> None:
        self.id, self.secret, self.run = id, secret, run
        self.n = 0  # entries added so far
        self.changed = 0  # ms: when the last was
        self.status = "open"
        self.chairs: list[Chair] = []
        self.lines: list[Line] = []
        self.acting = NOBODY  # who acts, as the match says it
        self.asks: dict[int, list[int]] = {}  # the seats that may move, and their moves
        self.racing = False  # whoever of them is quicker moves first
        self.last: dict[int, int] = {}  # ms: when each kind of move was made, for pauses
        self.chat: deque[tuple[int, Spoke]] = deque(maxlen=CHAT_KEPT)
        self.undone = 0  # how often moves were taken back
        self.wish: int | None = None  # the seat that wants to take back
        self.answers: dict[int, bool] = {}
        self.before: dict[int, bytes] = {}  # the state before each seat's last move, for undo.py
        self.gave_away: dict[int, bool] = {}  # and whether that move told a secret
        self.regrets: dict[int, Kind] = {}  # whether each seat may take back; see undo.py
        self.rematch = self.why = ""
        self.opened: Opened
        self.match: Match

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def seeds(self) -> list[str]:
        return [chair.seed for chair in self.chairs]

    @property
    def actors(self) -> list[int]:
        """The seats whose move is awaited."""
        return list(self.asks)

    def add(
        self, entry: Sequence[AnyEvent], eyes: Eyes | None = None, judged: bool = False
    ) -> None:
        """One entry of the log, as number `n`. What comes from elsewhere is judged once more."""
        movers: set[int] = set()
        anew = False
        for event in entry:
            self.changed = event.at
            if isinstance(event, Moved):
                movers.add(event.who)
                self.move(event, eyes or Eyes(), judged)
            else:
                anew = anew or isinstance(event, Started | Undone)
                self.happen(event, eyes or Eyes())
        if movers or anew:
            self.ask_anew(movers)
        if self.status != "playing":
            self.stop()
        self.regrets.clear()
        self.n += 1

    def move(self, event: Moved, eyes: Eyes, judged: bool) -> None:
        eyes.before(event.who, event.move)
        if event.who != CHANCE:
            self.before[event.who] = self.match.states.tobytes()
            self.gave_away.pop(event.who, None)
        if not judged:
            self.match.check(event.who, event.move)
        self.acting = self.match.make(event.who, event.move)
        self.lines.append(Line(self.n, event.who, event.move, 0, event.at))
        self.last[event.move] = event.at
        self.wish = None
        eyes.after(event.who, event.move)

    def happen(self, event: AnyEvent, eyes: Eyes) -> None:
        match event:
            case Opened():
                self.open(event)
            case Sat():
                given = event.taken, event.person, event.name, event.level, event.seed, event.token
                self.chairs[event.seat] = Chair(*given)
            case Left():
                self.leave(event.seat)
                self.forget_wish(event.seat)
            case Started():
                self.status, self.acting = "playing", self.match.actors
                eyes.anew()
            case Gone():
                self.hand_over(self.chairs[event.seat], event.at)
                self.forget_wish(event.seat)
            case Returned():
                self.come_back(self.chairs[event.seat], event.at)
            case UndoAsked():
                self.wish, self.answers = event.seat, {}
            case UndoAnswered():
                self.answers[event.seat] = event.yes
                if not event.yes:
                    self.wish = None
            case Undone():
                self.take_back(event)
                eyes.anew()
            case Spoke():
                self.chat.append((self.n, event))
            case Ended():
                self.status, self.why = "ended", event.why
            case Followed():
                self.rematch = event.table

    def open(self, event: Opened) -> None:
        game = load(event.game)
        if event.rules != game.version:
            blanks = {"game": game.name, "given": event.rules, "known": game.version}
            raise Refused("log-unknown-rules", **blanks)
        box = game.fill_box(event.box)
        self.opened = event
        self.match = Match(game, event.seats, box, event.moves, self.run(game), pad(game))
        self.chairs = [Chair() for _ in range(event.seats)]

    def leave(self, seat: int) -> None:
        """Before the start the seat is free again; later a bot has it for good."""
        if self.status == "open":
            self.chairs[seat] = Chair()
        else:
            old = self.chairs[seat]
            self.chairs[seat] = Chair(
                "bot", old.person, old.name, STAND_IN, old.seed, asked=old.asked, since=old.since
            )

    def forget_wish(self, seat: int) -> None:
        """Of one who is no longer here."""
        if self.wish == seat:
            self.wish = None

    def hand_over(self, chair: Chair, now: int) -> None:
        """The bot that plays on takes its own time."""
        self.stop_clock(chair, now)
        chair.away, chair.since = True, now

    def come_back(self, chair: Chair, now: int) -> None:
        chair.away, chair.since = False, now
        clock = self.opened.clock
        if clock and clock.match:
            chair.used = min(chair.used, clock.match * 1000 - GRACE)

    def take_back(self, event: Undone) -> None:
        """From the seat's last move on: what was before it has been kept, or is played again."""
        if before := self.before.get(event.seat):
            self.match.go_back(event.moves, before)
        else:
            self.match = self.rewound(self.match.moves[: -event.moves])
        self.acting = self.match.actors
        self.undone += 1
        self.before.clear()
        self.gave_away.clear()
        self.lines.append(Line(self.n, event.seat, -1, event.moves, event.at))
        self.wish = None

    def rewound(self, moves: Sequence[tuple[int, int]]) -> Match:
        """The same match after these moves alone."""
        match = self.match
        return Match(match.game, match.seats, match.boxes, moves, match.run, pad(match.game))

    def ask_anew(self, movers: Iterable[int]) -> None:
        """A question stays the same while others answer theirs; whoever moved gets a new one."""
        if self.status == "playing" and self.acting == NOBODY:
            self.status = "over"
        old, seats = self.asks, self.match.among(self.acting) if self.status == "playing" else []
        self.asks = {p: self.match.listed(p) for p in seats}
        self.racing = len(seats) > 1 and self.match.racing
        for p in old.keys() | self.asks.keys():
            if p in movers or self.asks.get(p) != old.get(p) or len(old) == 1:
                chair = self.chairs[p]
                self.stop_clock(chair, self.changed)
                chair.asked, chair.since = (self.n, self.changed) if p in self.asks else (-1, 0)

    def stop(self) -> None:
        """Nobody is asked anything any more."""
        for chair in self.chairs:
            self.stop_clock(chair, self.changed)
            chair.asked = -1
        self.asks, self.racing, self.wish = {}, False, None

    def stop_clock(self, chair: Chair, now: int) -> None:
        if chair.ticking:
            chair.used += now - chair.since

    def left(self, chair: Chair, now: int) -> int | None:
        """Milliseconds on its clock; None without one."""
        clock = self.opened.clock
        if clock is None or chair.taken == "bot":
            return None
        open_for = max(0, now - chair.since) if chair.ticking else 0
        each = [clock.move * 1000 - open_for] if clock.move else []
        whole = [clock.match * 1000 - chair.used - open_for] if clock.match else []
        return max(0, min(each + whole)) if each or whole else None

    def seats_of(self, person: str) -> list[int]:
        """The seats a person plays; bots they brought are not theirs to play."""
        return [
            p
            for p, chair in enumerate(self.chairs)
            if chair.taken == "person" and chair.person == person
        ]

    def may_move(self, who: int, move: int, now: int) -> int:
        """Milliseconds until the pause before such a move is over; 0 when it may be made. The last
        may have been timed by another host, whose clock is ahead of ours."""
        if who == CHANCE or move not in self.last:
            return 0
        pause = self.match.pause(move)
        return min(pause, max(0, self.last[move] + pause - now))
