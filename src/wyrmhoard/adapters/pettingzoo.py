"""Any game for PettingZoo: one seat after the other (AEC), or all who may move at once (Parallel).

    env = MatchAEC("mount-drago", seats=3)
    env.reset(seed=7)
    for seat in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        ended = terminated or truncated
        env.step(None if ended else env.action_space(seat).sample(seen["action_mask"]))

A seat sees `observation`, its view as numbers, and `action_mask`, its legal moves. The reward is its
share of the victory, at the end. Luck is played in between. Who hides a choice does so in order of
seats; nobody sees it before its time. A move that is not legal is refused, and nothing happens; or,
with `illegal="random"`, a random one is made in its place.
"""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np

from wyrmhoard.engine.contract import NONE
from wyrmhoard.engine.layout import Numbers
from wyrmhoard.engine.queries import weigh_race, who_acts
from wyrmhoard.games import load
from wyrmhoard.lab.single import Single

from . import missing
from .boxes import Box, box_of
from .spaces import Seen, move_space, not_legal, spaces, view_space
from .words import picture

try:
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as no:
    raise missing(no, "rl") from None

Illegal = Literal["refuse", "random"]


class Seats:
    """What both ways have in common: a match, and a name for each seat."""

    def sit(
        self, game: str, seats: int | None, box: Box, illegal: Illegal, mode: str | None,
        waiting: int,
    ) -> None:  # fmt: skip
        if illegal not in get_args(Illegal):
            raise ValueError(f"illegal is one of {', '.join(get_args(Illegal))}, not {illegal!r}")
        self.game, self.illegal = load(game), illegal
        self.single = Single(self.game, seats or self.game.seats[0], box_of(self.game, box))
        self.render_mode = mode
        self.metadata = {"name": f"{game}_v{self.game.version}", "render_modes": ["ansi"]}
        self.possible_agents = [f"seat_{p}" for p in range(self.single.seats)]
        self.numbers = {name: p for p, name in enumerate(self.possible_agents)}
        self.moves = self.game.moves.of_seats + waiting
        # One for each seat: each draws samples of its own.
        self.sees = {name: view_space(self.game, self.moves) for name in self.possible_agents}
        self.does = {name: move_space(self.moves) for name in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.sees[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.does[agent]

    def deal(self, seed: int | None) -> None:
        """A seed says all luck to come; without one it goes on, and at first it is new."""
        if seed is not None or not self.single.seeds.any():
            self.rng = np.random.default_rng(seed)
            seed = int(self.rng.integers(2**63))
        self.single.begin(seed)

    def instead(self, move: object, legal: Numbers) -> int:
        """Of a move that is not legal."""
        if self.illegal == "refuse":
            raise not_legal(self.game, move)
        return int(self.rng.choice(legal))

    def render(self) -> str:
        """What the seat that is asked sees, in words."""
        seat = max(self.single.who, 0)
        self.single.see(seat)
        return picture(self.game, self.single.views, seat)

    def close(self) -> None:
        """Nothing is open."""


class MatchAEC(Seats, AECEnv[str, Seen, int]):
    """A match whose seats move one after the other."""

    def __init__(
        self, game: str, seats: int | None = None, box: Box = None, illegal: Illegal = "refuse",
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.sit(game, seats, box, illegal, render_mode, 0)
        self.metadata["is_parallelizable"] = False
        self.nothing = np.zeros(self.moves, np.int8)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.over, self.shown = False, self.single.who
        self.agent_selection = self.possible_agents[self.shown]

    def observe(self, agent: str) -> Seen:
        seat, single = self.numbers[agent], self.single
        if seat != self.shown:
            single.see(seat)
            self.shown = seat
        asked = seat == single.told[0] and not self.over
        mask = single.mask if asked else self.nothing
        return {"observation": single.row.copy(), "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        if self.over:
            self._was_dead_step(action)
            return
        single = self.single
        if action is None or not single.may(action):
            action = self.instead(action, single.legal)
        before = single.who
        self._cumulative_rewards[self.agent_selection] = 0.0
        single.step(int(action))
        who = single.who
        if who == NONE or single.given_up:
            self.shown = before if who == NONE else who
            self.finish()
        else:
            self.agent_selection, self.shown = self.possible_agents[who], who

    def finish(self) -> None:
        """The match is over, or has gone on for too long, which nobody wins."""
        over, self.over = self.single.who == NONE, True
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        if over:
            self.rewards = dict(zip(self.agents, self.single.outcome(), strict=True))
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()


class MatchParallel(Seats, ParallelEnv[str, Seen, int]):
    """Everybody who may move does so at once; the others have one move more than a game has: to
    wait, which is its highest number."""

    def __init__(
        self, game: str, seats: int | None = None, box: Box = None, illegal: Illegal = "refuse",
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self.sit(game, seats, box, illegal, render_mode, 1)
        self.wait = self.moves - 1
        run = self.single.run
        self.who_acts, self.weigh_race = run(who_acts), run(weigh_race)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.deal(seed)
        self.agents = list(self.possible_agents)
        return self.look(), {name: {} for name in self.agents}

    def step(self, actions: dict[str, int]) -> Any:
        """All moves are looked at before any is played."""
        single, chosen = self.single, {}
        for seat, mask in enumerate(self.masks):
            move = actions[self.possible_agents[seat]]
            known = 0 <= move < self.moves and mask[move]
            chosen[seat] = int(move) if known else self.instead(move, np.flatnonzero(mask))
        while single.who in self.asked:
            self.asked.remove(single.who)
            single.step(chosen[single.who])
        over, late = single.who == NONE, single.given_up
        shares = single.outcome() if over else [0.0] * single.seats
        seen, names = self.look(), self.agents
        if over or late:
            self.agents = []
        return (
            seen,
            dict(zip(names, shares, strict=True)),
            dict.fromkeys(names, over),
            dict.fromkeys(names, late),
            {name: {} for name in names},
        )

    def look(self) -> dict[str, Seen]:
        """What everybody sees, and who is asked."""
        single, self.asked, self.masks = self.single, self.movers(), []
        seen = {}
        for seat, name in enumerate(self.possible_agents):
            mask = np.zeros(self.moves, np.int8)
            if seat in self.asked:
                single.mark(seat)
                mask[: self.wait] = single.mask
            else:
                mask[self.wait] = 1
            single.see(seat)
            self.masks.append(mask)
            seen[name] = {"observation": single.row.copy(), "action_mask": mask.copy()}
        if self.asked:
            single.mark(self.asked[0])
        return seen

    def movers(self) -> list[int]:
        """In a race the quickest; in a secret choice all; else the one whose turn it is."""
        single = self.single
        if single.who == NONE:
            return []
        mask = self.who_acts(single.boxes, single.states)
        several = [p for p in range(single.seats) if mask >> p & 1]
        if len(several) > 1 and self.weigh_race(
            single.boxes, single.states, single.pads[0].weights
        ):
            return [single.who]
        return several
