"""Why not? in The Dark Cave: the reason, clause by clause."""

import pytest

from tests.reason import cited, reason
from wyrmhoard.engine.bind import plain
from wyrmhoard.games.dark_cave.state import SEEING

from .cave import GAME, Cave

clause = pytest.mark.clause
NEAR = {"corners": [1] * 7}
LINDWORM = 1


def cave(seats=2, **given):
    return Cave(plain(GAME), seats, **given)


def discards(c, p):
    """Step 1 is over, with nothing played: now the dwarf may walk."""
    c.plays(p, next(move for move in c.may(p) if move.startswith("discard")), "enough")
    return c


@clause("SD-16", "SD-18")
def test_whose_turn_and_what_it_is_the_time_for():
    c = cave(3)
    c.gets(0, "cross-1")
    assert reason(c.match, 1, "stop") == "turn p0"
    assert reason(c.match, 0, "stop") == "card-first"
    assert reason(c.match, 0, "at 0 1") == "card-first"
    c.plays(0, "lay cross-1 upright")
    assert reason(c.match, 0, "stop") == "place-first"
    c.plays(0, "at 0 1")
    assert reason(c.match, 0, "discard cross-1") == "dwarf-walks"
    c = cave()
    c.plays(0, next(move for move in c.may(0) if move.startswith("discard")))
    assert reason(c.match, 0, "cross north") == "discarding"
    assert reason(c.match, 0, "enough") is None


@clause("SD-18", "SD-20", "SD-21", "SD-22")
def test_playing_a_card():
    c = cave().card(0, 1, "line-ns-1").card(0, -1, "line-ns-1")
    c.card(1, 0, "line-ew-1").card(-1, 0, "line-ew-1")
    c.holds(0, "line-ns-1", "cross-1", "curves-ne-1")
    assert reason(c.match, 0, "lay end-n-1 upright") == "not-held end-n-1"
    assert reason(c.match, 0, "discard rat-1") == "not-held rat-1"
    assert reason(c.match, 0, "play rat-1") == "not-held rat-1"
    assert reason(c.match, 0, "lay cross-1 turned") == "same-turned cross-1"
    assert reason(c.match, 0, "lay cross-1 upright") is None
    c = cave().card(0, 1, "end-n-1", turned=True).card(0, -1, "end-n-1")
    c.card(1, 0, "end-e-2", turned=True).card(-1, 0, "end-e-2")
    c.holds(0, "cross-1")
    assert reason(c.match, 0, "lay cross-1 upright") == "fits-nowhere cross-1 upright"


@clause("SD-25", "SD-26", "SD-29", "SD-31")
def test_an_action_without_anything_to_act_on():
    c = cave()
    c.holds(0, "information-1", "cave-in-1", "boots-1", "goblin-2")
    c.s.boots[:2] = 1
    c.s.open_clan = 0b11
    for x in (-4, 4):
        for y in (-4, 4):
            c.goal_up(x, y)
    c.s.goal[:] = [1, 2, 3, 4]
    assert reason(c.match, 0, "play information-1") == "nothing-secret"
    assert reason(c.match, 0, "play cave-in-1") == "nothing-to-bury"
    assert reason(c.match, 0, "play boots-1") == "all-in-boots"
    c = cave()
    c.gets(0, "goblin-2")
    assert reason(c.match, 0, "play goblin-2") == "no-lair"
    assert cited(c.match, 0, "play goblin-2") == ("SD-31",)


@clause("SD-21", "SD-22")
def test_where_a_path_card_may_go():
    c = cave().card(0, 1, "line-ns-1")
    c.holds(0, "end-n-1", "tee-new-1")
    c.plays(0, "lay tee-new-1 upright")
    assert reason(c.match, 0, "at 0 1") == "cell-taken"
    assert reason(c.match, 0, "at 4 4") == "cell-taken"
    assert reason(c.match, 0, "at 7 7") == "nothing-beside"
    assert reason(c.match, 0, "at 0 2") == "meets-a-wall south"
    assert reason(c.match, 0, "at 1 0") is None
    c = cave().card(0, 1, "line-ns-1")
    c.holds(0, "end-n-1")
    c.plays(0, "lay end-n-1 upright")
    assert reason(c.match, 0, "at 1 1") == "no-path-prolonged"
    assert cited(c.match, 0, "at 1 1") == ("SD-22",)


