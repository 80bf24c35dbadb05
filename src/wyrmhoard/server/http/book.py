"""The book, where `make docs` has built it: files as they are, below /docs."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Route

from .static import TYPES

FOLDER = Path(__file__).parents[1] / "book"


class Book:
    """Only what was there at the start: no path leads anywhere else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = {
            path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()
        }

    def routes(self) -> list[Route]:
        if not self.files:
            return []
        return [Route("/docs", self.begin), Route("/docs/{file:path}", self.file, name="book")]

    async def begin(self, request: Request) -> Response:
        return RedirectResponse("docs/")

    async def file(self, request: Request) -> Response:
        name = request.path_params["file"]
        if not name or name.endswith("/"):
            name += "index.html"
        if name not in self.files:
            raise HTTPException(404)
        kind = TYPES.guess_type(name)[0] or "application/octet-stream"
        headers = {"cache-control": "no-cache"}
        return FileResponse(self.folder / name, headers=headers, media_type=kind)
