"""Simulation: the same for the same seed, whatever the threads; what it says adds up; and a level
chooses as it does at a table."""

import resource
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from threading import Thread

import numpy as np
import pytest

from tests.whole import sampled
from wyrmhoard.bots.level import bot, levels
from wyrmhoard.engine.bind import compiled, plain
from wyrmhoard.engine.contract import LUCK
from wyrmhoard.engine.hearing import Hearing
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.playout import next_seat
from wyrmhoard.engine.queries import toss_luck
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load
from wyrmhoard.lab import simulate, tables
from wyrmhoard.lab import warm as warming
from wyrmhoard.lab.deciding import WAYS
from wyrmhoard.lab.desk import Desk, starts
from wyrmhoard.lab.match_steps import play_random, sow
from wyrmhoard.lab.rows import clauses_fired

CAVE = load("dragons-cave")
RANDOM = ["random"]


@pytest.mark.parametrize("name", GAMES)
def test_shares_and_rows_add_up_at_every_table(name):
    game = load(name)
    for players in game.seats:
        made = simulate(game, players, RANDOM, 50)
        told, matches, seats = made.report(), made.matches, made.seats
        assert told["games"] == len(matches) == sum(told["decided"].values()) == 50
        assert told["moves"] == matches["moves"].sum() >= told["longest"] >= told["moves"] / 50
        assert len(told["outcome"]) == len(told["points"]) == players
        assert len(seats) == 50 * players
        shares = seats["share"].reshape(50, players)
        assert told["outcome"] == pytest.approx(shares.mean(0))
        assert set(np.rint(shares.sum(1) * 1e9) / 1e9) <= {0.0, 1.0}
        assert (seats["decisions"].reshape(50, players).sum(1) == matches["decisions"]).all()
        assert (seats["began"].reshape(50, players).sum(1) == 1).all()
        alone = matches["winner"] >= 0
        assert (shares[alone, matches["winner"][alone]] == 1).all()
        assert (matches["settled"] <= matches["moves"]).all()


def test_threads_do_not_change_the_result_but_the_seed_does():
    one, four = (simulate(CAVE, 4, RANDOM, 3000, seed=5, threads=n) for n in (1, 4))
    other = simulate(CAVE, 4, RANDOM, 3000, seed=6)
    assert one.matches.tobytes() == four.matches.tobytes()
    assert one.seats.tobytes() == four.seats.tobytes()
    assert one.report()["digest"] == four.report()["digest"] != other.report()["digest"]
    assert sum(other.report()["outcome"]) == pytest.approx(1)


def test_match_k_is_the_same_however_many_are_played():
    few, many = (simulate(CAVE, 3, RANDOM, n, seed=2, threads=1) for n in (7, 40))
    assert few.matches.tobytes() == many.matches[:7].tobytes()
    assert len({row.tobytes() for row in starts(2, 0, 1000)}) == 1000


def test_progress_is_told_to_the_last_match():
    told = []
    simulate(CAVE, 2, RANDOM, 2001, progress=told.append)
    assert sum(told) == 2001


def test_interrupted_it_leaves_what_there_is():
    def progress(done):
        raise KeyboardInterrupt

    made = simulate(CAVE, 2, RANDOM, 100_000, progress=progress)
    assert made.stopped
    assert 0 < made.report()["games"] == len(made.matches) < 100_000


def test_interrupted_before_the_first_match_there_are_rows_of_none(monkeypatch):
    def play(*given):
        raise KeyboardInterrupt

    monkeypatch.setattr(Desk, "play", play)
    made = simulate(CAVE, 2, RANDOM, 10)
    assert (made.stopped, len(made.matches), len(made.seats)) == (True, 0, 0)
    assert len(tables.seat_columns(made)["share"]) == made.report()["games"] == 0


def test_one_changed_number_changes_the_result_without_a_new_compile():
    boxes = CAVE.standard()
    before = simulate(CAVE, 4, RANDOM, 500, boxes, seed=1)
    boxes[0].coins[4] = 9
    after = simulate(CAVE, 4, RANDOM, 500, boxes, seed=1)
    assert after.report()["points"] != before.report()["points"]
    assert len(compiled(CAVE)(play_random).signatures) == 1


