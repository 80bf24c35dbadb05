"""What goes over HTTP as JSON: what a page or a program may ask, and what it is answered."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .messages import Changes, ClockInfo, Events, SeatInfo, Values

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"\S")]
Level = Literal["novice", "easy", "medium", "hard", "master"]
Language = Literal["en", "fr", "de", "it", "es", "pt", "nl", "ru", "cs", "sk"]
Address = Annotated[str, msgspec.Meta(min_length=3, max_length=2000)]
Key = Annotated[str, msgspec.Meta(max_length=500)]
Minute = Annotated[int, msgspec.Meta(ge=0, lt=1440)]


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What it gets."""


class NewName(Form):
    name: Name


class Me(Answer, omit_defaults=True):
    """Who I am: a guest with a name, or nobody yet, without one. `broken`: a way by which I hear
    of my turns works no more."""

    name: str
    broken: bool = False


class OpenTable(Form):
    """A new table. `variant` names house rules that belong together, `box` changes single values,
    `box_name` says whose it is; `sit` takes that many seats for me (several: hot seat), who give no
    seed; `bots` fill the others. Where it is `rated` the result counts for ratings: one plays with
    the box as it is printed, everybody in one seat, without programs, hints or taking back."""

    game: str
    seats: Annotated[int, msgspec.Meta(ge=1, le=8)]
    variant: str = ""
    box: dict[str, object] = {}
    box_name: Annotated[str, msgspec.Meta(max_length=40)] = ""  # as its owner calls it
    clock: ClockInfo | None = None
    listed: bool = False
    hints: bool = True
    rated: bool = False
    sit: Annotated[int, msgspec.Meta(ge=0, le=8)] = 1
    names: Annotated[list[Name], msgspec.Meta(max_length=8)] = []  # of those at one device
    bots: Level | None = None
    deal: bool = False  # other tables can play the same luck, and no seat gives a seed


class TableMade(Answer):
    id: str


class TakeSeat(Form):
    """Me, a bot of a level, or an outside program (then the answer has its token)."""

    who: Literal["me", "bot", "outside"] = "me"
    name: Name | None = None
    level: Level | None = None
    seeds: bool = False  # whoever sits here seals a seed over the socket: the match waits for it


class SeatTaken(Answer):
    """`token` lets an outside program in; it is told once and never again."""

    token: str = ""


class Rematch(Form):
    """Everybody sits where they sat. Every person gives a new seed, and so does a program that gave
    one; nobody who is not connected is waited for."""


class TableLine(Answer):
    """A table in the lobby or among mine."""

    id: str
    game: str
    status: Literal["open", "playing", "over", "ended"]
    seats: list[SeatInfo]
    actors: list[int]
    me: list[int]
    clock: ClockInfo | None
    changed: int  # milliseconds since 1970
    since: int = 0  # likewise: when the match began, if it has
    rated: bool = False
    winners: list[int] = []  # seats, once the match is over
    ending: str = ""  # why it was stopped before its end: as a table says it, or `rules` are gone


class Tables(Answer):
    tables: list[TableLine]


class RatingInfo(Answer):
    """A rating and its standard error; provisional until enough matches were played."""

    rating: float
    margin: float
    provisional: bool


class BotRating(Answer):
    """What a level was measured to be, in so many matches; in none: it is a guess."""

    level: str
    rating: float
    margin: float
    matches: int


class ResultPart(Answer):
    """A seat's part in a match. `gone`: gave up, or was away at its end."""

    name: str
    taken: str
    level: str
    points: int
    place: int
    gone: bool
    me: bool


class ResultLine(Answer):
    """A match of mine that has ended, and what it did to my rating if it was to count."""

    table: str
    game: str
    ended: int  # milliseconds since 1970
    listed: bool
    counts: bool
    ending: str  # why it was stopped before its end: as a table says it
    parts: list[ResultPart]
    before: RatingInfo | None
    after: RatingInfo | None


class MyRating(Answer):
    """In a game with so many players, and how good its bots are."""

    game: str
    seats: int
    now: RatingInfo
    matches: int
    bots: list[BotRating]


