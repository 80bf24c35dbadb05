"""What is said in one round of the loop goes out at its end, in order."""

import asyncio

from wyrmhoard.server.post import Post


class Reader:
    def __init__(self, said):
        self.said = said

    def say(self, body):
        self.said.append((self, body))


def test_letters_go_out_together_and_in_order():
    async def a_round():
        said, post = [], Post()
        one, other = Reader(said), Reader(said)
        letters = [(one, b"a"), (other, b"b"), (one, b"c")]
        for letter in letters:
            post.put(*letter)
        assert said == []
        await asyncio.sleep(0)
        assert said == letters
        post.put(one, b"d")
        await asyncio.sleep(0)
        assert said == [*letters, (one, b"d")]

    asyncio.run(a_round())


def test_who_cannot_wait_delivers_at_once_and_nothing_goes_out_twice():
    async def a_round():
        said, post = [], Post()
        post.put(Reader(said), b"a")
        post.deliver()
        await asyncio.sleep(0)
        assert [body for _, body in said] == [b"a"]

    asyncio.run(a_round())


def test_one_who_speaks_while_letters_go_out_is_heard_afterwards():
    class Echo(Reader):
        def say(self, body):
            super().say(body)
            if body == b"call":
                post.put(self, b"echo")

    async def a_round():
        post.put(echo, b"call")
        post.put(echo, b"more")
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    post, echo = Post(), Echo([])
    asyncio.run(a_round())
    assert [body for _, body in echo.said] == [b"call", b"more", b"echo"]
