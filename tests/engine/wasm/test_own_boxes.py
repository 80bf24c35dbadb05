"""Boxes changed on the page: the program reads the files it writes, and a link says the same."""

import json

import pytest

from web.facts import OURS
from wyrmhoard.bots.wasm import module
from wyrmhoard.cli import main
from wyrmhoard.engine.box import fill, read, written
from wyrmhoard.games import load

from .node import answers

NAME = "Omas Höhle: „die alte“ & Co? = 100 %"
FINE = {  # changes that make a good box
    "dragons-cave": [["lair", 0, 7], ["coins", 1, 3], ["path", 0, "green"], ["path", 1, "red"]],
    "mount-drago": [["numbers", 35, -4], ["spaces", 5, "green"], ["floor_at_zero", 0, True]],
    "troll-and-dragon": [["treasure", 0, 3], ["treasure", 2, 2], ["end", 0, "both"]],
    "dark-cave": [["copies", 0, 1], ["copies", 1, 3], ["hands", 3, 4], ["hands", 4, 1]],
}


def cells(value):
    """The single values, in the order in which they are written."""
    if isinstance(value, dict):
        value = list(value.values())
    return [cell for one in value for cell in cells(one)] if isinstance(value, list) else [value]


def with_cells(value, left):
    """These values in the same shape."""
    if isinstance(value, dict):
        return {name: with_cells(one, left) for name, one in value.items()}
    return [with_cells(one, left) for one in value] if isinstance(value, list) else left.pop(0)


def another(f, cell):
    """Something else that may be said there."""
    if f.flag:
        return not cell
    if f.together:
        return "N=a" if cell != "N=a" else "E=a S=a"
    if f.least is not None:
        return f.most if cell != f.most else f.least
    return next(word for word in f.words if word != cell)


def changes_of(game, printed):
    """Each cell of the box, changed."""
    return [
        [key, i, another(game.box.fields[key], cell)]
        for key, value in printed.items()
        for i, cell in enumerate(cells(value))
    ]


def expected(printed, changes):
    said = {key: cells(value) for key, value in printed.items()}
    for key, i, cell in changes:
        said[key][i] = cell
    return {key: with_cells(printed[key], cells) for key, cells in said.items()}


@pytest.mark.parametrize("name", OURS)
def test_what_the_page_writes_the_program_reads(name, tmp_path):
    game = load(name)
    text = (game.folder / "box.toml").read_text("utf-8")
    printed = written(game.box, game.standard())
    every = changes_of(game, printed)
    several = [[], every, *(every[k::5] for k in range(5)), FINE[name]]
    jobs = [{"file": text, "changes": some, "name": NAME} for some in several]
    for some, told in zip(several, answers("own_boxes", module(game), jobs), strict=True):
        box = expected(printed, some)
        assert told["told"] == {"name": NAME, "box": json.loads(json.dumps(box))}
        assert read(game.box, tmp_path, told["toml"]) == fill(game.box, box)
    file = tmp_path / "mine.toml"
    file.write_text(told["toml"], "utf-8")
    with pytest.raises(SystemExit) as end:
        main(["box", name, "--check", str(file)])
    assert end.value.code == 0
    assert told["toml"].count("#") == text.count("#") + 1, "a comment is lost"
