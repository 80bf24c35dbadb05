"""A client's frames: uvicorn's WebSocket, with a short way in and out for a table's messages.

An application receives and sends through queues, events and tasks; at a table that costs more than
the move. Here a message goes to its receiver as soon as it has come, and what is sent goes to the
system without a detour (outbox.py says when), which takes it when the client reads.
"""

from __future__ import annotations

from struct import Struct

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]

from .transport import EXTENSION, GOODBYE, OnText, Signal

TEXT, SHORT = 0x81, (0x81, 0x88, 0x89, 0x8A)  # whole frames: text, close, ping, pong
MASKED, LONG, LONGER = 0x80, 126, 127  # in a frame's second byte

head, long_head = Struct("!BBH").pack, Struct("!BBQ").pack
SLICE = 1024  # bytes read at once where every frame is counted: enough for most messages

# What is used of uvicorn's and not promised: where any of it is missing, this is not used.
METHODS = (
    "data_received", "handle_bytes", "handle_cont", "handle_ping", "handle_pong", "handle_text",
    "pause_writing", "run_asgi", "send_receive_event_to_app",
)  # fmt: skip
FIELDS = (
    "close_sent", "close_timer", "conn", "curr_msg_data_type", "disconnected", "frames",
    "handshake_initiated", "loop", "queue", "transport",
)  # fmt: skip


class DirectTransport(WebSocketsSansIOProtocol):
    on_text: OnText | None = None  # once attached, an application receives only the end
    whole = True  # whatever came so far ended with the end of a frame
    flooded = False  # sent away while much more came: nothing of it is read
    on_full: Signal = staticmethod(lambda: None)
    on_frame: Signal = staticmethod(lambda: None)

    async def run_asgi(self) -> None:
        self.scope.setdefault("extensions", {})[EXTENSION] = self  # type: ignore[assignment]
        await super().run_asgi()

    def attach(self, on_text: OnText, on_frame: Signal, most: int, on_full: Signal) -> None:
        self.on_text, self.on_frame, self.on_full = on_text, on_frame, on_full
        self.transport.set_write_buffer_limits(most)

    async def run(self, socket: WebSocket) -> None:
        await socket.receive()  # the end, or what was said before we listened: that is too soon

    def detach(self) -> None:
        self.on_text = None

    # In

    def data_received(self, data: bytes) -> None:
        """Short frames that come whole, as nearly all do, are read here. After the first that does
        not, uvicorn reads them all: only it knows where the next begins."""
        while self.on_text and self.whole and (size := short(data)):
            if data[0] == TEXT:
                self.on_text(apply_mask(data[6:size], data[2:6]))
            else:
                super().data_received(data[:size])
            data = data[size:]
        self.whole = self.whole and not (data and self.handshake_initiated)
        while data and not self.flooded:
            super().data_received(data[:SLICE])
            data = data[SLICE:]
            self.flooded = self.close_sent and bool(data)

    # Every frame counts, not only those that end a message

    def handle_ping(self) -> None:
        self.on_frame()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self.on_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self.on_frame()
        super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if not event.fin:
            self.on_frame()
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not event.fin:
            self.on_frame()
        super().handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        """What uvicorn has read, which is bytes as well as text."""
        if self.on_text:
            data, self.frames = b"".join(self.frames), []
            self.on_text(data if self.curr_msg_data_type == "text" else b"")
        else:
            super().send_receive_event_to_app()

    # Out

    def pause_writing(self) -> None:
        super().pause_writing()
        self.on_full()

    def send_text(self, body: bytes) -> None:
        if not (self.close_sent or self.disconnected):
            self.transport.write(framed(body))

    def close_with(self, code: int) -> None:
        self.on_text = None
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(GOODBYE, self.transport.abort)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})


def short(data: bytes) -> int:
    """How long the frame is that begins here, if it is short and all of it is here; else 0."""
    if len(data) < 6 or data[0] not in SHORT or not MASKED <= data[1] < MASKED + LONG:
        return 0
    size = 6 + data[1] - MASKED
    return size if size <= len(data) else 0


def framed(body: bytes) -> bytes:
    """A text message as a server sends it: unmasked, in one frame."""
    size = len(body)
    if size < LONG:
        return bytes((TEXT, size)) + body
    if size < 1 << 16:
        return head(TEXT, LONG, size) + body
    return long_head(TEXT, LONGER, size) + body
