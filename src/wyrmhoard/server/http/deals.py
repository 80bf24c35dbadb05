"""Who may see what of a deal, and how its tables compare."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby

from wyrmhoard.engine.refused import Refused

from ..protocol.forms import DealSeat, DealTable
from ..store.base import Person, Play
from ..tables.chair import Identity
from ..tables.deal import ends
from ..tables.table import FORGOTTEN, Table
from .context import AppContext, RequestContext


async def knows_deal(app: AppContext, deal: str, person: Person | None) -> bool:
    """Nothing is given away to one who has played it to the end, nor once it is laid open."""
    if not deal or app.clock.now() >= ends(deal):
        return True
    if person is None:
        return False
    await app.registry.plays_noted()
    return any(play.done for play in await app.registry.store.plays_of(person.id, deal))


async def may_see(call: RequestContext, table: Table) -> bool:
    """What is not for all: of one's own table, or of a deal one knows."""
    seated = call.guest and table.seats_of(Identity(call.guest.id))
    return bool(seated) or await knows_deal(call.app, table.opened.deal, call.guest)


async def must_see(call: RequestContext, table: Table) -> None:
    if not await may_see(call, table):
        raise Refused("deal-hidden")


# Comparing


def by_table(plays: Iterable[Play]) -> list[list[Play]]:
    """The tables that have begun, in that order."""
    begun = (play for play in plays if play.begun)
    return [list(seats) for _, seats in groupby(begun, key=lambda play: play.tab)]


def first_tables(plays: Iterable[Play]) -> dict[str, str]:
    """Where each person played first: only that counts."""
    found: dict[str, str] = {}
    for play in plays:
        if play.begun and play.person:
            found.setdefault(play.person, play.tab)
    return found


def unfinished(plays: Sequence[Play], but: str = "") -> bool:
    """Whether one is being played at another table than this, and none has been played."""
    begun = any(play.begun and not play.done and play.tab != but for play in plays)
    return begun and not any(play.done for play in plays)


def looked_ahead(plays: Iterable[Play], firsts: dict[str, str]) -> set[str]:
    """Who began the deal elsewhere before their first table was over, and so knew what comes."""
    done: dict[str, int] = {}
    found = set[str]()
    for play in plays:  # the first table comes first
        if firsts.get(play.person) == play.tab:
            done[play.person] = play.done
        elif play.begun and play.person in done and play.begun < done[play.person]:
            found.add(play.person)
    return found


def compared(plays: Sequence[Play], me: str, with_links: bool) -> list[DealTable]:
    firsts = first_tables(play for play in plays if play.person != FORGOTTEN)
    ahead = looked_ahead(plays, firsts)
    results = Results(p for p in plays if counts(p, firsts) and p.person not in ahead)
    return [table(seats, results, firsts, me, with_links) for seats in by_table(plays)]


def counts(play: Play, firsts: dict[str, str]) -> bool:
    """Played in person for the first time, to the end, while the luck was a secret."""
    in_time = 0 < play.done < ends(play.deal)
    first = play.person == FORGOTTEN or firsts.get(play.person) == play.tab
    return bool(play.person) and in_time and first and not play.level


class Results:
    """All that counts, by seat, the worst first."""

    def __init__(self, plays: Iterable[Play]) -> None:
        self.known: set[tuple[str, int]] = set()
        self.of: defaultdict[int, list[tuple[float, int]]] = defaultdict(list)
        for play in plays:
            self.known.add((play.tab, play.seat))
            self.of[play.seat].append(result(play))
        for each in self.of.values():
            each.sort()

    def compare(self, play: Play) -> tuple[int, int, int | None]:
        """Its place among how many, and the score: nothing where it does not count."""
        if (play.tab, play.seat) not in self.known:
            return 0, 0, None
        each, mine = self.of[play.seat], result(play)
        worse, not_better = bisect_left(each, mine), bisect_right(each, mine)
        place = 1 + len(each) - not_better
        return place, len(each), matchpoints(worse, not_better - worse - 1, len(each) - 1)


def result(play: Play) -> tuple[float, int]:
    return play.share, play.points


def matchpoints(worse: int, alike: int, others: int) -> int | None:
    """As in duplicate bridge: of the others who had this seat, how many in a hundred did worse,
    those who did as well by half."""
    return round(100 * (worse + alike / 2) / others) if others else None


def table(
    seats: list[Play], results: Results, firsts: dict[str, str], me: str, with_links: bool
) -> DealTable:
    head, mine = seats[0], any(play.person == me for play in seats)
    shared = with_links or any(play.shown for play in seats)
    return DealTable(
        table=head.tab if mine or shared else "",
        mine=mine,
        begun=head.begun,
        done=head.done,
        late=head.done >= ends(head.deal),
        seats=[seat(play, results, firsts, me) for play in seats],
    )


def seat(play: Play, results: Results, firsts: dict[str, str], me: str) -> DealSeat:
    place, of, score = results.compare(play)
    return DealSeat(
        name=play.name,
        level=play.level,
        person=bool(play.person),
        mine=play.person == me,
        points=play.points,
        share=play.share,
        again=bool(play.person) and firsts.get(play.person, play.tab) != play.tab,
        counts=place > 0,
        place=place,
        of=of,
        score=score,
    )


def best(tables: list[DealTable], most: int) -> list[DealTable]:
    """So many, those where it went best, and all that are mine."""
    places = [min((s.place for s in one.seats if s.counts), default=len(tables)) for one in tables]
    order = sorted(range(len(tables)), key=places.__getitem__)
    kept = {*order[:most], *(i for i, one in enumerate(tables) if one.mine)}
    return [one for i, one in enumerate(tables) if i in kept]
