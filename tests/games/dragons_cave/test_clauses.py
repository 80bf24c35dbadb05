"""Dragon's Cave, clause by clause, as plain Python and compiled."""

import numpy as np
import pytest

from tests.walk import WAYS
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load
from wyrmhoard.games.dragons_cave.state import (
    CARDS, CHEST, COLOURS, LAIR, NOTHING, OVER, PATH, START,
)  # fmt: skip

CAVE = load("dragons-cave")


@pytest.fixture(params=WAYS)
def cave(request):
    """cave(3, spot={1: 5}, purse=[0, 3, 2]): a match in that position, seat 0 the dragon."""

    def make(seats=3, box=None, **fields):
        boxes = CAVE.standard()
        for key, value in (box or {}).items():
            boxes[0][key] = value
        match = Match(CAVE, seats, boxes, run=WAYS[request.param](CAVE))
        for key, value in fields.items():
            put(match.states[0][key], value) if key in ("spot", "hand") else assign(
                match, key, value
            )
        return match

    return make


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


# The box and the set-up


@pytest.mark.clause("DC-1", "DC-2", "DC-5")
def test_the_set_up(cave):
    for seats in (3, 4):
        s = cave(seats).states[0]
        assert s.treasure == 44
        assert not s.purse.any()
        assert not s.chest.any()
        assert (s.spot == START).all()
        assert s.hand[:seats].all()
        assert not s.hand[seats:].any()
    assert len(CARDS) == 6
    assert CARDS[:CHEST] == COLOURS
    match = play(cave(), "1 lay red", "2 lay red")
    assert can(match, 0) == [f"place {colour}" for colour in COLOURS]


@pytest.mark.clause("DC-3", "DC-4")
def test_the_standard_board():
    box = CAVE.standard()[0]
    assert PATH == 20
    assert box.path.tolist() == [0, 1, 2, 3, 4] * 4
    assert box.coins.tolist() == [1, 0, 1, 1, 2] * 4
    assert (box.lair, box.treasure) == (4, 44)


@pytest.mark.clause("DC-6")
def test_the_dragon_goes_to_the_left_after_every_round(cave):
    match = cave(3)
    assert match.states[0].dragon == 0
    assert a_round(match, "red", "green", "green").dragon == 1
    assert a_round(match, "red", "orange", "orange").dragon == 2
    assert a_round(match, "red", "blue", "purple").dragon == 0


@pytest.mark.clause("DC-6")
def test_the_first_dragon_is_a_seat_or_drawn(cave):
    assert cave(4, box={"first": 2}).states[0].dragon == 2
    match = cave(3, box={"first": -1})
    assert [CAVE.moves.text(m) for m in match.legal(CHANCE)] == ["begin p0", "begin p1", "begin p2"]
    assert match.weights[:3].tolist() == [1, 1, 1]
    match.play(CHANCE, CAVE.moves.parse("begin p2"))
    assert match.states[0].dragon == 2
    assert match.movers == [0, 1]
    with pytest.raises(Refused, match="first-not-seated"):
        cave(3, box={"first": 3})


# A round


@pytest.mark.clause("DC-7")
def test_all_but_the_dragon_lay_a_card_they_hold_and_it_stands(cave):
    match = cave(3, hand={1: ["green", "chest"]})
    assert match.movers == [1, 2]
    assert can(match, 1) == ["lay green", "lay chest"]
    play(match, "2 lay red", "1 lay green")
    with pytest.raises(Refused, match="not-your-turn"):
        play(match, "1 lay chest")


@pytest.mark.clause("DC-7")
def test_a_laid_card_is_seen_by_its_owner_alone(cave):
    match, other = cave(3), cave(3)
    play(match, "1 lay red")
    play(other, "1 lay blue")
    for p in (0, 2, 8):
        assert match.view(p) == other.view(p)
        assert match.hears(p, 1, CAVE.moves.parse("lay red")) == CAVE.moves.parse("lay_hidden")
        assert match.view(p)[0].hand[1].all()
    assert match.view(1)[0].my_card == CARDS.index("red") + 1


@pytest.mark.clause("DC-8")
def test_the_dragon_chooses_last_and_any_colour_again(cave):
    match = play(cave(3), "1 lay red")
    assert match.movers == [2]
    play(match, "2 lay red")
    assert match.movers == [0]
    play(match, "0 place red")
    luck(match)
    play(match, "2 lay red", "0 lay red", "1 place red")
    assert match.states[0].perch == 1


