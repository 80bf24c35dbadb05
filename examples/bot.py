"""An outside program at a Wyrmhoard table: it plays a random legal move whenever it is asked.

Give it a table's address and the token you got for the seat:

    python examples/bot.py ws://127.0.0.1:8000/ws/tables/TABLE TOKEN [RECEIPT]

It seals a seed for the luck, and checks at the end that nobody bent it (luck.py); with a third word
it keeps its receipt in that file, for `wyrmhoard verify LOG --receipt`.
docs/protocol.md says what else can be heard and said. Needs: pip install websockets
"""

import json
import random
import sys
import time
from pathlib import Path
from urllib.request import urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from luck import Luck

AGAIN = 1.0  # seconds until the next try after a broken connection


def choose(moves, view):
    """Here is room for something better: `view` is all this seat may know."""
    return random.choice(moves)


class Player:
    def __init__(self, token):
        self.token, self.seen, self.view, self.luck, self.result = token, -1, {}, Luck(), None

    def play(self, url):
        """Until the match is over (True) or the connection breaks (False)."""
        with connect(url, compression=None) as socket:
            hello = {"type": "hello", "version": 2, "seen": self.seen, "token": self.token}
            socket.send(json.dumps(hello))
            for text in socket:
                said = json.loads(text)
                for answer in self.answers(said):
                    socket.send(json.dumps(answer))
                if said.get("table", {}).get("status") in ("over", "ended"):
                    self.result = said["table"]["result"]
                    return True
        return False

    def answers(self, said):
        if "table" in said:
            self.luck.box = said.get("box", self.luck.box)
            yield from self.luck.answers(said["table"], said["me"][0])
        if said["type"] in ("scene", "change"):
            self.look(said)
        if asked := said.get("asked"):
            time.sleep(max(asked["wait"].values(), default=0) / 1000)  # races have pauses
            move = choose(asked["moves"], self.view)
            yield {"type": "play", "seat": said["seat"], "at": asked["at"], "move": move}

    def look(self, said):
        """The view as it is now, and every draw that was told."""
        self.seen, self.view = said["n"], said.get("view", self.view)
        for line in said.get("told", said.get("steps", [])):
            self.luck.hear(line)
        for step in said.get("steps", []):
            for name, new in step["view"].items():
                for i, number in new if isinstance(new, list) else []:
                    self.view[name][i] = number
                self.view[name] = self.view[name] if isinstance(new, list) else new

    def verdict(self, url):
        """What is wrong with the luck, or nothing; where the match began and a seed was given."""
        if not (self.result and self.luck.receipt):
            return None
        path = url.replace("ws", "http", 1).replace("/ws/", "/api/") + "/luck"
        with urlopen(path) as answer:
            faults = list(self.luck.faults(self.result, json.load(answer)))
        print("The luck:", "; ".join(faults) or "fair, my seed was used, all draws agree")
        return 1 if faults else None


if __name__ == "__main__":
    address, key, *files = sys.argv[1:]
    player = Player(key)
    while True:
        try:
            if player.play(address):
                break
        except (ConnectionClosed, OSError):
            time.sleep(AGAIN)
    for file in files:
        Path(file).write_text(json.dumps(player.luck.receipt))
    sys.exit(player.verdict(address))
