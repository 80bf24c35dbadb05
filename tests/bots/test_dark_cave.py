"""The Dark Cave's bots: to the exit they believe in, for the clan they work for."""

import numpy as np
import pytest

from tests.games.dark_cave.cave import EXIT_FIRST, GAME, Cave
from tests.whole import whole
from wyrmhoard.bots.evaluation import evaluate
from wyrmhoard.bots.level import LEVELS, bot
from wyrmhoard.engine.bind import compiled, plain
from wyrmhoard.engine.box import written
from wyrmhoard.engine.hearing import HEARD
from wyrmhoard.lab.arena import play_match

NEAR, TWO_AWAY = {"corners": [1] * 7}, {"corners": [2] * 7}
LINDWORM, GOBLIN = 1, 2
SABOTEUR = 2
UNSURE = (
    "easy",
    "medium",
)  # to lie for a turn costs so little that their few rounds do not show it
PATHS = ("line-ew-1", "line-ns-1", "bend-ne-1", "bend-nw-1")


def crossroads(p=0, **rest):
    """Four dwarves at the start, a crossing north and south of it, goals at all four corners."""
    c = Cave(plain(GAME), 4, first=p, **NEAR, **rest)
    c.card(0, 1, "cross-1").card(0, -1, "cross-1")
    c.holds(p, *PATHS)
    return c


def knows(c, p):
    """The seat has seen every goal and every clan card."""
    c.s.saw_goal[p], c.s.saw_clan[p] = 0b1111, 0b1111 & ~(1 << p)
    return c


def walking(c, p):
    c.plays(p, "discard line-ew-1", "enough")
    return c


def chosen(level, c, p, seed=0):
    made = bot(level, GAME, lambda: compiled(GAME), seed)
    return c.text(made.choose(c.match.boxes, c.match.view(p), p, HEARD.blank(0)))


def evaluated(c):
    out = np.zeros(8)
    plain(GAME)(evaluate)(c.box, c.s, out)
    return out[: c.match.seats]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("goals", "way"),
    [(EXIT_FIRST, ("south", "west")), (tuple(reversed(EXIT_FIRST)), ("north", "east"))],
)
def test_a_dwarf_walks_to_the_exit_it_knows(level, goals, way):
    c = walking(knows(crossroads(goals=goals), 0), 0)
    for side in way:
        assert chosen(level, c, 0) == f"cross {side}"
        c.plays(0, f"cross {side}")
    c.luck("turn_up goal-exit")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("p", "mate"), [(0, 2), (1, 3)])
def test_boots_go_to_one_who_works_for_the_same_clan(level, p, mate):
    """All four are blue; only what is secret tells the loyal from the saboteurs."""
    c = knows(crossroads(p), p)
    c.s.boots[p] = 1
    c.acts(p, "boots-2")
    assert chosen(level, c, p) == f"give p{mate}"


@pytest.mark.parametrize("level", LEVELS)
def test_an_axe_is_spent_on_a_web_in_the_way_and_on_no_other(level):
    for side, spent in (("north", False), ("south", True)):
        c = walking(knows(crossroads(), 0), 0)
        c.s.axes[0, 0] = 1
        c.web(0, 0 if side == "north" else -1, "north", up=1, owner=3)
        assert c.can(0, f"chop {side}")
        assert (chosen(level, c, 0) == f"chop {side}") == spent


