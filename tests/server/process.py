"""The server as a process of its own, to be killed."""

import asyncio
import os
import signal
import socket
import subprocess
import sys

import httpx

from .running import LONG


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class Process:
    def __init__(self, db, port=None, **settings):
        self.db, self.port = db, port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        given = {"compile": "false", "costly": "1000", "costly_at_once": "10000"} | settings
        named = {f"WYRMHOARD_{key.upper()}": value for key, value in given.items()}
        self.env = os.environ | named
        self.work = None

    async def start(self):
        command = ["-m", "wyrmhoard", "serve", "--port", str(self.port), "--db", self.db]
        self.work = subprocess.Popen(
            [sys.executable, *command],
            env=self.env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        async with httpx.AsyncClient(base_url=self.url) as browser, asyncio.timeout(LONG):
            while True:
                assert self.work.poll() is None, self.work.stderr.read().decode()
                try:
                    if (await browser.get("/healthz")).status_code == 200:
                        return self
                except httpx.TransportError:
                    await asyncio.sleep(0.02)

    def kill(self):
        """As a power cut would: nothing is closed, nothing is flushed."""
        self.work.send_signal(signal.SIGKILL)
        self.work.communicate()

    def stop(self):
        self.work.send_signal(signal.SIGTERM)
        try:
            _, said = self.work.communicate(timeout=LONG)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        return self.work.returncode, said.decode()
