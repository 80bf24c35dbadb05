"""One person with a browser of their own: what they see, how they press, when they wait."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ElementHandle, Error

from .chance import Chance
from .watch import GONE, Finding, Watch
from .words import everywhere

HERE = Path(__file__).parent
EYES = (HERE / "eyes.js").read_text("utf-8")
LUCK = """(() => {
  let at = 1;
  const next = () => ((at = Math.imul(at ^ (at >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0) / 2 ** 32;
  Math.random = next;
  crypto.getRandomValues = (bytes) => bytes.map(() => next() * 256);
})()"""  # made-up names and seeds: a run is to be repeated
SIZES = {
    "desk": [(1280, 800), (1024, 700), (1600, 900), (640, 800), (390, 844)],
    "phone": [(390, 844), (844, 390), (360, 640), (320, 640), (1024, 768)],
}
LONG = 120_000  # ms for one thing of the browser's; only a broken one takes so long
SHEETS = 6  # that can lie one upon the other, and more
REST = 0.25  # seconds without any change, and the page has come to rest


@dataclass(frozen=True)
class Control:
    zone: str
    kind: str
    name: str
    href: str = ""
    options: int = 0

    def __str__(self) -> str:
        return f"{self.kind} “{self.name}” ({self.zone})"


class Person:
    def __init__(
        self, browser: Browser, address: str, size: str, patience: float, script: str = ""
    ):
        self.size, self.patience = size, patience
        width, height = SIZES[size][0]
        phone = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
        self.context = browser.new_context(
            base_url=address, locale="en", viewport={"width": width, "height": height}, **phone
        )
        self.context.set_default_timeout(LONG)
        for one in (EYES, LUCK, script):
            self.context.add_init_script(one)
        self.page = self.context.new_page()
        self.page.on("dialog", lambda dialog: dialog.dismiss())
        self.page.on("worker", lambda worker: worker.evaluate(LUCK))  # of tables in the browser
        self.watch = Watch(self.page)
        self.offline = False
        self.path = ""  # where they are
        self.home = ""  # the table they play at
        self.away = 0  # steps since they left it
        self.seen: list[Control] = []
        self.fresh: Counter[Control] = Counter()  # what was not there at the last press

    def leave(self) -> None:
        self.context.close()

    def open(self, path: str) -> None:
        """An address is typed; once more if the page itself was just going elsewhere, as it does
        for a moment after a sheet is closed."""
        try:
            self.page.goto(path)
        except Error as error:
            if GONE not in error.message:
                raise
            self.page.goto(path)

    # What they see

    def ask(self, what: str, given: Any = None) -> Any:
        """Asked again of the next page, if this one goes away in mid-question."""
        while True:
            try:
                return self.page.evaluate(what, given)
            except Error as error:
                if "navigation" not in error.message:
                    raise
                self.page.wait_for_load_state("domcontentloaded")

    def state(self) -> dict[str, Any]:
        return self.ask("monkey.state()")

    def sees(self) -> list[Control]:
        return [Control(**one) for one in self.ask("monkey.look()")]

    def reach(self, order: Sequence[int]) -> dict[str, Any] | None:
        return self.ask("order => monkey.reach(order)", list(order))

    def press(self, chance: Chance, weight: Callable[[Control], float]) -> str:
        """One of those with a weight that lies open: what was pressed, "" if there is none."""
        seen = self.sees()
        self.fresh, self.seen = Counter(seen) - Counter(self.seen), seen
        found = self.reach(chance.order(seen, weight))
        return f"{seen[found['at']]}{self.use(seen[found['at']], found, chance)}" if found else ""

    def press_text(self, zone: str, text: str) -> str:
        """What has this text, in whatever language the page speaks."""
        named = everywhere(text)
        return self.press(Chance(), lambda one: one.zone == zone and one.name in named)

    def use(self, control: Control, found: dict[str, Any], chance: Chance) -> str:
        match control.kind:
            case "select":
                return self.select(found["at"], chance.rng.randrange(control.options))
            case "file":
                return self.hand_in(found["at"], chance)
            case "range":
                return self.slide(found, chance)
            case "text" | "search" | "textarea":
                return self.type(found, chance)
        self.point(found)
        return ""

    def point(self, found: dict[str, Any]) -> None:
        if self.size == "phone":
            self.page.touchscreen.tap(found["x"], found["y"])
        else:
            self.page.mouse.click(found["x"], found["y"])

    def one(self, at: int) -> ElementHandle:
        return self.page.evaluate_handle("at => monkey.one(at)", at).as_element()

    def select(self, at: int, option: int) -> str:
        """None, if it went away with its dialog just now: what is pressed by the mouse may, too."""
        if not self.one(at).evaluate("(one) => one.isConnected"):
            return ": gone"
        self.one(at).select_option(index=option)
        return f": option {option}"

    def hand_in(self, at: int, chance: Chance) -> str:
        text = chance.one(FILES)
        file = {"name": "match.json", "mimeType": "application/json", "buffer": text.encode()}
        self.one(at).set_input_files(files=[file])
        return f": {text}"

    def slide(self, found: dict[str, Any], chance: Chance) -> str:
        self.point(found)
        key = chance.one(["Home", "End", "ArrowLeft", "ArrowRight", "PageUp", "PageDown"])
        self.page.keyboard.press(key)
        return f": {key}"

    def type(self, found: dict[str, Any], chance: Chance) -> str:
        text = chance.one(SAID)
        self.point(found)
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.insert_text(text)
        end = chance.one(["", "Enter"])
        if end:
            self.page.keyboard.press(end)
        return f": {text!r} {end}"

    def close_sheets(self) -> None:
        for _ in range(SHEETS):
            if not self.state()["open"]:
                break
            self.page.keyboard.press("Escape")
            self.calm()

    # When they wait

    def until(
        self, done: Callable[[dict[str, Any]], bool], seconds: float
    ) -> dict[str, Any] | None:
        """The state that was waited for, None if it did not come in time."""
        end = time.monotonic() + seconds
        while not done(state := self.state()):
            if time.monotonic() > end:
                return None
            self.page.wait_for_timeout(20)
        return state

    def calm(self, seconds: float = 1.0) -> None:
        """Look on for a moment, as people do who do not press in mid-flight."""
        self.until(lambda state: state["still"] > 1000 * REST / 2, seconds)

    def rest(self) -> dict[str, Any]:
        """Nothing happens by itself: a question, a curtain, somebody else to move, or the end. Work
        that tells how far it is waits for nobody."""
        last, moved = self.state(), time.monotonic()
        while not self.rests(state := self.state()):
            if told(state) != told(last):
                last, moved = state, time.monotonic()
            if time.monotonic() - moved > self.patience:
                kind = "spinner" if loads(state) else "hint" if state["seeks"] else "stall"
                raise Finding(kind, f"{state} for {self.patience:.0f} s")
            self.page.wait_for_timeout(30)
        return state

    def rests(self, state: dict[str, Any]) -> bool:
        if loads(state) or state["seeks"]:
            return False
        if not state["works"] and (state["waits"] or state["still"] < 1000 * REST):
            return False
        if not state["path"].startswith("/t/"):
            return True
        if {*state["tools"]} & {*everywhere("skip-animation")}:  # moves are still being shown
            return False
        if any(state[one] for one in ("asked", "curtain", "over", "offer")) or not self.watch.table:
            return True
        mine = [p for p in self.watch.actors if p in self.watch.me]
        return self.watch.waits_for_somebody and (
            self.watch.table["status"] == "open"
            or (self.watch.table["status"] == "playing" and not mine)
        )


SAID = (
    "Mira", "good luck!", "Ελένη & <b>Bo</b>", "🐉🐉🐉", "x" * 300, " ", "Žluťoučký kůň", "lair",
    "{ $who }", "\u202eright to left", "0", "müde",
)  # fmt: skip
FILES = ("{}", "no log", '{"game": "chess"}', '{"game": "dark-cave", "moves": []}')


def loads(state: dict[str, Any]) -> bool:
    return state["blank"] or state["wait"] in everywhere("page-loading")


def told(state: dict[str, Any]) -> str:
    return f"{state['path']} {state['asked']} {state['wait']} {state['sheet']}"
