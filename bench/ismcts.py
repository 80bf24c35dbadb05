"""The levels' search against OpenSpiel's IS-MCTS, on our rules through our adapter, at equal time.

`python bench/ismcts.py GAME MATCHES [SECONDS]`: two players, seats changed in turn, so many seconds
of CPU a move for either. IS-MCTS runs in C++ and asks the rules as OpenSpiel asks any game that is
written in Python; ours asks them compiled: it is players that are compared, not ways to run rules.
"""

from __future__ import annotations

import os
import sys
from time import thread_time

import numpy as np

from wyrmhoard.bots.search import Search
from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.hearing import HEARD
from wyrmhoard.games import load
from wyrmhoard.lab.arena import interval

Row = tuple[str, str, str, bool | None]
SECONDS, WANTED = 0.1, 0.8
PILOT = 4  # rounds by which it is seen how long one takes
CURIOSITY, SAMPLES = 2.0, -1  # as OpenSpiel's own examples have it; a new world every round


class Theirs:
    """IS-MCTS with as many rounds as fit into the time."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.seconds, self.seed, self.rounds, self.seen = seconds, seed, 0, 0

    def bot(self, rounds: int):  # type: ignore[no-untyped-def]
        import pyspiel

        self.seed += 1
        return pyspiel.ISMCTSBot(
            self.seed, pyspiel.RandomRolloutEvaluator(1, self.seed), CURIOSITY, rounds, SAMPLES,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False,
        )  # fmt: skip

    def step(self, state) -> int:  # type: ignore[no-untyped-def]
        start = thread_time()
        self.bot(PILOT).step(state)
        one = (thread_time() - start) / PILOT
        rounds = max(PILOT, int(self.seconds / one))
        self.rounds, self.seen = self.rounds + rounds, self.seen + 1
        return int(self.bot(rounds).step(state))


class Ours:
    """Search as the strongest level searches, for the same time."""

    def __init__(self, name: str, seconds: float, seed: int) -> None:
        game = load(name)
        self.search = Search(game, lambda: compiled(game), 10**9, seed=seed)
        self.seconds = seconds

    def step(self, state, seat: int) -> int:  # type: ignore[no-untyped-def]
        end = thread_time() + self.seconds
        heard = HEARD.blank(len(state.logs[seat]))
        for k, one in enumerate(state.logs[seat]):
            heard[k] = one
        match = state.match
        view = match.view(seat)
        return self.search.choose(match.boxes, view, seat, heard, lambda: thread_time() > end)


def shares(name: str, matches: int, seconds: float) -> tuple[list[float], int]:
    """Ours, match by match; and how many rounds a move theirs had."""
    import pyspiel

    import wyrmhoard.adapters.openspiel  # noqa: F401  registers the games

    game = pyspiel.load_game(f"wyrmhoard_{name.replace('-', '_')}")
    ours, theirs, won = Ours(name, seconds, 1), Theirs(seconds, 1), list[float]()
    for n in range(matches):
        state, rng, mine = game.new_initial_state(), np.random.default_rng(n // 2), n % 2
        while not state.is_terminal():
            if state.is_chance_node():
                moves, chances = zip(*state.chance_outcomes(), strict=True)
                move = int(rng.choice(moves, p=chances))
            elif len(state.legal_actions()) == 1:
                move = state.legal_actions()[0]
            else:
                seat = state.current_player()
                move = ours.step(state, seat) if seat == mine else theirs.step(state)
            state.apply_action(move)
        won.append(state.returns()[mine])
        print(name, n + 1, np.mean(won), file=sys.stderr, flush=True)
    return won, theirs.rounds // max(1, theirs.seen)


def ismcts() -> list[Row]:
    """Two games."""
    try:
        import pyspiel  # noqa: F401
    except ModuleNotFoundError:
        return [("against OpenSpiel's IS-MCTS", "80 %", "OpenSpiel could not be had", None)]
    matches = int(os.environ.get("MATCHES") or 20)
    return [against(name, matches, SECONDS) for name in ("mount-drago", "dragons-cave")]


def against(name: str, matches: int, seconds: float) -> Row:
    won, rounds = shares(name, matches, seconds)
    low, high = interval(won)
    told = (
        f"{np.mean(won):.0%} ({low:.0%} to {high:.0%}) of {matches}; theirs {rounds} rounds a move"
    )
    figure = f"{name}, 2 players, against OpenSpiel's IS-MCTS at {seconds} s of CPU a move"
    return figure, "80 %", told, bool(np.mean(won) >= WANTED)


if __name__ == "__main__":
    name, matches, *seconds = sys.argv[1:]
    print(*against(name, int(matches), float(seconds[0]) if seconds else SECONDS))