class MyResults(Answer):
    """The last matches first."""

    results: list[ResultLine]
    ratings: list[MyRating]


class SeasonLine(Answer):
    name: str
    now: RatingInfo
    matches: int
    won: int


class SeasonTable(Answer):
    """Of a game with so many players, the best first."""

    game: str
    seats: int
    lines: list[SeasonLine]


class Season(Answer):
    """What was played at rated tables that anybody could watch. `since`: 0 if all there is."""

    name: str
    since: int  # milliseconds since 1970
    tables: list[SeasonTable]


class DeviceLink(Answer):
    """A link that makes another device mine, once, for a few minutes."""

    code: str
    url: str
    seconds: int


class AddChannel(Form):
    """A way to hear of my turns: a browser (`address` is its endpoint, with both its keys and the
    server's), an e-mail address, or a webhook; Matrix also needs a `room`, and it and ntfy take a
    `token`. Without `lang` the one it comes in place of says it, or it is English."""

    kind: Literal["push", "mail", "discord", "matrix", "ntfy", "json"]
    address: Address
    lang: Language | None = None
    point: Key = ""
    auth: Key = ""
    key: Key = ""
    room: Key = ""
    token: Key = ""
    instead: Key = ""  # an address that this one comes in place of


class ChannelInfo(Answer):
    """`asked`: it waits for a yes from there. `trouble` is the id of a text: why the last notice
    did not arrive. `about` is enough to know it by: of a browser the beginning of a digest of its
    endpoint."""

    id: str
    kind: str
    state: Literal["asked", "on", "broken"]
    trouble: str
    since: int
    about: str


class QuietHours(Form):
    """From minute to minute of the day in this time zone; none if both are the same."""

    start: Minute
    end: Minute
    zone: Annotated[str, msgspec.Meta(max_length=60)]


class Reach(Answer):
    """How I hear of my turns. `lacks` says what the host would have to do for push, mail and
    webhooks, as ids of texts; empty where nothing is missing. `secret` is told once: programs check
    by it who wrote to them."""

    push_key: str
    lacks: dict[str, str]
    channels: list[ChannelInfo]
    start: int
    end: int
    zone: str
    secret: str = ""


class LinkUsed(Answer):
    """A link of a mail was followed: what address it is about."""

    about: str


class PasskeyInfo(Answer):
    id: str
    name: str
    created: int


class Passkeys(Answer):
    """`lacks` says what the host would have to do, as the id of a text."""

    lacks: str
    passkeys: list[PasskeyInfo]


class AddPasskey(Form):
    """What the browser made of what it was asked."""

    name: Name
    credential: dict[str, object]


class UsePasskey(Form):
    credential: dict[str, object]


class Option(Answer):
    """A value of the box that tables may choose: words, on or off, or a range."""

    key: str
    words: list[str]
    flag: bool
    least: int | None
    most: int | None


class Variant(Answer):
    """House rules under one name; its title is the game's text `variant-` and the name."""

    name: str
    box: dict[str, object]


class GameLine(Answer):
    name: str
    rules: int
    least: int
    most: int
    minutes: int
    age: int


class FieldInfo(Answer):
    """A field of a view. Its name is the game's text `field-` and the name, else `about`."""

    shape: list[int]  # empty for a single number
    seen_by: str  # public, owner or recalled; what is recalled is not shown
    by_seat: bool  # whether the first axis is the seats
    about: str  # in English, for who writes rules


class EventBlank(Answer):
    """How a blank of an event is filled: by a number, a seat, a number for each of 8 seats, or
    words; before `words` and a `run` comes how many. Events that follow each other and differ in
    nothing but a `sum` or a `run` may be told as one."""

    kind: Literal["number", "sum", "seat", "gains", "case", "word", "words", "run"]
    words: list[str]  # those of `case` choose the form of a sentence and are not read


class EventInfo(Answer):
    """What may come of a move: a text of the game, and the clauses behind it."""

    text: str
    clauses: list[str]
    blanks: dict[str, EventBlank]


