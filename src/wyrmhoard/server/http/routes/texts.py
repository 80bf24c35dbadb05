"""A game's texts, for a page that was built without the game."""

from __future__ import annotations

import hashlib
from functools import cache

from starlette.responses import Response

from wyrmhoard.engine.game import Game
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load
from wyrmhoard.texts import LANGUAGES

from ..context import RequestContext

TEXT = "text/plain"


@cache
def source(game: Game, lang: str) -> tuple[bytes, str]:
    """And the language it is in."""
    folder = game.folder / "texts"
    spoken = lang if (folder / f"{lang}.ftl").exists() else "en"
    return (folder / f"{spoken}.ftl").read_bytes(), spoken


async def texts(call: RequestContext) -> Response:
    """Its Fluent source: English until it is translated, as a header says."""
    game, lang = load(call.path("game")), call.path("lang")
    if lang not in LANGUAGES:
        raise Refused("no-such-language", lang=lang[:20], languages=", ".join(LANGUAGES))
    body, spoken = source(game, lang)
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache", "x-language": spoken}
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=TEXT)