def attacked(k, *victims, gold=3, lying=0):
    """A creature of seat 3 meets these dwarves at the start; seat 0 has an axe, its last."""
    c = knows(crossroads(3), 0)
    for q in {0, 1, 2, 3} - set(victims):
        c.dwarf(q, 0, -1, "a")
    c.s.axes[0, 0], c.s.gold[0], c.s.lying = 1, gold, lying
    c.creature(k, 0, 1, "a", 3)
    c.acts(3, {LINDWORM: "lindworm-2", GOBLIN: "goblin-2"}[k], "cross south")
    assert c.may(0) == ["strike", "refrain"]
    return c


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("k", [LINDWORM, GOBLIN])
def test_the_last_axe_is_used_on_a_creature_that_costs_something(level, k):
    assert chosen(level, attacked(k, 0, 2), 0) == "strike"
    if k == GOBLIN or level not in UNSURE:
        assert chosen(level, attacked(k, 0), 0) == "strike"


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_axe_is_not_wasted_on_a_creature_that_harms_the_others(level):
    """Nothing to lose for oneself, and a neighbour of the other clan who has."""
    assert chosen(level, attacked(GOBLIN, 0, 1, gold=0), 0) == "refrain"
    assert chosen(level, attacked(LINDWORM, 0, 1, lying=1), 0) == "refrain"


def unmasked(c):
    """Nobody has anything to hide any more."""
    c.match.states[0]["pile"] = 0
    return c


def test_evaluations_are_shares_and_the_nearer_clan_has_more():
    c = unmasked(crossroads())
    even = evaluated(c)
    assert even.max() - even.min() < 1e-9
    assert 0 < even.sum() <= 1
    c.dwarf(1, 0, -1, "a")
    ahead = evaluated(c)
    assert ahead[1] == ahead[3] > even[0] > ahead[0] == ahead[2]


def test_a_dwarf_that_lies_or_has_no_gold_is_worth_less():
    for field, value in (("lying", 0b10), ("gold", [3, 0, 3, 3, 0, 0, 0, 0])):
        c = unmasked(crossroads())
        c.match.states[0][field] = value
        after = evaluated(c)
        assert after[0] == after[2] > after[1] == after[3]


def test_a_path_towards_the_exit_raises_every_evaluation():
    c = Cave(plain(GAME), 4, **TWO_AWAY)
    before = evaluated(c)
    assert (evaluated(c.card(-1, 0, "cross-1")) > before).all()
    assert evaluated(c.card(1, 0, "cross-1")) == pytest.approx(evaluated(c))


def test_a_saboteur_hides_while_it_pays_and_strikes_when_it_does_not():
    """What its own clan gains is worth something to it, until cards run out or it is found out."""

    def worth(pile, saw=0, opened=0):
        gains = []
        for ahead in (False, True):
            c = crossroads()
            s = c.match.states[0]
            s["loyalty"][0], s["pile"] = SABOTEUR, (pile, 0, 0)
            s["saw_clan"][1:4], s["open_clan"] = saw, opened
            if ahead:  # one of its own clan, who is loyal
                c.dwarf(2, 0, -1, "a")
            gains.append(evaluated(c)[0])
        return gains[1] - gains[0]

    assert worth(40) > worth(20) > worth(0)
    assert worth(0) == worth(40, saw=1) == worth(40, opened=1)


def test_plain_and_compiled_evaluate_alike():
    c, out = crossroads(), np.zeros(8)
    compiled(GAME)(evaluate)(c.match.boxes[0], c.match.states[0], out)
    assert out[:4] == pytest.approx(evaluated(c), abs=1e-12)


@whole
def test_medium_beats_random_players():
    """From every seat, with goals one card away: a random player comes out in one of five. Whoever
    wins shares the victory with a clan, and so it cannot be won whole."""
    run, rng, shares, out = compiled(GAME), np.random.default_rng(0), [], 0
    boxes = GAME.fill_box({**written(GAME.box, GAME.standard()), **NEAR})
    for n in (0, 1, 2, 3, 0, 1, 2, 3):
        names = ["medium" if p == n else "random" for p in range(4)]
        bots = [bot(name, GAME, lambda: run, 10 * n + p) for p, name in enumerate(names)]
        match = play_match(GAME, bots, rng, boxes)
        shares.append(np.roll(match.outcome()[:4], -n))
        out += match.states[0].out >> n & 1
    mean = np.mean(shares, axis=0)
    assert mean[0] > 1.5 * mean[1:].mean(), mean
    assert out >= 7, out
