"""A table: the sum of the events in its log; decide.py says which events there may be."""

from __future__ import annotations

import dataclasses
from collections import Counter, deque
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Literal

from msgspec.structs import replace

from wyrmhoard.engine.bind import Binding
from wyrmhoard.engine.contract import CHANCE, NOBODY, SEATS
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.hearing import Hearing
from wyrmhoard.engine.layout import Records
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load

from ..protocol.messages import LogLine, LogMove, LogUndo
from .chair import Chair, Identity
from .deal import Questions
from .entry import Applied, Entry
from .events import (
    AllSealed, AnyEvent, EndAnswered, EndAsked, Ended, Followed, Forgotten, Gone, Left, Moved,
    Opened, Returned, Sat, Sealed, SeedTold, Spoke, Started, UndoAnswered, UndoAsked, Undone,
)  # fmt: skip
from .played import Played, follow, play

WATCHER = SEATS  # the seat of one who sits nowhere
CHAT_LENGTH = 100  # lines a table remembers
FORGOTTEN, NAMELESS = "-", "–"  # in place of a person and a name; nobody else has either
STAND_IN = "medium"  # the bot that plays on for someone who is gone

Run = Callable[[Game], Binding]
UndoKind = Literal["no", "free", "ask"]


@cache
def pad(game: Game) -> Records:
    """One for all tables of a game: they are asked one after the other."""
    return game.pad()


