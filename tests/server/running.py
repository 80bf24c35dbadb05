"""A real server on a free port, and people who talk to it by HTTP and WebSocket."""

import asyncio
import json
import threading
import time
from contextlib import contextmanager

import httpx
import pytest
from websockets.sync.client import connect

from wyrmhoard.server.websocket import connection
from wyrmhoard.server.app import make_app
from wyrmhoard.server.http.book import FOLDER as BOOK
from wyrmhoard.server.http.static import FOLDER
from wyrmhoard.server.serve import address, bind, server
from wyrmhoard.server.settings import Settings

LONG = 120  # seconds after which a test gives up waiting; only a broken one waits so long


@contextmanager
def unhurried():
    """Nobody is told to talk more slowly: a match is played as fast as it goes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "BURST", 1_000_000)
        yield


class Running:
    def __init__(self, folder, clock=None, page=FOLDER, book=BOOK, sock=None, url=None, **given):
        given = {"costly": 1000.0, "costly_at_once": 10_000, "requests_at_once": 100_000} | given
        db = f"sqlite:///{folder / 'tables.sqlite'}"
        self.sock = sock or bind("127.0.0.1", 0)
        self.url = url or address(self.sock)
        self.app = make_app(Settings(db=db, compile=False, **given), clock, page, book)
        self.up = threading.Event()
        self.server = server(self.app, self.begin)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.sock]})

    def begin(self):
        self.loop = asyncio.get_running_loop()
        self.up.set()

    def call(self, f, *given):
        """Do something in the server's own thread."""

        async def do():
            f(*given)

        asyncio.run_coroutine_threadsafe(do(), self.loop).result(LONG)

    def until(self, true):
        """Wait for something to become true at the server."""
        deadline = time.monotonic() + LONG
        while not true():
            assert time.monotonic() < deadline
            time.sleep(0.01)

    def __enter__(self):
        self.thread.start()
        assert self.up.wait(LONG)
        return self

    def __exit__(self, *_):
        self.server.should_exit = True
        self.thread.join(LONG)
        assert not self.thread.is_alive()

    @property
    def context(self):
        return self.app.state.context

    @property
    def sockets(self):
        """How many are open, by address."""
        return self.app.state.sockets.open

    @property
    def plain(self):
        """All connections that are no sockets."""
        return self.server.config.http.args[0]

    @contextmanager
    def guest(self, name="", **given):
        """A browser; with a name, a guest's."""
        with Guest(self.url, **given) as guest:
            if name:
                guest.made("/api/me", {"name": name})
            yield guest


class Guest(httpx.Client):
    def __init__(self, url, **given):
        super().__init__(base_url=url, timeout=LONG, **given)
        self.url = url

    def made(self, path, form=None, method="POST"):
        """What is answered, when it should be."""
        answer = self.request(method, path, json=form)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, status, method, path, form=None, **given):
        """The reason, when it should not."""
        answer = self.request(method, path, json=form, **given)
        assert answer.status_code == status, answer.text
        assert answer.headers["content-type"] == "application/json"
        assert answer.json()["text"]
        return answer.json()["why"]

    def open(self, game="dragons-cave", seats=2, **form):
        return self.made("/api/tables", {"game": game, "seats": seats, **form})["id"]

    @contextmanager
    def sit_down(self, table, token="", **given):
        headers = dict(given.pop("headers", {}))
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{k}={v}" for k, v in self.cookies.items())
        where = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        given = {"compression": None, "open_timeout": LONG} | given
        with connect(where, additional_headers=headers, **given) as socket:
            player = Player(socket)
            player.say("hello", version=2, token=token)
            yield player


class Player:
    """One end of a table's socket."""

    def __init__(self, socket):
        self.socket, self.asked, self.heard = socket, {}, []
        self.answered = {}  # by seat: the last question

    def say(self, kind, **words):
        self.socket.send(json.dumps({"type": kind, **words}))

    def hear(self):
        message = json.loads(self.socket.recv(LONG))
        self.heard.append(message)
        if message["type"] in ("scene", "change"):
            self.asked[message["seat"]] = message["asked"]
        return message

    def hear_of(self, kind):
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def play_on(self, rng, most=None):
        """Move at random for all my seats until the match is over, or so many moves."""
        made = 0
        while made != most:
            message = self.hear()
            if message["type"] == "table-changed" and message["table"]["status"] == "over":
                return message["table"]
            assert message["type"] != "refusal", message
            for seat, asked in list(self.asked.items()):
                if asked and self.answered.get(seat) != asked["at"]:
                    self.asked[seat], self.answered[seat] = None, asked["at"]
                    move = rng.choice(asked["moves"])
                    self.say("play", seat=seat, at=asked["at"], move=move)
                    made += 1
        return None
