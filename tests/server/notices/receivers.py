"""Those who get notices: a push service with a browser behind it, a mail server, webhooks."""

import asyncio
import json
import threading
from base64 import urlsafe_b64encode
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from os import urandom

import http_ece
from aiosmtpd.smtp import SMTP, AuthResult
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


def enc(data):
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Web:
    """Takes whatever comes, or answers as it is told: a status, or a function of the request."""

    def __init__(self):
        self.got, self.answers, self.lock = [], {}, threading.Lock()
        web = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                with web.lock:
                    web.got.append((self.path, headers, body))
                answer = web.answers.get(self.path, 201)
                status, more = answer(headers) if callable(answer) else (answer, {})
                self.send_response(status)
                for name, value in {"content-length": "0", **more}.items():
                    self.send_header(name, value)
                self.end_headers()

            do_PUT = do_POST  # noqa: N815

            def log_message(self, *_): ...

        class Server(ThreadingHTTPServer):
            daemon_threads, request_queue_size = True, 500

            def handle_error(self, *_):
                """Somebody was killed in the middle."""

        self.server = Server(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    def at(self, path):
        """What came there, in JSON."""
        return [json.loads(body) for where, _, body in self.got if where == path]


class Browser:
    """One that has said yes to notices."""

    def __init__(self, web, key, path="/push/1"):
        self.web, self.path, self.key = web, path, key
        self.own, self.auth = ec.generate_private_key(ec.SECP256R1()), urandom(16)

    @property
    def form(self):
        point = self.own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "kind": "push", "address": self.web.url + self.path, "key": self.key,
            "point": enc(point), "auth": enc(self.auth),
        }  # fmt: skip

    @property
    def shown(self):
        """What it decrypts, after it has checked who sent it."""
        return [self.open(h, body) for where, h, body in self.web.got if where == self.path]

    def open(self, headers, body):
        assert Vapid02.verify(headers["authorization"])
        assert headers["authorization"].endswith(f"k={self.key}")
        assert headers["content-encoding"] == "aes128gcm"
        assert len(headers["topic"]) == 32
        opened = http_ece.decrypt(
            body, private_key=self.own, auth_secret=self.auth, version="aes128gcm"
        )
        return json.loads(opened)


class MailServer:
    """Keeps what it takes; refuses what `refuses` has an answer for. It knows no encryption."""

    def __init__(self):
        self.mails, self.refuses, self.logins = [], {}, []

    def __enter__(self):
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.server = asyncio.run_coroutine_threadsafe(self.start(), self.loop).result()
        self.port = self.server.sockets[0].getsockname()[1]
        self.url = f"smtp://127.0.0.1:{self.port}"
        return self

    async def start(self, port=0):
        more = {"authenticator": self.login, "auth_require_tls": False}
        made = lambda: SMTP(self, loop=self.loop, **more)  # noqa: E731
        return await self.loop.create_server(made, "127.0.0.1", port)

    def login(self, server, session, envelope, mechanism, told):
        self.logins.append(told)
        return AuthResult(success=True)

    def __exit__(self, *_):
        asyncio.run_coroutine_threadsafe(self.end(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    async def end(self):
        self.server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802
        if address in self.refuses:
            return self.refuses[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        mail = message_from_bytes(envelope.content, policy=policy.default)
        self.mails.append((envelope.rcpt_tos[0], mail))
        return "250 OK"

    def to(self, address):
        return [mail for to, mail in self.mails if to == address]
