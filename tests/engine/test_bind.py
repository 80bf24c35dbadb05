"""Rules run plain or compiled with the same bytes, and never from a stale cache."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from threading import Thread

import numba
import numpy as np
import pytest
from numba.core.codegen import JITCPUCodegen

import wyrmhoard
from tests.whole import whole
from wyrmhoard.engine import inline_compiler
from wyrmhoard.engine.bind import Binding, compiled, own_compiler, plain, widened
from wyrmhoard.engine.playout import begin, finish
from wyrmhoard.games import GAMES, load


def played(run, seats, count, boxes=None):
    game = run.game
    boxes = game.standard() if boxes is None else boxes
    states, rng = game.state.blank(count), np.random.default_rng(7)
    run(begin)(run.one(boxes), run.many(states), seats)
    made = run(finish)(run.one(boxes), run.many(states), rng, run.many(game.pad()), 1_000_000)
    return states, made


@pytest.mark.parametrize("name", GAMES)
def test_plain_and_compiled_play_the_same_matches_to_the_byte(name):
    game = load(name)
    for seats in game.seats:
        one, moves = played(plain(game), seats, 3)
        two, moves2 = played(compiled(game), seats, 3)
        assert one.tobytes() == two.tobytes()
        assert moves == moves2 > 0


def test_another_box_needs_no_new_compile():
    game = load("dragons-cave")
    run, boxes = compiled(game), game.standard()
    poor, _ = played(run, 3, 50, boxes)
    boxes[0].coins[:] = 3
    rich, _ = played(run, 3, 50, boxes)
    assert (rich["purse"] + rich["chest"]).sum() > (poor["purse"] + poor["chest"]).sum()
    assert len(run(finish).signatures) == 1


def test_whole_numbers_of_any_width_need_no_new_compile():
    more = widened(numba.njit(lambda n: n + 1))
    sums = numba.njit(lambda a, b: more(a) + more(b) + more(7))
    assert sums(np.int8(127), np.int32(2)) == 139
    assert len(more.signatures) == 1


def test_a_thread_waits_until_another_has_bound_what_it_asked_for():
    """Else it would be given what calls stubs, or what is kept where no kernels are: a crash."""
    game, waits = load("dragons-cave"), []
    other = Thread(target=Binding(game, lambda f, within: f, fast=False), args=(finish,))

    def wrap(f, within):
        if not waits:
            other.start()
            other.join(0.5)
            waits.append(other.is_alive())
        return f

    Binding(game, wrap, fast=False)(begin)
    other.join()
    assert waits == [True]


def test_without_numbas_private_parts_the_same_is_compiled_in_the_ordinary_way(
    monkeypatch, tmp_path, caplog
):
    game = load("dragons-cave")
    monkeypatch.setenv("WYRMHOARD_CACHE", str(tmp_path))
    monkeypatch.setitem(inline_compiler.USED, JITCPUCodegen, ("renamed",))
    run = compiled.__wrapped__(game)
    assert [record.missing for record in caplog.records] == ["JITCPUCodegen.renamed"]
    one, two = game.state.blank(2), game.state.blank(2)
    plain(game)(begin)(plain(game).one(game.standard()), plain(game).many(one), 3)
    run(begin)(game.standard()[0], two, 3)
    assert one.tobytes() == two.tobytes()
    assert list(tmp_path.rglob("ordinary/kernels/**/*.nbc"))


def test_numbas_private_parts_are_those_we_know(caplog):
    assert own_compiler()["pipeline_class"]
    assert not caplog.records


SCRIPT = """
from wyrmhoard.engine.bind import cache_folder, compiled
from wyrmhoard.engine.playout import begin
from wyrmhoard.games import load
game = load("dragons-cave")
run, box, states = compiled(game), game.standard(), game.state.blank(200)
run(begin)(box[0], states, 3)
hits = sum(run(begin).stats.cache_hits.values())
print(cache_folder(game).name, states["hand"].sum(), states["treasure"].sum(), hits)
"""

# The shortest kernel will do: its file is not the rule's, and numba looks at its own file alone.
EDITS = {
    "a rule": ("games/dragons_cave/rules.py", "s.treasure = box.treasure", "s.treasure = 7"),
    "an engine file": ("engine/playout.py", "setup(box, states[i], seats)",
                       "setup(box, states[i], seats - 1)"),
    "the box": ("games/dragons_cave/box.toml", "treasure = 44", "treasure = 9"),
}  # fmt: skip


@whole
def test_no_edit_of_rules_engine_or_box_runs_stale(tmp_path):
    """A copy of the package, edited file by file; one cache for all."""
    home = tmp_path / "src" / "wyrmhoard"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(Path(wyrmhoard.__file__).parent, home, ignore=ignored)

    def run():
        env = os.environ | {
            "PYTHONPATH": str(tmp_path / "src"),
            "WYRMHOARD_CACHE": str(tmp_path / "c"),
        }
        made = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=env, check=True, capture_output=True
        )
        return made.stdout.decode().split()

    first = run()
    again = run()
    assert again[:3] == first[:3]
    assert (first[3], again[3]) == ("0", "1")  # the cache is really used when nothing changed
    for path, old, new in EDITS.values():
        text = (home / path).read_text("utf-8")
        assert text.count(old) == 1
        (home / path).write_text(text.replace(old, new), "utf-8")
        edited = run()
        assert edited[1:3] != first[1:3], path
        assert (edited[0] == first[0]) == path.endswith(".toml")
        (home / path).write_text(text, "utf-8")
    assert run()[:3] == first[:3]


def test_rules_from_elsewhere_never_run_stale_either(tmp_path):
    shutil.copytree(load("two-tunnels").folder, tmp_path / "two_tunnels")

    def folder():
        env = os.environ | {"WYRMHOARD_GAMES": str(tmp_path)}
        script = SCRIPT.replace("dragons-cave", "two-tunnels").partition("run, box")[0]
        command = [sys.executable, "-c", f"{script}print(cache_folder(game).name)"]
        return subprocess.run(command, env=env, check=True, capture_output=True).stdout

    first = folder()
    assert folder() == first
    with open(tmp_path / "two_tunnels" / "rules.py", "a") as rules:
        rules.write("# another line\n")
    assert folder() != first
