"""Links as QR codes."""

from __future__ import annotations

from io import BytesIO

from wyrmhoard.engine.refused import Refused

LONGEST = 500  # characters; more would be too fine to be read off a screen


def svg(link: str) -> bytes:
    import segno  # slow to import, seldom needed

    if len(link) > LONGEST:
        raise Refused("nothing-here")
    out = BytesIO()
    segno.make(link, micro=False).save(out, kind="svg", scale=8, border=4, light="#fff", title=link)
    return out.getvalue()
