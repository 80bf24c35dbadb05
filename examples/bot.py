"""An outside program at a Wyrmhoard table: it plays a random legal move whenever it is asked.

Give it a table's address and the token you got for the seat:

    python examples/bot.py ws://127.0.0.1:8000/ws/tables/TABLE TOKEN [RECEIPT]

With a third word it keeps its part in the luck in that file, for `wyrmhoard verify LOG --receipt`.
docs/protocol.md says what else can be heard and said. Needs: pip install websockets
"""

import hashlib
import json
import random
import secrets
import sys
import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

AGAIN = 1.0  # seconds until the next try after a broken connection
CHANCE = 15  # luck, as one who moves


def choose(moves, view):
    """Here is room for something better: `view` is all this seat may know."""
    return random.choice(moves)


class Player:
    def __init__(self, token):
        self.token, self.seed, self.seen, self.view = token, secrets.token_hex(16), -1, {}
        self.receipt, self.heard = {}, []

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
                    return True
        return False

    def answers(self, said):
        if "table" in said:
            yield from self.luck(said["table"], said["me"][0])
        if said["type"] in ("scene", "change"):
            self.look(said)
        if asked := said.get("asked"):
            time.sleep(max(asked["wait"].values(), default=0) / 1000)  # races have pauses
            move = choose(asked["moves"], self.view)
            yield {"type": "play", "seat": said["seat"], "at": asked["at"], "move": move}

    def luck(self, table, seat):
        """Seal a seed, and tell it when all seals are in; what was seen of it is kept."""
        luck, seals = table["seats"][seat]["luck"], [one["seal"] for one in table["seats"]]
        if table["status"] == "open" and luck == "awaited" and not table["sealed"]:
            self.receipt = {"table": table["id"], "commitment": table["commitment"]}
            said = f"wyrmhoard seed\0{table['id']}\0{seat}\0{self.seed}"
            yield {"type": "seal", "seat": seat, "seal": hashlib.sha256(said.encode()).hexdigest()}
        if table["status"] == "open" and luck == "sealed" and table["sealed"]:
            self.receipt |= {
                "seeds": {seat: self.seed},
                "seals": seals,
                "heard": {seat: self.heard},
            }
            yield {"type": "tell-seed", "seat": seat, "seed": self.seed}

    def look(self, said):
        """The view as it is now, and every draw that was told."""
        self.seen, self.view = said["n"], said.get("view", self.view)
        for line in said.get("told", said.get("steps", [])):
            if line.get("kind") == "undo":
                del self.heard[-line["moves"] :]
            else:
                self.heard.append(line["move"] if line["who"] == CHANCE else None)
        for step in said.get("steps", []):
            for name, new in step["view"].items():
                for i, number in new if isinstance(new, list) else []:
                    self.view[name][i] = number
                self.view[name] = self.view[name] if isinstance(new, list) else new


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
        Path(file).write_text(json.dumps(player.receipt))
