"""Positions of Dragon's Cave put up and played in words."""

from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load
from wyrmhoard.games.dragons_cave.state import CARDS

CAVE = load("dragons-cave")


def cave_of(run, seats=3, box=None, **fields):
    """cave_of(run, 3, spot={1: 5}, purse=[0, 3, 2]): that position, seat 0 the dragon."""
    boxes = CAVE.standard()
    for key, value in (box or {}).items():
        boxes[0][key] = value
    match = Match(CAVE, seats, boxes, run=run)
    for key, value in fields.items():
        put(match.states[0][key], value) if key in ("spot", "hand") else assign(match, key, value)
    return match


def put(table, rows):
    """spot={1: 5, (1, 1): 3} or hand={1: ["red", "chest"]}, by seat."""
    for p, value in rows.items():
        if isinstance(value, list):
            table[p] = [card in value for card in CARDS]
        else:
            table[p if isinstance(p, tuple) else (p, 0)] = value


def assign(match, key, value):
    field = match.states[0][key]
    if isinstance(value, list):
        value = value + [0] * (len(field) - len(value))
    match.states[0][key] = value


def play(match, *lines):
    """Moves in words: play(match, "1 lay red", "0 place green")."""
    for line in lines:
        who, _, text = line.partition(" ")
        match.play(int(who), CAVE.moves.parse(text))
    return match


def luck(match):
    """Luck turns up and opens what there is; every outcome is certain."""
    while match.may(CHANCE):
        moves = match.legal(CHANCE)
        assert len(moves) == 1
        match.play(CHANCE, moves[0])
    return match.states[0]


def a_round(match, dragon, *cards, dwarf=None):
    """All but the dragon lay a card, clockwise from it; the dragon sits down; cards are up."""
    seat = int(match.states[0].dragon)
    for i, card in enumerate(cards, 1):
        p = (seat + i) % match.seats
        verb = f"lay {card}" if dwarf is None else f"lay_for {card} {dwarf}"
        play(match, f"{p} {verb}")
    play(match, f"{seat} place {dragon}")
    return luck(match)


def can(match, p):
    return [CAVE.moves.text(move) for move in match.legal(p)]
