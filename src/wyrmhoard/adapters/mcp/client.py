"""A server over HTTP, as a guest of its own name."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Any

from wyrmhoard.engine.refused import Refused

LONGEST = 20.0  # seconds until a server that says nothing counts as not reached


class Client:
    def __init__(self, url: str, name: str) -> None:
        self.url, self.name, self.known = url.rstrip("/"), name, False
        cookies = urllib.request.HTTPCookieProcessor(CookieJar())
        self.opener = urllib.request.build_opener(cookies)

    async def ask(self, method: str, path: str, form: dict[str, Any] | None = None) -> Any:
        """What is answered; a refusal of the server's is one here."""
        if method != "GET" and not self.known:
            await asyncio.to_thread(self.request, "POST", "/api/me", {"name": self.name})
            self.known = True
        return await asyncio.to_thread(self.request, method, path, form)

    def request(self, method: str, path: str, form: dict[str, Any] | None) -> Any:
        body = None if form is None else json.dumps(form).encode()
        headers = {"content-type": "application/json", "origin": self.url}
        try:
            asked = urllib.request.Request(self.url + path, body, headers, method=method)
            with self.opener.open(asked, timeout=LONGEST) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as no:
            raise self.refusal(no.read()) from None
        except (OSError, ValueError, HTTPException) as no:
            reason = getattr(no, "reason", None) or no
            raise Refused("url-not-reached", url=self.url, reason=str(reason)) from None

    def refusal(self, body: bytes) -> Refused:
        try:
            told = json.loads(body)
            return Refused(told["why"], **told["blanks"])
        except (ValueError, KeyError, TypeError):
            return Refused("url-not-reached", url=self.url, reason=body[:80].decode("latin-1"))

    @property
    def sockets(self) -> str:
        return self.url.replace("http", "ws", 1)
