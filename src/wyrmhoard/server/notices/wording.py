"""Notices in words, in the language of whoever gets them."""

from __future__ import annotations

from functools import cache
from typing import Any

from wyrmhoard.games import GAMES, load
from wyrmhoard.texts import Texts

from ..store.base import Channel, Notice
from .channels import WAY_OF, Details, decode
from .links import token
from .message import Message


@cache
def texts(lang: str) -> Texts:
    return Texts(lang)


@cache
def title(lang: str, game: str) -> str:
    return Texts(lang, load(game).folder / "texts")("name") if game in GAMES else game


# Said to thousands in the same moment
@cache
def turn_title(lang: str, game: str) -> str:
    return texts(lang)("notice-turn-title", game=title(lang, game))


@cache
def turn_text(lang: str) -> str:
    return texts(lang)("notice-turn")


def read_along(channel: Channel) -> bool:
    """Where a group may be, it must be said whose turn it is."""
    return WAY_OF[channel.kind] == "webhooks"


def turn(notice: Notice, channel: Channel, secret: bytes) -> Message:
    to = decode(channel.body)
    say, game = texts(to.lang), title(to.lang, notice.game)
    return Message(
        id=f"{channel.id}-{notice.tab}-{notice.n}",
        kind="turn",
        lang=to.lang,
        title=turn_title(to.lang, notice.game),
        text=(text := turn_text(to.lang)),
        about=say("notice-turn-of", name=notice.name, game=game) if read_along(channel) else text,
        url=f"{to.home}/t/{notice.tab}",
        game=notice.game,
        table=notice.tab,
        seat=notice.seat,
        n=notice.n,
        name=notice.name,
        **stop(to, channel, secret),
    )


def broken(notice: Notice, channel: Channel, about: Channel | None, secret: bytes) -> Message:
    """A word about another channel of the same person."""
    to = decode(channel.body)
    say = texts(to.lang)
    kind = about.kind if about else "json"
    text = say("notice-broken", way=say(f"way-{kind}"))
    return Message(
        id=f"{channel.id}-{notice.tab}-{notice.due}", kind="broken", lang=to.lang,
        title=say("notice-broken-title"), text=text, about=text, url=f"{to.home}/",
        name=notice.name, **stop(to, channel, secret),
    )  # fmt: skip


def test(channel: Channel, id: str, secret: bytes) -> Message:
    to = decode(channel.body)
    say = texts(to.lang)
    text = say("notice-test")
    return Message(
        id=id, kind="test", lang=to.lang, title=say("notice-test-title"), text=text, about=text,
        url=f"{to.home}/", **stop(to, channel, secret),
    )  # fmt: skip


def confirm(channel: Channel, secret: bytes) -> Message:
    to = decode(channel.body)
    say = texts(to.lang)
    text = say("notice-confirm")
    return Message(
        id=f"{channel.id}-{channel.since}", kind="confirm", lang=to.lang,
        title=say("notice-confirm-title"), text=text, about=text,
        url=f"{to.home}/confirm/{token(secret, 'confirm', channel.id)}",
    )  # fmt: skip


def stop(to: Details, channel: Channel, secret: bytes) -> dict[str, Any]:
    """Mails can be ended by whoever gets them."""
    if channel.kind != "mail":
        return {}
    link = f"{to.home}/stop/{token(secret, 'stop', channel.id)}"
    return {"stop": link, "stops": texts(to.lang)("notice-stop")}
