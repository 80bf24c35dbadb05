"""The live table, measured: beside boardgame.io, with a thousand tables, and as it grows."""

from __future__ import annotations

import json
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
PEERS = HERE.parent / ".peers"
BOARDGAME = PEERS / "boardgame"
Row = tuple[str, str, str, bool | None]
SERVER, LOAD = (
    ([], []) if (os.cpu_count() or 1) < 2 else (["taskset", "-c", "0"], ["taskset", "-c", "1"])
)
TURNS = 5
MATCHES, WARM, SECONDS = 500, 8, 6  # a server in JavaScript needs that long to get warm


def more_files() -> None:
    """Thousands of sockets: as many as the system lets us."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def peers() -> bool:
    """What the load and the other server need, in a folder of their own; False without it."""
    more_files()
    python = PEERS / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", PEERS], check=True)
    pip = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    subprocess.run([*pip, "picows", "uvloop"], check=False, stderr=subprocess.DEVNULL)
    if not (BOARDGAME / "node_modules").exists() and shutil.which("npm"):
        BOARDGAME.mkdir(parents=True, exist_ok=True)
        (BOARDGAME / "package.json").write_text('{"private": true}')
        packages = ["boardgame.io@0.50.2", "node-persist", "bgio-postgres@1.0.16"]
        subprocess.run(["npm", "install", "--silent", *packages], cwd=BOARDGAME, check=False)
    return (BOARDGAME / "node_modules" / "boardgame.io").exists()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def running(command: list[Any], ready: Any, **more: Any) -> Iterator[int]:
    """A server, once it is ready; gone afterwards."""
    work = subprocess.Popen(
        [*SERVER, *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more
    )
    try:
        end = time.monotonic() + 300
        while not ready():
            if work.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"did not start: {command}")
            time.sleep(0.05)
        yield work.pid
    finally:
        work.kill()
        work.wait()


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def ours(game: str, tables: int, attack: int = 0, db: str = "", **load: Any) -> dict[str, Any]:
    """Our server, every move on disk before it is told, under load; and attacked."""
    with tempfile.TemporaryDirectory() as folder:
        port, names = free_port(), Path(folder, "names.json")
        db = db or f"sqlite:///{folder}/tables.sqlite"
        serve = [sys.executable, HERE / "live" / "serve.py", port, db, game, tables, names]
        with running([str(part) for part in serve], names.exists) as pid:
            memory = resident(pid)
            with attacked(port, names, attack):
                seen = under_load(port, pid, tables=names, **load)
            return seen | {"table_kb": memory / tables / 1024}


@contextmanager
def attacked(port: int, names: Path, rate: int) -> Iterator[None]:
    """So many hostile messages a second at one of the tables, meanwhile."""
    if not rate:
        yield
        return
    table = json.loads(names.read_text())[0]
    script = [PEERS / "bin" / "python", HERE / "live" / "attack.py", port, table, rate]
    work = subprocess.Popen([*LOAD, *map(str, script)], stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        work.kill()
        work.wait()


def theirs(kind: str, tables: int, db: str = "", **load: Any) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        serve = ["node", str(HERE / "live" / "peer.js"), str(port), kind, db or folder]
        env = os.environ | {"NODE_ENV": "production", "NODE_PATH": str(BOARDGAME / "node_modules")}
        with running(serve, lambda: listens(port), env=env) as pid:
            return under_load(port, pid, proto="theirs", count=tables, **load)


def under_load(port: int, pid: int, **given: Any) -> dict[str, Any]:
    options = [f"--{key}={value}" for key, value in {"port": port, "pid": pid, **given}.items()]
    command = [*LOAD, PEERS / "bin" / "python", HERE / "live" / "load.py", *options]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode:
        raise RuntimeError(made.stderr[-2000:])
    seen: dict[str, Any] = json.loads(made.stdout)
    return seen


def resident(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def beside_the_peer() -> list[Row]:
    """The same small four-player game, 500 matches; each server has a core of its own."""
    if not peers():
        return [
            ("CPU a move beside boardgame.io", "5 x", "not measured: it cannot be installed", None)
        ]
    seen = in_turn(MATCHES, ("ours", "memory", "flatfile"))
    return [beside("ours", kind, times, seen) for kind, times in (("memory", 5), ("flatfile", 15))]


def beside_the_peer_on_postgres() -> list[Row]:
    """Both on one PostgreSQL that writes to disk before it answers; its own CPU is not counted."""
    sys.path.insert(0, str(HERE.parent))
    from tests.server.postgres import Server, installed

    if not peers() or not (programs := installed()):
        return [("CPU a move beside boardgame.io on PostgreSQL", "5 x", "not measured", None)]
    database = Server(programs)
    database.start()
    try:
        seen = in_turn(100, ("postgresql", "postgres"), database)
    finally:
        database.stop("immediate")
    return [beside("postgresql", "postgres", 5, seen)]


def late() -> list[Row]:
    """How late the last view of a move comes, at the same load."""
    if not peers():
        return [("p99 beside boardgame.io", "lower", "not measured: it cannot be installed", None)]
    seen = in_turn(300, ("ours", "memory", "flatfile"), rate=300)
    p99 = {server: median(one["p99"] for one in some) for server, some in seen.items()}
    return [
        (f"p99 from move to all views at 300 moves/s, beside its {kind} store", "lower",
         f"{p99['ours']:.1f} ms against {p99[kind]:.1f} ms", p99["ours"] < p99[kind])
        for kind in ("memory", "flatfile")
    ]  # fmt: skip


def beside(mine: str, kind: str, times: int, seen: dict[str, list[dict[str, Any]]]) -> Row:
    """The ratio of each turn, and the one in the middle: what else runs here is alike in a turn."""
    turns = zip(seen[mine], seen[kind], strict=True)
    ratios = sorted(them["cpu_us"] / us["cpu_us"] for us, them in turns)
    cost, speed = (
        [median(one[figure] for one in seen[server]) for server in (mine, kind)]
        for figure in ("cpu_us", "moves_per_second")
    )
    told = (
        f"{median(ratios):.1f} x ({ratios[0]:.1f} to {ratios[-1]:.1f}): {cost[0]:.0f} us against "
        f"{cost[1]:.0f}; {speed[0]:,.0f} moves/s against {speed[1]:,.0f}"
    )
    figure = f"CPU a move, each on disk before it is told, beside boardgame.io's {kind} store"
    return (figure, f"{times} x", told, median(ratios) >= times)


def in_turn(
    tables: int, servers: tuple[str, ...], database: Any = None, **load: Any
) -> dict[str, list[dict[str, Any]]]:
    """Each server in turn, and all of them again, for machines change their speed: what was seen
    of each."""
    load |= {"warm": WARM, "seconds": SECONDS}
    seen: dict[str, list[dict[str, Any]]] = {server: [] for server in servers}
    for _ in range(TURNS):
        for server in servers:
            db = database.empty() if database else ""
            if server in ("ours", "postgresql"):
                seen[server].append(ours("counter", tables, db=db, **load))
            else:
                seen[server].append(theirs(server, tables, db=db, **load))
    return seen


def a_thousand() -> list[Row]:
    """Dragon's Cave, four players at each table."""
    peers()
    seen = ours("dragons-cave", 1000, warm=4, seconds=8, rate=500)
    told = f"{seen['p99']:.1f} ms (p50 {seen['p50']:.1f} ms), {seen['cpu_us']:.0f} us CPU a move"
    few, many = (ours("dragons-cave", n, warm=1, seconds=1, rate=1) for n in (100, 1100))
    table = (many["table_kb"] * 1100 - few["table_kb"] * 100) / 1000
    memory = f"{table:.0f} KB a table, {seen['connection_kb']:.0f} KB a connection"
    return [
        ("1,000 tables of four, 500 moves/s: p99 to all views", "50 ms", told, seen["p99"] < 50),
        ("memory of an idle table, and of a connection", "", memory, None),
    ]


