"""An outside program at a Wyrmhoard table: it plays a random legal move whenever it is asked.

Give it a table's address and the token you got for the seat:

    python examples/bot.py ws://127.0.0.1:8000/ws/tables/TABLE TOKEN

docs/protocol.md says what else can be heard and said. Needs: pip install websockets
"""

import json
import random
import sys
import time

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

AGAIN = 1.0  # seconds until the next try after a broken connection


def choose(moves: list[int], view: dict[str, int | list[int]]) -> int:
    """Here is room for something better: `view` is all this seat may know."""
    return random.choice(moves)


def play(url: str, token: str, seen: int = -1) -> bool:
    """Until the match is over (True) or the connection breaks (False)."""
    view: dict[str, int | list[int]] = {}
    with connect(url, compression=None) as socket:
        socket.send(json.dumps({"type": "hello", "version": 2, "seen": seen, "token": token}))
        for text in socket:
            said = json.loads(text)
            if said["type"] == "scene":
                view = said["view"]
            for step in said.get("steps", []):
                for name, new in step["view"].items():
                    for i, number in new if isinstance(new, list) else []:
                        view[name][i] = number
                    view[name] = view[name] if isinstance(new, list) else new
            if asked := said.get("asked"):
                time.sleep(max(asked["wait"].values(), default=0) / 1000)  # races have pauses
                move = choose(asked["moves"], view)
                answer = {"type": "play", "seat": said["seat"], "at": asked["at"], "move": move}
                socket.send(json.dumps(answer))
            if said.get("table", {}).get("status") in ("over", "ended"):
                return True
    return False


if __name__ == "__main__":
    address, key = sys.argv[1:]
    while True:
        try:
            if play(address, key):
                break
        except (ConnectionClosed, OSError):
            time.sleep(AGAIN)