@pytest.mark.clause("DC-9")
def test_the_dragons_own_dwarf_neither_moves_nor_is_caught(cave):
    s = a_round(cave(3, spot={0: 6}, purse=[5]), "red", "red", "green")
    assert s.spot[0, 0] == 6
    assert s.purse[0] == 5


@pytest.mark.clause("DC-9")
def test_cards_are_turned_up_clockwise_from_the_dragon(cave):
    match = play(
        cave(4, box={"first": 2}), "0 lay red", "1 lay blue", "3 lay chest", "2 place green"
    )
    told = []
    while match.may(CHANCE):
        told.append(CAVE.moves.text(match.legal(CHANCE)[0]))
        match.play(CHANCE, match.legal(CHANCE)[0])
    assert told == ["reveal p3 chest", "reveal p0 red", "reveal p1 blue"]


@pytest.mark.clause("DC-9", "DC-20")
def test_when_the_treasure_is_empty_no_purse_is_divided(cave):
    """Order: gold is paid before the caught are robbed, and then it is over."""
    match = cave(3, treasure=1, purse=[0, 40, 3])
    s = a_round(match, "green", "green", "red")
    assert s.phase == OVER
    assert s.purse.tolist() == [0, 40, 4, 0]
    assert s.caught[1]
    assert match.over


@pytest.mark.clause("DC-10")
@pytest.mark.parametrize(
    ("spot", "card", "after"),
    [
        (5, "purple", 10),
        (17, "purple", 20),
        (17, "red", LAIR),
        (START, "red", 1),
        (1, "red", 6),
        (1, "green", 2),
        (20, "purple", LAIR),
        (19, "purple", 20),
        (4, "orange", 8),
    ],
)
def test_a_dwarf_goes_on_to_the_next_square_of_its_colour(cave, spot, card, after):
    dragon = "green" if card != "green" else "red"
    s = a_round(cave(3, spot={1: spot}), dragon, card, "chest")
    assert s.spot[1, 0] == after


@pytest.mark.clause("DC-10")
def test_the_path_is_the_boxs(cave):
    match = cave(3)
    match.boxes[0].path[:] = [4, 3, 2, 1, 0] * 4
    assert a_round(match, "green", "red", "purple").spot[1:3, 0].tolist() == [5, 1]


@pytest.mark.clause("DC-11")
@pytest.mark.parametrize(("card", "coins"), [("red", 1), ("green", 0), ("purple", 2)])
def test_a_square_pays_what_it_shows_into_the_purse(cave, card, coins):
    dragon = "blue"
    s = a_round(cave(3, purse=[0, 3, 0]), dragon, card, card)
    assert s.purse.tolist() == [0, 3 + coins, coins, 0]
    assert s.treasure == 44 - 2 * coins
    assert s.spot[1, 0] == s.spot[2, 0]  # they share a square
    assert not s.hand[1, CARDS.index(card)]  # it lies face up
    assert s.hand[1].sum() == 5


@pytest.mark.clause("DC-11")
def test_the_lair_pays_four(cave):
    s = a_round(cave(3, spot={1: 20}), "red", "green", "chest")
    assert s.purse[1] == 4


@pytest.mark.clause("DC-12")
@pytest.mark.parametrize(
    ("spot", "card", "after"),
    [(3, "green", 2), (1, "green", START), (START, "red", START), (7, "green", 2), (6, "red", 1),
     (20, "purple", 15), (2, "green", START)],
)  # fmt: skip
def test_a_caught_dwarf_goes_back(cave, spot, card, after):
    s = a_round(cave(3, spot={1: spot}), card, card, "chest")
    assert s.spot[1, 0] == after
    assert s.purse[1] == 0


@pytest.mark.clause("DC-13", "DC-14")
@pytest.mark.parametrize(
    ("left", "hand", "lost"), [(2, "left", 2), (2, "right", 5), (0, "left", 0)]
)
def test_the_dragon_picks_one_of_two_closed_hands(cave, left, hand, lost):
    match = cave(3, purse=[0, 7, 0], treasure=37, hand={1: ["red", "chest"]})
    a_round(match, "red", "red", "chest")
    assert match.movers == [1]
    assert can(match, 1) == [f"divide {n}" for n in range(8)]
    play(match, f"1 divide {left}")
    assert can(match, 0) == ["pick p1 left", "pick p1 right"]
    play(match, f"0 pick p1 {hand}")
    assert [CAVE.moves.text(m) for m in match.legal(CHANCE)] == [f"lose p1 {lost}"]
    s = luck(match)
    assert s.purse[1] == 7 - lost
    assert s.treasure == 37 + lost
    assert s.hand[1].all()  # the one just played too


