"""A short run of the monkey in every game, and that it finds faults. `make monkey` runs long."""

import pytest

from tests.whole import sampled

from .monkey.run import Run
from .running import Server

ON_RELOAD = 'performance.getEntriesByType("navigation")[0].type === "reload"'
UNFOLDED = f"""new MutationObserver(() => {{
  const board = document.querySelector(".board");
  if (!board || board.querySelector(".planted")) return;
  const notes = board.appendChild(document.createElement("details"));
  notes.className = "planted";
  notes.textContent = "It need not be open after a reload";
  notes.open = !({ON_RELOAD});
}}).observe(document, {{ subtree: true, childList: true }});"""
RUNS = [
    Run(1, "dragons-cave", "desk", "alone", steps=4),
    Run(2, "mount-drago", "phone", "hot_seat", steps=4),
    Run(3, "troll-and-dragon", "desk", "friends", steps=4),
    Run(4, "dark-cave", "phone", "short", steps=4, script=UNFOLDED),
    Run(5, "mount-drago", "phone", "dealt", steps=4),
    Run(6, "troll-and-dragon", "desk", "looked_back", steps=4),
    Run(7, "dragons-cave", "phone", "compared", steps=8),
    Run(8, "dark-cave", "desk", "own_box", steps=8),
]
NOBODY_MOVES = ("compared", "own_box")
PARSE = "const parse = JSON.parse; JSON.parse = (text) => { const told = parse(text);"


def lost(message: str) -> str:
    """Of what is said to the server, this does not arrive."""
    return f"""WebSocket.prototype.send = new Proxy(WebSocket.prototype.send, {{
      apply: (send, socket, [text]) =>
        text.includes('"{message}"') ? undefined : Reflect.apply(send, socket, [text]),
    }});"""


FAULTS = {
    "error": 'addEventListener("click", () => { throw new Error("planted"); });',
    "console": 'addEventListener("click", () => console.error("planted"));',
    "wide": """addEventListener("click", () => {
      document.body.append(document.createElement("hr"));
      document.body.lastChild.width = 3000;
    });""",
    "spinner": f"""if ({ON_RELOAD}) window.fetch = () => new Promise(() => {{}});""",
    "offered": f"""{PARSE}
      if (told.asked) told.asked.at += 1;
      return told;
    }};""",
    "reload": f"""{PARSE}
      if (told.type === "scene" && {ON_RELOAD}) told.told = told.told.slice(1);
      return told;
    }};""",
    "stall": lost("play"),
    "hint": """addEventListener("click", () =>
      [...document.querySelectorAll(".tools button")]
        .find((one) => one.textContent === "Hint" && !one.disabled)
        ?.click(),
    );"""
    + lost("hint"),
    "refused": """const ask = window.fetch; window.fetch = (...given) =>
      ask(...given).then((answer) => (ask("/planted/none"), answer));""",
}
PATIENCE = {"spinner": 2, "stall": 3, "hint": 3}  # seconds: these are waited for


@pytest.mark.parametrize("run", sampled(RUNS, RUNS[1]), ids=str)
def test_the_monkey_finds_nothing(run, browser, tmp_path):
    """On a server whose luck comes from the run's seed, as `make monkey` has it."""
    server = Server(tmp_path / "tables.sqlite", seed=run.seed)
    server.start()
    run(browser, server.address)
    server.stop()
    assert run.finding is None, run.tell()
    assert run.moves > 0 or run.scene in NOBODY_MOVES


@pytest.mark.parametrize("kind", sampled(FAULTS, "stall"))
def test_the_monkey_finds(kind, browser, base_url):
    """Two at one device: no bot that thinks for long can be taken for a page that hangs. How a run
    ends is enough for every fault."""
    run = Run(1, "dragons-cave", "desk", "shared", 0, PATIENCE.get(kind, 60), FAULTS[kind])
    run(browser, base_url)
    assert run.finding is not None
    assert run.finding.kind == kind, run.tell()
    assert "make monkey SEED=1 GAME=dragons-cave SIZE=desk SCENE=shared STEPS=0" in run.tell()
