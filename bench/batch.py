"""Decisions a CPU second of BatchEnv, at random: python -m bench.batch [--json] [GAME ...]"""

import json
import sys
from time import process_time

from wyrmhoard.games import load
from wyrmhoard.lab.batch import BatchEnv

OURS = ("dragons-cave", "mount-drago", "troll-and-dragon", "dark-cave")
MATCHES, SECONDS = 1024, 3.0


def rate(name: str) -> float:
    """With view bytes and mask, the most seats, one thread; choosing moves is not counted."""
    game = load(name)
    env, spent, made = BatchEnv(game, game.seats[-1], MATCHES), 0.0, 0
    env.reset()
    env.step(env.any_moves())
    while spent < SECONDS:
        actions, start = env.any_moves(), process_time()
        env.step(actions)
        spent += process_time() - start
        made += MATCHES
    return made / spent


if __name__ == "__main__":
    named = [name for name in sys.argv[1:] if name != "--json"] or OURS
    if "--json" in sys.argv:
        print(json.dumps({name: rate(name) for name in named}))
    else:
        for name in named:
            print(f"{name}: {rate(name) / 1e6:.2f} M decisions per CPU second", flush=True)
