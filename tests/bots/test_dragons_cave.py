"""Dragon's Cave's rounds as games of secret choice: solved, mixed, and blind to what is hidden."""

import numpy as np
import pytest

from bench.rounds import Kind, gains, positions, won
from tests.whole import whole
from wyrmhoard.bots.games.dragons_cave.two import ABSENT, ROWS, meet, strategies
from wyrmhoard.bots.level import LEVELS, bot
from wyrmhoard.bots.mixed import Mixed
from wyrmhoard.engine.bind import compiled, plain
from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.hearing import Hearing
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load
from wyrmhoard.games.dragons_cave.state import CHEST, COLOURS, DWARVES, KINDS, LAY_FOR, PLACE
from wyrmhoard.lab.arena import interval, play_match, shares_of
from wyrmhoard.lab.solved.dragons_cave import Solved

CAVE = load("dragons-cave")
MASTER = len(LEVELS) - 1


def mixed(level=MASTER, run=None, seed=0):
    return Mixed(CAVE, lambda: run or compiled(CAVE), level, seed=seed)


def at(seats, lines=(), boxes=None, **fields):
    match = Match(CAVE, seats, boxes)
    for name, value in fields.items():
        match.states[0][name] = value
    for line in lines:
        who, _, text = line.partition(" ")
        match.play(int(who), CAVE.moves.parse(text))
        match.draw(np.random.default_rng(0))
    return match


def weighed(match, seat, made):
    moves, chances, worth = made.weigh(match.boxes, match.view(seat), seat)
    assert moves.tolist() == match.legal(seat)
    assert chances.sum() == pytest.approx(1)
    assert (chances >= 0).all()
    return moves, chances, worth


def random_rows(rng, first, last):
    """Of a few cards what they are worth, gone on with and caught; a Chest card cannot be."""
    rows = np.full(2 * ROWS, ABSENT)
    for r in range(first, last):
        if r % KINDS == CHEST or rng.random() < 0.7:
            rows[r], rows[ROWS + r] = rng.random(2)
            if r % KINDS == CHEST:
                rows[ROWS + r] = rows[r]
    return rows


@pytest.mark.parametrize(("first", "last"), [(0, KINDS), (KINDS, ROWS), (0, ROWS)])
def test_no_card_and_no_guess_does_better_than_the_mixed_ones(first, last):
    """So both are best: what one can be sure of is the most the other must give. Left aside is
    where the dragon would rather sit nowhere, or a card is guessed for one dwarf and wanted by
    the other."""
    rng, run = np.random.default_rng(first + last), plain(CAVE)
    for _ in range(200):
        rows, cards, colours = random_rows(rng, first, last), np.zeros(ROWS), np.zeros(CHEST)
        worth = run(strategies)(rows, first, last, cards, colours)
        assert worth == run(meet)(rows, first, last)
        assert (cards.sum(), colours.sum()) == pytest.approx((1, 1))
        table = np.tile(rows[:ROWS, None], CHEST)
        for r in range(first, last):
            if r % KINDS != CHEST:
                table[r, r % KINDS] = rows[ROWS + r]
        least = min(cards @ table)
        most = max((table @ colours)[r] for r in range(first, last) if rows[r] != ABSENT)
        rather = [rows[ROWS + r] > rows[r] != ABSENT for r in range(first, last)]
        assert least == pytest.approx(worth, abs=1e-6)
        if sum(rather) < (CHEST if last - first == KINDS else 1):
            assert most == pytest.approx(worth, abs=1e-6)


def test_a_solved_position_is_worth_what_the_rules_make_of_it():
    """Every card against every colour played by the rules, from positions taken anywhere."""
    them, rng, run = Solved(1).solve(), np.random.default_rng(3), plain(CAVE)
    for at_ in rng.integers(len(them.values), size=40):
        state, worth, rows = them.position(int(at_))
        match = Match(CAVE, 2)
        match.states[:] = state
        dragon, moves = int(match.state.dragon), match.legal(1 - int(match.state.dragon))
        for move in moves:
            for colour in range(CHEST):
                match.states[:] = state
                match.make(1 - dragon, move)
                match.make(dragon, PLACE + colour)
                match.make(CHANCE, match.legal(CHANCE)[0])
                share = match.outcome()[1 - dragon] if match.over else again(them, match, dragon)
                assert won(rows, move, colour) == pytest.approx(share, abs=1e-5)
        assert run(meet)(rows, 0, KINDS) == pytest.approx(worth) or worth == pytest.approx(
            run(meet)(rows, KINDS, ROWS)
        )


