"""Tables of four played over WebSockets, as fast as they go or at a rate; prints one JSON line.

Runs in the peers' environment (picows, uvloop). Latency is from sending a move to its arrival at
the last seat of its table.
"""

import argparse
import asyncio
import json
import os
import random
import time
from pathlib import Path

import uvloop
from picows import WSListener, WSMsgType, ws_connect

SEATS = 4


class Table:
    __slots__ = ("asked", "busy", "due", "got", "n", "name", "seats", "sent", "start", "waits")

    def __init__(self, name):
        self.name, self.seats, self.asked = name, {}, {}
        self.n = self.sent = self.got = self.due = 0
        self.busy = False


class Load:
    """Plays every table's next move when all have seen the last one, or when the rate says so."""

    def __init__(self, given, say):
        self.given, self.say = given, say
        self.latencies, self.counting, self.stop, self.bytes, self.heard = [], False, False, 0, 0
        self.moves = 0

    def play(self, table):
        table.busy, table.got, table.start = True, 0, time.perf_counter()
        if not self.say(table):
            table.busy = False

    def arrived(self, table, size):
        self.heard += 1
        self.bytes += size
        table.got += 1
        if table.got < SEATS:
            return
        table.busy = False
        self.moves += 1
        if self.counting:
            self.latencies.append(time.perf_counter() - table.start)
        if table.due:
            table.due -= 1
            self.play(table)
        elif not self.given.rate and not self.stop:
            self.play(table)


class Ours(WSListener):
    def __init__(self, load, table, seat):
        self.load, self.table, self.seat = load, table, seat
        self.ready = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport):
        self.transport = transport
        hello = {"type": "hello", "version": 2, "token": f"{self.table.name}-{self.seat}"}
        transport.send(WSMsgType.TEXT, json.dumps(hello).encode())

    def on_ws_frame(self, transport, frame):
        body = frame.get_payload_as_bytes()
        if body.startswith(b'{"type":"change"'):
            self.note(body)
            self.load.arrived(self.table, len(body))
        elif body.startswith(b'{"type":"scene"'):
            self.note(body)
            self.table.n = json.loads(body)["n"]
            if not self.ready.done():
                self.ready.set_result(None)
        elif body.startswith(b'{"type":"refusal"'):
            raise RuntimeError(body)

    def note(self, body):
        """What this seat is asked, found without reading the rest."""
        start = body.rfind(b'"asked":')
        if body.startswith(b"null", start + 8):
            self.table.asked.pop(self.seat, None)
        else:
            at = body[start + 14 : body.find(b",", start)]
            first = body.find(b"[", start) + 1
            self.table.asked[self.seat] = at, body[first : body.find(b"]", first)].split(b",")


def say_ours(table):
    if not table.asked:
        return False  # the match is over
    seat = next(iter(table.asked))
    at, moves = table.asked[seat]
    body = b'{"type":"play","seat":%d,"at":%b,"move":%b}' % (seat, at, random.choice(moves))
    table.seats[seat].send(WSMsgType.TEXT, body)
    return True


class Theirs(WSListener):
    """boardgame.io over socket.io, spoken raw."""

    def __init__(self, load, table, seat):
        self.load, self.table, self.seat = load, table, seat
        self.ready = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport):
        self.transport = transport

    def on_ws_frame(self, transport, frame):
        body = frame.get_payload_as_bytes()
        if body == b"2":
            transport.send(WSMsgType.TEXT, b"3")
        elif body[:1] == b"0":
            transport.send(WSMsgType.TEXT, b"40/counter,")
        elif body[:2] == b"40":
            sync = b'42/counter,["sync","%b","%d",null,4]' % (self.table.name.encode(), self.seat)
            transport.send(WSMsgType.TEXT, sync)
        elif body.startswith(b'42/counter,["sync"') and not self.ready.done():
            self.ready.set_result(None)
        elif body.startswith(b'42/counter,["update"'):
            self.load.arrived(self.table, len(body))


def say_theirs(table):
    seat = table.sent % SEATS
    move = b'{"type":"MAKE_MOVE","payload":{"type":"inc","args":[],"playerID":"%d"}}' % seat
    given = move, table.sent, table.name.encode(), seat
    table.seats[seat].send(WSMsgType.TEXT, b'42/counter,["update",%b,%d,"%b","%d"]' % given)
    table.sent += 1
    return True


