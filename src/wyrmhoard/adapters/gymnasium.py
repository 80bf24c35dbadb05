"""Any game for Gymnasium: one seat learns, bots sit in the others.

    env = gymnasium.make("wyrmhoard/mount-drago-v1", seats=3, others="easy", illegal="penalty")
    seen, info = env.reset(seed=7)
    seen, reward, terminated, truncated, info = env.step(info["legal"][0])

What is seen is `observation`, the view as numbers, and `action_mask`, the legal moves; `info` lists
them in `legal`. The reward is the share of the victory, at the end. `illegal` says what comes of a
move that is not legal: it is refused (an error); a penalty of -1, and the match stands where it
did; or a random move is made instead. In the two latter cases `info` says `illegal`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args

from wyrmhoard.bots.level import bot
from wyrmhoard.engine.contract import NONE
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load
from wyrmhoard.lab.company import Company
from wyrmhoard.lab.single import Single

from . import missing
from .boxes import Box, box_of
from .spaces import Seen, move_space, not_legal, view_space
from .words import picture

try:
    import gymnasium
except ModuleNotFoundError as no:
    raise missing(no, "rl") from None

Illegal = Literal["refuse", "penalty", "random"]
PENALTY = -1.0


class MatchEnv(gymnasium.Env[Seen, int]):
    """`others` names the bots' level, or one level for each of the other seats in turn."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  Gymnasium's

    def __init__(
        self, game: str, seats: int | None = None, seat: int = 0,
        others: str | Sequence[str] = "random", illegal: Illegal = "refuse", box: Box = None,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self.game = load(game)
        count = seats or self.game.seats[0]
        if not 0 <= seat < count:
            raise Refused("seat-not-there", given=seat, seats=count)
        if illegal not in get_args(Illegal):
            raise ValueError(f"illegal is one of {', '.join(get_args(Illegal))}, not {illegal!r}")
        self.seat, self.illegal, self.render_mode = seat, illegal, render_mode
        levels = [others] if isinstance(others, str) else list(others)
        boxes = box_of(self.game, box)
        if len(levels) >= count:
            raise Refused("more-bots-than-seats", bots=len(levels), seats=count - 1)
        for level in levels:
            bot(level, self.game, lambda: self.single.run)  # refuses a name that is none
        if set(levels) == {"random"}:
            self.single = Single(self.game, count, boxes, seat)
        else:
            self.single = Company(self.game, count, boxes, seat, levels)
        self.observation_space: Any = view_space(self.game, self.game.moves.of_seats)
        self.action_space: Any = move_space(self.game.moves.of_seats)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.single.begin(int(self.np_random.integers(2**63)))
        return self.seen(), {"legal": self.single.legal.copy()}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        single, known = self.single, self.single.may(action)
        if not known:
            if self.illegal == "refuse":
                raise not_legal(self.game, action)
            if self.illegal == "penalty":
                single.made[0] += 1  # who only tries what is not legal is given up, too
                late = single.given_up
                return self.seen(), PENALTY, False, late, self.info(illegal=True)
            action = self.np_random.choice(single.legal)
        single.step(int(action))
        over = single.who == NONE
        reward = single.outcome()[self.seat] if over else 0.0
        return self.seen(), reward, over, single.given_up, self.info(illegal=not known)

    def seen(self) -> Seen:
        return {
            "observation": self.single.row.copy(), "action_mask": self.single.mask.copy()
        }  # fmt: skip

    def info(self, illegal: bool) -> dict[str, Any]:
        legal = self.single.legal.copy()
        return {"legal": legal, "illegal": True} if illegal else {"legal": legal}

    def render(self) -> str:
        """What this seat sees, in words."""
        return picture(self.game, self.single.views, self.seat)


def register() -> None:
    """A name for each game: "wyrmhoard/mount-drago-v1" has the first version of its rules."""
    for name in GAMES:
        id = f"wyrmhoard/{name}-v{load(name).version}"
        entry = f"{__name__}:MatchEnv"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point=entry, kwargs={"game": name}, order_enforce=False)


register()
