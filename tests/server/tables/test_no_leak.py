"""Two tables equal but for what a seat cannot know send that seat the very same bytes.

Both are played to the end in step. Wherever luck or another seat may do different things that
sound the same to the seat, they do; so the tables drift apart in everything hidden.
"""

import numpy as np
import pytest

from wyrmhoard.engine.contract import CHANCE, LUCK
from wyrmhoard.engine.refused import Refused
from wyrmhoard.engine.layout import HIDDEN, OWNER
from wyrmhoard.games import GAMES, load
from wyrmhoard.server.protocol.messages import ClockInfo
from wyrmhoard.server.tables.chair import Identity
from wyrmhoard.server.tables.commands import AskUndo, Play
from wyrmhoard.server.tables.decide import decide
from wyrmhoard.server.tables.entry import Entry
from wyrmhoard.server.tables.events import Moved, Opened, Sat, Started, decode, encode
from wyrmhoard.server.tables.session import Session
from wyrmhoard.server.tables.table import WATCHER, Table
from wyrmhoard.server.websocket.connection import because

from ..harness import RecordingClient, Harness, here


class Twin:
    """One of the two tables, with the seat's own guest, an outside program's and a spectator."""

    def __init__(self, harness, header):
        registry = harness.registry
        table = Table("twin", b"\1" * 32, registry.rules)
        self.session = Session(
            table, harness.store, harness.clock, registry.bots, registry.leases,
            marked=lambda session, entry: None, noted=lambda session: None,
        )  # fmt: skip
        self.session.scheduler.plan = lambda: None  # moves are chosen by the test
        for events in header:
            table.apply(Entry(events))
        self.clients = []

    @property
    def match(self):
        return self.session.table.match

    def sit_in(self, seat):
        for name in (f"p{seat}", ""):
            client = RecordingClient(name)
            self.session.join(client)
            self.session.send_scenes(client)
            self.clients.append(client)

    def add(self, who, move, now):
        self.session.queue.apply(Entry([Moved(now, who, move)]))

    def sounds(self, seat, who):
        """The moves of `who` by what the seat would hear of them."""
        found = {}
        for move in self.match.legal(who):
            found.setdefault(self.match.hears(seat, who, move), []).append(move)
        return found

    def probe(self, seat, move, now):
        """What the seat is answered when it tries or asks about any move."""
        table, said, me = self.session.table, [], Identity(f"p{seat}")
        for ask in (
            lambda: decide(table, Play(seat, table.chairs[seat].asked, move, me), now),
            lambda: decide(table, AskUndo(seat, me), now),
            lambda: because(table, 1, seat, move),
        ):
            try:
                answer = ask()
                said.append(answer if not isinstance(answer, Entry) else "done")
            except Refused as no:
                said.append((no.why, sorted(no.blanks.items())))
        return said

    def become(self, other):
        """Play what the other has played, without telling anybody."""
        table = self.session.table
        table.match = table.rewound(other.match.moves)
        table.log = list(other.session.table.log)
        self.session.projection.look()


def header(name, seats):
    game = load(name)
    from wyrmhoard.engine.box import written

    box = written(game.box, game.standard())
    sat = [Sat(1, p, "person", f"p{p}", f"Player {p}") for p in range(seats)]
    opened = Opened(
        1, name, game.version, seats, box, "", "p0", "Player 0", ClockInfo(move=60), False, True
    )
    return [decode(encode([opened])), [*sat, Started(1)]]


def walk_in_step(harness, name, seats, seat, rng, most):
    one, two = (Twin(harness, header(name, seats)) for _ in range(2))
    for twin in (one, two):
        twin.sit_in(seat)
    differed = same = 0
    for n in range(most):
        if one.session.table.status != "playing":
            break
        assert one.match.actors == two.match.actors
        who = CHANCE if one.match.actors == LUCK else int(rng.choice(one.match.movers))
        ours, theirs = one.sounds(seat, who), two.sounds(seat, who)
        if who == seat:
            assert ours == theirs
        common = sorted(set(ours) & set(theirs))
        if not common:  # nothing both could do: the second forgets its own past
            two.become(one)
            theirs, common, same = ours, sorted(ours), same + 1
        sound = int(rng.choice(common))
        move = int(rng.choice(ours[sound]))
        other = move if who == seat else int(rng.choice(theirs[sound]))
        harness.clock.time += 10
        one.add(who, move, harness.clock.now())
        two.add(who, other, harness.clock.now())
        differed += one.match.states.tobytes() != two.match.states.tobytes()
        if n % 7 == 0:
            tried = int(rng.integers(len(one.match.game.moves)))
            now = harness.clock.now()
            assert one.probe(seat, tried, now) == two.probe(seat, tried, now)
        for client, its_twin in zip(one.clients, two.clients, strict=True):
            assert client.bodies == its_twin.bodies
            client.bodies.clear(), its_twin.bodies.clear()
        if n % 11 == 0:
            one.session.send_undo_kinds(), two.session.send_undo_kinds()
    return differed


@pytest.mark.parametrize("name", GAMES)
@here
async def test_equal_views_hear_equal_bytes(name):
    game = load(name)
    # Where nothing is hidden, nothing can differ.
    hidden = any(f.seen_by in (OWNER, HIDDEN) for f in game.state.fields.values())
    async with Harness() as harness:
        for seats in (game.seats[0], game.seats[-1]):
            rng, differed = np.random.default_rng(seats), 0
            for seat in (0, seats - 1):
                differed += walk_in_step(harness, name, seats, seat, rng, 400)
            assert (differed > 20) == hidden
    assert WATCHER not in range(game.seats[-1])
