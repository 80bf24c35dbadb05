"""A game that lies outside of the package is served like any other."""

import random

from wyrmhoard.engine import log
from wyrmhoard.games import load
from wyrmhoard.server.tables import schedule

from .running import unhurried

GAME = "two-tunnels"


def played(player, rng):
    """To the end. Each question is answered once: it is asked again whenever others choose."""
    answered = set()
    while (message := player.hear())["type"] != "table-changed" or message["table"][
        "status"
    ] != "over":
        assert message["type"] != "refusal", message
        for seat, asked in player.asked.items():
            if asked and (seat, asked["at"]) not in answered:
                answered.add((seat, asked["at"]))
                player.say("play", seat=seat, at=asked["at"], move=rng.choice(asked["moves"]))
    return message["table"]


def test_a_game_from_elsewhere_is_played_over_sockets_to_its_end(ann, monkeypatch):
    """By two people and a quick bot, with a house rule of its own; its log replays."""
    monkeypatch.setattr(schedule, "QUICKEST", 5)
    monkeypatch.setattr(schedule, "SLOWEST", 30)
    table = ann.open(GAME, 3, sit=2, bots="easy", variant="open-bags")
    with unhurried(), ann.sit_down(table) as player:
        over = played(player, random.Random(1))
    assert abs(sum(over["result"]["shares"]) - 1) < 1e-9
    data = ann.made(f"/api/tables/{table}/log", method="GET")
    match = log.replay(load(GAME), data)
    assert match.over
    assert match.boxes[0].open_bags


def test_what_its_box_refuses_is_said_in_its_own_words(ann):
    form = {"game": GAME, "seats": 2, "box": {"rocks": [0, 0]}}
    answer = ann.post("/api/tables", json=form)
    assert answer.status_code == 400
    assert answer.json()["why"] == "box-no-rocks"
    assert answer.json()["text"] == '"rocks": rocks must fall somewhere.'
