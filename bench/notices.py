"""Notices: 10,000 people whose turn it is hear of it from one process, also over a kill -9."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from wyrmhoard.server.notices.channels import Details, encode
from wyrmhoard.server.notices.push import open_push
from wyrmhoard.server.store import store_at
from wyrmhoard.server.store.base import Channel, Person, Row, Store, Turn

HERE = Path(__file__).parent
PEOPLE, WANTED, LONGEST = 10_000, 10.0, 120.0  # people, seconds, seconds
Row4 = tuple[str, str, str, bool | None]


def enc(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


async def furnish(url: str, service: str) -> None:
    """Everyone has one browser and one table, where it is their turn."""
    store = store_at(url)
    await store.open()
    push = await open_push(store)
    assert push
    for since in range(0, PEOPLE, 500):
        each = range(since, since + 500)
        await asyncio.gather(*(one(store, n, service, push[0].public) for n in each))
    await store.close()


async def one(store: Store, n: int, service: str, key: str) -> None:
    own = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = enc(own.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
    to = Details(
        address=f"{service}/{n}", lang="en", home="https://d.test", point=point,
        auth=enc(os.urandom(16)), key=key,
    )  # fmt: skip
    who, now = f"p{n}", int(time.time() * 1000)
    await store.add_person(Person(id=who, name=who, key=b"", created=now))
    await store.add_channel(
        Channel(id=who, person=who, kind="push", state="on", trouble="", since=now, body=encode(to))
    )
    row = Row(
        id=f"t{n}", game="mount-drago", secret=b"", created=now, changed=now, status="playing",
        listed=False,
    )  # fmt: skip
    await store.create(row, b"[]", [who])
    store.append_soon(row.id, 1, b"[]", lambda _: None, [Turn(who, 0, now)])


@contextlib.contextmanager
def serving(db: str) -> Iterator[subprocess.Popen[bytes]]:
    given = {"PUSH": "true", "NOTICES_INSIDE": "true", "COMPILE": "false", "DB": db, "PORT": "0"}
    env = os.environ | {f"WYRMHOARD_{name}": value for name, value in given.items()}
    command = [sys.executable, "-m", "wyrmhoard", "serve"]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE) as server:
        assert server.stdout
        server.stdout.readline()  # it is up
        try:
            yield server
        finally:
            server.send_signal(signal.SIGKILL)


def read(file: Path) -> list[tuple[float, str]]:
    lines = file.read_text().splitlines() if file.exists() else []
    return [(float(at), name) for at, name in (line.split() for line in lines)]


def wait_for(file: Path, count: int) -> None:
    """Looked at seldom: the machine is to be the server's."""
    ends = time.time() + LONGEST
    while len({name for _, name in read(file)}) < count and time.time() < ends:
        time.sleep(0.5)


def busy(process: int) -> float:
    """CPU seconds of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def run(kills: int) -> tuple[float, float, Counter[str]]:
    """Seconds the server was up until the last was told, its CPU seconds, and how often each was
    sent."""
    with tempfile.TemporaryDirectory() as folder:
        file, db = Path(folder) / "got", f"sqlite:///{folder}/tables.sqlite"
        command = [sys.executable, str(HERE / "live" / "receive.py"), str(file)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as service:
            assert service.stdout
            asyncio.run(furnish(db, f"http://127.0.0.1:{service.stdout.readline().strip()}"))
            up = cpu = 0.0
            for n in range(kills + 1):
                with serving(db) as server:
                    start, before = time.time(), busy(server.pid)
                    wait_for(file, PEOPLE * (n + 1) // (kills + 1))
                    up += read(file)[-1][0] - start
                    cpu += busy(server.pid) - before
            service.kill()
        return up, cpu, Counter(name for _, name in read(file))


def notices() -> list[Row4]:
    plain, cpu, told = run(0)
    killed, _, again = run(3)
    each = f"{PEOPLE:,} people are told by web push, one process"
    twice = sum(count > 1 for count in told.values())
    repeated = sum(again.values()) - len(again)
    return [
        (each, f"within {WANTED:.0f} s", f"{plain:.1f} s ({cpu:.1f} s of CPU)",
         plain <= WANTED),
        (f"{each}: told, and sent twice", f"{PEOPLE:,}, 0", f"{len(told):,}, {twice}",
         (len(told), twice) == (PEOPLE, 0)),
        (f"{each}, killed 3 times: told", f"{PEOPLE:,}", f"{len(again):,}", len(again) == PEOPLE),
        (f"{each}, killed 3 times: sent again under the same topic, which a browser shows once",
         "", f"{repeated} ({killed:.1f} s up)", None),
    ]  # fmt: skip
