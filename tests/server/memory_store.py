"""A store in memory, for tests of what does not depend on the store; it can be told to fail."""

import asyncio
from copy import copy

from wyrmhoard.server.store.errors import NotStored


class Memory:
    def __init__(self):
        self.entries, self.rows, self.people, self.sits = {}, {}, {}, set()
        self.codes, self.settings, self.deals = {}, {}, {}
        self.leases, self.me = {}, "one process"
        self.full = False
        self.notes, self.turns, self.results = [], [], {}

    def another(self):
        """The same store as another process sees it."""
        other = copy(self)
        other.me = "another process"
        return other

    async def open(self): ...

    async def close(self): ...

    def append_soon(self, table, n, body, done, turns=(), result=None):
        self.turns += turns
        outcome = self.outcome(table, n, body)
        if outcome is True and result:
            self.results.setdefault(table, result)
        asyncio.get_running_loop().call_soon(done, outcome)

    def outcome(self, table, n, body):
        log = self.entries[table]
        if self.full or n != len(log):
            return NotStored() if self.full else False
        log.append(body)
        return True

    async def add_result(self, result):
        self.results.setdefault(result.tab, result)

    async def read(self, table, since=0):
        return self.entries[table][since:]

    async def create(self, row, body, people):
        if self.full:
            raise NotStored
        self.rows[row.id], self.entries[row.id] = row, [body]
        self.sits |= {(row.id, person) for person in people}

    async def row(self, table):
        return self.rows.get(table)

    async def setting(self, key, value):
        return self.settings.setdefault(key, value)

    async def note_plays(self, plays):
        self.deals |= {(play.tab, play.seat): play for play in plays}

    async def plays(self, deal, most):
        return [play for play in self.deals.values() if play.deal == deal][:most]

    async def set_status(self, table, changed, status): ...

    async def join(self, table, person):
        self.sits.add((table, person))

    async def claim(self, tables):
        return [table for table in tables if self.leases.setdefault(table, self.me) == self.me]

    async def renew(self):
        return [table for table, holder in self.leases.items() if holder == self.me]

    async def adopt(self, most):
        free = [table for table, holder in self.leases.items() if not holder][:most]
        self.leases |= dict.fromkeys(free, self.me)
        return free

    async def level_out(self, most):
        return []

    async def release(self, table):
        if self.leases.get(table) == self.me:
            del self.leases[table]

    async def hand_over(self):
        self.leases |= dict.fromkeys(await self.renew(), "")

    async def notify(self, table, note):
        self.notes.append((table, note))

    def listen(self, heard):
        self.heard = heard