PEERS = {
    "ours": (Ours, say_ours, "/ws/tables/{table}"),
    "theirs": (Theirs, say_theirs, "/socket.io/?EIO=4&transport=websocket"),
}


def spent(pid):
    """Seconds of processor time and bytes of memory of a process."""
    with open(f"/proc/{pid}/stat") as file:
        f = file.read().rsplit(")", 1)[1].split()
    tick, page = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")
    return (int(f[11]) + int(f[12])) / tick, int(f[21]) * page


async def connect(load, listener, path, table, seat):
    url = f"ws://127.0.0.1:{load.given.port}" + path.format(table=table.name)
    _, client = await ws_connect(
        lambda: listener(load, table, seat), url, websocket_handshake_timeout=60
    )
    await client.ready
    table.seats[seat] = client.transport


async def at_rate(load, tables):
    """So many moves a second, spread evenly; a table still busy plays as soon as it can."""
    start, sent = time.perf_counter(), 0
    while not load.stop:
        while sent < (time.perf_counter() - start) * load.given.rate:
            table = tables[sent % len(tables)]
            sent += 1
            if table.busy:
                table.due += 1
            else:
                load.play(table)
        await asyncio.sleep(0.001)


async def main(given):
    listener, say, path = PEERS[given.proto]
    load = Load(given, say)
    names = json.loads(Path(given.tables).read_text()) if given.tables else []
    tables = [Table(name) for name in names[: given.most] or [f"t{i}" for i in range(given.count)]]
    before = spent(given.pid)[1]
    # All first seats first: the peer makes a match for whoever comes, and for two at once two.
    seats = [(table, seat) for seat in range(SEATS) for table in tables]
    for i in range(0, len(seats), 50):
        await asyncio.gather(*(connect(load, listener, path, *s) for s in seats[i : i + 50]))
    await asyncio.sleep(1)
    idle = spent(given.pid)[1]
    pacing = asyncio.create_task(at_rate(load, tables)) if given.rate else None
    if not pacing:
        for table in tables:
            load.play(table)
    await asyncio.sleep(given.warm)
    load.counting, load.latencies, moves = True, [], load.moves
    (cpu, _), start = spent(given.pid), time.perf_counter()
    windows = []
    for _ in range(given.windows):
        at, used, then = load.moves, spent(given.pid)[0], time.perf_counter()
        while time.perf_counter() - then < given.seconds / given.windows:
            await asyncio.sleep(0.05)
        done = load.moves - at
        windows.append(round((spent(given.pid)[0] - used) / max(1, done) * 1e6))
    seconds, used = time.perf_counter() - start, spent(given.pid)[0] - cpu
    load.counting, load.stop = False, True
    times = sorted(load.latencies) or [0]
    done = load.moves - moves
    print(
        json.dumps(
            {
                "moves_per_second": done / seconds,
                "p50": times[len(times) // 2] * 1e3,
                "p99": times[int(len(times) * 0.99)] * 1e3,
                "cpu_us": used / max(1, done) * 1e6,
                "windows_us": windows,
                "moves_per_table": load.moves / len(tables),
                "bytes": load.bytes / max(1, load.heard),
                "connection_kb": (idle - before) / len(seats) / 1024,
                "memory_mb": spent(given.pid)[1] / 2**20,
            }
        )
    )
    os._exit(0)


if __name__ == "__main__":
    args = argparse.ArgumentParser()
    args.add_argument("--port", type=int, required=True)
    args.add_argument("--pid", type=int, required=True)
    args.add_argument("--proto", choices=PEERS, default="ours")
    args.add_argument("--tables", help="file with their names")
    args.add_argument("--most", type=int, default=1000, help="tables that are played at")
    args.add_argument("--count", type=int, default=0)
    args.add_argument("--rate", type=float, default=0)
    args.add_argument("--warm", type=float, default=8)
    args.add_argument("--seconds", type=float, default=6)
    args.add_argument("--windows", type=int, default=1)
    uvloop.run(main(args.parse_args()))