@pytest.mark.clause("DC-13")
def test_a_division_is_seen_by_its_owner_alone(cave):
    matches = []
    for left in (1, 6):
        match = cave(3, purse=[0, 7, 0])
        a_round(match, "red", "red", "chest")
        hidden = CAVE.moves.parse("divide_hidden")
        assert match.hears(0, 1, CAVE.moves.parse(f"divide {left}")) == hidden
        matches.append(play(match, f"1 divide {left}"))
    for p in (0, 2):
        assert matches[0].view(p) == matches[1].view(p)
    assert [match.view(1)[0].my_left for match in matches] == [2, 7]


@pytest.mark.clause("DC-15")
def test_the_chest_card_keeps_the_whole_purse_and_brings_all_cards_back(cave):
    match = cave(3, purse=[0, 6, 0], chest=[0, 2, 0], spot={1: 4}, hand={1: ["red", "chest"]})
    s = a_round(match, "red", "chest", "green")
    assert (s.purse[1], s.chest[1], s.spot[1, 0]) == (0, 8, 4)
    assert s.hand[1].all()


@pytest.mark.clause("DC-16")
def test_a_good_memory_follows_every_coin_into_the_chests(cave):
    s = a_round(cave(3, purse=[0, 6, 0]), "red", "chest", "green")
    match = cave(3, purse=[0, 6, 0])
    a_round(match, "red", "chest", "green")
    for p in range(3):
        assert match.view(p)[0].chest.tolist() == s.chest.tolist()
    field = CAVE.state.fields["chest"]
    assert (field.seen_by, field.shown_by) == ("recalled", "open_chests")
    assert CAVE.box.fields["open_chests"].flag


@pytest.mark.clause("DC-17")
def test_an_empty_purse_is_not_divided(cave):
    match = cave(3, hand={1: ["red", "chest"]})
    s = a_round(match, "red", "red", "chest")
    assert s.hand[1].all()
    assert s.dragon == 1  # the round is over
    assert s.hand[2].all()  # a Chest card with an empty purse
    assert s.chest[2] == 0


@pytest.mark.clause("DC-17")
def test_there_is_always_a_card_to_lay(cave):
    match = cave(3, hand={1: ["chest"]})
    assert can(match, 1) == ["lay chest"]
    assert a_round(match, "red", "chest", "chest").hand[1].all()


@pytest.mark.clause("DC-18")
def test_all_divide_before_the_first_hand_is_picked_clockwise(cave):
    match = cave(4, box={"first": 2}, purse=[3, 4, 0, 5])
    a_round(match, "red", "red", "red", "red")
    assert match.movers == [0, 1, 3]
    play(match, "1 divide 4", "3 divide 0")
    assert match.movers == [0]
    play(match, "0 divide 1")
    for seat, hand in ((3, "left"), (0, "right"), (1, "left")):
        assert can(match, 2)[0] == f"pick p{seat} left"
        play(match, f"2 pick p{seat} {hand}")
        s = luck(match)
    assert s.purse.tolist() == [1, 0, 0, 5]
    assert s.dragon == 3


# The end


@pytest.mark.clause("DC-19")
def test_the_match_ends_after_the_round_with_all_hands_picked(cave):
    match = cave(4, spot={1: 20, 2: 16}, purse=[0, 0, 0, 9], treasure=35)
    a_round(match, "green", "red", "red", "green")
    assert not match.over
    play(match, "3 divide 9", "0 pick p3 left")
    s = luck(match)
    assert match.over
    assert s.purse.tolist() == [0, 4, 4, 0]  # every dwarf that entered is paid
    assert s.rounds == 1


@pytest.mark.clause("DC-20")
def test_an_empty_treasure_ends_the_match_at_once(cave):
    match = cave(3, treasure=4)
    assert a_round(match, "red", "purple", "purple").treasure == 0
    assert match.over


