"""Whose turn it is when many wait: one after the other, and among the things of one likewise."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Turns(Generic[Item]):
    """Each waits under names, the outermost first: an address, then a person. Whoever has been
    served goes to the end of the line, however much of theirs still waits."""

    def __init__(self) -> None:
        self.items: deque[Item] = deque()
        self.others: OrderedDict[str, Turns[Item]] = OrderedDict()

    def put(self, names: Sequence[str], item: Item) -> None:
        if not names:
            return self.items.append(item)
        first, *rest = names
        return self.others.setdefault(first, Turns()).put(rest, item)

    def take(self) -> Item:
        if self.items:
            return self.items.popleft()
        name, others = self.others.popitem(last=False)
        item = others.take()
        if others:
            self.others[name] = others
        return item

    def __bool__(self) -> bool:
        return bool(self.items or self.others)
