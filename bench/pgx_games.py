"""A peer of BatchEnv: Pgx's games on the CPU, 1,024 matches at once, moves drawn at random.

Run by the Python of .peers; prints steps a CPU second. As for ours, choosing moves and compiling
are not counted, and a match that is over begins again in the same step.
"""

import json
import sys
from time import process_time

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset

GAMES = ("tic_tac_toe", "connect_four", "leduc_holdem", "kuhn_poker", "backgammon")
MATCHES = 1024


@jax.jit
def choose(mask, key):
    return jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=1)


def rate(name, seconds):
    env, key = pgx.make(name), jax.random.PRNGKey(1)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(key, MATCHES))
    spent, made = 0.0, -MATCHES
    while spent < seconds:
        key, one, other = jax.random.split(key, 3)
        given = choose(states.legal_action_mask, one), jax.random.split(other, MATCHES)
        jax.block_until_ready(given)
        start = process_time()
        states = jax.block_until_ready(step(states, *given))
        made += MATCHES
        spent += process_time() - start if made else 0.0  # the first compiles
    return made / spent


if __name__ == "__main__":
    print(json.dumps({name: rate(name, float(sys.argv[1])) for name in GAMES}))
