"""Clients that mean harm, as many messages a second as asked for: attack.py PORT TABLE RATE

Floods, rubbish, huge and deeply nested messages, and readers that never read; whoever is cut off
comes again at once.
"""

import asyncio
import sys
import time

import uvloop
from picows import WSListener, WSMsgType, ws_connect

HELLO = b'{"type":"hello","version":2}'
RUBBISH = [
    b'{"type":"ping"}', b"{", b"[" * 2000, b'{"type":"say","text":"' + b"x" * 5000 + b'"}',
    b'{"type":"play","seat":0,"at":0,"move":0}', b'{"type":"why","seat":0,"move":1}',
]  # fmt: skip


class Foe(WSListener):
    def on_ws_connected(self, transport):
        self.transport, self.alive = transport, True
        transport.send(WSMsgType.TEXT, HELLO)

    def on_ws_disconnected(self, transport):
        self.alive = False

    def on_ws_frame(self, transport, frame):
        """Never looks."""


async def main(port, table, rate):
    foes, sent, start = [], 0, time.perf_counter()
    while True:
        foes = [foe for foe in foes if foe.alive]
        if len(foes) < 20:
            url = f"ws://127.0.0.1:{port}/ws/tables/{table}"
            _, foe = await ws_connect(Foe, url)
            foes.append(foe)
        while sent < (time.perf_counter() - start) * rate:
            foe = foes[sent % len(foes)]
            if foe.alive:
                foe.transport.send(WSMsgType.TEXT, RUBBISH[sent % len(RUBBISH)])
            sent += 1
        await asyncio.sleep(0.001)


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3])))
