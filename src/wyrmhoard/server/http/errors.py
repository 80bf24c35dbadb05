"""Refusals as HTTP says them: a status, a text id, and the same in English."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from wyrmhoard.engine.refused import Refused
from wyrmhoard.texts import Texts

from ..protocol.forms import Problem

STATUS = {
    401: ["who-are-you"],
    403: ["deal-hidden", "not-your-seat", "not-your-table", "other-origin"],
    404: [
        "code-unknown", "link-unknown", "no-such-channel", "no-such-deal", "no-such-game",
        "no-such-language", "no-such-result", "no-such-table", "nothing-here", "passkey-unknown",
        "seat-not-there",
    ],
    405: ["wrong-method"],
    408: ["body-too-slow"],
    409: [
        "deal-of-day", "deal-over",
        "host-lacks-mail", "host-lacks-packages", "host-lacks-push", "host-lacks-webhooks",
        "not-reachable", "rematch-there", "seat-free", "seat-taken", "table-busy", "table-not-over",
        "table-still-alive", "table-not-playing", "table-over", "table-started", "unfinished",
    ],
    413: ["body-too-large"],
    502: [
        "trouble-address", "trouble-busy", "trouble-gone", "trouble-inside", "trouble-key-changed",
        "trouble-mail-refused", "trouble-mail-server", "trouble-not-reached", "trouble-redirects",
        "trouble-refused", "trouble-slow", "trouble-tls", "trouble-webhook-gone",
    ],
    415: ["not-json"],
    421: ["wrong-host"],
    429: ["too-fast", "too-many-channels", "too-many-tables"],
    500: ["our-fault"],
    503: ["not-stored"],
}  # fmt: skip
STATUS_OF = {why: status for status, reasons in STATUS.items() for why in reasons}


def as_problem(no: Refused) -> Problem:
    english, said = Texts("en", *filter(None, [no.texts])), dict(no.blanks)
    if "why" in said:
        said["why"] = english(str(said["why"]), **no.blanks)
    return Problem(why=no.why, text=english(no.why, **said), blanks=no.blanks)


def problem(no: Refused) -> Response:
    """What is not listed above is a form filled in wrongly."""
    status = STATUS_OF.get(no.why, 400)
    headers = (
        {"retry-after": str(no.blanks["wait"])} if status == 429 and "wait" in no.blanks else {}
    )
    if status in (408, 413):
        headers["connection"] = "close"  # or the rest of it would still be read
    body = msgspec.json.encode(as_problem(no))
    return Response(body, status, headers, media_type="application/json")
