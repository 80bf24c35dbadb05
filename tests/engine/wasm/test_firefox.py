"""The same bytes in another browser's engine: Firefox, installed now if this machine lets us."""

import json
import shutil
import subprocess
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests.engine.wasm.matches import Follower, job, played, positions, thought
from tests.engine.wasm.node import driver
from tests.install import install
from tests.whole import whole
from wyrmhoard.bots.wasm import module
from wyrmhoard.engine.bind import compiled
from wyrmhoard.games import GAMES, load

NAMES = ("firefox", "firefox-esr")
PAGE = '<!doctype html><meta charset="utf-8"><script type="module" src="page.mjs"></script>'
PATIENCE = 120  # seconds; only a broken one waits so long
EFFORT, SEED = 300, 5 << 30


def found():
    return next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture
def firefox():
    if not found():
        install("firefox-esr")
    return found() or pytest.skip("no Firefox is here, and none can be installed")


class Answered(SimpleHTTPRequestHandler):
    """Files of a folder, and one answer."""

    def do_POST(self):
        self.server.answers = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(204)
        self.end_headers()
        self.server.answered.set()

    def log_message(self, *_):
        pass


def in_firefox(firefox, jobs, folder):
    """What the page answers in one of its own, game by game."""
    for name in jobs:
        shutil.copy(module(load(name)), folder / f"{name}.wasm")
        shutil.copy(f"{module(load(name))}.json", folder / f"{name}.wasm.json")
    shutil.copy(driver("page"), folder / "page.mjs")
    (folder / "jobs.json").write_text(json.dumps(jobs))
    (folder / "index.html").write_text(PAGE)
    (folder / "profile").mkdir()
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Answered, directory=folder)) as server:
        server.answered = threading.Event()
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/"
        command = [firefox, "--headless", "--no-remote", "--profile", folder / "profile", address]
        run = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            assert server.answered.wait(PATIENCE), "Firefox has not answered"
            return server.answers
        finally:
            run.terminate()
            run.wait(PATIENCE)
            server.shutdown()


@whole
def test_matches_and_searches_are_the_same_in_firefox(firefox, tmp_path):
    jobs, expected = {}, {}
    for name in GAMES:
        game = load(name)
        run = compiled(game)
        walker, moves = next(played(name, game.seats[0], 1))
        begun, seat = next(positions(walker, moves, 1))
        bot = {"way": "search", "effort": EFFORT, "seed": SEED, "seat": seat}
        jobs[name] = [job(walker, moves), job(walker, begun, bot=bot)]
        match = Follower(walker, run).digest(moves)
        expected[name] = [match, thought(walker, begun, seat, SEED, run, "search", EFFORT)]
    assert in_firefox(firefox, jobs, tmp_path) == expected