@pytest.mark.clause("DC-21")
@pytest.mark.parametrize(
    ("treasure", "cards", "paid", "left"),
    [
        (3, ("purple", "purple"), [1, 1], 1),
        (4, ("purple", "purple"), [2, 2], 0),
        (2, ("purple", "red"), [1, 1], 0),  # the smaller of what was won and the share
        (1, ("purple", "purple"), [0, 0], 1),  # nobody could be paid, and the match goes on
        (2, ("purple", "green"), [2, 0], 0),  # a square that shows nothing wins nothing
        (1, ("purple", "green"), [1, 0], 0),
    ],
)
def test_a_short_treasure_is_split_equally(cave, treasure, cards, paid, left):
    match = cave(3, treasure=treasure)
    s = a_round(match, "blue", *cards)
    assert s.purse[1:3].tolist() == paid
    assert s.treasure == left
    assert match.over == (left == 0)


@pytest.mark.clause("DC-21", "DC-19")
def test_a_short_treasure_pays_those_who_entered_too(cave):
    match = cave(3, treasure=5, spot={1: 20, 2: 20})
    s = a_round(match, "blue", "red", "green")
    assert s.purse.tolist() == [0, 2, 2, 0]
    assert s.treasure == 1
    assert match.over


@pytest.mark.clause("DC-21")
def test_one_who_entered_a_lair_worth_nothing_still_counts_as_a_winner(cave):
    match = cave(3, box={"lair": 0}, treasure=1, spot={1: 20, 2: 4})
    s = a_round(match, "blue", "red", "purple")  # 2 won, 1 there, 2 winners
    assert s.purse.tolist() == [0, 0, 0, 0]


@pytest.mark.clause("DC-22")
@pytest.mark.parametrize(
    ("purse", "chest", "spot", "shares"),
    [
        ([5, 0, 2], [0, 0, 2], [3, 17, 4], [1, 0, 0]),
        ([4, 0, 0], [0, 0, 4], [3, 17, 6], [0, 0, 1]),
        ([4, 0, 0], [0, 4, 0], [LAIR, 17, 0], [1, 0, 0]),
        ([4, 0, 0], [0, 4, 0], [LAIR, LAIR, 0], [0.5, 0.5, 0]),
        ([0, 0, 0], [0, 0, 0], [7, 7, 7], [1 / 3, 1 / 3, 1 / 3]),
        ([40, 33, 0], [0, 0, 0], [0, 20, 0], [1, 0, 0]),
    ],
)
def test_most_coins_win_then_the_nearer_dwarf_then_it_is_shared(cave, purse, chest, spot, shares):
    match = cave(3, purse=purse, chest=chest, spot=dict(enumerate(spot)), phase=OVER)
    assert match.outcome() == pytest.approx(shares)
    assert [match.score(p) for p in range(3)] == (np.array(purse) + np.array(chest)).tolist()


# Two players


@pytest.mark.clause("DC-23")
def test_two_players_have_two_dwarves_each_and_one_set_of_cards(cave):
    match = cave(2)
    assert match.movers == [1]
    assert match.states[0].spot[:2].shape == (2, 2)
    assert len(can(match, 1)) == 12
    assert can(match, 1)[:3] == ["lay_for red first", "lay_for red second", "lay_for green first"]


@pytest.mark.clause("DC-24")
def test_only_the_named_dwarf_moves_or_is_caught(cave):
    s = a_round(cave(2, spot={(1, 0): 3, (1, 1): 8}), "red", "blue", dwarf="second")
    assert s.spot[1].tolist() == [3, 9]
    s = a_round(cave(2, spot={(1, 0): 3, (1, 1): 8}), "green", "green", dwarf="first")
    assert s.spot[1].tolist() == [2, 8]


@pytest.mark.clause("DC-24")
def test_the_dwarf_is_named_openly_also_with_the_chest_card(cave):
    match = cave(2)
    assert "lay_for chest second" in can(match, 1)
    move = CAVE.moves.parse("lay_for chest second")
    assert match.hears(0, 1, move) == CAVE.moves.parse("lay_hidden_for second")
    match.play(1, move)
    assert match.view(0)[0].mover == 2
    assert match.view(0)[0].my_card == NOTHING


