"""What is measured, each a function that returns rows: figure, wanted, seen, reached."""

from __future__ import annotations

import json
import os
import pty
import resource
import select
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from wyrmhoard.bots.level import bot
from wyrmhoard.bots.search import Search
from wyrmhoard.engine.bind import compiled
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.playout import begin, finish
from wyrmhoard.games import GAMES, load
from wyrmhoard.lab.arena import interval, shares_of

from before import before
from bots import BOTS
from cave import cave
from lab import LAB
from lookback import LOOKBACK
from notices import notices
from peers import openspiel
from regret import regret
from rounds import rounds
from tables import TABLES
from tools import TOOLS
from wasm import wasm

HERE = Path(__file__).parent
Row = tuple[str, str, str, bool | None]
TIMES = {"dragons-cave": 20, "mount-drago": 10, "troll-and-dragon": 10}  # OpenSpiel's best


def playout_speed(name: str, seats: int, seconds: float = 1.0) -> float:
    """Random moves a second inside the compiled loop, on one core."""
    game = load(name)
    run, box, rng, moves = compiled(game), game.standard(), np.random.default_rng(1), 0
    states = game.state.blank(1)
    run(begin)(box[0], states, seats)
    run(finish)(box[0], states, rng, game.pad(), 10)  # compiled by now
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        states = game.state.blank(200)
        run(begin)(box[0], states, seats)
        moves += run(finish)(box[0], states, rng, game.pad(), 1_000_000)
    return moves / (time.perf_counter() - start)


def playouts() -> list[Row]:
    rows: list[Row] = []
    them, cave = openspiel(), max(playout_speed("dragons-cave", 4) for _ in range(3))
    for name in GAMES:
        for seats in load(name).seats:
            ours = max(playout_speed(name, seats) for _ in range(3))
            figure = f"{name}, {seats} players: random moves/s in the compiled loop"
            if (
                name == "dark-cave"
            ):  # it is measured against Dragon's Cave: 0.5 M where that has 10 M
                seen = (
                    f"{ours / 1e6:.1f} M = {ours / cave:.3f} of Dragon's Cave ({cave / 1e6:.1f} M)"
                )
                rows.append((figure, "0.05", seen, ours / cave >= 0.05))
            elif them is None:
                seen = f"{ours / 1e6:.1f} M; OpenSpiel could not be installed"
                rows.append((figure, f"{TIMES[name]} x", seen, None))
            else:
                times = ours / them[1]
                best = f"OpenSpiel's {them[0]} ({them[1] / 1e6:.2f} M)"
                seen = f"{ours / 1e6:.1f} M = {times:.1f} x {best}"
                rows.append((figure, f"{TIMES[name]} x", seen, times >= TIMES[name]))
    return rows


def search_speed() -> list[Row]:
    """Played out at random, as it was before games knew better; a policy takes its time."""
    rows: list[Row] = []
    for name in GAMES:
        game = load(name)
        for seats in (game.seats[0], game.seats[-1]):
            seen, wanted = rounds_a_second(game, seats), name == "dragons-cave"
            figure = f"{name}, {seats} players: search rounds/s on one core"
            reached = seen >= 50_000 if wanted else None
            rows.append((figure, "50,000" if wanted else "", f"{seen:,.0f}", reached))
    return rows


def rounds_a_second(game: Game, seats: int) -> float:
    match, rng = Match(game, seats), np.random.default_rng(1)
    match.draw(rng)
    while len(moves := match.legal(seat := match.next_seat(rng))) == 1:
        match.play(seat, moves[0])
        match.draw(rng)
    made = Search(game, lambda: compiled(game), 256, informed=False)
    made.think(match.boxes, match.view(seat), seat)
    made.rounds, seen = 20_000 if game.name != "dark-cave" else 1000, 0.0
    for _ in range(3):
        start = time.perf_counter()
        done = made.think(match.boxes, match.view(seat), seat)
        seen = max(seen, done / (time.perf_counter() - start))
    return seen