class Table:
    def __init__(self, id: str, secret: bytes, run: Run) -> None:
        self.id, self.secret, self.run = id, secret, run
        self.n = 0  # entries applied so far
        self.changed = 0  # ms: when the last was
        self.attended = 0  # ms: when the last was that is not a bot's
        self.status = "open"
        self.chairs: list[Chair] = []
        self.log: list[LogLine] = []  # as it truly was: projection.py says what a seat heard
        self.acting = NOBODY  # who acts, as the match says it
        self.asks: dict[int, list[int]] = {}  # the seats that may move, and their moves
        self.racing = False  # whoever of them is quicker moves first
        self.last: dict[int, int] = {}  # ms: when each kind of move was made, for pauses
        self.chat: deque[tuple[int, Spoke]] = deque(maxlen=CHAT_LENGTH)
        self.decided: set[int] = set()  # moves, by number, that were decided with the one before
        self.undone = 0  # how often moves were taken back
        self.undo_seat: int | None = None  # the seat that asks to take back
        self.undo_answers: dict[int, bool] = {}
        self.before: dict[
            int, bytes
        ] = {}  # the state before each seat's last decision, for undo.py
        self.gave_away: dict[int, bool] = {}  # and whether that move told a secret
        self.undo_kinds: dict[int, UndoKind] = {}  # whether each seat may take back; see undo.py
        self.end_seat: int | None = None  # the seat that proposes to end the match
        self.end_answers: dict[int, bool] = {}
        self.proposals = Counter[int]()  # to end it, by seat
        self.ended: Ended | None = None  # why it was stopped before its end
        self.ended_at = 0  # ms: when it was over, or was stopped
        self.sealed = False  # all seals are in, seeds are told now
        self.full = 0  # ms: since when seals, or then seeds, are waited for
        self.begun = False
        self.since = 0  # ms: when the match began
        self.rematch = ""
        self.questions = Questions()  # to luck, where it is a deal's
        self.players: list[Chair] = []  # who sat here when the match began
        self.opened: Opened
        self.match: Match
        self.hearing: Hearing  # of all seats, as the match is now

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def seeds(self) -> list[str]:
        """What was not told in time counts as empty."""
        return [chair.seed or "" for chair in self.chairs]

    @property
    def seals(self) -> list[str]:
        return [chair.seal for chair in self.chairs]

    @property
    def actors(self) -> list[int]:
        """The seats whose move is awaited."""
        return list(self.asks)

    def seats_of(self, who: Identity) -> list[int]:
        return [p for p, chair in enumerate(self.chairs) if chair.is_of(who)]

    def pause(self, who: int, move: int, now: int) -> int:
        """Milliseconds until the pause before such a move is over; 0 when it may be made. The last
        may have been timed by another host, whose clock is ahead of ours."""
        if who == CHANCE or move not in self.last:
            return 0
        pause = self.match.pause(move)
        return min(pause, max(0, self.last[move] + pause - now))

    def told(self, seat: int) -> tuple[Records, Records]:
        """What a player in that seat may know: the view, and what was heard of the moves."""
        return self.match.view(seat), self.hearing.of(seat)

    # Applying

    def apply(self, entry: Entry) -> Applied:
        """The next entry of the log, as number `n`."""
        decided, played, anew = iter(entry.played), list[Played](), False
        status, attended = self.status, False
        for event in entry.events:
            self.changed = event.at
            if isinstance(event, Moved):
                attended = attended or self.by_person(event)
                played.append(self.move(event, next(decided, None)))
            else:
                attended, anew = True, anew or isinstance(event, (Started, Undone))
                self.happen(event)
        if played or anew:
            self.ask_anew({one.who for one in played})
        if self.status != "playing":
            self.stop()
        if self.status != status and self.status in ("over", "ended"):
            self.ended_at = self.changed
        self.undo_kinds.clear()
        self.n += 1
        if attended:
            self.attended = self.changed
        return Applied(played, anew, self.status != status, attended)

    def by_person(self, event: Moved) -> bool:
        return event.who != CHANCE and not self.chairs[event.who].plays_itself

    def move(self, event: Moved, decided: Played | None) -> Played:
        """What comes from elsewhere is judged once more."""
        if event.who == CHANCE and self.opened.deal:
            self.questions.note(self.match)
        if decided is None:
            self.match.check(event.who, event.move)
            played = play(self.match, event.who, event.move)
        else:
            follow(self.match, decided)
            played = decided
        if event.who != CHANCE:
            self.gave_away.pop(event.who, None)
            if event.decided and self.goes_on(event.who):
                self.decided.add(len(self.match.moves) - 1)
            else:
                self.before[event.who] = played.before
        self.acting = played.acting
        self.log.append(LogMove(n=self.n, who=event.who, move=event.move, time=event.at))
        self.last[event.move] = event.at
        self.undo_seat = None
        return played

    def goes_on(self, seat: int) -> bool:
        """Whether the last two moves here are this seat's."""
        here = self.match.moves[len(self.opened.moves) :]
        return len(here) > 1 and here[-2][0] == seat

    def happen(self, event: AnyEvent) -> None:
        match event:
            case Opened():
                self.open(event)
            case Sat():
                given = event.taken, event.person, event.name, event.level, event.token
                self.chairs[event.seat] = Chair(*given, event.seeds, seed=event.seed or None)
                self.full = event.at
            case Left():
                self.leave(event.seat)
                self.drop_wishes_of(event.seat)
            case Sealed():
                self.chairs[event.seat].seal = event.seal
            case AllSealed():
                self.sealed, self.full = True, event.at
            case SeedTold():
                self.chairs[event.seat].seed = event.seed
            case Started():
                self.status, self.acting = "playing", self.match.actors
                self.begun, self.since = True, event.at
                self.players = [dataclasses.replace(chair) for chair in self.chairs]
            case Gone():
                self.chairs[event.seat].hand_over(event.at)
                self.drop_wishes_of(event.seat)
            case Returned():
                self.chairs[event.seat].come_back(self.opened.clock, event.at)
            case UndoAsked():
                self.undo_seat, self.undo_answers = event.seat, {}
            case UndoAnswered():
                self.undo_answers[event.seat] = event.yes
                if not event.yes:
                    self.undo_seat = None
            case Undone():
                self.take_back(event)
            case Spoke():
                self.chat.append((self.n, event))
            case EndAsked():
                self.end_seat, self.end_answers = event.seat, {}
                self.proposals[event.seat] += 1
            case EndAnswered():
                self.end_answers[event.seat] = event.yes
                if not event.yes:
                    self.end_seat = None
            case Ended():
                self.status, self.ended = "ended", event
            case Followed():
                self.rematch = event.table
            case Forgotten():
                self.forget(event)

    def open(self, event: Opened) -> None:
        game = load(event.game).at(event.rules)
        box = game.fill_box(event.box)
        self.opened = event
        self.match = Match(game, event.seats, box, event.moves, self.run(game), pad(game))
        self.hearing = Hearing(self.match)
        self.chairs = [Chair() for _ in range(event.seats)]

    def leave(self, seat: int) -> None:
        """Before the start the seat is free again; later a bot has it for good."""
        if self.status == "open":
            self.chairs[seat] = Chair()
        else:
            old = self.chairs[seat]
            self.chairs[seat] = Chair(
                "bot", old.person, old.name, STAND_IN, "", old.seeds, old.seal, old.seed,
                asked=old.asked, since=old.since, gave_up=True,
            )  # fmt: skip

    def forget(self, event: Forgotten) -> None:
        for p in event.seats:
            for chair in (self.chairs[p], *self.players[p : p + 1]):
                chair.person, chair.name = FORGOTTEN, NAMELESS
            # who could not leave any more is played for
            self.chairs[p].away = self.status == "open"
        if event.host:
            self.opened = replace(self.opened, host=FORGOTTEN, host_name=NAMELESS)
        kept = [(n, said) for n, said in self.chat if n not in event.said]
        self.chat = deque(kept, maxlen=CHAT_LENGTH)

    def drop_wishes_of(self, seat: int) -> None:
        """Of one who is no longer here."""
        if self.undo_seat == seat:
            self.undo_seat = None
        if self.end_seat == seat:
            self.end_seat = None

    def take_back(self, event: Undone) -> None:
        """From the seat's last decision on: the state before it is there, or is played again."""
        if before := self.before.get(event.seat):
            self.match.go_back(event.moves, before)
        else:
            self.match = self.rewound(self.match.moves[: -event.moves])
        self.decided = {n for n in self.decided if n < len(self.match.moves)}
        self.hearing = Hearing(self.match)
        self.acting = self.match.actors
        self.undone += 1
        self.before.clear()
        self.gave_away.clear()
        self.log.append(LogUndo(n=self.n, who=event.seat, moves=event.moves, time=event.at))
        self.undo_seat = None

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
                n = self.n if p in self.asks else -1
                self.chairs[p].ask(n, self.changed, goes_on=p in movers)

    def stop(self) -> None:
        """Nobody is asked anything any more."""
        for chair in self.chairs:
            chair.stop_clock(self.changed)
            chair.asked = -1
        self.asks, self.racing, self.undo_seat, self.end_seat = {}, False, None, None