@pytest.mark.parametrize("bots", [RANDOM * 3, ["novice", "random", "novice"]])
def test_plain_and_compiled_play_alike(bots):
    stop = np.zeros(1, np.int64)
    found = [Desk(CAVE, bots, True, run).play(CAVE.standard(), 3, 0, 2, stop)[:2]
             for run in (plain(CAVE), compiled(CAVE))]  # fmt: skip
    assert found[0][0].tobytes() == found[1][0].tobytes()
    assert found[0][1].tobytes() == found[1][1].tobytes()


TABLES = [
    ("dragons-cave", ["novice", "easy"]), ("dragons-cave", ["novice", "greedy", "easy"]),
    ("mount-drago", ["novice", "easy"]), ("troll-and-dragon", ["novice", "easy", "master"]),
    ("dark-cave", ["novice", "easy", "random"]),
]  # fmt: skip


@pytest.mark.parametrize(("name", "seating"), sampled(TABLES, TABLES[1]))
def test_a_level_chooses_as_at_a_table(name, seating):
    """With the same luck, a whole match: every move would change all that come after it."""
    made = simulate(name, len(seating), seating, 2, seed=8).matches
    for number in range(2):
        match = at_a_table(name, seating, number)
        assert len(match.moves) == made[number].moves
        shares = match.outcome()
        winner = int(np.argmax(shares)) if max(shares) == 1 else -1
        assert winner == made[number].winner


def at_a_table(name, seating, number):
    """A match between bots, as tables hold it, from the luck that the lab gives match `number`."""
    game, count = load(name), len(seating)
    desk = Desk(game, seating, False)
    sow(desk.stream, starts(8, number, 1), 0, desk.rng)
    bots = [bot(seating[(p + number) % count], game, lambda: compiled(game)) for p in range(count)]
    for one in bots:
        one.rng = desk.rng
    match = Match(game, count, run=compiled(game))
    hearing = Hearing(match)
    while not match.over:
        if match.actors == LUCK:
            match.play(15, int(match.ask(toss_luck, desk.rng.random(), match.pads)))
            continue
        who = plain(game)(next_seat)(
            match.box, match.state, match.actors, desk.rng, np.zeros(len(game.moves))
        )
        if seating[(who + number) % count] == "random":
            moves = match.legal(who)
            move = moves[int(desk.rng.random() * len(moves))]
        else:
            move = bots[who].choose(match.boxes, match.view(who), who, hearing.of(who))
        match.play(who, move)
    return match


@pytest.mark.parametrize("name", GAMES)
def test_every_way_to_think_is_known(name):
    assert {way for way, _ in levels(load(name)).values()} <= set(WAYS)


def test_better_bots_win_and_bots_change_seats():
    made = simulate(CAVE, 2, ["novice", "random"], 200, seed=1)
    assert made.report()["by_bot"]["novice"]["low"] > 0.6
    for seat in range(2):
        sat = made.seats["bot"][made.seats["seat"] == seat]
        assert (sat == 0).sum() == (sat == 1).sum() == 100


def test_clauses_and_cards_are_counted():
    made = simulate(CAVE, 3, RANDOM, 200, seed=1)
    clauses = clauses_fired(CAVE, made.matches["fired"])
    ends = clauses["DC-19"] + clauses["DC-20"]
    assert (ends == 1).all()  # a dwarf is home, or the treasure is gone
    columns = tables.seat_columns(made)
    assert {"turned-up red", "went-on 7"} <= columns.keys()
    assert columns["turned-up red"].sum() > 200
    without = simulate(CAVE, 3, RANDOM, 200, seed=1, events=False)
    assert not without.matches["fired"].any()
    assert (without.seats["share"] == made.seats["share"]).all()


