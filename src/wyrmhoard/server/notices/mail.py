"""E-mail, over a few connections to the host's mail server that are kept for the next."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.headerregistry import HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from email.utils import formatdate
from hashlib import sha256
from urllib.parse import unquote, urlsplit

from .channels import Details
from .message import Broken, Later, Message

LIMIT = 10.0  # seconds for each answer of the server
CONNECTIONS = 4
IDLE = 20_000  # ms a connection is kept
REST = 30_000  # ms a server that does not answer is left alone
PORTS = {"smtp": 587, "smtps": 465}


class Mail:
    """`now` is in milliseconds."""

    def __init__(self, server: str, sender: str, now: Callable[[], int]) -> None:
        self.server, self.sender, self.now = urlsplit(server), sender, now
        self.threads = ThreadPoolExecutor(CONNECTIONS, "wyrmhoard-mail")
        self.idle: deque[tuple[int, smtplib.SMTP]] = deque()  # since when, the longest first
        self.resting = 0  # ms: until when
        self.closed = False

    async def send(self, to: Details, message: Message) -> None:
        mail = written(message, self.sender, to.address)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.threads, self.deliver, mail, to.address)

    def deliver(self, mail: EmailMessage, to: str) -> None:
        """In a thread; a connection that failed is not used again."""
        made = self.connection()
        try:
            made.send_message(mail, self.sender, [to])
        except smtplib.SMTPRecipientsRefused as no:
            code = next((code for code, _ in no.recipients.values()), 0)
            self.drop(made)
            raise (Broken if code >= 500 else Later)("trouble-mail-refused") from None
        except smtplib.SMTPResponseException:  # of this mail alone
            self.drop(made)
            raise Later("trouble-mail-server") from None
        except (smtplib.SMTPException, OSError):  # it hung up, or hangs in mid-mail
            self.drop(made)
            raise self.rest() from None
        except UnicodeError:
            self.drop(made)
            raise Broken("trouble-mail-refused") from None
        if self.closed:
            self.drop(made)
        else:
            self.idle.append((self.now(), made))

    def connection(self) -> smtplib.SMTP:
        """Whoever waits behind a server that does not answer need not wait as well."""
        with suppress(IndexError):
            while True:
                since, made = self.idle.pop()
                if self.now() - since < IDLE and lives(made):
                    return made
                self.drop(made)
        if (left := self.resting - self.now()) > 0:
            raise Later("trouble-mail-server", left, tried=False)
        try:
            return self.connect()
        except (smtplib.SMTPException, OSError):
            raise self.rest() from None

    def rest(self) -> Later:
        """Nobody else waits for it now: what has other ways to go would wait behind them."""
        self.resting = self.now() + REST
        return Later("trouble-mail-server")

    def connect(self) -> smtplib.SMTP:
        host, port = self.server.hostname or "", self.server.port or PORTS[self.server.scheme]
        tls = ssl.create_default_context()
        if self.server.scheme == "smtps":
            made: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=LIMIT, context=tls)
        else:
            made = smtplib.SMTP(host, port, timeout=LIMIT)
        try:
            made.ehlo()
            secret = bool(self.server.username)  # never told in the clear
            if self.server.scheme == "smtp" and (secret or made.has_extn("starttls")):
                made.starttls(context=tls)
            if secret:
                made.login(unquote(self.server.username or ""), unquote(self.server.password or ""))
        except BaseException:
            made.close()
            raise
        return made

    def drop(self, made: smtplib.SMTP | None) -> None:
        if made:
            made.close()

    def close(self) -> None:
        self.closed = True
        self.threads.shutdown(wait=False, cancel_futures=True)
        with suppress(IndexError):
            while True:
                self.drop(self.idle.pop()[1])


def lives(made: smtplib.SMTP) -> bool:
    try:
        return bool(made.noop()[0] == 250)
    except (smtplib.SMTPException, OSError):
        return False


class Link(UnstructuredHeader):
    """In one line, however long: mail programs read no link that is folded or encoded."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"  # type: ignore[attr-defined]


HEADERS = HeaderRegistry()
HEADERS.map_to_type("list-unsubscribe", Link)  # type: ignore[arg-type]
AS_SENT = SMTP.clone(header_factory=HEADERS)


def written(message: Message, sender: str, to: str) -> EmailMessage:
    """The same number whenever it is sent: mail programs show it once. It is answered by nobody."""
    mail = EmailMessage(policy=AS_SENT)
    mail["From"], mail["To"], mail["Subject"] = f"Wyrmhoard <{sender}>", to, message.title
    number = sha256(f"{message.id} {to}".encode()).hexdigest()[:32]
    mail["Message-ID"] = f"<{number}@{sender.rpartition('@')[2]}>"
    mail["Date"], mail["Auto-Submitted"] = formatdate(), "auto-generated"
    lines = [message.text, message.url]
    if message.stop:
        mail["List-Unsubscribe"] = f"<{message.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        lines += [f"-- \n{message.stops}\n{message.stop}"]
    mail.set_content("\n\n".join(lines) + "\n")
    return mail
