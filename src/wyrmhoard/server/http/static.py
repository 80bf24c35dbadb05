"""The page, as it was built: files whose names change with their content, and one naming them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from mimetypes import MimeTypes
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from .preview import PLACE, preview, tags

FOLDER = Path(__file__).parents[1] / "page"
TOLD = ["/", "/t/{table}"]  # links that are handed on
VIEWS = ["/replay", "/replay/{table}", "/device/{code}", "/rules/{game}", "/learn/{game}"]
VIEWS += ["/box/{game}", "/confirm/{token}", "/stop/{token}"]
FOREVER = "public, max-age=31536000, immutable"
TYPES = MimeTypes()  # not this machine's, which may know a script as something else
TYPES.add_type("text/javascript", ".js")
TYPES.add_type("font/woff2", ".woff2")
PACKED = {"br": ".br", "gzip": ".gz"}  # by what a browser says it can open, best first
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Wyrmhoard</title>
<p>The server runs, but its page has not been built. Run <code>npm ci</code> and
<code>npm run build</code> in <code>web/</code>, or install with <code>pip install .</code>.</p>
</html>"""


class StaticPage:
    """All of it is in memory: when too many connections are open, no file could be."""

    def __init__(self, folder: Path) -> None:
        found = (path for path in folder.rglob("*") if path.is_file())
        self.files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}
        self.tags = {name: tag(body) for name, body in self.files.items()}

    def routes(self) -> list[Route]:
        views = [Route(path, self.view, name=f"view {path}") for path in VIEWS]
        views += [Route(path, self.told, name=f"view {path}") for path in TOLD]
        return [*views, Route("/{file:path}", self.file, name="file")]

    async def view(self, request: Request) -> Response:
        if "index.html" not in self.files:
            return HTMLResponse(MISSING, 503)
        return self.send("index.html", request, "no-cache")

    async def told(self, request: Request) -> Response:
        """The page, with what messengers show of this one."""
        told = await preview(request) if PLACE.search(self.files.get("index.html", b"")) else None
        if told is None:
            return await self.view(request)
        said = tags(told, request, self.files).encode()
        body = PLACE.sub(lambda _: said, self.files["index.html"])
        headers = {"cache-control": "no-cache", "vary": "Accept-Language", "etag": tag(body)}
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(None, 304, headers)
        return HTMLResponse(body, headers=headers)

    async def file(self, request: Request) -> Response:
        """Only what was there at the start: no path leads anywhere else."""
        name = request.path_params["file"]
        if name not in self.files or name == "index.html":
            return self.missing(name, request)
        return self.send(name, request, FOREVER if name.startswith("assets/") else "no-cache")

    def missing(self, name: str, request: Request) -> Response:
        """People are told by the page itself, programs by a plain refusal."""
        reading = "text/html" in request.headers.get("accept", "")
        if not reading or name.startswith("api/") or "index.html" not in self.files:
            raise HTTPException(404)
        return self.send("index.html", request, "no-cache", 404)

    def send(self, name: str, request: Request, cached: str, status: int = 200) -> Response:
        headers: dict[str, str] = {"cache-control": cached, "vary": "Accept-Encoding"}
        file, coding = self.packed(name, request.headers)
        headers["etag"] = self.tags[file]
        if request.headers.get("if-none-match") == self.tags[file] and status == 200:
            return Response(None, 304, headers)
        if coding:
            headers["content-encoding"] = coding
        kind = TYPES.guess_type(name)[0] or "application/octet-stream"
        return Response(self.files[file], status, headers, kind)

    def packed(self, name: str, headers: Mapping[str, str]) -> tuple[str, str]:
        """The file that travels lightest."""
        taken = {
            part.split(";")[0].strip() for part in headers.get("accept-encoding", "").split(",")
        }
        for coding, end in PACKED.items():
            if coding in taken and name + end in self.files:
                return name + end, coding
        return name, ""


def tag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:16]}"'
