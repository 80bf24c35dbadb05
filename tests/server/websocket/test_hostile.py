"""Hostile clients get a clear refusal or a closed socket; everybody else plays on."""

import json
import random
from contextlib import contextmanager, suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from wyrmhoard.server.websocket.connection import BAD_HELLO, FAULTS, NO_TABLE, TOO_MUCH
from wyrmhoard.server.protocol.messages import LONGEST, Said

from ..raw_socket import dial, frame, frames
from ..running import LONG, Player


def drained(player):
    """Everything until the socket is closed; how it was closed."""
    try:
        while True:
            player.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def fine(player):
    player.say("ping", id=77)
    return player.hear_of("pong")["id"] == 77


MALFORMED = [
    "", "{", "null", "[]", "7", '"play"', "{}", '{"type":"nothing"}', '{"type":"play"}',
    '{"type":"play","seat":"0","at":0,"move":0}', '{"type":"play","seat":0,"at":0,"move":-1}',
    '{"type":"play","seat":8,"at":0,"move":0}', '{"type":"play","seat":0,"at":0,"move":1e400}',
    '{"type":"play","seat":0,"at":0,"move":0,"extra":1}', '{"type":"say","text":""}',
    '{"type":"say","text":"' + "x" * 501 + '"}', "[" * 2000 + "]" * 2000, '{"a":' * 700,
    '{"type":"hello","version":2}', '{"type":"ping","id":1e3}',
    b"\xed\xa0\x80", b'{"type":"say","text":"\xff\xfe"}', b'{"type":"say","text":"' + b"\xff" * 200,
]  # fmt: skip


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_what_is_malformed_is_refused_and_the_line_stays(ann, text):
    table = ann.open(sit=2)
    with ann.sit_down(table) as player:
        player.socket.send(text, text=True)  # whatever it is, it is said to be text
        assert player.hear_of("refusal")["why"] in ("message-malformed", "hello-again")
        assert fine(player)


def test_who_keeps_on_sending_rubbish_is_cut_off(ann):
    with ann.sit_down(ann.open(sit=2)) as player:
        for _ in range(FAULTS + 1):
            player.socket.send("{")
        assert drained(player) == TOO_MUCH


def test_a_huge_message_closes_the_socket(ann):
    with ann.sit_down(ann.open(sit=2)) as player:
        player.socket.send(json.dumps({"type": "say", "text": "x" * (LONGEST + 1)}))
        assert drained(player) == 1009


def test_bytes_are_not_text(ann):
    with ann.sit_down(ann.open(sit=2)) as player:
        player.socket.send(b'{"type":"ping"}')
        assert player.hear_of("refusal")["why"] == "message-malformed"
        assert fine(player)


def test_a_flood_is_cut_off_and_others_play_on(ann, bob):
    quiet = bob.open(sit=2)
    # Unbounded, for this client reads nothing more, not even the end, once its queue is full.
    with ann.sit_down(ann.open(sit=2), max_queue=None) as player:
        try:
            for n in range(10_000):
                player.say("ping", id=n)
        except ConnectionClosed:
            pass
        assert drained(player) == TOO_MUCH
    with bob.sit_down(quiet) as player:
        assert player.play_on(random.Random(1))["status"] == "over"