@clause("SD-26", "SD-31")
def test_what_caves_in_and_where_creatures_come_from():
    c = cave().card(0, 1, "cross-1-lair").card(0, 2, "cross-1").dwarf(1, 0, 1, "a")
    c.acts(0, "cave-in-1")
    assert reason(c.match, 0, "at 5 5") == "no-card-there"
    assert reason(c.match, 0, "at 0 0") == "never-buried"
    assert reason(c.match, 0, "at 4 4") == "never-buried"
    assert reason(c.match, 0, "at 0 1") == "occupied"
    assert reason(c.match, 0, "at 0 2") is None
    c = cave().card(0, 1, "cross-1-lair").card(0, 2, "cross-1")
    c.acts(0, "rat-1")
    assert reason(c.match, 0, "at 0 2") == "no-lair-there"
    assert reason(c.match, 0, "at 5 5") == "no-card-there"
    assert cited(c.match, 0, "at 5 5") == ("SD-31",)
    c.plays(0, "at 0 1")
    assert reason(c.match, 0, "discard cross-1") == "creature-first"


@clause("SD-25", "SD-27", "SD-28", "SD-29", "SD-30")
def test_whom_or_what_a_card_is_aimed_at():
    c = cave(3).goal_up(4, 4)
    c.s.open_clan = 0b100
    c.acts(0, "information-1")
    assert reason(c.match, 0, "look_goal 4") == "goal-open"
    assert reason(c.match, 0, "look_clan p0") == "own-clan"
    assert reason(c.match, 0, "look_clan p2") == "clan-open p2"
    assert reason(c.match, 0, "look_clan p7") == "nobody-there"
    assert reason(c.match, 0, "give p1") == "aim-first information-1"
    assert reason(c.match, 0, "look_clan p1") is None
    c.plays(0, "look_clan p1")
    assert reason(c.match, 0, "stop") == "luck"
    assert c.s.wait == SEEING + 1
    assert cited(c.match, 0, "stop") == ("SD-25",)
    c = cave(3)
    c.acts(0, "swap-2")
    assert reason(c.match, 0, "swap p0") == "own-hand"
    assert reason(c.match, 0, "swap p3") == "nobody-there"
    c = cave(3)
    c.s.boots[1] = 1
    c.acts(0, "boots-1")
    assert reason(c.match, 0, "give p1") == "has-boots p1"
    assert reason(c.match, 0, "give p3") == "nobody-there"


@clause("SD-28")
def test_where_a_web_may_hang():
    c = cave().card(0, 1, "tee-new-1").web(0, 0, "east")
    c.acts(0, "spiderweb-1")
    assert reason(c.match, 0, "web 0 0 east") == "web-there"
    assert reason(c.match, 0, "web 5 5 north") == "no-path-there"
    assert reason(c.match, 0, "web 0 1 north") is None


@clause("SD-9", "SD-28")
def test_where_a_dwarf_may_go():
    c = cave().card(0, 1, "tee-nes-2").card(1, 1, "line-ns-1").card(0, 2, "cross-1")
    c.web(0, 1, "north").dwarf(0, 0, 1, "N")
    discards(c, 0)
    assert reason(c.match, 0, "step n") == "not-next"
    assert reason(c.match, 0, "step w") == "not-next"
    assert reason(c.match, 0, "step e") is None
    assert reason(c.match, 0, "cross west") == "wall-here west"
    assert reason(c.match, 0, "cross south") == "other-field south"
    assert reason(c.match, 0, "cross north") == "web-holds north"
    c.plays(0, "step e")
    assert reason(c.match, 0, "cross east") == "wall-beyond east"
    c.plays(0, "step s", "cross south")
    c = discards(cave(), 0)
    assert reason(c.match, 0, "cross east") == "nothing-beyond east"


@clause("SD-10")
def test_ladders():
    c = cave().card(0, 1, "end-n-1-ladder", turned=True).card(1, 0, "cross-1")
    discards(c, 0)
    assert reason(c.match, 0, "climb 0 0") == "same-ladder"
    assert reason(c.match, 0, "climb 1 0") == "no-ladder-there"
    assert reason(c.match, 0, "climb 5 5") == "no-ladder-there"
    assert reason(c.match, 0, "climb 0 1") is None
    c.plays(0, "cross east")
    assert reason(c.match, 0, "climb 0 1") == "not-on-ladder"


