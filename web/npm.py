"""npm with the machine's Node, or with one from a wheel: `python web/npm.py run check`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).parent
sys.path.insert(0, str(HOME.parent))

from hatch_build import NODE_WHEEL, node_here, npm_command  # noqa: E402


def main(task: list[str]) -> int:
    if not node_here():
        install = [sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL]
        subprocess.run(install, check=True)
    npm, env = npm_command()
    return subprocess.run([*npm, *task], cwd=HOME, env=env).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