def again(them, match, dragon):
    """What the position reached is worth to who laid, as it is kept."""
    from wyrmhoard.lab.solved.dragons_cave import place_of

    found = plain(CAVE)(place_of)(match.state, int(them.bases[0]), them.coins, them.pairs)
    return them.values[found] if dragon == 1 else 1 - them.values[found]


def test_the_strongest_gives_nearly_nothing_away_where_all_is_solved():
    made = mixed()
    lost = [gains(made, *one) for one in positions(Kind(1, (1, 1), (20, 20)), 40, 2)]
    assert min(map(min, lost)) > -1e-6
    assert np.mean(lost) < 0.01


HIDDEN = {
    "two": (2, ["1 lay_for {card} first"], 0, {}),
    "three": (3, ["1 lay {card}", "2 lay green"], 0, {}),
    "three, beside one who has laid": (3, ["1 lay {card}"], 2, {}),
}


@pytest.mark.parametrize("level", range(MASTER + 1))
@pytest.mark.parametrize("case", HIDDEN)
def test_what_lies_hidden_changes_nothing(case, level):
    seats, lines, seat, fields = HIDDEN[case]
    seen = set()
    for card in ("red", "purple", "chest"):
        match = at(seats, [line.format(card=card) for line in lines], **fields)
        _, chances, worth = weighed(match, seat, mixed(level))
        seen.add((chances.tobytes(), worth.tobytes()))
    assert len(seen) == 1


def caught(left):
    lines = ["1 lay_for red first", "0 place red", f"1 divide {left}"]
    return at(2, lines, purse=[0, 6, 0, 0], treasure=38)


def test_hands_are_picked_blindly_and_divisions_mirrored():
    seen = {weighed(caught(left), 0, mixed())[1].tobytes() for left in range(7)}
    assert seen == {np.array([0.5, 0.5]).tobytes()}
    match = at(2, ["1 lay_for red first", "0 place red"], purse=[0, 6, 0, 0], treasure=38)
    _, chances, worth = weighed(match, 1, mixed())
    assert chances.tolist() == chances[::-1].tolist()
    assert worth.max() == pytest.approx(worth[chances > 0].max())


def test_the_lowest_level_is_drawn_by_gold_and_likes_the_right_hand():
    match = at(3)
    moves, chances, _ = weighed(match, 1, mixed(0))
    told = dict(zip(map(CAVE.moves.text, moves.tolist()), chances, strict=True))
    assert max(told, key=told.get) == "lay purple"
    assert told["lay green"] < told["lay red"]
    assert weighed(caught(3), 0, mixed(0))[1][1] > 0.5


BOXES = {
    "nothing on the path": {"coins": [0] * 20, "lair": 0},
    "colours together": {"path": [c for c in COLOURS for _ in range(4)], "lair": 9},
    "hidden movers": {"hide_mover": True},
    "little gold": {"treasure": 1},
}


@pytest.mark.parametrize("name", BOXES)
def test_any_box_is_played_to_its_end(name):
    boxes = CAVE.fill_box({**written(CAVE.box, CAVE.standard()), **BOXES[name]})
    for seats in (2, 3):
        bots = [mixed(2, seed=p) for p in range(seats)]
        assert play_match(CAVE, bots, np.random.default_rng(1), boxes).over


def test_plain_python_thinks_the_same():
    for seats, seat, level in ((2, 1, 1), (3, 1, 0)):
        match = at(seats, purse=[3] * seats + [0] * (4 - seats), treasure=40 - 3 * seats)
        moves = []
        for run in (plain(CAVE), compiled(CAVE)):
            made = mixed(level, run, seed=4)
            heard = Hearing(match).of(seat)
            moves.append([made.choose(match.boxes, match.view(seat), seat, heard) for _ in "123"])
        assert moves[0] == moves[1]


@whole
@pytest.mark.parametrize(("one", "other"), [("medium", "greedy"), ("hard", "greedy")])
def test_more_thought_wins(one, other):
    bots = [bot(level, CAVE, lambda: compiled(CAVE), 1) for level in (one, other)]
    low, _ = interval(shares_of(CAVE, bots, 200, np.random.default_rng(0)))
    assert low > 0.5


def test_a_named_dwarf_is_the_one_that_is_guessed_for():
    """The dragon hears which dwarf moves: an answer to the other one would be another."""
    found = []
    for dwarf in range(DWARVES):
        match = at(2, spot=[[0, 0], [4, 18], [0, 0], [0, 0]])
        match.play(1, LAY_FOR + dwarf)
        found.append(weighed(match, 0, mixed())[1])
    assert not np.allclose(found[0], found[1])
