"""Case 9: figures of the dice, exactly from the odds of the rules, and as simulated."""

from collections import Counter
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from wyrmhoard.engine.contract import CHANCE

from wyrmhoard.games.troll_and_dragon.falls import move as fall_of
from wyrmhoard.games.troll_and_dragon.rules import any_fall

from .table import GAME

AWAKE = ("stir", "dragon", "dragon")
WITHIN = [0.056, 0.170, 0.296, 0.415, 0.519, 0.607]  # awake within 1, 2, ... rolls


def rolling(t):
    """The adventurer has called the first roll of a turn."""
    return t.say(0, "roll_grotto")


def stirring(t, dragons):
    """Some of the Dragon dice are set aside, and the others have been called."""
    return t.enters().finds(0).put_up(dragon=dragons).say(1, "roll_dragon")


def rolls_until_awake(t, rng):
    """The opponent rolls from the start; the waking roll itself is not carried out."""
    t.put_up(dragon=[0, 0])
    rolls = 1
    while GAME.moves.words(move := t.luck(rng)) != AWAKE:
        t.play(CHANCE, move)
        t.say(1, "roll_dragon")
        rolls += 1
    return rolls


def key_and_door(move):
    return "key" in move and "door" in move


def seen(t, rng, wanted, n=4000):
    """How often luck's next move is a wanted one."""
    return np.mean([wanted(GAME.moves.words(t.luck(rng))) for _ in range(n)])


def near(chance, n=4000):
    """Within four standard deviations of so many tries."""
    chance = float(chance)
    return pytest.approx(chance, abs=4 * (chance * (1 - chance) / n) ** 0.5)


def dragon_chain(table, **box):
    """How Dragon dice go from one roll to the next: {(first, second): {...: chance}}."""
    chain = {}
    for dice in ((0, 0), (0, 1), (1, 0)):
        odds = stirring(table(**box), dice).odds()
        chain[dice] = {
            tuple(int(said == "dragon") for said in move[1:]): p for move, p in odds.items()
        }
    return chain


def awake_within(chain, rolls):
    """The chance that the dragon is awake after 1, 2, ... rolls."""
    at, awake = {(0, 0): Fraction(1)}, []
    for _ in range(rolls):
        then = {}
        for dice, chance in at.items():
            for after, p in chain.get(dice, {dice: Fraction(1)}).items():
                then[after] = then.get(after, 0) + chance * p
        at = then
        awake.append(at.get((1, 1), Fraction(0)))
    return awake


def mean_rolls(chain):
    """Rolls until the dragon wakes, on average."""
    mean = {(1, 1): Fraction(0)}
    for dice in ((1, 0), (0, 1), (0, 0)):
        ways = chain[dice]
        on = sum(p * mean[after] for after, p in ways.items() if after != dice)
        mean[dice] = (1 + on) / (1 - ways.get(dice, 0))
    return mean[0, 0]


@pytest.mark.clause("TD-2", "TD-10")
def test_key_and_door_in_one_roll_of_four(table):
    chance = sum(p for move, p in rolling(table()).odds().items() if key_and_door(move))
    assert chance == 1 - 2 * Fraction(5, 6) ** 4 + Fraction(4, 6) ** 4
    assert round(float(chance), 3) == 0.233


@pytest.mark.clause("TD-2", "TD-9")
def test_four_trolls_at_once(table):
    assert rolling(table()).odds()["show_four", *["troll"] * 4] == Fraction(1, 81)


@pytest.mark.clause("TD-2")
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_any_number_of_dice_fall_like_as_many_single_ones(table, dice):
    """Told apart or together: the chance of a fall is the sum over its orders."""
    single = {"diamond": 2, "key": 1, "door": 1, "troll": 2}
    t = rolling(table()).put_up(blocked=[0, 0, 0, 4 - dice])
    falls = {(): Fraction(1)}
    for _ in range(dice):
        grown = {}
        for fall, p in falls.items():
            for face, sides in single.items():
                more = tuple(sorted([*fall, face], key=list(single).index))
                grown[more] = grown.get(more, 0) + p * Fraction(sides, 6)
        falls = grown
    assert {move[1:]: p for move, p in t.odds().items()} == falls


