"""A box whose cards do not fit what is printed on them is refused, with the card and the reason."""

from typing import Any

import numpy as np

from wyrmhoard.engine.refused import Refused

from .cards import (
    BRIDGE, EXIT, FEATURED, FEATURES, FIELDS, GOALS, LADDER, LAID, LEVELS, LINKS, MAPS, ROOM, SIDES,
    SPIDERWEB, START, TUNNEL, level_of,
)  # fmt: skip
from .state import WEBS

FAR = 99


def check(box: Any) -> None:
    """SD-1, SD-3, SD-5 to SD-8, SD-15."""
    for number, name in enumerate(MAPS):
        check_card(name, number, box.cards[number])
    check_totals(box)
    check_hands(box)


class Card:
    """One card's map, as the check reads it."""

    def __init__(self, words: Any) -> None:
        sides = words[:LINKS].reshape(len(SIDES), ROOM)
        links = words[LINKS:FEATURED].reshape(ROOM, ROOM)
        self.sides, self.links = sides, links | links.T
        self.features = words[FEATURED:].reshape(len(FEATURES), ROOM)
        self.mouths = [int(row.argmax()) for row in sides if row.any()]
        self.used = self.sides.any(0) | self.links.any(0) | self.features.any(0)

    def far(self, without: int | None = None) -> Any:
        """How many fields one goes over between any two, both counted; FAR if there is no way."""
        away = np.where(np.eye(ROOM, dtype=bool), 1, np.where(self.links, 2, FAR))
        for via in range(ROOM):
            if via != without:
                away = np.minimum(away, away[:, [via]] + away[[via], :] - 1)
        return away


def check_card(name: str, number: int, words: Any) -> None:
    """SD-7, SD-8: a way to every field, and every road crossed in the card's level."""
    card = Card(words)
    for side, row in zip(SIDES, card.sides, strict=True):
        if row.sum() > 1:
            raise Refused("box-card-side", key=name, side=side)
    whole = card.far()
    for f in range(ROOM):
        if card.used[f] and not any(whole[m, f] < FAR for m in card.mouths):
            raise Refused("box-card-field", key=name, field=FIELDS[f])
    needed = level_of(number) + 1 if number < LAID else 1 if number == START else 3
    check_roads(name, card, needed)
    check_features(name, number, card)


def check_roads(name: str, card: Card, needed: int) -> None:
    """SD-6: roads in the level, a dead end to its end; through a tunnel in 3, 3 and 5."""
    tunnel = next(iter(np.flatnonzero(card.features[TUNNEL]).tolist()), None)
    roads, whole = card.far(without=tunnel), card.far()
    for k, one in enumerate(card.mouths):
        for other in card.mouths[k + 1 :]:
            given = int(roads[one, other])
            if given < FAR and given != needed:
                raise Refused("box-card-crossing", key=name, given=given, needed=needed)
            through, due = int(whole[one, other]), max(3, 2 * needed - 1)
            if given >= FAR and through < FAR and through != due:
                raise Refused("box-card-crossing", key=name, given=through, needed=due)
    if len(card.mouths) == 1:
        given = max(int(away) for away in whole[card.mouths[0]] if away < FAR)
        if given != needed:
            raise Refused("box-card-crossing", key=name, given=given, needed=needed)


def check_features(name: str, number: int, card: Card) -> None:
    """SD-5: the start has a ladder and opens everywhere; a goal goes on from any side."""
    for feature, row in zip(FEATURES, card.features, strict=True):
        if row.sum() > 1 and feature != FEATURES[BRIDGE]:
            raise Refused("box-card-feature", key=name, feature=feature)
    opens = card.sides.any(1)
    if number == START and not (opens.all() and card.features[LADDER].any()):
        raise Refused("box-card-start", key=name)
    if number > START and not (opens | np.roll(opens, 2)).all():
        raise Refused("box-card-goal", key=name)
    if card.features[EXIT].any() != (name == GOALS[0]):
        raise Refused("box-card-exit", key=name)


def check_totals(box: Any) -> None:
    """SD-1, SD-3, SD-5: the lists add up to what the box says it holds."""
    levels = np.array([level_of(kind) for kind in range(LAID)])
    for level in range(LEVELS):
        same("copies", box.copies[levels == level].sum(), box.path_cards[level])
        same("actions", box.actions[:, level].sum(), box.action_cards[level])
    features = box.cards[:LAID, FEATURED:].reshape(LAID, len(FEATURES), ROOM).any(2)
    for feature, needed in enumerate(box.specials):
        same("specials", box.copies[features[:, feature]].sum(), needed)
    most("path_cards", box.path_cards.sum(), 50)
    most("actions", box.actions[SPIDERWEB].sum(), WEBS)


def check_hands(box: Any) -> None:
    """SD-15: everybody gets the same, and the piles last for it; SD-14: so does the bank."""
    whole = box.path_cards + box.action_cards - box.boxed
    for players, hand in enumerate(box.hands, 2):
        if hand.sum() == 0:
            raise Refused("box-total", key="hands", given=0, needed=1)
        for level in range(LEVELS):
            most("hands", hand[level] * players, whole[level])
    most("nuggets", box.purse * 8 + box.specials[4] + 1, box.nuggets)


def same(key: str, given: int, needed: int) -> None:
    if given != needed:
        raise Refused("box-total", key=key, given=int(given), needed=int(needed))


def most(key: str, given: int, allowed: int) -> None:
    if given > allowed:
        raise Refused("box-too-many", key=key, given=int(given), most=int(allowed))
