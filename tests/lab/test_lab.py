"""Simulation: the same for the same seed, whatever the threads; what it says adds up."""

from threading import Thread

import numpy as np
import pytest

from wyrmhoard.engine.bind import compiled, plain
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load
from wyrmhoard.lab import warm as warming
from wyrmhoard.lab.simulate import CHUNK, simulate
from wyrmhoard.lab.tally import TALLY, play_many

CAVE = load("dragons-cave")


@pytest.mark.parametrize("name", GAMES)
def test_shares_add_up_at_every_table(name):
    game = load(name)
    for players in game.seats:
        made = simulate(game, players, 50)
        assert made.games == 50
        assert made.moves >= made.longest >= made.moves / 50
        assert len(made.outcome) == len(made.points) == players
        assert 0 <= sum(made.outcome) <= 1 + 1e-9


def test_threads_do_not_change_the_result_but_the_seed_does():
    games = CHUNK * 2 + 17
    one, four = (simulate(CAVE, 4, games, seed=5, threads=n).report() for n in (1, 4))
    other = simulate(CAVE, 4, games, seed=6).report()
    told = ("games", "moves", "longest", "outcome", "points", "mean_length")
    assert [one[k] for k in told] == [four[k] for k in told]
    assert one["games"] == other["games"] == games
    assert one["outcome"] != other["outcome"]
    assert sum(one["outcome"]) == pytest.approx(1)


def test_progress_is_told_to_the_last_match():
    told = []
    simulate(CAVE, 2, CHUNK + 1, progress=told.append)
    assert sum(told) == CHUNK + 1
    assert len(told) == 2


def test_one_changed_number_changes_the_result_without_a_new_compile():
    boxes = CAVE.standard()
    before = simulate(CAVE, 4, 2000, boxes, seed=1)
    kernel = compiled(CAVE)(play_many)
    boxes[0].coins[4] = 9
    after = simulate(CAVE, 4, 2000, boxes, seed=1)
    assert after.points != before.points
    assert len(kernel.signatures) == 1


def test_plain_and_compiled_count_alike():
    tallies = []
    for run in (plain(CAVE), compiled(CAVE)):
        states, tally, rng = CAVE.state.blank(2), TALLY.blank(), np.random.default_rng(3)
        box, pads = run.one(CAVE.standard()), run.many(CAVE.pad())
        run(play_many)(box, run.many(states), 3, 5, rng, pads, run.many(tally))
        tallies.append(tally.tobytes())
    assert tallies[0] == tallies[1]


def test_too_many_players_are_refused():
    with pytest.raises(Refused, match="wrong-seats"):
        simulate(CAVE, 5, 10)


def test_warming_starts_plain_and_goes_on_compiled(tmp_path, monkeypatch):
    """Another process is asked to compile; until its mark is there, rules run plain."""
    monkeypatch.setattr(warming, "mark", lambda game: tmp_path / "warm")
    asked = []
    monkeypatch.setattr(warming.subprocess, "Popen", lambda command, **_: asked.append(command))
    made = warming.Warming(CAVE)
    assert asked[0][-2:] == ["warm", "dragons-cave"]
    assert made.run() is plain(CAVE)
    (tmp_path / "warm").touch()
    assert made.run() is compiled(CAVE)
    warming.Warming(CAVE)
    assert len(asked) == 1


def test_warm_leaves_its_mark():
    warming.mark(CAVE).unlink(missing_ok=True)
    warming.warm(CAVE)
    assert warming.mark(CAVE).exists()


def test_one_compiles_and_the_others_wait(tmp_path, monkeypatch):
    compiled = []
    monkeypatch.setattr(warming, "cache_folder", lambda game: tmp_path)
    monkeypatch.setattr(warming, "compile_all", compiled.append)
    with warming.alone(CAVE):
        other = Thread(target=warming.warm, args=[CAVE])
        other.start()
        other.join(0.2)
        assert (other.is_alive(), compiled) == (True, [])
        warming.mark(CAVE).touch()  # ours is done: there is nothing left to do
    other.join(30)
    assert (other.is_alive(), compiled) == (False, [])
    warming.mark(CAVE).unlink()
    warming.warm(CAVE)
    assert compiled == [CAVE]