class GameInfo(Answer):
    """All a client must know of a game to name its moves and read its views."""

    name: str
    rules: int
    least: int
    most: int
    minutes: int
    age: int
    verbs: dict[str, list[list[str]]]  # each verb owns a run of numbers, one per combination
    view: dict[str, FieldInfo]
    events: list[EventInfo]  # numbered from 1 on
    hints: list[EventInfo]  # why a move is hinted at; the same
    box: dict[str, object]  # as it is sold
    options: list[Option]
    variants: list[Variant]
    levels: list[str]
    clauses: dict[str, str]  # a move's words, or how they begin -> the clauses behind it


class Games(Answer):
    games: list[GameLine]


class Clause(Answer):
    number: str
    text: str
    heading: str


class Rulebook(Answer):
    game: str
    lang: str
    text: str  # Markdown
    clauses: list[Clause]


class Draw(Answer):
    """What luck did as move `n`: what could come, how likely each was, and what came."""

    n: int
    moves: list[int]
    weights: list[int]
    move: int
    after: int  # the seat that moved last, 15 before any has


class Luck(Answer):
    """All draws of a match that is over, to be checked against the secret in its result. The first
    `given` moves come from another table, and luck did not draw them here."""

    given: int
    draws: list[Draw]


class ReplayForm(Form):
    """A downloaded log, to be looked at."""

    log: dict[str, object]


class ReplayStep(Answer):
    who: int
    move: int
    time: int | None


class Replayed(Answer):
    """A match move by move: for each seat, and last for a spectator, the first view and what each
    step changed in it."""

    game: str
    seats: int
    names: list[str]
    box: dict[str, object]
    steps: list[ReplayStep]
    heard: list[list[int]]  # by seat: each step's move as it was told
    first: list[Values]  # by seat: the view before the first move
    views: list[list[Changes]]  # by seat, by step: what changed
    events: list[list[Events]]  # by seat, by step: what came of it
    choices: list[list[int]]  # by step: the moves that could have been made
    scores: list[list[int]]  # by step: the points of each seat after it
    points: list[int]
    shares: list[float]


class SeatPlan(Form):
    """Somebody at my device, by name; a bot of a level; neither: free for whoever comes."""

    name: Name | None = None
    level: Level | None = None


class Continue(Form):
    """Go on from a moment of a match played elsewhere: the log up to `moves`, and who sits
    where."""

    log: dict[str, object]
    moves: Annotated[int, msgspec.Meta(ge=0)]
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=8)]


class PlayDeal(Form):
    """A deal once more: with free seats, or by the people of my last table, seats exchanged."""

    exchange: bool = False


class ShowPlay(Form):
    """Whether others who have played the deal may watch how I did."""

    shown: bool


class DealOfDay(Answer):
    """Today's deal of a game: what fixes its luck, and tomorrow's. `table` is mine, if I have begun
    it."""

    game: str
    deal: str
    commitment: str
    yesterday: str  # the deal of the day before
    tomorrow: str  # the commitment of the next
    ends: int  # milliseconds since 1970: when it is laid open
    table: str
    done: bool


class DealsOfDay(Answer):
    now: int
    games: list[DealOfDay]


class DealSeat(Answer):
    """A seat of a deal's table. What is played `again`, late, or by a bot in the end does not
    count: then there is no place. `score`: so many in a hundred of the others in this seat did
    worse."""

    name: str
    level: str
    person: bool
    mine: bool
    points: int
    share: float
    again: bool
    counts: bool
    place: int
    of: int  # how many count in this seat
    score: int | None


class DealTable(Answer):
    """`table` is empty where its match is not for me to watch."""

    table: str
    mine: bool
    begun: int
    done: int  # 0 while it is played
    late: bool  # after the luck was laid open
    seats: list[DealSeat]


class DealInfo(Answer):
    """A deal and, to one who has played it, all its tables. `secret` is empty until it ends."""

    deal: str
    game: str
    of_the_day: bool
    ends: int
    commitment: str
    secret: str
    known: bool
    players: int
    shown: bool
    tables: list[DealTable]


class Problem(Answer):
    """Why something was not done: a text id, what fills its blanks, and the same in English."""

    why: str
    text: str
    blanks: dict[str, str | int] = {}
