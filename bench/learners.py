"""Decisions a CPU second through PettingZoo and Gymnasium, beside PettingZoo's own classic games.

python -m bench.learners [SECONDS]: prints JSON. A decision is a whole turn of the loop that their
documents show: what is seen is looked at, a legal move is chosen, and the move is made.
"""

import json
import sys
import warnings
from time import process_time

import numpy as np

from wyrmhoard.adapters.gymnasium import MatchEnv
from wyrmhoard.adapters.pettingzoo import MatchAEC
from wyrmhoard.games import load

OURS = ("dragons-cave", "mount-drago", "troll-and-dragon", "dark-cave")
PEERS = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "rps_v2", "texas_holdem_v4")


def choose(mask, r):
    legal = mask.nonzero()[0]
    return legal[int(r * len(legal))]


def turns(env, seconds):
    """Of an AEC environment, with what is seen read at each."""
    made, rng = 0, np.random.default_rng(1)
    env.reset(seed=1)
    start = process_time()
    while process_time() - start < seconds:
        numbers = rng.random(1000).tolist()
        for r in numbers:
            if not env.agents:
                env.reset()
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info.get("action_mask")
            move = int(r * 3) if mask is None else choose(mask, r)
            env.step(move)
            made += 1
    return made / (process_time() - start)


def steps(env, seconds):
    """Of a Gymnasium environment: decisions of the one seat."""
    made, rng = 0, np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    start = process_time()
    while process_time() - start < seconds:
        for r in rng.random(1000).tolist():
            seen, _, terminated, truncated, _ = env.step(choose(seen["action_mask"], r))
            made += 1
            if terminated or truncated:
                seen, _ = env.reset()
    return made / (process_time() - start)


def peers(seconds):
    """Their classic games, as they are sold: with the wrappers `env()` puts around them."""
    warnings.simplefilter("ignore")
    found = {}
    for name in PEERS:
        try:
            module = __import__(f"pettingzoo.classic.{name}", fromlist=["env"])
            found[name] = turns(module.env(), seconds)
        except ImportError as no:
            print(f"{name}: {no}", file=sys.stderr)
    return found


def main(seconds):
    told = {"peers": peers(seconds), "pettingzoo": {}, "gymnasium": {}}
    for name in OURS:
        most = load(name).seats[-1]
        turns(MatchAEC(name, most), 0.2), steps(MatchEnv(name, most), 0.2)
        told["pettingzoo"][name] = turns(MatchAEC(name, most), seconds)
        told["gymnasium"][name] = steps(MatchEnv(name, most), seconds)
    print(json.dumps(told))


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else 2.0)
