"""Requests to addresses that people have given: looked up once, checked, bounded in time and size.

A name is asked once and what it leads to is what is connected to: it cannot lead elsewhere after it
was checked. Redirects are followed a few times, each checked like the first.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from urllib.parse import SplitResult, urljoin, urlsplit

import h11
import msgspec

from .inside import is_inside
from .message import Broken, Later

LIMIT = 10.0  # seconds for all of it
MOST = 64 << 10  # bytes of an answer that are read
REDIRECTS = 3
SAME_AGAIN = (307, 308)  # redirects that want the same request
AT_ONCE = 32  # to one host
LOOKUPS = 16  # names looked up at once: some may hang, and nothing else waits behind them
IDLE = 64  # connections kept for what comes next
KNOWN = 10_000  # hosts at once
REST = 30_000  # ms a host that did not answer is left alone
SECRET = "authorization"  # goes to nobody else

Address = tuple[str, str, int]  # scheme, host, port


class Answer(msgspec.Struct, frozen=True):
    status: int
    headers: dict[str, str]


class Line:
    """A connection, used for one request after the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.http = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST)

    async def ask(self, request: h11.Request, body: bytes) -> Answer:
        data = [self.http.send(part) for part in (request, h11.Data(body), h11.EndOfMessage())]
        self.writer.write(b"".join(filter(None, data)))
        answer, size = None, 0
        while True:
            event = self.http.next_event()
            if event is h11.NEED_DATA:
                self.http.receive_data(await self.reader.read(MOST))
            elif isinstance(event, h11.Response):
                headers = {name.decode(): value.decode("latin-1") for name, value in event.headers}
                answer = Answer(event.status_code, headers)
            elif isinstance(event, h11.Data):
                size += len(event.data)
                if size > MOST:
                    break
            elif not isinstance(event, h11.InformationalResponse):
                break
        if answer is None:
            raise ConnectionError
        return answer

    def can_go_on(self) -> bool:
        """Whether it may be asked something else."""
        if self.http.our_state is not h11.DONE or self.http.their_state is not h11.DONE:
            return False
        self.http.start_next_cycle()
        return True

    @property
    def broken(self) -> bool:
        return self.reader.at_eof() or self.writer.is_closing()

    def close(self) -> None:
        self.writer.transport.abort()


class Post:
    """`now` is in milliseconds."""

    def __init__(self, now: Callable[[], int], inside: bool) -> None:
        self.now, self.inside = now, inside
        self.lookups = ThreadPoolExecutor(LOOKUPS, "wyrmhoard-lookup")
        self.idle: OrderedDict[int, tuple[Address, Line]] = OrderedDict()
        self.gates: defaultdict[Address, asyncio.Semaphore] = defaultdict(
            lambda: asyncio.Semaphore(AT_ONCE)
        )
        self.resting: dict[Address, int] = {}

    async def send(
        self, url: str, headers: Mapping[str, str], body: bytes, method: str = "POST"
    ) -> Answer:
        """The answer, whatever it is, unless it sends us on."""
        said = dict(headers)
        for _ in range(1 + REDIRECTS):
            parts, address = self.address(url)
            answer = await self.send_once(address, parts, said, body, method)
            where = answer.headers.get("location")
            if answer.status not in SAME_AGAIN or not where:
                return answer
            url = led_on(url, where)
            if self.address(url)[1] != address:
                said.pop(SECRET, None)
        raise Broken("trouble-redirects")

    def address(self, url: str) -> tuple[SplitResult, Address]:
        try:
            parts = urlsplit(url)
            port = parts.port or {"http": 80, "https": 443}[parts.scheme]
            host = (parts.hostname or "").encode("idna").decode()
        except (ValueError, KeyError):
            raise Broken("trouble-address") from None
        if not host or (parts.scheme != "https" and not self.inside):
            raise Broken("trouble-address")
        return parts, (parts.scheme, host, port)

    async def send_once(
        self,
        address: Address,
        parts: SplitResult,
        headers: dict[str, str],
        body: bytes,
        method: str,
    ) -> Answer:
        if len(self.gates) > KNOWN:  # whoever waits at one goes on there
            self.gates.clear()
            self.resting.clear()
        async with self.gates[address]:
            self.must_not_rest(address)
            try:
                async with asyncio.timeout(LIMIT):
                    return await self.exchange(address, request(parts, headers, body, method), body)
            except TimeoutError:
                self.resting[address] = self.now() + REST
                raise Later("trouble-slow") from None
            except ssl.SSLError:
                raise Later("trouble-tls") from None
            except (OSError, h11.ProtocolError, EOFError):
                raise Later("trouble-not-reached") from None

    def must_not_rest(self, address: Address) -> None:
        if (until := self.resting.get(address, 0)) > self.now():
            raise Later("trouble-slow", until - self.now(), tried=False)
        self.resting.pop(address, None)

    async def exchange(self, address: Address, said: h11.Request, body: bytes) -> Answer:
        line = self.idle_line(address) or await self.connect(address)
        try:
            answer = await line.ask(said, body)
        except BaseException:
            line.close()
            raise
        if line.can_go_on():
            self.keep(address, line)
        else:
            line.close()
        return answer

    def idle_line(self, address: Address) -> Line | None:
        for id, (where, line) in reversed(self.idle.items()):
            if where == address:
                del self.idle[id]
                if not line.broken:
                    return line
                line.close()
                return None
        return None

    def keep(self, address: Address, line: Line) -> None:
        self.idle[id(line)] = address, line
        if len(self.idle) > IDLE:
            self.idle.popitem(last=False)[1][1].close()

    async def connect(self, address: Address) -> Line:
        """To one of the addresses that were checked, not to the name."""
        scheme, host, port = address
        tls = context() if scheme == "https" else None
        name = host if tls else None
        no: OSError = ConnectionError()
        for ip in await self.lookup(host, port):
            try:
                return Line(*await asyncio.open_connection(ip, port, ssl=tls, server_hostname=name))
            except ssl.SSLError:
                raise
            except OSError as why:
                no = why
        raise no

    async def lookup(self, host: str, port: int) -> list[str]:
        """All its addresses; if one of them lies inside, none."""
        loop = asyncio.get_running_loop()
        ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await loop.run_in_executor(self.lookups, ask)
        addresses = list(dict.fromkeys(str(where[0]) for *_, where in found))
        if not self.inside and any(map(is_inside, addresses)):
            raise Broken("trouble-inside")
        return addresses

    def close(self) -> None:
        self.lookups.shutdown(wait=False, cancel_futures=True)
        while self.idle:
            self.idle.popitem()[1][1].close()


def led_on(url: str, where: str) -> str:
    """Anything at all may be said there."""
    try:
        where.encode("ascii")
        return urljoin(url, where)
    except ValueError:
        raise Broken("trouble-address") from None


@cache
def context() -> ssl.SSLContext:
    return ssl.create_default_context()


def request(parts: SplitResult, headers: dict[str, str], body: bytes, method: str) -> h11.Request:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    said = {"host": parts.netloc.rpartition("@")[2], "content-length": str(len(body)), **headers}
    return h11.Request(method=method, target=target, headers=list(said.items()))
