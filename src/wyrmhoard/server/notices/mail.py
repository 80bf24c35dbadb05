"""E-mail, over a few connections to the host's mail server that are kept for the next."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from hashlib import sha256
from time import monotonic
from urllib.parse import unquote, urlsplit

from .channels import Details
from .message import Broken, Later, Message

LIMIT = 10.0  # seconds for each answer of the server
CONNECTIONS = 4
IDLE = 20.0  # seconds a connection is kept
PORTS = {"smtp": 587, "smtps": 465}


class Mail:
    def __init__(self, server: str, sender: str) -> None:
        self.server, self.sender = urlsplit(server), sender
        self.threads = ThreadPoolExecutor(CONNECTIONS, "wyrmhoard-mail")
        self.idle: deque[tuple[float, smtplib.SMTP]] = deque()  # since when, the longest first
        self.closed = False

    async def send(self, to: Details, message: Message) -> None:
        mail = written(message, self.sender, to.address)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.threads, self.deliver, mail, to.address)

    def deliver(self, mail: EmailMessage, to: str) -> None:
        """In a thread; a connection that failed is not used again."""
        made: smtplib.SMTP | None = None
        try:
            made = self.connection()
            made.send_message(mail, self.sender, [to])
        except smtplib.SMTPRecipientsRefused as no:
            code = next((code for code, _ in no.recipients.values()), 0)
            self.drop(made)
            raise (Broken if code >= 500 else Later)("trouble-mail-refused") from None
        except (smtplib.SMTPException, OSError):
            self.drop(made)
            raise Later("trouble-mail-server") from None
        except UnicodeError:
            self.drop(made)
            raise Broken("trouble-mail-refused") from None
        if self.closed:
            self.drop(made)
        else:
            self.idle.append((monotonic(), made))

    def connection(self) -> smtplib.SMTP:
        with suppress(IndexError):
            while True:
                since, made = self.idle.pop()
                if monotonic() - since < IDLE:
                    return made
                self.drop(made)
        return self.connect()

    def connect(self) -> smtplib.SMTP:
        host, port = self.server.hostname or "", self.server.port or PORTS[self.server.scheme]
        tls = ssl.create_default_context()
        if self.server.scheme == "smtps":
            made: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=LIMIT, context=tls)
        else:
            made = smtplib.SMTP(host, port, timeout=LIMIT)
        try:
            made.ehlo()
            if self.server.scheme == "smtp" and made.has_extn("starttls"):
                made.starttls(context=tls)
            if self.server.username:
                made.login(unquote(self.server.username), unquote(self.server.password or ""))
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


def written(message: Message, sender: str, to: str) -> EmailMessage:
    """The same number whenever it is sent: mail programs show it once. It is answered by nobody."""
    mail = EmailMessage(policy=SMTP)
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