def under_attack() -> list[Row]:
    """Tables at a steady rate, with and without clients that mean harm."""
    peers()
    calm, hurt = (ours("counter", 200, n, warm=3, seconds=8, rate=1000) for n in (0, 10_000))
    kept = hurt["moves_per_second"] / calm["moves_per_second"]
    seen = f"{kept:.1%} kept of 1,000 moves/s; p99 {calm['p99']:.0f} ms, then {hurt['p99']:.0f} ms"
    memory = f"{calm['memory_mb']:.0f} MB without, {hurt['memory_mb']:.0f} MB with them"
    return [
        ("10,000 hostile messages/s: throughput of other tables", "90 %", seen, kept >= 0.9),
        ("memory under them", "bounded", memory, hurt["memory_mb"] < calm["memory_mb"] + 50),
    ]


def growth() -> list[Row]:
    """CPU for a move as the match gets longer, and as tables get more."""
    peers()
    long = ours("counter", 20, warm=1, seconds=40, windows=8, rate=1000)
    lengths = (
        f"{', '.join(map(str, long['windows_us']))} us over {long['moves_per_table']:.0f} moves"
    )
    flat = long["windows_us"][-1] < 1.25 * long["windows_us"][1]
    # So slowly that a table comes to rest after each move however few there are: what is worked
    # out at rest would otherwise be missing in the first figure. In turn, as with the peer.
    costs: dict[int, list[float]] = {100: [], 1000: [], 5000: []}
    for _ in range(3):
        for n, seen in costs.items():
            seen.append(ours("counter", n, warm=3, seconds=8, rate=100)["cpu_us"])
    counts = {n: median(seen) for n, seen in costs.items()}
    tables = ", ".join(f"{n}: {us:.0f} us" for n, us in counts.items())
    return [
        ("CPU a move as a match grows to 2,000 moves", "flat", lengths, flat),
        ("CPU a move by number of tables, 100 moves/s", "flat", tables,
         counts[5000] < 1.25 * counts[100]),
    ]  # fmt: skip


def first_page() -> list[Row]:
    """From the command to the page, with everything compiled and with nothing."""
    rows: list[Row] = []
    # A server leaves its compiling behind, which writes on while the folder is removed.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as empty:
        for name, most, env in (("warm", 1, {}), ("cold", 3, {"WYRMHOARD_CACHE": empty})):
            times = [seconds_to_page(os.environ | env) for _ in range(3)]
            seen = f"{min(times):.2f} s"
            figure = f"from `wyrmhoard serve` to the first page, {name}"
            rows.append((figure, f"{most} s", seen, min(times) < most))
    return rows


def seconds_to_page(env: dict[str, str]) -> float:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        db = f"sqlite:///{folder}/tables.sqlite"
        command = [sys.executable, "-m", "wyrmhoard", "serve", "--port", str(port), "--db", db]
        start = time.perf_counter()
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        with subprocess.Popen(command, env=env, **quiet) as work:  # type: ignore[call-overload]
            while not answers(port):
                time.sleep(0.005)
            seconds = time.perf_counter() - start
            work.kill()
    return seconds


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
            return page.status == 200
    except OSError:
        return False


TABLES = {
    "peer": beside_the_peer, "peer-postgres": beside_the_peer_on_postgres, "late": late,
    "thousand": a_thousand, "attack": under_attack, "growth": growth,
    "page": first_page,
}  # fmt: skip
