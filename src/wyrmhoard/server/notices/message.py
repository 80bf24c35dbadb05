"""What is sent, and what may come of it."""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """A notice in words. Of a match it tells nothing but whose turn it is: never what is hidden."""

    id: str  # the same however often it is sent: whoever gets it twice shows it once
    kind: str  # turn, test, broken, confirm
    lang: str
    title: str
    text: str  # to the person alone
    about: str  # to whoever reads along, in one line
    url: str
    stop: str = ""  # where mails are ended
    stops: str = ""  # what stands before that
    game: str = ""
    table: str = ""
    seat: int = 0
    n: int = 0
    name: str = ""  # whose turn it is


class NotSent(Exception):
    """`trouble` is the id of a text that says why."""

    def __init__(self, trouble: str) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class Later(NotSent):
    """It may work when it is tried again, not before `wait` ms are over. It has not been `tried`
    where the other side was known not to answer."""

    def __init__(self, trouble: str, wait: int = 0, tried: bool = True) -> None:
        super().__init__(trouble)
        self.wait, self.tried = wait, tried


class Broken(NotSent):
    """It will not work until its owner does something."""


class Gone(NotSent):
    """There is nobody any more: the channel is to be forgotten."""