@pytest.mark.clause("DC-24")
def test_hide_mover_names_the_dwarf_under_the_card(cave):
    first, second = cave(2, box={"hide_mover": 1}), cave(2, box={"hide_mover": 1})
    for match, dwarf in ((first, "first"), (second, "second")):
        move = CAVE.moves.parse(f"lay_for red {dwarf}")
        assert match.hears(0, 1, move) == CAVE.moves.parse("lay_hidden")
        match.play(1, move)
    assert first.view(0) == second.view(0)
    assert [match.view(1)[0].mover for match in (first, second)] == [1, 2]
    play(second, "0 place green")
    assert CAVE.moves.text(second.legal(CHANCE)[0]) == "reveal_for p1 red second"
    assert luck(second).moved == 2


@pytest.mark.clause("DC-25")
def test_the_roles_change_only_when_caught_or_with_the_chest_card(cave):
    match = cave(2)
    s = a_round(match, "green", "red", dwarf="first")
    assert (s.dragon, s.hand[1].sum()) == (0, 5)
    s = a_round(match, "red", "blue", dwarf="first")
    assert (s.dragon, s.hand[1].sum()) == (0, 4)
    s = a_round(match, "red", "chest", dwarf="first")
    assert s.dragon == 1
    assert s.hand[1].all()
    assert a_round(match, "red", "red", dwarf="second").dragon == 0


@pytest.mark.clause("DC-25", "DC-13")
def test_the_roles_change_after_the_purse_is_robbed(cave):
    match = cave(2, purse=[0, 4])
    a_round(match, "red", "red", dwarf="first")
    play(match, "1 divide 1", "0 pick p1 right")
    s = luck(match)
    assert (s.purse[1], s.dragon) == (1, 1)


@pytest.mark.clause("DC-26")
def test_a_dwarf_in_the_lair_stays_there(cave):
    match = cave(2, spot={(1, 0): 20})
    s = a_round(match, "green", "red", dwarf="first")
    assert (s.spot[1, 0], s.purse[1], match.over) == (LAIR, 4, False)
    assert can(match, 1) == [f"lay_for {card} second" for card in CARDS if card != "red"]


@pytest.mark.clause("DC-27")
def test_two_players_end_when_both_dwarves_of_one_are_in_the_lair(cave):
    match = cave(2, spot={(1, 0): LAIR, (1, 1): 20, (0, 0): LAIR}, purse=[6, 1], treasure=30)
    a_round(match, "green", "red", dwarf="second")
    assert match.over
    assert match.outcome() == [1, 0]


@pytest.mark.clause("DC-27")
def test_a_tie_of_two_goes_to_the_larger_sum_of_squares(cave):
    fields = {"purse": [5, 5], "phase": OVER}
    assert cave(2, spot={(0, 0): LAIR, (1, 0): 11, (1, 1): 11}, **fields).outcome() == [0, 1]
    even = {(0, 0): LAIR, (1, 0): 11, (1, 1): 10}
    assert cave(2, spot=even, **fields).outcome() == [0.5, 0.5]


# Exact figures


@pytest.mark.clause("DC-8", "DC-10")
def test_a_random_dragon_catches_one_card_in_five_exactly(cave):
    """Of the 25 ways to lay a colour and place the dragon, five catch."""
    caught = 0
    for card in COLOURS:
        for colour in COLOURS:
            caught += a_round(cave(3, spot={1: 8}), colour, card, "chest").spot[1, 0] < 8
    assert caught == 5


@pytest.mark.clause("DC-5", "DC-7", "DC-24")
def test_the_number_of_first_rounds(cave):
    """Six cards each, then five squares: 6 * 6 * 5 for three, 12 * 5 for two players."""
    assert first_rounds(cave, 3) == 6 * 6 * 5
    assert first_rounds(cave, 2) == 12 * 5


def first_rounds(cave, seats):
    def count(lines):
        match = play(cave(seats), *lines)
        if match.may(CHANCE):
            return 1
        p = match.movers[0]
        return sum(count([*lines, f"{p} {text}"]) for text in can(match, p))

    return count([])


@pytest.mark.clause("DC-3")
def test_a_path_with_a_colour_too_many_is_refused():
    boxes = CAVE.standard()
    boxes[0].path[1] = 0
    with pytest.raises(Refused) as no:
        CAVE.check(boxes[0])
    assert no.value.blanks == {"key": "path", "word": "red", "given": 5, "needed": 4}
