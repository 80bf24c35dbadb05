"""A box is read, filled and refused alike by the program and in the browser."""

import base64
import re
from pathlib import Path

import pytest

from tests.engine.wasm.broken import TEXTS, VALUES, written_box
from tests.engine.wasm.node import answers
from wyrmhoard.bots.wasm import module
from wyrmhoard.engine import box, game
from wyrmhoard.engine.box import written
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load

CAVE = load("dragons-cave")
STANDARD = (CAVE.folder / "box.toml").read_text("utf-8")


def said(game, make):
    """What the browser answers, from Python."""
    try:
        records = make()
    except Refused as no:
        return {"why": no.why, "blanks": no.blanks}
    bytes_of = base64.b64encode(records.tobytes()).decode()
    return {"bytes": bytes_of, "written": written(game.box, records)}


def filled(game, data, seats):
    records = game.fill_box(data)
    game.welcome(seats, records[0])
    return records


def in_the_browser(game, jobs):
    return answers("boxes", module(game), jobs)


def read(game, file):
    return {"file": str(file), "content": base64.b64encode(file.read_bytes()).decode()}


@pytest.mark.parametrize("name", GAMES)
def test_boxes_as_they_are_sold_and_with_house_rules(name):
    game, data = load(name), written_box(name)
    sold = game.folder / "box.toml"
    boxes = [({**data, **changed}, game.seats[0]) for changed in game.variants().values()]
    jobs = [read(game, sold), *({"data": box, "seats": n} for box, n in boxes)]
    here = [said(game, game.standard), *(said(game, lambda g=g: filled(game, *g)) for g in boxes)]
    assert in_the_browser(game, jobs) == here


def refusals(name):
    """Of all broken boxes from named values: in Python and in the browser."""
    game, data = load(name), written_box(name)
    boxes = [({**data, **changed}, n or game.seats[0]) for changed, n in VALUES[name]]
    boxes.append(({}, 2))
    here = [said(game, lambda g=g: filled(game, *g)) for g in boxes]
    return here, in_the_browser(game, [{"data": box, "seats": n} for box, n in boxes])


@pytest.mark.parametrize("name", VALUES)
def test_named_values_are_refused_alike(name):
    here, there = refusals(name)
    assert here == there
    assert {no.text for no in load(name).refusals.all} <= {one["why"] for one in here}


def test_texts_are_refused_alike_with_file_and_line(tmp_path):
    jobs, here = [], []
    for k, (old, new) in enumerate(TEXTS):
        assert old in STANDARD
        file = tmp_path / f"{k}.toml"
        file.write_text(STANDARD.replace(old, new, 1), "utf-8-sig" if k % 2 else "utf-8")
        jobs.append(read(CAVE, file))
        here.append(said(CAVE, lambda file=file: CAVE.read_box(file)))
    for change, mine, other in zip(TEXTS, here, in_the_browser(CAVE, jobs), strict=True):
        assert mine == other, change


@pytest.mark.parametrize("content", [b"\xff\xfe", b"lair = " + b"[" * 100_000, b""])
def test_what_is_no_box_at_all_is_refused_alike(tmp_path, content):
    file = tmp_path / "mine.toml"
    file.write_bytes(content)
    (told,) = in_the_browser(CAVE, [read(CAVE, file)])
    assert told["why"] == said(CAVE, lambda: CAVE.read_box(file))["why"]


def test_every_refusal_of_a_box_is_among_these(tmp_path):
    sources = "".join(Path(one.__file__).read_text("utf-8") for one in (box, game))
    known = set(re.findall(r'Refused\(\s*"([a-z-]+)"', sources))
    known -= {"box-unreadable", "log-unknown-rules"}  # a file's or a log's, not a box's
    shown = {one["why"] for name in VALUES for one in refusals(name)[0] if "why" in one}
    assert known - shown == {"box-not-toml"}  # which a text alone can be
