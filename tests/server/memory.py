"""A store in memory, for tests of what does not depend on the store; it can be told to fail."""

from wyrmhoard.server.store import NotStored


class Memory:
    def __init__(self):
        self.entries, self.rows, self.people, self.sits = {}, {}, {}, set()
        self.codes, self.settings = {}, {}
        self.full = False
        self.notes = []

    async def open(self): ...

    async def close(self): ...

    async def append(self, table, n, body):
        if self.full:
            raise NotStored
        log = self.entries[table]
        if n != len(log):
            return False
        log.append(body)
        return True

    async def read(self, table, since=0):
        return self.entries[table][since:]

    async def create(self, row, body, people):
        if self.full:
            raise NotStored
        self.rows[row.id], self.entries[row.id] = row, [body]
        self.sits |= {(row.id, person) for person in people}

    async def row(self, table):
        return self.rows.get(table)

    async def mark(self, table, changed, status): ...

    async def join(self, table, person):
        self.sits.add((table, person))

    async def alive(self):
        return list(self.rows)

    async def tell(self, table, note):
        self.notes.append((table, note))

    def listen(self, heard):
        self.heard = heard
