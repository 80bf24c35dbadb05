"""What a page tells, for comparing it before and after it is loaded anew."""

import difflib
import re

from .person import Person
from .watch import Finding
from .words import everywhere

FOLLOW = "|".join(map(re.escape, everywhere("hint-follow")))
LISTS = "/"  # looks at the tables every now and then, so it may be behind
PASSING = (
    r" \[(active|pressed|selected|cursor=\w+)\]",  # where somebody was
    r"\b\d+:\d\d\b",  # clocks
    rf'\n *- paragraph:\n *- text: .*\n *- button "({FOLLOW})"',  # a hint that was asked for
)


def tells(person: Person) -> str:
    """Without what is nobody's business after a reload: the focus, a selection, clocks."""
    whole = person.page.locator(".page, main").first.aria_snapshot()
    for pattern in PASSING:
        whole = re.sub(pattern, "", whole)
    return whole


def tidy(person: Person) -> None:
    """What is open before the page is put away, and a card that was only picked up laid down."""
    person.close_sheets()
    person.press_text("column", "close-sheet")
    picked = person.page.locator(".board [aria-pressed=true]")
    if picked.count():
        picked.first.press("Escape")


def compare(person: Person) -> None:
    """Load the page anew: unless something happened meanwhile, it tells the same."""
    person.rest()
    tidy(person)
    person.rest()
    before, entry = tells(person), person.watch.entry
    person.page.reload()
    person.rest()
    after = tells(person)
    if before != after and entry == person.watch.entry and person.state()["path"] != LISTS:
        raise Finding("reload", difference(before, after))
    answerable(person)


def answerable(person: Person) -> None:
    """Whoever is asked can reach something to answer with."""
    seen = person.sees()
    ways = [at for at, one in enumerate(seen) if one.zone in ("board", "words", "sheet")]
    if person.state()["asked"] and not person.reach(ways):
        raise Finding("mute", f"asked, and nothing can be pressed of {[*map(str, seen)]}")


def difference(before: str, after: str) -> str:
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), "before", "after", n=1)
    return "the page differs after a reload\n" + "\n".join(lines)
