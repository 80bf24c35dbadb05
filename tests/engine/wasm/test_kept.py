"""What is kept beside the rules: made from just these, small, and asking nothing of its host."""

import json

import pytest

from tests.engine.wasm.node import answers, run_node
from wyrmhoard.bots.wasm import module, source
from wyrmhoard.games import GAMES, load

KB = 1000
# Compressed as our server sends it; the others 30.
LARGEST = {"dark-cave": 53 * KB, "dragons-cave": 32 * KB}
MEMORY = 16 << 20
MEASURE = """
const { readFileSync } = require("node:fs"), { brotliCompressSync } = require("node:zlib");
const code = readFileSync(process.argv[1]);
const about = readFileSync(process.argv[1] + ".json");
const packed = brotliCompressSync(code).length + brotliCompressSync(about).length;
const imports = WebAssembly.Module.imports(new WebAssembly.Module(code)).length;
console.log(JSON.stringify({ packed, imports }));
"""


@pytest.mark.parametrize("name", GAMES)
def test_it_is_made_from_these_rules(name):
    for game in load(name).versions():
        assert source(game).fits(), "the rules or bots have changed; run: make wasm"


@pytest.mark.parametrize("name", GAMES)
def test_it_is_small_and_needs_nothing(name):
    told = json.loads(run_node(["-e", MEASURE, module(load(name))]))
    assert told["packed"] <= LARGEST.get(name, 30 * KB)
    assert told["imports"] == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_match_with_the_strongest_bot_fits_into_memory(name):
    (told,) = answers("memory", module(load(name)), [])
    assert told <= MEMORY


def test_other_rules_do_not_fit():
    kept = source(load("troll-and-dragon"))
    assert not type(kept)(kept.file, kept.code + " ", kept.host).fits()
    assert not type(kept)(kept.file, kept.code, {**kept.host, "moves": 1}).fits()
