"""Luck anyone can check: committed to, drawn evenly, and verified from the log alone."""

import hashlib
import json
from collections import Counter
from contextlib import suppress

import numpy as np
import pytest

from tests.walk import Walker
from wyrmhoard.cli import main
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load
from wyrmhoard.server.protocol.forms import OpenTable
from wyrmhoard.server.protocol.messages import LogUndo
from wyrmhoard.server.tables.export import luck_of, record
from wyrmhoard.server.tables import luck
from wyrmhoard.server.tables.commands import AskUndo
from wyrmhoard.server.tables.verify import verify

from ..harness import Harness, here, person
from .test_session import owner, play

SECRET = bytes(range(32))


def test_the_commitment_is_a_plain_hash_that_anyone_can_work_out():
    said = b"wyrmhoard luck 2\0" + b"table" + b"\0" + b"12" + b"\0" + SECRET
    assert luck.commitment("table", SECRET, 12) == hashlib.sha256(said).hexdigest()
    assert luck.commitment("other", SECRET, 12) != luck.commitment("table", SECRET, 12)


def test_every_part_changes_the_draw():
    def words(secret, seeds, n):
        numbers = luck.stream(secret, seeds, n)
        return [next(numbers) for _ in range(6)]

    plain = words(SECRET, ["a", "b"], 3)
    assert plain == words(SECRET, ["a", "b"], 3)
    others = [
        words(SECRET[::-1], ["a", "b"], 3),
        words(SECRET, ["ab", ""], 3),
        words(SECRET, ["b", "a"], 3),
        words(SECRET, ["a", "b"], 4),
    ]
    assert all(not set(plain) & set(other) for other in others)


def test_there_is_no_bias_towards_small_numbers():
    """Three equal outcomes of 2^64 numbers cannot be even by remainder alone."""
    last = luck.WHOLE - 1
    assert luck.below(3, iter([last, 5])) == 2  # the short run is passed over
    assert luck.below(4, iter([last])) == 3


def test_draws_come_as_often_as_their_weights_say():
    seen = Counter(luck.draw(SECRET, ["x"], n, [1, 0, 3, 4]) for n in range(8000))
    assert seen[1] == 0
    for i, share in ((0, 1 / 8), (2, 3 / 8), (3, 4 / 8)):
        assert seen[i] / 8000 == pytest.approx(share, abs=4 * (share * (1 - share) / 8000) ** 0.5)


@pytest.mark.parametrize("name", GAMES)
def test_all_weights_are_whole_numbers(name):
    game = load(name)
    for seats in (game.seats[0], game.seats[-1]):
        walker, rng, seen = Walker(name, seats), np.random.default_rng(seats), 0
        state = walker.start()
        for _ in range(300):
            who = walker.actors(state)[0] if walker.actors(state) else None
            if who is None:
                break
            moves = walker.legal(state, who)
            if who == CHANCE:
                weights = walker.weights[: len(moves)]
                assert (weights == weights.astype("i8")).all()
                assert weights.sum() < 2**53
                seen += 1
            state = walker.play(state, who, int(rng.choice(moves)))
        assert seen


async def played(harness, game="dragons-cave", seats=2, **form):
    session = await harness.table(game, seats, sit=seats, **form)
    await play_out(harness, session)
    return session


async def play_out(harness, session):
    table, rng = session.table, np.random.default_rng(7)
    while table.status == "playing":
        p = int(rng.choice(table.actors))
        move = int(rng.choice(table.match.legal(p)))
        harness.clock.time += table.pause(p, move, harness.clock.now())
        await play(session, p, move)


@here
async def test_a_finished_table_verifies_and_replays():
    async with Harness() as harness:
        for game in ("dragons-cave", "mount-drago", "troll-and-dragon"):
            session = await played(harness, game)
            data = json.loads(json.dumps(record(session.table)))
            verdict = verify(session.table.game, data)
            assert verdict.fair
            assert verdict.draws == len(luck_of(session.table)) > 0
            assert verdict.match.states.tobytes() == session.table.match.states.tobytes()


@here
async def test_before_the_end_nothing_is_laid_open():
    async with Harness() as harness:
        session = await harness.table("dragons-cave", 2, sit=2)
        for ask in (record, luck_of):
            with pytest.raises(Refused, match="table-not-over"):
                ask(session.table)


@here
async def test_the_command_finds_the_first_wrong_draw(tmp_path, capsys):
    async with Harness() as harness:
        session = await played(harness, "mount-drago", 3)
    data = record(session.table)
    file = tmp_path / "log.json"

    def check():
        file.write_text(json.dumps(data))
        try:
            main(["--lang", "en", "verify", str(file)])
        except SystemExit as end:
            return end.code or 0, capsys.readouterr()
        return 0, capsys.readouterr()

    code, said = check()
    assert code == 0
    assert "Fair" in said.out
    first, choices, _, came = next(
        (d["n"], d["moves"], d["weights"], d["move"])
        for d in luck_of(session.table)
        if len(d["moves"]) > 1 and d["n"] > 3
    )
    moves = session.table.game.moves
    other = next(m for m in choices if m != came)
    data["moves"] = [*data["moves"][:first], f"chance {moves.text(other)}"]
    code, said = check()
    assert code == 1
    assert f"Move {first + 1} " in said.err
    data["luck"]["secret"] = "00" * 32
    assert check()[0] == 1
    for key, value in (("seeds", [""]), ("seeds", ["\ud800"] * 3), ("table", "\ud800")):
        kept, data["luck"][key] = data["luck"][key], value
        code, said = check()
        assert code == 2
        assert "Traceback" not in said.err
        data["luck"][key] = kept
    del data["luck"]
    assert check()[0] != 0


@here
async def test_moves_from_another_table_are_counted_and_cannot_become_more(tmp_path, capsys):
    async with Harness() as harness:
        before = (await played(harness)).table.match.moves[:9]
        form = OpenTable(game="dragons-cave", seats=2, sit=2)
        session = await harness.registry.session(
            await harness.registry.open(person("Ann"), form, "", before)
        )
        await play_out(harness, session)
    data = record(session.table)
    verdict = verify(session.table.game, data)
    assert (verdict.fair, verdict.given) == (True, 9)
    file = tmp_path / "log.json"
    file.write_text(json.dumps(data))
    with suppress(SystemExit):
        main(["--lang", "en", "verify", str(file)])
    assert "The first 9 moves come from another table" in capsys.readouterr().out
    data["luck"]["from"] = len(data["moves"])
    assert not verify(session.table.game, data).committed
    for wrong in (len(data["moves"]) + 1, -1):
        data["luck"]["from"] = wrong
        with pytest.raises(Refused, match="log-bad-header"):
            verify(session.table.game, data)


@here
async def test_what_was_taken_back_leaves_the_log_verifiable():
    async with Harness() as harness:
        session = await harness.table("dragons-cave", 2, sit=2)
        table, rng = session.table, np.random.default_rng(3)
        while table.status == "playing":
            p = table.actors[0]
            await play(session, p, int(rng.choice(table.match.legal(p))))
            if rng.random() < 0.3:
                with suppress(Refused):
                    await session.run(AskUndo(p, owner(session, p)))
        assert any(isinstance(line, LogUndo) for line in table.log)
        data = record(table)
        assert verify(table.game, data).fair
        assert len(data["times"]) == len(data["moves"])
