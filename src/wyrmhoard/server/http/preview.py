"""What messengers show of a link: a title, a line, a picture; no more than it opens."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from html import escape

from starlette.requests import Request

from wyrmhoard.engine.refused import Refused
from wyrmhoard.texts import LANGUAGES, Texts

from ..store.errors import NotStored
from ..tables.table import Table
from .client import address_of
from .context import AppContext

PLACE = re.compile(rb"<!-- preview.*?/preview -->", re.DOTALL)  # in the page that was built
NAME, SIZE = "Wyrmhoard", (1200, 630)
PICTURE = "previews/{}.png"
EVERY_GAME = "wyrmhoard"


@dataclass(frozen=True)
class Preview:
    title: str
    text: str
    game: str = EVERY_GAME  # whose picture it is


async def preview(request: Request) -> Preview | None:
    """None: nothing more is said than of any page."""
    app: AppContext = request.app.state.context
    lang, table = language(request), request.path_params.get("table")
    if table is None:
        return Preview(NAME, Texts(lang)("start-line"))
    try:
        app.spend(address_of(request), costly=False)
        return of_table((await app.registry.session(table)).table, lang)
    except (Refused, NotStored):
        return None


def language(request: Request) -> str:
    """As the link says, which whoever sends it has made; else as the reader's browser does."""
    wanted = [request.query_params.get("lang", "")]
    wanted += request.headers.get("accept-language", "").split(",")
    known = (part.split(";")[0].strip()[:2].lower() for part in wanted)
    return next((lang for lang in known if lang in LANGUAGES), "en")


def spoken(request: Request) -> str:
    """Messengers may ask for the address we name, and are to find the same there."""
    lang = request.query_params.get("lang", "")
    return f"?lang={lang}" if lang in LANGUAGES else ""


def of_table(table: Table, lang: str) -> Preview:
    say, head = Texts(lang, table.game.folder / "texts"), table.opened
    game, free = say("name"), sum(not chair.taken for chair in table.chairs)
    if table.status == "open" and free:
        text = f"{say('preview-free', n=free)} {say('tagline')}"
        return Preview(say("preview-invites", who=head.host_name, game=game), text, head.game)
    told = "preview-over" if table.status in ("over", "ended") else "preview-played"
    people = ", ".join(chair.name for chair in table.chairs if chair.name) or head.host_name
    return Preview(f"{game} · {NAME}", say(told, who=people), head.game)


def tags(told: Preview, request: Request, files: Collection[str]) -> str:
    """Names are whatever people call themselves: all of it is escaped."""
    app: AppContext = request.app.state.context
    own = PICTURE.format(told.game)
    picture = own if own in files else PICTURE.format(EVERY_GAME)
    named = {"description": told.text, "twitter:card": "summary_large_image"}
    properties = {
        "og:type": "website",
        "og:site_name": NAME,
        "og:title": told.title,
        "og:description": told.text,
        "og:url": app.link(request, request.url.path) + spoken(request),
        "og:image": app.link(request, f"/{picture}"),
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
    }
    lines = [f"<title>{escape(told.title)}</title>"]
    lines += [f'<meta name="{key}" content="{escape(said)}" />' for key, said in named.items()]
    lines += [
        f'<meta property="{key}" content="{escape(said)}" />' for key, said in properties.items()
    ]
    return "\n    ".join(lines)