FLOODS = {
    "pings": frame(b"", 9),
    "pongs": frame(b"", 10),
    "empty fragments": frame(b"", 0, last=False),
    "fragments with pings between": frame(b"", 0, last=False) + frame(b"", 9),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_frames_that_are_no_messages_count_like_messages(ann, kind):
    with dial(ann, ann.open(sit=2)) as line:
        line.sendall(frame(b'{"type":"hello","version":2}'))
        first = frame(b"", 1, last=False) if "fragments" in kind else b""
        with suppress(ConnectionError):
            line.sendall(first + FLOODS[kind] * 20_000)
        codes = [int.from_bytes(body[:2]) for kind, body in frames(line) if kind == 8]
        assert codes == [TOO_MUCH]


def test_who_never_reads_is_dropped_and_others_play_on(running, ann, bob):
    table = ann.open("mount-drago", 2)
    bob.made(f"/api/tables/{table}/seats/1", {})
    with bob.sit_down(table) as player, deaf(ann, table):
        session = running.context.registry.sessions[table]
        running.until(lambda: len(session.clients) == 2)
        for _ in range(400):  # until the system's buffers and ours are full
            running.call(
                session.send_all, Said(n=0, seat=None, name="x", text="y" * 100_000, time=0)
            )
            if len(session.clients) < 2:
                break
            player.hear_of("said")
        running.until(lambda: len(session.clients) == 1)
        assert fine(player)


@contextmanager
def deaf(guest, table):
    """A client that says hello and never reads again."""
    with dial(guest, table) as line:
        line.sendall(frame(b'{"type":"hello","version":2}'))
        yield line


def test_a_page_of_another_origin_is_not_served(ann):
    table = ann.open(sit=2)
    headers = {"Origin": "https://elsewhere.example"}
    with pytest.raises(InvalidStatus), ann.sit_down(table, headers=headers):
        pass
    with ann.sit_down(table, headers={"Origin": ann.url}) as player:
        assert fine(player)


def test_moves_for_anothers_seat_out_of_turn_or_said_twice_are_refused(ann, bob):
    table = ann.open("mount-drago", 2, box={"first": 0})
    bob.made(f"/api/tables/{table}/seats/1", {})
    with ann.sit_down(table) as player, bob.sit_down(table) as other:
        asked = None
        while not asked:
            player.hear_of("scene") if not player.asked else player.hear()
            asked = player.asked.get(0)
        move = {"seat": 0, "at": asked["at"], "move": asked["moves"][0]}
        other.say("play", id=1, **move)
        assert other.hear_of("refusal") == {
            "type": "refusal", "id": 1, "why": "not-your-seat", "blanks": {},
        }  # fmt: skip
        other.say("play", id=2, **(move | {"seat": 1}))
        assert other.hear_of("refusal")["why"] == "not-your-turn"
        player.say("play", id=3, **move)
        player.hear_of("change")
        player.say("play", id=4, **move)
        assert player.hear_of("refusal")["why"] in ("too-late", "not-your-turn")


def test_a_spectator_can_do_nothing_but_look(ann, nobody):
    table = ann.open(sit=2)
    with nobody.sit_down(table) as player:
        for words in (
            {"kind": "play", "seat": 0, "at": 0, "move": 0},
            {"kind": "undo", "seat": 0},
            {"kind": "hint", "seat": 0},
            {"kind": "why", "seat": 0, "move": 0},
            {"kind": "return", "seat": 0},
            {"kind": "agree", "seat": 0, "yes": True},
        ):
            player.say(**words)
            assert player.hear_of("refusal")["why"] == "not-your-seat"
        player.say("say", text="hi")
        assert player.hear_of("refusal")["why"] == "who-are-you"


def test_an_unknown_token_is_refused(ann):
    with ann.sit_down(ann.open(sit=2), token="guessed") as player:
        assert player.hear()["why"] == "token-unknown"
        assert drained(player) == BAD_HELLO


@pytest.mark.parametrize(
    ("first", "why"),
    [
        ({"type": "hello", "version": 1}, "wrong-version"),
        ({"type": "ping"}, "hello-first"),
        ({"type": "hello"}, "hello-first"),
    ],
)
def test_a_stranger_who_does_not_say_hello_is_sent_away(ann, first, why):
    where = f"{ann.url.replace('http', 'ws', 1)}/ws/tables/{ann.open(sit=2)}"
    with connect(where, compression=None, open_timeout=LONG) as line:
        line.send(json.dumps(first))
        player = Player(line)
        assert player.hear()["why"] == why
        assert drained(player) == BAD_HELLO


def test_no_table_no_socket(ann):
    where = f"{ann.url.replace('http', 'ws', 1)}/ws/tables/nowhere"
    with connect(where, compression=None, open_timeout=LONG) as line:
        assert drained(Player(line)) == NO_TABLE


words = st.sampled_from(["hello", "play", "why", "hint", "undo", "agree", "return", "say", "ping"])
numbers = st.integers(-5, 2**70) | st.floats() | st.none() | st.booleans()
anything = st.recursive(
    numbers | st.text(max_size=30),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
keys = st.sampled_from(["type", "id", "seat", "at", "move", "yes", "text", "version", "token", "x"])
messages = st.builds(
    lambda kind, rest: {"type": kind, **rest}, words, st.dictionaries(keys, anything, max_size=6)
)


@settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.lists(messages, min_size=1, max_size=5))
def test_whatever_is_said_the_server_answers_and_lives(running, said):
    """Every message is answered by something typed, or the socket is closed; nothing breaks."""
    with running.guest("Fuzz") as guest, guest.sit_down(guest.open(sit=2)) as player:
        for message in said:
            with suppress(ConnectionClosed):
                player.socket.send(json.dumps(message))
        with suppress(ConnectionClosed):
            player.socket.send('{"type":"ping","id":4242}')
        assert answered(player) in ("pong", TOO_MUCH, 1009)


def answered(player):
    """The pong to the last ping, or how the socket was closed."""
    try:
        while player.hear_of("pong")["id"] != 4242:
            pass
    except ConnectionClosed as closed:
        return closed.rcvd and closed.rcvd.code
    return "pong"
