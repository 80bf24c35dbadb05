"""Two matches that differ only in what one seat may not know, to be played at a shared device."""

import random
from collections.abc import Iterator

from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load

Moves = list[tuple[int, int]]


class World:
    """A match, and what the seat that may not know hears of it."""

    def __init__(self, game: str, blind: int) -> None:
        self.match, self.blind = Match(load(game), 2), blind
        self.heard: list[int] = []
        self.draws: dict[int, int] = {}  # by number of the move, which outcome luck has

    def mover(self) -> int:
        return CHANCE if self.match.may(CHANCE) else self.match.movers[0]

    def sounds(self, who: int, move: int) -> int:
        return self.match.hears(self.blind, who, move)

    def play(self, who: int, move: int) -> None:
        if who == CHANCE:
            self.draws[len(self.match.moves)] = self.match.legal(CHANCE).index(move)
        self.heard.append(self.sounds(who, move))
        self.match.play(who, move)

    def seen(self, seat: int) -> bytes:
        return self.match.view(seat).tobytes()


def first_world(game: str, seed: int) -> tuple[World, int]:
    """At random until whoever moved first is done and the other is asked, and who that was."""
    rng, plan = random.Random(seed), []
    world = World(game, blind=0)
    first = None
    while not (first is not None and 1 - first in world.match.movers):
        who = world.mover()
        if who != CHANCE and first is None:
            first = who
        plan.append((who, rng.choice(world.match.legal(who))))
        world.match.play(*plan[-1])
    return replayed(game, plan, 1 - first), first


def replayed(game: str, plan: Moves, blind: int) -> World:
    world = World(game, blind)
    for who, move in plan:
        world.play(who, move)
    return world


def another_world(game: str, one: World, at: int) -> World | None:
    """The same for the blind seat, but something else happened at move `at`, if that can be."""
    other = World(game, one.blind)
    for n, (who, move) in enumerate(one.match.moves):
        like = [m for m in other.match.legal(who) if other.sounds(who, m) == one.heard[n]]
        if n == at:
            like = [m for m in like if m != move]
        if not like:
            return None
        other.play(who, move if move in like else like[0])
    return other


def pairs(game: str) -> Iterator[tuple[World, World, int]]:
    """Both worlds, and the seat that knows the difference."""
    for seed in range(100):
        one, first = first_world(game, seed)
        for at in range(len(one.match.moves)):
            other = another_world(game, one, at)
            if other and tells_apart(one, other, first):
                yield one, other, first


def tells_apart(one: World, other: World, knows: int) -> bool:
    blind = one.blind
    return (
        one.seen(blind) == other.seen(blind)
        and one.match.legal(blind) == other.match.legal(blind)
        and one.seen(knows) != other.seen(knows)
    )