@pytest.mark.clause("TD-2")
def test_other_grotto_dice_have_other_odds(table):
    odds = rolling(table(grotto=[1, 1, 1, 3])).odds()
    assert odds["show_four", *["troll"] * 4] == Fraction(1, 16)


@pytest.mark.clause("TD-3", "TD-16")
def test_the_dragon_wakes_as_soon_as_it_should(table):
    chain = dragon_chain(table)
    assert [round(float(p), 3) for p in awake_within(chain, 6)] == WITHIN
    assert mean_rolls(chain) == Fraction(27, 4)  # 6.75


@pytest.mark.clause("TD-3", "TD-16")
@pytest.mark.parametrize(
    ("dragons", "mean"), [([1, 1], Fraction(96, 11)), ([2, 2], Fraction(21, 5))]
)
def test_the_dragons_of_other_boxes(table, dragons, mean):
    """Two geometric waits w: 2w - 1/(1 - (1 - 1/w)^2)."""
    assert mean_rolls(dragon_chain(table, dragon=dragons)) == mean


@pytest.mark.clause("TD-3", "TD-14")
def test_a_treasure_roll_gives_one_nugget_on_average(table):
    odds = table().enters().say(0, "roll_treasure").odds()
    assert sum(p * (int(one) + int(other)) for (_, one, other), p in odds.items()) == 1
    assert odds["find", "0", "0"] == Fraction(4, 9)
    assert odds["find", "1", "2"] == Fraction(1, 18)


@pytest.mark.clause("TD-3")
def test_other_treasure_dice_have_other_odds(table):
    odds = table(treasure=[3, 0, 3]).enters().say(0, "roll_treasure").odds()
    half = Fraction(1, 2)
    assert odds == {
        ("find", "0", "0"): half / 2,
        ("find", "0", "2"): half,
        ("find", "2", "2"): half / 2,
    }


@pytest.mark.clause("TD-3", "TD-16")
def test_a_die_that_always_shows_a_dragon_leaves_no_other_way(table):
    t = stirring(table(dragon=[6, 6]), [0, 0])
    assert t.odds() == {AWAKE: 1}


@pytest.mark.clause("TD-2", "TD-9", "TD-10")
def test_simulated_grotto_rolls(table):
    t, rng = rolling(table()), np.random.default_rng(9)
    odds = t.odds()
    pair = sum(p for move, p in odds.items() if key_and_door(move))
    assert seen(t, rng, key_and_door) == near(pair)
    assert seen(t, rng, lambda move: move.count("troll") == 4) == near(Fraction(1, 81))


@pytest.mark.clause("TD-3", "TD-16")
def test_simulated_dragon_rolls(table):
    t, rng, n = stirring(table(2), [0, 0]), np.random.default_rng(9), 500
    waits = np.array([rolls_until_awake(t, rng) for _ in range(n)])
    for rolls, chance in enumerate(WITHIN, 1):
        assert np.mean(waits <= rolls) == near(chance, n)
    assert np.mean(waits) == pytest.approx(6.75, abs=4 * 5.25 / n**0.5)


@pytest.mark.clause("TD-3", "TD-14")
def test_simulated_treasure_rolls(table):
    t, rng = table().enters().say(0, "roll_treasure"), np.random.default_rng(9)
    nuggets = [sum(map(int, GAME.moves.words(t.luck(rng))[1:])) for _ in range(4000)]
    assert np.mean(nuggets) == pytest.approx(1, abs=4 * (2 * (5 / 6 - 1 / 4) / 4000) ** 0.5)


@pytest.mark.parametrize("grotto", [[2, 1, 1, 2], [0, 3, 1, 2], [0, 0, 0, 6], [5, 0, 1, 0]])
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_a_fall_is_tossed_as_often_as_its_sides_come_up(grotto, dice):
    """TD-2: of all ways the dice can lie, each has its own stretch of `r`."""
    boxes = GAME.standard()
    boxes[0].grotto = grotto
    sides = [face for face in range(len(grotto)) for _ in range(grotto[face])]
    due = Counter(fall_of(tuple(sorted(lie))) for lie in product(sides, repeat=dice))
    ways = len(sides) ** dice
    tossed = Counter(int(any_fall(boxes[0], dice, (k + 0.5) / ways)) for k in range(ways))
    assert tossed == due
