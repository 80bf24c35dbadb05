"""What goes wrong on a page while it is used, noticed as it happens."""

import json
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Request, Response, WebSocket

OFFLINE = (
    "net::ERR_INTERNET_DISCONNECTED", "net::ERR_NETWORK_CHANGED",
    "An unknown error occurred when fetching the script.",  # of a worker
)  # fmt: skip
GONE = "net::ERR_ABORTED"  # the page went on before the answer came
# Refused, and the page says why: what was typed or handed in cannot be taken; somebody was faster.
WRONG_INPUT, FASTER = ("name-", "log-", "no-such-game"), 409
LATE = "too-late"  # the question changed while the answer was on its way


class Finding(AssertionError):
    """Something that must not be; `kind` is one word for it."""

    def __init__(self, kind: str, told: str):
        super().__init__(f"{kind}: {told}")
        self.kind = kind


@dataclass
class Asked:
    """What a seat was last told."""

    at: int = -1
    moves: list[int] = field(default_factory=list)


class Watch:
    def __init__(self, page: Page):
        self.found: list[Finding] = []
        self.refused: list[Response] = []
        self.asked: dict[int, Asked] = {}
        self.played: dict[int, dict[str, Any]] = {}
        self.table: dict[str, Any] = {}
        self.actors: list[int] = []
        self.me: list[int] = []
        self.moves = 0
        self.entry = -1  # the last of the log that came
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.wrong("error", error.stack or str(error)))
        page.on("requestfailed", self.failed)
        page.on("response", self.answered)
        page.on("websocket", self.opened)
        page.expose_binding("monkeyOverhears", self.overheard)

    def wrong(self, kind: str, told: str) -> None:
        self.found.append(Finding(kind, told))

    def raise_found(self) -> None:
        for answer in self.refused:
            self.explain(answer)
        self.refused.clear()
        if self.found:
            raise self.found.pop(0)

    # HTTP and the console

    def console(self, line: ConsoleMessage) -> None:
        told = line.text
        excused = any(word in told for word in (*OFFLINE, "server responded with a status of 4"))
        if line.type == "error" and not excused:
            self.wrong("console", told)

    def failed(self, request: Request) -> None:
        why = request.failure or ""
        if why not in (GONE, *OFFLINE):
            self.wrong("request", f"{request.method} {request.url}: {why}")

    def answered(self, answer: Response) -> None:
        if answer.status >= 500:
            self.wrong("server", f"{answer.status} for {answer.request.method} {answer.url}")
        elif answer.status >= 400:
            self.refused.append(answer)

    def explain(self, answer: Response) -> None:
        """Whether a refusal is one that a person may meet."""
        try:
            why = answer.json().get("why", "")
        except Exception:  # the page has gone on, and the body with it
            return
        if not why.startswith(WRONG_INPUT) and answer.status != FASTER:
            self.wrong("refused", f"{answer.request.method} {answer.url}: {why}")

    # What goes to the table and comes from it, over a socket or within the browser

    def opened(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda body: self.sent(json.loads(body)))
        socket.on("framereceived", lambda body: self.heard(json.loads(body)))

    def overheard(self, source: object, way: str, body: str) -> None:
        (self.sent if way == "sent" else self.heard)(json.loads(body))

    def sent(self, message: dict[str, Any]) -> None:
        if message["type"] == "hello":
            self.asked, self.played, self.table, self.entry = {}, {}, {}, -1
        elif message["type"] == "play":
            self.play(message)

    def play(self, message: dict[str, Any]) -> None:
        self.moves += 1
        self.played[message["id"]] = message
        known = self.asked.get(message["seat"], Asked())
        if message["at"] != known.at or message["move"] not in known.moves:
            self.wrong("offered", f"{message} was sent, asked was {known}")

    def heard(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome" | "table-changed":
                self.table, self.me = message["table"], message["me"]
            case "scene" | "change":
                self.told(message)
            case "refusal" if message["id"] in self.played:
                self.refusal(message)

    def told(self, message: dict[str, Any]) -> None:
        self.entry, self.actors = message["n"], message["actors"]
        if message["seat"] is not None:
            asked = message["asked"] or {"at": -1, "moves": []}
            self.asked[message["seat"]] = Asked(asked["at"], asked["moves"])

    def refusal(self, message: dict[str, Any]) -> None:
        if message["why"] != LATE:
            self.wrong("refused", f"{message['why']} for {self.played[message['id']]}")

    @property
    def waits_for_somebody(self) -> bool:
        """The server is at rest: a person must do something, here or elsewhere."""
        if self.table.get("status") != "playing":
            return bool(self.table)
        seats = self.table["seats"]
        return any(seats[p]["taken"] == "person" and not seats[p]["away"] for p in self.actors)
