"""A match: a game, its box, its seats, and the moves made. Everything else can be rebuilt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .bind import Binding, plain
from .contract import (
    CHANCE, LUCK, NOBODY, NONE, ROOM, SEATS, SILENT, events, hears, patience, pause,
)  # fmt: skip
from .events import Told
from .game import Game
from .layout import Records
from .queries import (
    carry_out, count_points, hear_move, list_moves, move_otherwise, patience_with, pause_after,
    set_up, share_victory, tell_move, view_seats, weigh_race, who_acts,
)  # fmt: skip
from .refused import Refused


class Match:
    """One sitting, checked move by move. Plain Python unless told to run compiled."""

    def __init__(
        self,
        game: Game,
        seats: int,
        boxes: Records | None = None,
        moves: Iterable[tuple[int, int]] = (),
        run: Binding | None = None,
        pad: Records | None = None,  # buffers, shared by matches that are never asked at once
    ) -> None:
        self.game, self.seats = game, seats
        self.boxes = game.standard() if boxes is None else boxes
        game.welcome(seats, self.boxes[0])
        self.states = game.state.blank()
        self.raw = self.states.view(np.uint8)
        self.pad = game.pad() if pad is None else pad
        self.out, self.weights = self.pad[0].out, self.pad[0].weights
        self.go_on(run or plain(game))
        self.moves: list[tuple[int, int]] = []  # (who, move)
        self.ask(set_up, seats)
        for who, move in moves:
            self.play(who, move)

    def copy(self) -> Match:
        """Another match that stands where this one does and goes its own way."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.states, twin.moves = self.states.copy(), list(self.moves)
        twin.raw = twin.states.view(np.uint8)
        twin.go_on(self.run)
        return twin

    def answers(self, question: Callable[..., Any]) -> bool:
        """Whether the game has its own answer to an optional question of the contract."""
        return self.game.rules[question] is not question

    def go_on(self, run: Binding) -> None:
        """Run the rules this way from now on."""
        self.run = run
        self.handles, self.pads = (run.many(self.boxes), run.many(self.states)), run.many(self.pad)
        self.box, self.state = self.handles[0][0], self.handles[1][0]

    def ask(self, kernel: Callable[..., Any], *given: Any) -> Any:
        """One of the contract's questions about the state as it is."""
        return self.run(kernel)(*self.handles, *given)

    @property
    def actors(self) -> int:
        return int(self.ask(who_acts))

    @property
    def over(self) -> bool:
        return self.actors == NOBODY

    @property
    def movers(self) -> list[int]:
        """The seats that may move now; empty when luck must, and at the end."""
        return self.among(self.actors)

    def among(self, mask: int) -> list[int]:
        return [p for p in range(self.seats) if mask >> p & 1]

    def may(self, who: int) -> bool:
        return bool(self.actors >> who & 1)

    def legal(self, who: int) -> list[int]:
        return self.listed(who) if self.may(who) else []

    def listed(self, who: int) -> list[int]:
        """The moves of one who may move."""
        n = self.ask(list_moves, who, self.pads)
        moves: list[int] = self.out[:n].tolist()
        return moves

    def play(self, who: int, move: int) -> None:
        self.check(who, move)
        self.make(who, move)

    def check(self, who: int, move: int) -> None:
        """Refused unless it is legal."""
        if not self.may(who):
            raise Refused("not-your-turn")
        if move not in self.listed(who):
            raise Refused("not-legal-now", move=self.game.moves.text(move))

    def make(self, who: int, move: int) -> int:
        """Carry out a move that is known to be legal; who acts then."""
        mask = self.ask(carry_out, who, move)
        self.moves.append((int(who), int(move)))
        return int(mask)

    def go_back(self, moves: int, state: bytes) -> None:
        """Take back the last moves: `state` is as it was before them, which the caller has kept."""
        self.raw[:] = np.frombuffer(state, np.uint8)
        del self.moves[len(self.moves) - moves :]

    def luck(self, rng: np.random.Generator) -> int:
        """One of luck's moves, as likely as it is."""
        moves = self.legal(CHANCE)
        weights = self.weights[: len(moves)]
        return int(rng.choice(moves, p=weights / weights.sum()))

    def draw(self, rng: np.random.Generator) -> None:
        """Let luck move until a seat must, or the match is over."""
        while self.actors == LUCK:
            self.play(CHANCE, self.luck(rng))

    def pause(self, move: int) -> int:
        """At a live table: milliseconds between two such moves."""
        return int(self.ask(pause_after, move)) if self.answers(pause) else 0

    def patience(self, seat: int) -> tuple[int, int]:
        """At a live table: the milliseconds the seat is waited for, and the move made then."""
        wait = int(self.ask(patience_with, seat)) if self.answers(patience) else 0
        return (wait, int(self.ask(move_otherwise, seat))) if wait else (0, NONE)

    @property
    def racing(self) -> bool:
        return bool(self.ask(weigh_race, self.weights))

    def next_seat(self, rng: np.random.Generator) -> int:
        """For simulations: one of the movers. A live table takes whoever comes first."""
        seats = self.movers
        whole = self.ask(weigh_race, self.weights) if len(seats) > 1 else 0
        return int(rng.choice(SEATS, p=self.weights[:SEATS] / whole)) if whole else seats[0]

    def view(self, seat: int) -> Records:
        v = self.game.view.blank()
        self.look(np.array([seat], np.int64), v)
        return v

    def look(self, seats: NDArray[np.int64], views: Records) -> None:
        """What each of these seats sees, into blank views."""
        self.ask(view_seats, seats, self.run.many(views))

    def hears(self, seat: int, who: int, move: int) -> int:
        """What the seat is told of a move; asked before it is played."""
        return self.heard([seat], who, move)[0]

    def heard(self, seats: Sequence[int], who: int, move: int) -> list[int]:
        if not self.answers(hears):
            return [move] * len(seats)
        asked, told = np.array(seats, np.int64), np.empty(len(seats), np.int64)
        self.ask(hear_move, asked, who, move, told)
        heard: list[int] = told.tolist()
        return heard

    def events(
        self, before: Records, after: Records, seats: NDArray[np.int64], who: int, heard: list[int]
    ) -> list[list[Told] | None]:
        """What each of these seats is told has come of a move: from its views before and after,
        and from what it heard. Nothing: the move is to be told itself; None: not even that."""
        count = len(seats)
        if not self.answers(events):
            return [[] for _ in range(count)]
        counts, out = np.empty(count, np.int64), np.empty(count * ROOM, np.int64)
        sounds, many = np.array(heard, np.int64), self.run.many
        boxes = self.handles[0]
        self.run(tell_move)(boxes, many(before), many(after), seats, who, sounds, counts, out)
        return [
            None if n == SILENT else self.game.happened.split(out[i * ROOM : i * ROOM + n].tolist())
            for i, n in enumerate(counts.tolist())
        ]

    def score(self, seat: int) -> int:
        return int(self.ask(count_points, seat))

    def outcome(self) -> list[float]:
        out = np.zeros(SEATS)
        self.ask(share_victory, out)
        shares: list[float] = out[: self.seats].tolist()
        return shares