def part(job: tuple[str, str, int, int]) -> list[float]:
    """Some of the matches of a level against another, two players."""
    mine, theirs, matches, seed = job
    game = load("dragons-cave")
    run = compiled(game)
    bots = [bot(mine, game, lambda: run, seed), bot(theirs, game, lambda: run, seed + 1000)]
    return shares_of(game, bots, matches, np.random.default_rng(seed))


def strength() -> list[Row]:
    rows: list[Row] = []
    cases = [("hard", "random", 40, 0.7), ("hard", "greedy", 80, 0.5), ("medium", "easy", 200, 0.5),
             ("hard", "medium", 40, 0.5)]  # fmt: skip
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for mine, theirs, matches, least in cases:
            jobs = [(mine, theirs, 10, seed) for seed in range(matches // 10)]
            shares = [share for found in pool.map(part, jobs) for share in found]
            low, high = interval(shares)
            seen = (
                f"{np.mean(shares):.0%}, 95 % interval {low:.0%} to {high:.0%} ({matches} matches)"
            )
            figure = f"dragons-cave, 2 players: {mine} against {theirs}, share won"
            rows.append((figure, f"above {least:.0%}", seen, low > least))
    return rows


def first_choice(folder: str) -> float:
    """Seconds from the command to the first question, on a terminal."""
    main, side = pty.openpty()
    env = os.environ | {"WYRMHOARD_CACHE": folder, "LANG": "en_US.UTF-8", "TERM": "xterm"}
    env.pop("LC_ALL", None)
    command = [sys.executable, "-m", "wyrmhoard", "play", "dragons-cave", "--players", "4"]
    start, seen = time.perf_counter(), b""
    process = subprocess.Popen(command, env=env, stdin=side, stdout=side, stderr=side)
    while b"Your choice" not in seen and time.perf_counter() - start < 60:
        if select.select([main], [], [], 0.05)[0]:
            seen += os.read(main, 65536)
    took = time.perf_counter() - start
    process.kill()
    process.wait()
    os.close(main)
    os.close(side)
    return took


def starting() -> list[Row]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        cold = first_choice(folder)
        warm = [sys.executable, "-m", "wyrmhoard", "warm", "dragons-cave"]
        subprocess.run(warm, env=os.environ | {"WYRMHOARD_CACHE": folder}, check=True)
        hot = min(first_choice(folder) for _ in range(3))
    return [
        (
            "first choice offered after three bots moved, cold cache",
            "3 s",
            f"{cold:.2f} s",
            cold <= 3,
        ),
        (
            "first choice offered after three bots moved, warm cache",
            "1 s",
            f"{hot:.2f} s",
            hot <= 1,
        ),
    ]


def million() -> list[Row]:
    command = [sys.executable, "-m", "wyrmhoard", "simulate", "dragons-cave", "--players", "4"]
    start = time.perf_counter()
    made = subprocess.run(
        [*command, "--games", "1000000", "--seed", "1", "--json"], capture_output=True, check=True
    )
    whole, told = time.perf_counter() - start, json.loads(made.stdout)
    rate = f"{told['moves_per_second'] / 1e6:.0f} M moves/s"
    seen = f"{told['seconds']:.1f} s of play, {whole:.1f} s in all, {rate}"
    return [("a million matches of dragons-cave, 4 players, on all cores", "seconds", seen, None)]


def limit() -> list[Row]:
    """Mount Drago once more in C: the same matches, and how near the compiled rules come to it."""
    command = [sys.executable, "-m", "bench.limit.mount_drago"]
    made = subprocess.run(command, cwd=HERE.parent, capture_output=True, text=True, check=False)
    if made.returncode:
        return [("mount-drago against C", "", f"not measured: {made.stderr[-200:]}", None)]
    told = json.loads(made.stdout)
    rows: list[Row] = [
        ("mount-drago: 1,000 matches a number of players replayed in C", "equal",
         f"{told['compared_moves']:,} moves, every score and position equal", True)
    ]  # fmt: skip
    for seats, seen in told["players"].items():
        ours, theirs = seen["engine_moves_per_second"] / 1e6, seen["c_moves_per_second"] / 1e6
        figure = f"mount-drago, {seats} players: compiled rules against C"
        text = f"{seen['ratio']:.2f} ({ours:.1f} M against {theirs:.1f} M moves/s)"
        rows.append((figure, "0.75", text, seen["ratio"] >= 0.75))
    return rows


def browser() -> list[Row]:
    """A person's first seconds, in a Chromium that has loaded nothing yet."""
    command = [sys.executable, "-m", "bench.browser"]
    made = subprocess.run(command, cwd=HERE.parent, capture_output=True, text=True, check=False)
    if made.returncode:
        return [("in the browser", "", f"not measured: {made.stderr[-200:]}", None)]
    told = json.loads(made.stdout)
    taken = told.pop("longest_task_taken")
    figures = {
        "first_move": ("from the page to a first move", 3),
        "first_view": ("first view of a table of the Dark Cave", 1),
        "begun_here": ('from "play now" to the first question, no server', 1),
        "longest_task": ("longest task of the page while strong bots think, by CPU time", 0.05),
        "longest_thought": ("the strongest bots' longest move with a quarter of a core", 0.5),
    }
    rows: list[Row] = []
    for key, seconds in told.items():
        if key not in figures:
            rows.append(waited(key, seconds))
            continue
        figure, most = figures[key]
        more = f" ({taken:.3f} s by the clock)" if key == "longest_task" else ""
        seen = f"{seconds:.3f} s{more}"
        rows.append((f"in the browser: {figure}", f"{most} s", seen, seconds <= most))
    return rows


def waited(what: str, seconds: float) -> Row:
    """From my move to my next question, at a pace that the figure's name ends with."""
    most = {"normal": 12, "off": 3}.get(what.split()[-1])
    figure = f"in the browser: {what}: longest wait from my move to my next question"
    wanted = f"{most} s" if most else ""
    return (figure, wanted, f"{seconds:.2f} s", seconds <= most if most else None)


def timed(folder: str, env: dict[str, str], *command: str) -> tuple[float, float]:
    """Wall seconds of a command that must succeed, and seconds of all cores together."""
    start, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, cwd=folder, env=env, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    worked = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return time.perf_counter() - start, worked


def tests() -> list[Row]:
    """`make test` of the last commit, cloned anew, with nothing compiled yet."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        home, env = f"{folder}/clone", os.environ | {"WYRMHOARD_CACHE": f"{folder}/cache"}
        env.pop("PYTHONPATH", None)
        timed(folder, env, "git", "clone", "-q", str(HERE.parent), home)
        setting_up, _ = timed(home, env, "make", ".venv/ready", "web")
        testing, worked = timed(home, env, "make", "test")
    return [
        ("make test, fresh clone: setting up, with the page", "", f"{setting_up:.0f} s", None),
        ("make test, fresh clone, cold cache: the tests", "300 s",
         f"{testing:.0f} s ({worked:.0f} s of all cores)", testing <= 300),
    ]  # fmt: skip


SECTIONS = {
    "playouts": playouts,
    "search": search_speed,
    "start": starting,
    "million": million,
    "limit": limit,
    "strength": strength,
    "regret": regret,
    "rounds": rounds,
    **TABLES,
    **BOTS,
    "cave": cave,
    **TOOLS,
    "notices": notices,
    **LAB,
    **LOOKBACK,
    "wasm": wasm,
    "browser": browser,
    "before": before,
    "tests": tests,
}
SLOW = ("before", "tests", "cave")  # minutes; only when named: make bench ONLY=tests
