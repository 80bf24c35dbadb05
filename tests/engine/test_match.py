"""A match is its list of (who, move): checked, replayed, kept in a file and told."""

import json

import numpy as np
import pytest

from tests.walk import WAYS
from wyrmhoard.engine import log
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.playthrough import tell
from wyrmhoard.engine.refused import Refused
from wyrmhoard.engine.witness import witnessed
from wyrmhoard.games import GAMES, load


def at_random(name, seats, seed=0, run=None):
    """A whole match, every choice at random."""
    match, rng = Match(load(name), seats, run=run), np.random.default_rng(seed)
    while not match.over:
        who = match.next_seat(rng) if match.movers else CHANCE
        match.play(who, match.luck(rng) if who == CHANCE else int(rng.choice(match.legal(who))))
    return match


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_a_log_replays_to_the_same_bytes(name, way, tmp_path):
    game = load(name)
    for seats in game.seats:
        match = at_random(name, seats, seats, WAYS[way](game))
        path = tmp_path / "log.json"
        path.write_text(log.write(match), "utf-8")
        again = log.replay(game, log.load(path))
        assert again.states.tobytes() == match.states.tobytes()
        assert again.boxes.tobytes() == match.boxes.tobytes()
        assert again.moves == match.moves
        assert again.over


def test_the_wrong_seat_and_the_wrong_move_are_refused_and_nothing_changes():
    match = Match(load("dragons-cave"), 3)
    before = match.states.tobytes()
    with pytest.raises(Refused, match="not-your-turn"):
        match.play(0, match.game.moves.parse("place red"))
    with pytest.raises(Refused, match="not-legal-now"):
        match.play(1, match.game.moves.parse("place red"))
    with pytest.raises(Refused, match="not-your-turn"):
        match.play(CHANCE, match.game.moves.parse("begin p1"))
    assert (match.states.tobytes(), match.moves) == (before, [])
    assert match.legal(0) == []


@pytest.mark.parametrize("seats", [1, 5])
def test_a_wrong_number_of_players_is_refused(seats):
    with pytest.raises(Refused, match="wrong-seats"):
        Match(load("dragons-cave"), seats)


def test_a_hidden_choice_stays_hidden_in_what_a_seat_heard():
    match = at_random("dragons-cave", 3, 1)
    text = match.game.moves.text
    heard = [(who, text(move)) for who, move, _ in witnessed(match, 1)]
    mine = [line for who, line in heard if who == 1 and line.startswith("lay")]
    others = [line for who, line in heard if who not in (1, CHANCE)]
    assert mine
    assert "lay_hidden" not in mine
    assert not [line for line in others if line.startswith(("lay ", "divide "))]
    assert not any("hidden" in line for line in tell(match))


BROKEN = {
    "log-unknown-format": {"format": 2},
    "log-unknown-rules": {"rules": 99},
    "log-bad-header": {"seats": "three"},
    "wrong-seats": {"seats": 7},
    "box-missing-key": {"box": {}},
    "log-bad-move": {"moves": ["1 lay red", "1 lay red"]},
}


@pytest.mark.parametrize("why", BROKEN)
def test_a_log_that_cannot_be_is_refused(why, tmp_path):
    path = tmp_path / "log.json"
    path.write_text(json.dumps(json.loads(log.write(at_random("dragons-cave", 3))) | BROKEN[why]))
    with pytest.raises(Refused) as no:
        log.replay(load("dragons-cave"), log.load(path))
    assert no.value.why == why


@pytest.mark.parametrize(
    "line",
    [
        "9 lay red", "x lay red", "-1 lay red", "1", "", "1 fly", 7, None, "² lay red",
        "0" * 4400 + "1 lay red", "0000015 reveal p1 red", "02 lay red",
    ],
)  # fmt: skip
def test_a_line_that_is_no_move_is_refused_with_its_number(line):
    data = json.loads(log.write(Match(load("dragons-cave"), 3)))
    data["moves"] = ["1 lay red", line]
    with pytest.raises(Refused) as no:
        log.replay(load("dragons-cave"), data)
    assert (no.value.why, no.value.blanks["n"]) == ("log-bad-move", 2)


@pytest.mark.parametrize("content", ["", "[]", "{", "[" * 100_000, "null"])
def test_a_file_that_is_no_log_is_refused(content, tmp_path):
    path = tmp_path / "log.json"
    path.write_text(content)
    with pytest.raises(Refused, match=r"log-(not-json|bad-header)"):
        log.load(path)
    with pytest.raises(Refused, match="log-unreadable"):
        log.load(tmp_path / "none.json")


def test_a_huge_file_is_not_read(tmp_path, monkeypatch):
    monkeypatch.setattr(log, "LARGEST", 10)
    path = tmp_path / "log.json"
    path.write_text("[1, 2, 3, 4, 5]")
    with pytest.raises(Refused, match="log-too-large"):
        log.load(path)


def test_a_copy_goes_its_own_way():
    match = Match(load("mount-drago"), 2)
    match.draw(np.random.default_rng(0))
    twin, before, played = match.copy(), match.states.tobytes(), list(match.moves)
    seat = twin.movers[0]
    twin.play(seat, twin.legal(seat)[0])
    assert match.states.tobytes() == before != twin.states.tobytes()
    assert match.moves == played == twin.moves[:-1]
    assert twin.state.turn == twin.states[0].turn
