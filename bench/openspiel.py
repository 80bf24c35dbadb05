"""The peer: OpenSpiel's quickest games, played at random from Python. Prints moves a second."""

import json
import random
import sys
import time

import pyspiel

GAMES = ["tic_tac_toe", "nim", "catch", "cliff_walking", "hex(board_size=3)", "pig", "kuhn_poker",
         "leduc_poker", "connect_four", "breakthrough"]  # fmt: skip


def play(game) -> int:
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            actions, weights = zip(*outcomes, strict=True)
            state.apply_action(random.choices(actions, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        moves += 1
    return moves


def speed(name: str, seconds: float) -> float:
    game, moves, start = pyspiel.load_game(name), 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(20):
            moves += play(game)
    return moves / (time.perf_counter() - start)


print(json.dumps({name: speed(name, float(sys.argv[1])) for name in GAMES}))
