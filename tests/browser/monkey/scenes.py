"""How people come to a table: a scene is given the game, and calls whom it needs."""

from collections.abc import Callable
from typing import Any

from tests.walk import of_game

from wyrmhoard.games import GAMES, load
from wyrmhoard.texts import Texts

from ..moments import go_on, last_decision
from .chance import Chance
from .person import Person
from .steps import answer

TITLES = {game: Texts("en", load(game).folder / "texts")("name") for game in GAMES}
Call = Callable[[], Person]
LAST = 20  # moves at most, until a match that is near its end is over


def alone(game: str, call: Call) -> None:
    """Against bots in the browser, with one press."""
    person = call()
    person.open("/")
    button(person, "Play now: ", game).click()
    arrived(person)


def short(game: str, call: Call) -> None:
    """With less in the box: the end comes soon, and another match after it."""
    opens(call(), game, bots="easy", box=of_game(game).SHORT)


def friends(game: str, call: Call) -> None:
    """Two people, each with a browser."""
    mira = call()
    invites(mira, game)
    arrived(mira)
    bo = call()
    bo.open(mira.home)
    bo.page.get_by_role("button", name="Sit here").first.click()
    arrived(bo)


def hot_seat(game: str, call: Call) -> None:
    """Two people at one device, and nobody else: the table is in the browser."""
    person = call()
    invites(person, game, "Bo")
    arrived(person)


def shared(game: str, call: Call) -> None:
    """Two people at one device, at a table of the server's."""
    opens(call(), game, sit=2, names=["Mira", "Bo"])


def spectator(game: str, call: Call) -> None:
    player, watcher = call(), call()
    opens(player, game, bots="easy")
    watcher.open(player.home)
    arrived(watcher)


def dealt(game: str, call: Call) -> None:
    """The deal of the day."""
    person = call()
    person.open("/")
    button(person, "Deal of the day: ", game).click()
    arrived(person)


def looked_back(game: str, call: Call) -> None:
    """Near the end, so that there is a match to be looked back on."""
    person = call()
    person.page.request.post("/api/me", data={"name": "Mira"})
    go_on(person.page, game, 2, last_decision(game, 2), "Mira")
    arrived(person)
    for n in range(LAST):
        if person.rest()["over"]:
            break
        answer(person, Chance(game, n))
    for ask in person.page.get_by_role("button", name="Look back on this match").all():
        ask.click()


def compared(game: str, call: Call) -> None:
    """Two have played the deal of the day: one looks at it, the other at what they played."""
    bo, mira = call(), call()
    ends(bo, "Bo", game)
    rests(mira, f"/deal/{ends(mira, 'Mira', game)}")
    rests(bo, "/results")


def ends(person: Person, name: str, game: str) -> str:
    """At once; returns which deal it was."""
    ask = person.page.request
    ask.post("/api/me", data={"name": name})
    table = ask.post(f"/api/today/{game}").json()["id"]
    deal: str = ask.delete(f"/api/tables/{table}").json()["deal"]
    return deal


def own_box(game: str, call: Call) -> None:
    """What is printed is changed there, and matches are begun with it."""
    rests(call(), f"/box/{game}")


def rests(person: Person, path: str) -> None:
    """Where they come back to."""
    person.open(path)
    person.home = person.path = person.rest()["path"]


def opens(person: Person, game: str, **form: Any) -> None:
    """A table at the server."""
    ask = person.page.request
    ask.post("/api/me", data={"name": "Mira"})
    made = ask.post("/api/tables", data={"game": game, "seats": 2, **form})
    person.open(f"/t/{made.json()['id']}")
    arrived(person)


def invites(person: Person, game: str, other: str = "") -> None:
    person.open("/")
    button(person, "With friends: ", game).click()
    person.page.get_by_label("Name of player 1").fill("Mira")
    if other:
        person.page.get_by_role("button", name="Also at this device").click()
        person.page.get_by_label("Name of player 2").fill(other)
    person.page.get_by_role("button", name="Open the table").click()


def button(person: Person, what: str, game: str):
    return person.page.get_by_role("button", name=f"{what}{TITLES[game]}")


def arrived(person: Person) -> None:
    person.page.wait_for_url("**/t/*")
    person.home = person.path = person.rest()["path"]


SCENES = {
    scene.__name__: scene
    for scene in (
        alone, short, friends, hot_seat, shared, spectator, dealt, looked_back, compared, own_box,
    )
}  # fmt: skip
