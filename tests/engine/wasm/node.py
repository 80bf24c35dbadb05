"""Node, which runs a module with the page's own host."""

import json
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from hatch_build import npm_command

WEB = Path(__file__).parents[3] / "web"
FOLDER = tempfile.TemporaryDirectory()


@cache
def driver(name):
    """One of web/tests/drive as plain JavaScript."""
    made = Path(FOLDER.name, f"{name}.mjs")
    bundle = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    given = [WEB / "tests" / "drive" / f"{name}.ts", "--platform", "node", "--file", made]
    run_node([bundle, *given])
    return made


def run_node(command, told=""):
    npm, env = npm_command()
    node = npm[0] if len(npm) > 1 else "node"
    done = subprocess.run([node, *command], input=told, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def answers(name, module, jobs):
    """What comes of each job."""
    told = run_node([driver(name), module], "\n".join(map(json.dumps, jobs)))
    return list(map(json.loads, told.splitlines()))
