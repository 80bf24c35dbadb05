"""A real PostgreSQL for the tests: found or installed, in a folder of its own, gone afterwards."""

import asyncio
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import asyncpg
import pytest

from tests.install import install

NAME, PASSWORD = "wyrmhoard", "qx7:s/h?o#k@zv9"  # every sign that trips an address


def programs() -> Path | None:
    """The folder with initdb and pg_ctl."""
    if (found := shutil.which("initdb")) and shutil.which("pg_ctl"):
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda f: int(f.parent.name))
    return next((f for f in reversed(folders) if (f / "initdb").exists()), None)


def installed() -> Path | None:
    if not programs():
        install("postgresql")
    return programs()


def quietly(command: list[str], **more) -> None:
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, **more)
    assert done.returncode == 0, (command, done.stdout, done.stderr)


class Server:
    """Runs as somebody harmless when we are root, because PostgreSQL refuses root."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.home = Path(tempfile.mkdtemp(prefix="wyrmhoard-pg-"))
        self.data, self.port = self.home / "data", 0
        self.who: dict[str, object] = {}
        if os.geteuid() == 0:
            users = {user.pw_name: user for user in pwd.getpwall()}
            user = users.get("postgres") or users["nobody"]
            self.who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(self.home, user.pw_uid, user.pw_gid)
        secret = self.home / "password"
        secret.write_text(PASSWORD)
        secret.chmod(0o644)
        self.run("initdb", "-D", self.data, "-U", NAME, "-A", "scram-sha-256",
                 "--pwfile", secret, "-E", "UTF8", "--no-sync")  # fmt: skip

    def run(self, program: str, *arguments: object) -> None:
        command = [str(self.programs / program), *map(str, arguments)]
        quietly(command, cwd=self.home, **self.who)

    def start(self) -> None:
        if not self.port:
            with socket.socket() as free:
                free.bind(("127.0.0.1", 0))
                self.port = free.getsockname()[1]
        options = f"-p {self.port} -k {self.home} -c listen_addresses=127.0.0.1 -c fsync=on"
        self.run("pg_ctl", "-D", self.data, "-l", self.home / "log", "-o", options, "-w", "start")

    def stop(self, how: str = "fast") -> None:
        self.run("pg_ctl", "-D", self.data, "-m", how, "-w", "stop")

    def url(self, database: str, user: str = NAME, password: str = PASSWORD) -> str:
        spelt = "".join(f"%{ord(sign):02x}" for sign in password)
        return f"postgresql://{user}:{spelt}@127.0.0.1:{self.port}/{database}"

    def execute(self, statement: str) -> None:
        async def run():
            db = await asyncpg.connect(self.url("postgres"))
            try:
                await db.execute(statement)
            finally:
                await db.close()

        asyncio.run(run())

    def empty(self) -> str:
        """The address of a database with nothing in it."""
        self.execute("drop schema public cascade; create schema public")
        return self.url("postgres")


@pytest.fixture(scope="session")
def postgres():
    if not (programs := installed()):
        pytest.skip("PostgreSQL is not installed, and only root on Debian can install it here")
    server = Server(programs)
    try:
        server.start()
        yield server
        server.stop("immediate")
    finally:
        shutil.rmtree(server.home, ignore_errors=True)
