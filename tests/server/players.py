"""Players who go on whatever happens: they come again, and write down all they heard."""

import asyncio
import json
import random

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from .running import LONG

GONE = (OSError, WebSocketException, InvalidHandshake, EOFError, TimeoutError)


class Player:
    """One person, one or more seats of a table; plays at random as long as it is let."""

    def __init__(self, url, table, cookie, seed=0):
        self.urls, self.table, self.cookie = [url], table, cookie
        self.rng = random.Random(seed)
        self.seen, self.heard, self.asked, self.tried = -1, [], {}, {}
        self.over = False
        self.quiet = asyncio.Event()  # set: listen, but make no moves
        self.socket = None

    async def stay(self):
        """Come, listen and play; come again when the line breaks."""
        while not self.over:
            try:
                await self.come()
            except GONE:
                await asyncio.sleep(0.02)

    async def come(self):
        self.asked = {}
        where = f"{self.urls[0].replace('http', 'ws', 1)}/ws/tables/{self.table}"
        headers = {"Cookie": self.cookie}
        async with connect(where, additional_headers=headers, compression=None) as self.socket:
            await self.say("hello", version=2, seen=self.seen)
            async for text in self.socket:
                await self.hear(json.loads(text))

    async def say(self, kind, **words):
        await self.socket.send(json.dumps({"type": kind, **words}))

    async def hear(self, message):
        kind = message["type"]
        if kind in ("scene", "change"):
            self.note(message)
            self.asked[message["seat"]] = message["asked"]
        elif kind in ("welcome", "table-changed"):
            self.over = message["table"]["status"] in ("over", "ended")
        elif kind == "refusal" and message["why"] in ("not-stored", "table-busy"):
            await asyncio.sleep(0.1)  # the same question is still open: try again
            self.asked[message["id"]] = self.tried[message["id"]]
        elif kind == "refusal":
            assert message["why"] in ("too-late", "not-your-turn"), message
        await self.play()

    def note(self, message):
        """Only my first seat's hearing is written down: nothing twice, nothing out of order."""
        first = min([message["seat"], *self.asked])
        if message["seat"] != first:
            return
        if message["type"] == "scene":
            told = [(line["n"], line["who"], line["move"]) for line in message["told"]]
            told = [line for line in told if line[0] > self.seen]
        else:
            assert message["n"] > self.seen, "told twice"
            told = [(message["n"], step["who"], step["move"]) for step in message["steps"]]
        self.heard += told
        self.seen = message["n"]

    async def play(self):
        for seat, asked in list(self.asked.items()):
            if asked and not self.quiet.is_set():
                self.asked[seat], self.tried[seat] = None, asked
                move = self.rng.choice(asked["moves"])
                await self.say("play", id=seat, seat=seat, at=asked["at"], move=move)


async def guest(url, name):
    """A newcomer's cookie."""
    async with httpx.AsyncClient(base_url=url, timeout=LONG) as browser:
        (await browser.post("/api/me", json={"name": name})).raise_for_status()
        return "; ".join(f"{k}={v}" for k, v in browser.cookies.items())


async def open_table(url, cookie, **form):
    async with httpx.AsyncClient(base_url=url, timeout=LONG, headers={"Cookie": cookie}) as browser:
        made = await browser.post("/api/tables", json={"game": "dragons-cave", "seats": 2, **form})
        made.raise_for_status()
        return made.json()["id"]


async def take_seat(url, cookie, table, seat):
    async with httpx.AsyncClient(base_url=url, timeout=LONG, headers={"Cookie": cookie}) as browser:
        taken = await browser.post(f"/api/tables/{table}/seats/{seat}", json={})
        taken.raise_for_status()


async def until(true):
    """Wait for something to become true; a test that waits in vain fails."""
    async with asyncio.timeout(LONG):
        while not true():
            await asyncio.sleep(0.01)
