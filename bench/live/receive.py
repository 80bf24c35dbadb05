"""A push service that takes whatever comes: receive.py FILE

It says its port, and writes into FILE when each message came and which it was (its topic)."""

import asyncio
import sys
import time


class Service(asyncio.Protocol):
    def __init__(self, out):
        self.out, self.data = out, b""

    def connection_made(self, transport):
        self.transport = transport

    def data_received(self, data):
        self.data += data
        while (end := self.data.find(b"\r\n\r\n")) >= 0:
            head = dict(line.split(b": ", 1) for line in self.data[:end].split(b"\r\n")[1:])
            size = end + 4 + int(head[b"content-length"])
            if len(self.data) < size:
                return
            self.data = self.data[size:]
            self.out.write(f"{time.time()} {head[b'topic'].decode()}\n")
            self.out.flush()
            self.transport.write(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n")


async def main(file):
    with open(file, "a") as out:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: Service(out), "127.0.0.1", 0, backlog=1000)
        print(server.sockets[0].getsockname()[1], flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
