"""Every game for OpenSpiel, registered when this is imported.

    import pyspiel
    import wyrmhoard.adapters.openspiel
    game = pyspiel.load_game("wyrmhoard_mount_drago(players=3)")
    game = pyspiel.load_game("wyrmhoard_dragons_cave_simultaneous(players=4,box=mine.toml)")

Luck is a chance node, also where it says who is quicker in a race. Who hides a choice does so in
order of seats; the games named `_simultaneous` ask all of them at once. An information state is
what a seat has heard; its observation is its view, which is what a perfect memory makes of that.
`resample_from_infostate` imagines another world that looks the same. The others' past there is what
they see in it, as nobody can tell what they heard, and what they hear from then on.
`box` is a variant's name, or a file.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np

from wyrmhoard.bots.belief import TRIES
from wyrmhoard.engine.bind import Binding, compiled
from wyrmhoard.engine.contract import CHANCE, LUCK, NOBODY, SEATS
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.layout import Records, flat
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.queries import imagine_worlds
from wyrmhoard.games import GAMES, load

from . import missing
from .boxes import box_of

try:
    import pyspiel
except ModuleNotFoundError as no:
    raise missing(no, "openspiel") from None

Kind = pyspiel.GameType
PREFIX, AT_ONCE = "wyrmhoard_", "_simultaneous"
Random = Callable[[], float]


class Shared(Match):
    """pyspiel clones a state by a deep copy: a match's game, box and buffers stay the same."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        twin = self.copy()
        assert isinstance(twin, Shared)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Serialized, it is what it can be rebuilt from."""
        return again, (self.game.name, self.seats, self.boxes.tobytes(), self.moves)


def again(name: str, seats: int, box: bytes, moves: list[tuple[int, int]]) -> Shared:
    game = load(name)
    boxes = np.frombuffer(bytearray(box), game.box.dtype)
    return Shared(game, seats, boxes, moves, compiled(game))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with so many players and a box; pyspiel makes it from the kinds registered below."""

    game: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.seats = int(given.get("players", self.game.seats[0]))
        self.boxes = box_of(self.game, str(given.get("box", "")))
        self.game.welcome(self.seats, self.boxes[0])
        self.run: Binding = compiled(self.game)
        self.pad, self.rooms = self.game.pad(), len(self.game.moves)
        about = pyspiel.GameInfo(
            num_distinct_actions=self.game.moves.of_seats,
            max_chance_outcomes=self.rooms + SEATS,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.game.cap,
        )
        super().__init__(self.kind, about, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.game.view.numbers)

    def max_chance_nodes_in_history(self) -> int:
        return self.game.cap

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielGame:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match as it stands, and what each seat has heard of it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.of, self.first = game, None  # type: tuple[SpielGame, int | None]
        self.match = Shared(game.game, game.seats, game.boxes, run=game.run, pad=game.pad)
        self.logs: list[list[tuple[int, int]]] = [[] for _ in range(game.seats)]
        self.pasts = [""] * game.seats  # of those in an imagined world, what came before their logs

    # Who moves

    def current_player(self) -> int:
        mask = self.match.actors
        if mask in (NOBODY, LUCK):
            return int(pyspiel.PlayerId.CHANCE if mask else pyspiel.PlayerId.TERMINAL)
        seats = self.match.among(mask)
        if len(seats) == 1:
            return seats[0]
        if self.match.racing:
            return int(pyspiel.PlayerId.CHANCE) if self.first is None else self.first
        return int(pyspiel.PlayerId.SIMULTANEOUS) if at_once(self.of) else seats[0]

    def is_terminal(self) -> bool:
        return self.match.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        match = self.match
        if match.actors == LUCK:
            moves = match.listed(CHANCE)
            weights = match.weights[: len(moves)]
        else:  # a race: who is first
            assert match.racing
            seats = [p for p in match.movers if match.weights[p] > 0]
            moves, weights = [self.of.rooms + p for p in seats], match.weights[seats]
        return list(zip(moves, (weights / weights.sum()).tolist(), strict=True))

    # What they do

    def _apply_action(self, action: int) -> None:
        if action >= self.of.rooms:
            self.first = action - self.of.rooms
            return
        match = self.match
        if match.actors == LUCK:
            who = CHANCE
        else:
            who = match.movers[0] if self.first is None else self.first
        self.make(who, action)
        self.first = None

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in self.match.movers:
            self.make(seat, actions[seat])

    def make(self, who: int, move: int) -> None:
        for log, heard in zip(
            self.logs, self.match.heard(range(self.of.seats), who, move), strict=True
        ):
            log.append((who, heard))
        self.match.make(who, move)

    def returns(self) -> list[float]:
        return self.match.outcome() if self.match.over else [0.0] * self.of.seats

    # What they know

    def information_state_string(self, player: int | None = None) -> str:
        """What the seat has heard from the beginning; and who is first, where a race says so."""
        p = self.current_player() if player is None else player
        heard = self.pasts[p] + " ".join(f"{who}:{move}" for who, move in self.logs[p])
        return f"{p} {heard}" if self.first is None else f"{p} {heard} >{self.first}"

    def observation_string(self, player: int | None = None) -> str:
        p = self.current_player() if player is None else player
        return self.match.view(p).tobytes().hex()

    def resample_from_infostate(self, player: int, random: Random | None = None) -> SpielState:
        """Another world that looks the same to the seat, as often as it is believable."""
        seed = (random or np.random.random)()
        rng = np.random.default_rng(int(seed * 2**53))
        twin = self.of.new_initial_state()
        twin.first = self.first
        twin.match.states[:] = self.believed(player, rng)
        for p in range(self.of.seats):
            if p != player:
                twin.pasts[p] = f"{len(self.logs[p])} moves, {seen(twin, p)} "
        twin.pasts[player], twin.logs[player] = self.pasts[player], list(self.logs[player])
        return twin

    def believed(self, player: int, rng: np.random.Generator) -> Records:
        given = self.match.handles[0], self.match.view(player), player, rng
        for _ in range(TRIES):
            world = self.of.game.state.blank()
            if self.of.run(imagine_worlds)(*given, world) >= rng.random():
                break
        return world

    # In words

    def _action_to_string(self, player: int, action: int) -> str:
        if action >= self.of.rooms:
            return f"first p{action - self.of.rooms}"
        return self.of.game.moves.text(action)

    def __str__(self) -> str:
        moves = (f"{who}: {self.of.game.moves.text(move)}" for who, move in self.match.moves)
        return "\n".join([self.of.game.name, *moves])


def seen(state: SpielState, player: int) -> str:
    """A short name for what a seat sees."""
    return blake2b(state.match.view(player).tobytes(), digest_size=16).hexdigest()


class SpielObserver:
    """A view as numbers, and as its bytes."""

    def __init__(self, numbers: int) -> None:
        self.tensor = np.zeros(numbers, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = flat(state.match.view(player))[0]

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


def at_once(game: SpielGame) -> bool:
    return bool(game.kind.dynamics == Kind.Dynamics.SIMULTANEOUS)


def register(game: Game, simultaneous: bool) -> str:
    """One kind of game; its short name."""
    name = PREFIX + game.name.replace("-", "_") + (AT_ONCE if simultaneous else "")
    kind = Kind(
        short_name=name,
        long_name=game.name,
        dynamics=Kind.Dynamics.SIMULTANEOUS if simultaneous else Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Kind.Information.IMPERFECT_INFORMATION,
        utility=Kind.Utility.GENERAL_SUM,
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.seats[0], "box": ""},
    )
    made = type(name, (SpielGame,), {"game": game, "kind": kind})
    pyspiel.register_game(kind, made)
    return name


NAMES = [register(load(name), simultaneous) for name in GAMES for simultaneous in (False, True)]
