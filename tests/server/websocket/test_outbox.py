"""What is sent in one round of the loop goes out at its end, in order."""

import asyncio

from wyrmhoard.server.websocket.outbox import Outbox


class Receiver:
    def __init__(self, sent):
        self.sent = sent

    def send_text(self, body):
        self.sent.append((self, body))


def test_messages_go_out_together_and_in_order():
    async def a_round():
        sent, outbox = [], Outbox()
        one, other = Receiver(sent), Receiver(sent)
        messages = [(one, b"a"), (other, b"b"), (one, b"c")]
        for message in messages:
            outbox.put(*message)
        assert sent == []
        await asyncio.sleep(0)
        assert sent == messages
        outbox.put(one, b"d")
        await asyncio.sleep(0)
        assert sent == [*messages, (one, b"d")]

    asyncio.run(a_round())


def test_who_cannot_wait_flushes_at_once_and_nothing_goes_out_twice():
    async def a_round():
        sent, outbox = [], Outbox()
        outbox.put(Receiver(sent), b"a")
        outbox.flush()
        await asyncio.sleep(0)
        assert [body for _, body in sent] == [b"a"]

    asyncio.run(a_round())


def test_one_who_speaks_while_messages_go_out_is_heard_afterwards():
    class Echo(Receiver):
        def send_text(self, body):
            super().send_text(body)
            if body == b"call":
                outbox.put(self, b"echo")

    async def a_round():
        outbox.put(echo, b"call")
        outbox.put(echo, b"more")
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    outbox, echo = Outbox(), Echo([])
    asyncio.run(a_round())
    assert [body for _, body in echo.sent] == [b"call", b"more", b"echo"]