@clause("SD-17", "SD-18", "SD-29")
def test_no_more_steps():
    """With an axe beside a web the walk waits, although there is no step left."""

    def waiting(**fields):
        c = cave().web(0, 0, "north", up=2, owner=1)
        c.s.axes[0] = [1, 0, 0]
        for name, value in fields.items():
            setattr(c.s, name, value)
        return discards(c, 0)

    assert reason(waiting(lying=1).match, 0, "cross south") == "lying-down"
    assert reason(waiting(stuck=1).match, 0, "cross south") == "just-up"
    c = cave().card(0, 1, "cross-1").web(0, 1, "north", owner=1)
    c.s.axes[0] = [1, 0, 0]
    discards(c, 0)
    c.plays(0, "cross north", "cross south", "cross north")
    assert reason(c.match, 0, "cross south") == "no-steps"
    assert reason(c.match, 0, "step n") == "no-steps"
    assert reason(c.match, 0, "climb 0 0") == "no-steps"


@clause("SD-30", "SD-38")
def test_cutting_webs():
    c = cave().card(0, 1, "cross-2").web(0, 0, "north", owner=1).dwarf(0, 0, 1, "N")
    assert reason(c.match, 0, "chop south") == "no-axe"
    c.s.axes[0] = [1, 0, 0]
    assert reason(c.match, 0, "chop south") == "not-at-web south"
    assert reason(c.match, 0, "chop north") == "no-web north"
    c.s.out = 1
    assert reason(c.match, 0, "chop south") == "out"


@clause("SD-30", "SD-32")
def test_striking():
    c = cave(3).card(0, 1, "cross-1").card(0, 2, "cross-1").creature(LINDWORM, 0, 2, "a", 2)
    for p in (0, 1):
        c.dwarf(p, 0, 1, "a")
    assert reason(c.match, 0, "strike") == "no-creature"
    c.s.axes[1] = [1, 0, 0]
    c.acts(0, "lindworm-2", "cross south")
    assert reason(c.match, 1, "strike") is None
    assert reason(c.match, 0, "refrain") == "no-axe"
    assert reason(c.match, 2, "strike") == "no-creature"
    assert reason(c.match, 0, "stop") == "turn p1"
    assert reason(c.match, 1, "stop") == "axe-first"
    assert reason(c.match, 1, "orient upright") == "no-goal-turned"
    c.s.axes[0] = [1, 0, 0]
    assert reason(c.match, 1, "strike") == "turn p0"


@clause("SD-36")
def test_turning_a_goal():
    c = cave(goals=("exit", "lair", "ladder", "gold"), **NEAR)
    c.card(-1, 0, "cross-1").card(0, 1, "cross-1").card(-1, 2, "line-ns-1")
    assert reason(c.match, 0, "orient upright") == "no-goal-turned"
    discards(c, 0)
    c.plays(0, "cross north", "cross west")
    c.luck("turn_up goal-lair")
    assert reason(c.match, 0, "orient upright") is None
    assert reason(c.match, 1, "orient upright") == "turn p0"
    assert reason(c.match, 0, "stop") == "goal-first"


@clause("SD-39")
def test_proposing_the_end():
    assert reason(cave().match, 0, "propose") == "no-calling"
    c = cave(3, call_it=True)
    assert reason(c.match, 0, "propose") is None
    assert reason(c.match, 1, "propose") == "turn p0"
    assert reason(c.match, 1, "agree") == "no-proposal"
    c.plays(0, "propose")
    assert reason(c.match, 0, "refuse") == "answered"
    assert reason(c.match, 0, "stop") == "answered"
    assert reason(c.match, 1, "stop") == "answer-first"
    assert reason(c.match, 1, "propose") == "turn p0"
    c.plays(1, "refuse")
    assert reason(c.match, 0, "propose") == "proposed"
    c.passes(0)
    discards(c, 1)
    assert reason(c.match, 1, "propose") == "too-late"
    assert reason(c.match, 1, "draw cross-1") == "not-yours"


@clause("SD-39")
def test_the_end():
    c = cave(call_it=True)
    c.plays(0, "propose")
    c.plays(1, "agree")
    c.ends(0)
    assert reason(c.match, 0, "stop") == "over"
