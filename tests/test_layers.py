"""Arrows point down only: who may import whom."""

import ast
import sys
from pathlib import Path

import wyrmhoard

HOME = Path(wyrmhoard.__file__).parent
BELOW = {
    "engine": set(),
    "texts": {"engine"},
    "games": {"engine"},
    "bots": {"engine", "games"},
    "review": {"engine", "games", "bots"},
    "lab": {"engine", "games", "bots", "review"},
    "server": {"engine", "games", "bots", "lab", "texts"},
    "adapters": {"engine", "games", "bots", "lab", "server", "texts"},
    "cli": {"engine", "games", "bots", "review", "lab", "server", "adapters", "texts"},
}


SERVER = HOME / "server"
WITHIN_SERVER = {  # and of the files beside these rooms
    "protocol": set(),
    "store": set(),
    "workers": set(),
    "tables": {"protocol", "store", "workers", "clock"},
    "notices": {"protocol", "store", "tables", "clock", "settings"},
    "ratings": {"protocol", "store", "tables"},
    "http": {"protocol", "store", "tables", "notices", "ratings", "clock", "settings"},
    "websocket": {"protocol", "store", "tables", "http"},
}


def imported(path):
    """Each of our modules that a file imports, as its full name."""
    here = ("wyrmhoard", *path.relative_to(HOME).with_suffix("").parts)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(here[: len(here) - node.level]) if node.level else ""
            yield ".".join(filter(None, [base, node.module]))


def layer_of(module):
    parts = module.split(".")
    return parts[1] if parts[0] == "wyrmhoard" and len(parts) > 1 else None


def test_layers_import_only_what_lies_below():
    seen = 0
    for path in HOME.rglob("*.py"):
        layer = path.relative_to(HOME).parts[0]
        if layer not in BELOW:
            assert path.parent == HOME, f"{layer} is no layer"
            continue
        for module in imported(path):
            other = layer_of(module)
            seen += other is not None
            assert other in {None, layer} | BELOW[layer], f"{path} imports {module}"
    assert seen > 50


def test_rooms_of_the_server_import_only_what_lies_below():
    for room, below in WITHIN_SERVER.items():
        seen = 0
        for path in (SERVER / room).rglob("*.py"):
            for module in imported(path):
                if module.startswith("wyrmhoard.server."):
                    seen += 1
                    other = module.split(".")[2]
                    assert other in {room} | below, f"{path} imports {module}"
        assert seen
    rooms = {path.parent.name for path in SERVER.glob("*/__init__.py")}
    assert rooms == set(WITHIN_SERVER)


def test_no_module_of_the_server_is_named_like_one_of_the_standard_library():
    known = sys.stdlib_module_names
    assert [path for path in SERVER.rglob("*.py") if path.stem in known] == []


def test_games_do_not_know_each_other():
    for path in (HOME / "games").glob("*/**/*.py"):
        game = path.relative_to(HOME / "games").parts[0]
        for module in imported(path):
            if module.startswith("wyrmhoard.games."):
                assert module.split(".")[2] == game


def test_rules_never_mention_the_compiler():
    named = [path for path in HOME.rglob("*.py") if "numba" in set(imported(path))]
    assert named == [HOME / "engine" / "bind.py"]


def test_no_module_is_named_like_one_of_python():
    """`random` in a traceback should be what everyone takes it for."""
    assert not {path.stem for path in HOME.rglob("*.py")} & sys.stdlib_module_names
