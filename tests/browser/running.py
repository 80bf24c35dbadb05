"""The tests' server as a process that can be stopped and started again at the same address."""

import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

SCRIPT = Path(__file__).parent / "serve.py"


@dataclass
class Server:
    db: Path
    port: int = 0
    seed: int | None = None  # of ids, luck and bots; else they are what they are
    public_url: str = ""  # how the world reaches it, as it was told
    address: str = ""
    process: subprocess.Popen = field(init=False)

    def start(self):
        command = [sys.executable, str(SCRIPT), str(self.db), str(self.port)]
        command += ["" if self.seed is None else str(self.seed), self.public_url]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.address = self.process.stdout.readline().strip()
        self.port = int(self.address.rsplit(":", 1)[1])

    def stop(self):
        self.process.terminate()
        self.process.wait(120)
        self.process.stdout.close()
