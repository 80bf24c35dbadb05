"""What the monkey does: every step is something that a person could do with the page in hand."""

from collections.abc import Callable

from .chance import Chance
from .person import SIZES, Control, Person
from .same import compare
from .words import everywhere

ZONES = {
    "curtain": 20.0, "words": 1.0, "board": 3.0, "end": 3.0, "sheet": 2.0, "dialog": 3.0,
    "popover": 2.0, "column": 1.0, "top": 0.5, "main": 2.0, "page": 0.3,
}  # fmt: skip
HOME = 0.05  # a way out of the table
CLOSE = 10.0  # nobody reads a sheet for ever
KEYS = (
    "Tab", "Tab", "Shift+Tab", "Enter", "Enter", "Space", "Escape", "ArrowLeft", "ArrowRight",
    "ArrowUp", "ArrowDown", "?", "r", "s", "u", "h", "+", "-", "0", "Home", "End",
)  # fmt: skip
TURN = 4  # seconds that somebody who wants to move waits for the question
PRESSES = 14  # at most, until a move is made by somebody who means it


def weight(control: Control) -> float:
    if control.kind == "link" and control.zone == "top":
        return HOME
    if control.name in everywhere("table-forget"):
        return 0  # nobody forgets the table they are to come back to
    return CLOSE if control.name in everywhere("close-sheet") else ZONES[control.zone]


def press(person: Person, chance: Chance) -> str:
    return person.press(chance, weight) or "nothing to press"


def answer(person: Person, chance: Chance) -> str:
    """Somebody who wants to move presses what has just begun to glow, until the move is sent."""
    person.close_sheets()
    person.press(chance, lambda one: one.zone == "curtain")
    if person.watch.me and not person.offline:
        person.until(lambda state: state["asked"] or state["over"], TURN)
    sent, pressed = person.watch.moves, []
    for at in range(PRESSES):
        state = person.state()
        if not state["asked"] or state["open"] or person.watch.moves > sent:
            break
        done = person.press(Chance(chance.key, at), lambda one: glows(person, one, pressed))
        pressed.append(done or "nothing")
        if not done:
            break
        person.calm()
    return "plays: " + ", ".join(pressed)


def take_back(person: Person, chance: Chance) -> str:
    """The move that waits to be sent, or the last one where that is free."""
    named = everywhere("move-take-back") | everywhere("undo-free")
    done = person.press(chance, lambda one: one.zone == "sheet" and one.name in named)
    person.calm()
    return f"takes back: {done}"


def glows(person: Person, control: Control, pressed: list[str]) -> float:
    places = control.zone in ("board", "words") and control.kind == "button"
    if not places or control.name in everywhere("take-back"):
        return 0
    return (50 if control in person.fresh else 1) / (1 + 9 * pressed.count(str(control)))


def key(person: Person, chance: Chance) -> str:
    pressed = chance.one(KEYS)
    person.page.keyboard.press(pressed)
    return f"key {pressed}"


def drag(person: Person, chance: Chance) -> str:
    size, mouse, rng = person.page.viewport_size, person.page.mouse, chance.rng
    ends = [(rng.randrange(size["width"]), rng.randrange(size["height"])) for _ in range(2)]
    mouse.move(*ends[0])
    mouse.down()
    mouse.move(*ends[1], steps=3)
    mouse.up()
    return f"drag {ends[0]} to {ends[1]}"


def wheel(person: Person, chance: Chance) -> str:
    by = chance.one([-600, -120, 120, 600])
    person.page.mouse.wheel(0, by)
    return f"wheel {by}"


def resize(person: Person, chance: Chance) -> str:
    width, height = chance.one(SIZES[person.size])
    person.page.set_viewport_size({"width": width, "height": height})
    return f"window {width}x{height}"


def reload(person: Person, chance: Chance) -> str:
    person.page.reload()
    return "reload"


def same(person: Person, chance: Chance) -> str:
    compare(person)
    return "reload, and compare"


def back(person: Person, chance: Chance) -> str:
    person.ask("navigation.canGoBack && history.back()")
    return "back"


def forward(person: Person, chance: Chance) -> str:
    person.ask("navigation.canGoForward && history.forward()")
    return "forward"


def go_offline(person: Person, chance: Chance) -> str:
    person.offline = True
    person.context.set_offline(True)
    person.ask("monkey.cut()")
    return "offline"


def go_online(person: Person, chance: Chance) -> str:
    person.offline = False
    person.context.set_offline(False)
    return "online"


def language(person: Person, chance: Chance) -> str:
    """Through the settings, as everybody must."""
    if not person.state()["open"]:
        person.press_text("top", "settings-title")
    chosen = person.press(chance, lambda one: one.zone == "dialog" and one.kind == "select")
    person.page.keyboard.press("Escape")
    return f"language: {chosen}"


def fold(person: Person, chance: Chance) -> str:
    """Sheets that open and close: the log, the moves in words, a seat."""
    done = person.press(chance, lambda one: one.kind == "summary" or one.zone == "top")
    return f"fold: {done}"


Step = Callable[[Person, Chance], str]
WEIGHTS: dict[Step, float] = {
    press: 60, answer: 25, key: 10, drag: 3, wheel: 3, resize: 4, fold: 4, language: 2,
    same: 3, reload: 2, back: 2, forward: 2, go_offline: 2, go_online: 40,
}  # fmt: skip
ONLINE = (same, reload, back, forward, go_offline)  # a browser that is offline loads nothing


def possible(person: Person, step: Step) -> bool:
    if step is go_online:
        return person.offline
    if step is answer:
        return person.path.startswith("/t/")
    return not (person.offline and step in ONLINE)


def step(person: Person, chance: Chance) -> str:
    """The next thing this person does, told in a line."""
    able = {one.__name__: WEIGHTS[one] for one in WEIGHTS if possible(person, one)}
    return globals()[chance.of(able)](person, chance)
