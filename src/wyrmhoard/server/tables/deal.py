"""Deals: the same luck at several tables, so that what people make of it can be compared.

A deal's secret follows from one key of the server and the deal's name, so that every process knows
it, today and after a restart. Its name begins with the last day on which it is played: when that is
over (UTC) the secret is laid open, and every table of the deal can be checked.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime

from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match

from ..store.base import Store
from . import luck

DAY = 86_400_000  # ms
DATE = len("2026-01-31")
DAYS = 14  # that friends have for a deal, beside the one it is made on
KEY = 32  # bytes
ANYONE = -1  # whoever's turn it is


def date(now: int) -> str:
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def of_the_day(game: str, now: int) -> str:
    return f"{date(now)}-{game}"


def among_friends(now: int) -> str:
    """Known only to those who are told of it."""
    return f"{date(now + DAYS * DAY)}-{secrets.token_urlsafe(9)}"


def ends(deal: str) -> int:
    """When it is laid open: the first moment after its last day."""
    last = datetime.fromisoformat(deal[:DATE]).replace(tzinfo=UTC)
    return int(last.timestamp() * 1000) + DAY


def secret_told(deal: str, secret: bytes, now: int) -> str:
    """Of a table, with or without a deal, that is over: nothing as long as others play the same."""
    return "" if deal and now < ends(deal) else secret.hex()


def commitment(deal: str, secret: bytes) -> str:
    """What is published of a deal before anybody plays it."""
    return hashlib.sha256(f"wyrmhoard deal\0{deal}\0".encode() + secret).hexdigest()


class Dealer:
    """The key all secrets come from: made once, whichever process is first."""

    def __init__(self, store: Store) -> None:
        self.store, self.key = store, b""

    async def secret(self, deal: str) -> bytes:
        return await self.derived(f"deal\0{deal}")

    async def table(self, deal: str, person: str) -> str:
        """Where this person plays the deal of a day: one table, however often they begin, and
        nobody else knows which."""
        whole = await self.derived(f"table\0{deal}\0{person}")
        return urlsafe_b64encode(whole[:9]).decode()

    async def derived(self, what: str) -> bytes:
        if not self.key:
            self.key = await self.store.setting("deals", secrets.token_bytes(KEY))
        return hmac.digest(self.key, what.encode(), "sha256")


class Questions:
    """What luck was asked at a table so far. The same question gets the same answer at every table
    of a deal, whatever else is different there.

    A question is what could come, and how likely each is. Asked for the first time it is answered
    alike whoever's turn it is: a pile in which the same cards are left has the same card on top.
    Asked again, as dice are, it goes by the seat that moved last, and how often it was asked then.
    """

    def __init__(self, times: Counter[tuple[str, int]] | None = None) -> None:
        self.times = times or Counter[tuple[str, int]]()

    def copy(self) -> Questions:
        return Questions(self.times.copy())

    def note(self, match: Match) -> None:
        """Luck is about to move."""
        choices, weights = odds(match)
        self.asked(choices, weights, mover(match.moves))

    def draw(self, secret: bytes, choices: Sequence[int], weights: Sequence[int], seat: int) -> int:
        """Which of the choices comes. What is certain is no question."""
        if len(choices) == 1:
            return 0
        question, who, times = self.asked(choices, weights, seat)
        return luck.pick(weights, luck.numbers(secret, f'"{question}"', f"{who},{times}"))

    def asked(
        self, choices: Sequence[int], weights: Sequence[int], seat: int
    ) -> tuple[str, int, int]:
        """By what the answer is found: the question, whose it is, and how often they had it."""
        if len(choices) == 1:
            return "", ANYONE, 0
        said = json.dumps([list(choices), list(weights)], separators=(",", ":"))
        question = hashlib.sha256(said.encode()).hexdigest()
        again = self.times[question, ANYONE] > 0
        who, times = (seat, self.times[question, seat]) if again else (ANYONE, 0)
        self.times[question, ANYONE] += 1
        self.times[question, seat] += 1
        return question, who, times


def odds(match: Match) -> tuple[list[int], list[int]]:
    """What luck may do now, and how likely each is."""
    choices = match.listed(CHANCE)
    return choices, [int(weight) for weight in match.weights[: len(choices)].tolist()]


def mover(moves: Sequence[tuple[int, int]]) -> int:
    """The seat that moved last; CHANCE before any has."""
    return next((who for who, _ in reversed(moves) if who != CHANCE), CHANCE)