def test_the_dark_cave_tells_loyalty_and_clan():
    columns = tables.seat_columns(simulate("dark-cave", 6, RANDOM, 20, seed=1))
    assert set(columns["side_1"]) == {"loyal", "saboteur"}
    assert set(columns["side_2"]) == {"blue", "yellow"}


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_rows_are_kept_in_files(ending, tmp_path):
    file = tmp_path / f"rows.{ending}"
    made = simulate(CAVE, 2, RANDOM, 10, seed=1)
    tables.ready_for(file)
    tables.store(made, file)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        f"rows-matches.{ending}", f"rows.{ending}",
    ]  # fmt: skip
    duckdb = pytest.importorskip("duckdb")
    with duckdb.connect() as base:
        query = f"select sum(share), count(*), min(bot) from '{file}'"
        assert base.execute(query).fetchall() == [(10, 20, "random")]
        query = f"select sum(moves), sum(\"DC-9\") from '{tables.beside(file)}'"
        ((moves, turned),) = base.execute(query).fetchall()
    assert (moves, turned > 10) == (made.report()["moves"], True)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("rows.txt", "rows-ending"), ("there.csv", "file-exists"), ("no/rows.csv", "not-written"),
        ("r" * 300 + ".csv", "not-written"),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(name, why, tmp_path):
    (tmp_path / "there.csv").touch()
    with pytest.raises(Refused, match=why):
        tables.ready_for(tmp_path / name)


def test_a_full_disk_is_told_and_leaves_nothing_half_written(tmp_path, monkeypatch):
    made = simulate(CAVE, 2, RANDOM, 10, seed=1)

    def full(columns, path):
        path.write_text("match,seat")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(tables, "write_text", full)
    with pytest.raises(Refused, match="No space left"):
        tables.store(made, tmp_path / "rows.csv")
    assert list(tmp_path.iterdir()) == []

    def interrupted(columns, path):
        path.write_text("match,seat")
        raise KeyboardInterrupt

    monkeypatch.setattr(tables, "write_text", interrupted)
    with pytest.raises(KeyboardInterrupt):
        tables.store(made, tmp_path / "rows.csv")
    assert list(tmp_path.iterdir()) == []


@contextmanager
def disk(room):
    """No file becomes larger than so many bytes: for whoever writes, as if the disk were full."""
    kind, before = resource.RLIMIT_FSIZE, resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(kind, (room, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(kind, before)


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_on_a_full_disk_as_many_matches_are_kept_as_it_has_room_for(ending, tmp_path):
    duckdb = pytest.importorskip("duckdb")
    made, file = simulate(CAVE, 2, RANDOM, 2000, seed=1), tmp_path / f"rows.{ending}"
    with disk(20_000), pytest.raises(Refused, match="rows-in-part") as no:
        tables.store(made, file)
    kept = no.value.blanks["kept"]
    assert 0 < kept < no.value.blanks["matches"] == 2000
    assert no.value.blanks["reason"] == "File too large"
    with duckdb.connect() as base:
        (matches,) = (
            base.execute(f"select match from '{tables.beside(file)}'").fetchnumpy().values()
        )
        first = base.execute(f"select points from '{file}' order by match, seat").fetchnumpy()
    assert matches.tolist() == list(range(kept))
    assert first["points"].tolist() == made.seats["points"][: 2 * kept].tolist()
    assert len(list(tmp_path.iterdir())) == 2


def test_a_page_that_cannot_be_written_lies_elsewhere(tmp_path):
    def write(path):
        if path.parent == tmp_path:
            raise OSError(28, "No space left on device")
        path.write_text("the page")

    with pytest.raises(Refused, match="file-elsewhere") as no:
        tables.whole_or_elsewhere(tmp_path / "page.html", write)
    other = Path(no.value.blanks["other"])
    assert (other.name, other.read_text()) == ("page.html", "the page")
    rmtree(other.parent)
    assert list(tmp_path.iterdir()) == []


def test_too_many_players_too_many_bots_and_unknown_ones_are_refused():
    with pytest.raises(Refused, match="no-such-level"):
        simulate(CAVE, 2, ["novcie"], 10)
    with pytest.raises(Refused, match="wrong-seats"):
        simulate(CAVE, 5, RANDOM, 10)
    with pytest.raises(Refused, match="more-bots-than-seats"):
        simulate(CAVE, 2, RANDOM * 3, 10)


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
