"""What a page tells, for comparing it before and after it is loaded anew."""

import difflib
import re

from .chance import Chance
from .person import Person
from .watch import Finding
from .words import everywhere


def said(text: str) -> str:
    """A pattern for this text in any language, up to its first blank."""
    return "|".join(re.escape(one.split("{")[0]) for one in everywhere(text))


LISTS = "/"  # looks at the tables every now and then, so it may be behind
BENCHES = "/box/"  # what was tried there, and what may be undone, is gone
TRIES = 3
PASSING = (
    r" \[(active|pressed|selected|cursor=\w+)\]",  # where somebody was
    r"\b\d+:\d\d\b",  # clocks
    r"(?<=textbox) (\"[^\"]*\").*",  # what is being typed
    r"\n *- alert: .*",  # what was wrong with a file that was handed in
    rf"\n *- '?button \"({said('zoom-more')}).*",  # where the map was moved to
)


def tells(person: Person) -> str:
    """Without what is nobody's business after a reload: the focus, a selection, clocks."""
    person.page.locator("[aria-busy=true]").first.wait_for(state="detached")  # odds come later
    whole = person.page.locator(".page, main").first.aria_snapshot()
    for pattern in PASSING:
        whole = re.sub(pattern, "", whole)
    return whole


def tidy(person: Person) -> None:
    """Open sheets are put away, notes folded, what was picked up is laid down, what plays by itself
    stops, and the curtain is drawn back."""
    person.close_sheets()
    person.press_text("column", "close-sheet")
    person.press_text("sheet", "move-take-back")
    person.press_text("sheet", "replay-pause")
    look_back(person)
    if person.ask("monkey.focusPicked()"):
        person.page.keyboard.press("Escape")
    for name in person.page.locator(".waiting form input").all():
        name.press("Escape")
    for answer in person.page.locator(".why button:last-child, .hint .head button").all():
        answer.click()  # to "why not?", or for a hint
    person.page.mouse.move(0, 0)  # nothing is pointed at
    person.ask("monkey.lookAway()")
    for search in person.page.locator("search input:visible").all():
        search.fill("")
    person.press(Chance(), lambda one: one.zone == "curtain")
    person.rest()
    person.close_sheets()  # what a game is about is told late, and once
    person.ask("monkey.fold()")  # last: a board that is drawn anew has its notes as they begin


def look_back(person: Person) -> None:
    """A review that was begun is waited for, stopped or not: it is kept once it is whole."""
    review = person.page.locator("section.review[aria-labelledby]")
    for _ in range(review.locator("[role=status] > p.small").count()):
        review.locator(".row > button").click()
    review.locator("progress").wait_for(state="detached")


def compare(person: Person) -> None:
    """Load the page anew: it tells the same. If something happened meanwhile, once more."""
    for _ in range(TRIES):
        if compared(person):
            break
    answerable(person)


def compared(person: Person) -> bool:
    person.rest()
    tidy(person)
    before, entry, path = tells(person), person.watch.entry, person.state()["path"]
    person.page.reload()
    person.rest()
    tidy(person)
    after = tells(person)
    if entry != person.watch.entry or others_turn(person, before, after):
        return False
    if before != after and path != LISTS and not path.startswith(BENCHES):
        raise Finding("reload", difference(before, after))
    return True


def others_turn(person: Person, before: str, after: str) -> bool:
    """Of several people at one device the first who is asked is called: perhaps another one."""
    first = [re.search(r"- listitem:\s+- button .(\S+)", told) for told in (before, after)]
    return len(person.watch.me) > 1 and len({one and one[1] for one in first}) > 1


def answerable(person: Person) -> None:
    """Whoever is asked can reach something to answer with."""
    seen = person.sees()
    ways = [at for at, one in enumerate(seen) if one.zone in ("board", "words", "sheet")]
    if person.state()["asked"] and not person.reach(ways):
        raise Finding("mute", f"asked, and nothing can be pressed of {[*map(str, seen)]}")


def difference(before: str, after: str) -> str:
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), "before", "after", n=1)
    return "the page differs after a reload\n" + "\n".join(lines)
