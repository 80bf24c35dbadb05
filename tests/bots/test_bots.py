"""Bots for any game: legal, repeatable, blind to what is hidden, better than chance."""

import inspect
import os
import threading

import numpy as np
import pytest

from tests.walk import Walker
from tests.whole import sampled
from wyrmhoard.bots.evaluation import evaluate, evaluation_of
from wyrmhoard.bots.games import dark_cave
from wyrmhoard.bots.level import BOTS, LEVELS, bot
from wyrmhoard.bots.search import Search
from wyrmhoard.bots.search_tree import SEATS, name, search
from wyrmhoard.engine.bind import compiled, plain
from wyrmhoard.engine.hearing import HEARD, Hearing
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load
from wyrmhoard.lab.arena import interval, play_match, shares_of

CAVE = load("dragons-cave")
MATCHES = int(os.environ.get("BOT_MATCHES", 8))  # `make check` asks for more


def fast(game=CAVE):
    return lambda: compiled(game)


def quick(level, game, seed=0):
    """A bot with its level's ways but few rounds, so that a whole match takes a moment."""
    made = bot(level, game, fast(game), seed)
    if isinstance(made, Search):
        made.rounds = min(made.rounds, 20)
    return made


def searched(match, seat, rounds=2000, seed=0):
    made = Search(match.game, fast(match.game), rounds, seed=seed)
    made.think(match.boxes, match.view(seat), seat)
    weights = made.weigh(match.boxes, match.view(seat), seat)
    return dict(zip(match.legal(seat), weights / weights.sum(), strict=True)), made


def cave(seats=3, **fields):
    match = Match(CAVE, seats)
    for key, value in fields.items():
        match.states[0][key] = value
    return match


def play(match, *lines):
    for line in lines:
        who, _, text = line.partition(" ")
        match.play(int(who), CAVE.moves.parse(text))
    return match


def test_what_is_known_of_one_game_is_found_in_the_module_of_its_name():
    assert evaluation_of(load("dark-cave")) is dark_cave.evaluate
    assert plain(load("dark-cave"))(evaluate).__code__ is dark_cave.evaluate.__code__
    assert evaluation_of(CAVE) is None


@pytest.mark.parametrize("level", sampled(BOTS, "novice", "master"))
@pytest.mark.parametrize("name", GAMES)
def test_every_bot_plays_every_game_at_every_table_to_its_end(name, level):
    game = load(name)
    for seats in (game.seats[0], game.seats[-1]):
        bots = [quick(level, game, p) for p in range(seats)]
        assert play_match(game, bots, np.random.default_rng(1)).over


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_given_a_view_and_nothing_else(level):
    made = bot(level, CAVE, fast())
    assert list(inspect.signature(made.choose).parameters) == [
        "box",
        "view",
        "seat",
        "heard",
        "stop",
    ]


@pytest.mark.parametrize("level", BOTS)
def test_the_same_seed_and_views_give_the_same_moves(level):
    logs = []
    for _ in range(2):
        bots = [quick(level, CAVE, p) for p in range(3)]
        logs.append(play_match(CAVE, bots, np.random.default_rng(3)).moves)
    assert logs[0] == logs[1]


@pytest.mark.parametrize("level", BOTS)
def test_worlds_that_look_the_same_are_answered_the_same(level):
    """Whatever the others really laid, the dragon's bot thinks the same."""
    answers = set()
    for card in ("red", "blue", "chest"):
        match = play(cave(), f"1 lay {card}", "2 lay green")
        answers.add(
            quick(level, CAVE, 5).choose(match.boxes, match.view(0), 0, Hearing(match).of(0))
        )
    assert len(answers) == 1


def test_plain_and_compiled_search_alike():
    match = play(cave(), "1 lay red", "2 lay green")
    moves = []
    for way in (plain(CAVE), compiled(CAVE)):
        made = Search(CAVE, lambda way=way: way, 40, seed=9)
        moves.append(
            (made.choose(match.boxes, match.view(0), 0, Hearing(match).of(0)), made.trees[0].used)
        )
    assert moves[0] == moves[1]


def test_a_level_nobody_knows_is_refused_with_the_nearest():
    with pytest.raises(Refused) as no:
        bot("hrad", CAVE, fast())
    assert no.value.blanks["near"] == "hard"


def test_the_only_move_is_made_without_thinking():
    match = cave()
    match.states[0].hand[1] = [0, 0, 0, 0, 0, 1]
    made = Search(CAVE, fast(), 10_000)
    assert (
        CAVE.moves.text(made.choose(match.boxes, match.view(1), 1, Hearing(match).of(1)))
        == "lay chest"
    )
    assert made.trees[0].used == 0


def test_others_run_while_a_search_is_at_work():
    """Within a single call of compiled code, which asks nobody: it lets go of the interpreter."""
    match, made = cave(), Search(CAVE, fast(), 1)
    made.think(match.boxes, match.view(1), 1)  # compiled by now
    run, begun, ended, counted = fast()(), threading.Event(), threading.Event(), 0

    def think():
        begun.set()
        run(search)(
            match.boxes[0], match.view(1), 1, made.rng, 20_000, made.trees, made.desks, made.worlds
        )
        ended.set()

    thread = threading.Thread(target=think)
    thread.start()
    begun.wait()
    while not ended.is_set():
        counted += 1
    thread.join()
    assert counted > 10_000


def test_a_search_can_be_stopped():
    """It asks between chunks."""
    match, made, asked = cave(), Search(CAVE, fast(), 100_000_000), threading.Event()
    done = []
    made.think(match.boxes, match.view(1), 1, lambda: True)  # compiled by now

    def think():
        done.append(made.think(match.boxes, match.view(1), 1, asked.is_set))

    thread = threading.Thread(target=think)
    thread.start()
    asked.set()
    thread.join(60)
    assert done
    assert 0 < done[0] < 100_000_000


def test_a_search_ends_when_its_seconds_are_over():
    match = cave()
    made = Search(CAVE, fast(), 10**9, seconds=0.05)
    assert made.think(match.boxes, match.view(1), 1) < 10**9


# What is secret is mixed, not guessed


def test_in_the_guessers_tree_a_hidden_card_is_one_branch():
    """Seat 1 searches; seat 0's tree hears of a laid card, not of which."""
    match = cave()
    _, made = searched(match, 1, 500)
    keys = set(made.trees[0].key.tolist())
    lays = [CAVE.moves.parse(f"lay {card}") for card in ("red", "green", "orange", "blue", "chest")]
    hidden = CAVE.moves.parse("lay_hidden")
    assert {name(1 + 1, 1, move) for move in lays} <= keys
    assert name(0 + 1, 1, hidden) in keys
    assert not {name(0 + 1, 1, move) for move in lays} & keys


def test_the_dragon_mixes_its_squares():
    """A fixed choice would be found out: none may be near certain, and several are meant."""
    match = cave(2, spot=0)
    match.boxes[0].coins[:] = 1
    match.play(1, CAVE.moves.parse("lay_for red first"))
    weights, made = searched(match, 0, 20_000)
    assert made.desks[0].mixes
    assert max(weights.values()) < 0.6
    assert sum(weight > 0.05 for weight in weights.values()) >= 3


def test_a_division_is_mixed_and_does_not_favour_a_side():
    """Whoever is caught may put most coins in either hand; always the same hand would be robbed."""
    match = play(cave(2, purse=[0, 6, 0, 0], treasure=38), "1 lay_for red first", "0 place red")
    while not match.movers:
        match.play(15, match.legal(15)[0])
    weights, _ = searched(match, 1, 20_000)
    left = sum(w for move, w in weights.items() if move - CAVE.moves.parse("divide 0") < 3)
    right = sum(w for move, w in weights.items() if move - CAVE.moves.parse("divide 0") > 3)
    assert abs(left - right) < 0.5
    play(match, "1 divide 6")
    picks, _ = searched(match, 0, 20_000)
    assert all(0.2 < weight < 0.8 for weight in picks.values())


def test_a_choice_made_again_sounds_as_it_did():
    """The dragon has heard which dwarf moves; its search never imagines the other."""
    match = play(cave(2), "1 lay_for red second")
    _, made = searched(match, 0, 300)
    keys = set(made.trees[0].key.tolist())
    heard = CAVE.moves.parse("lay_hidden_for second")
    other = CAVE.moves.parse("lay_hidden_for first")
    assert name(0 + 1, 1, heard) in keys
    assert name(0 + 1, 1, other) not in keys
    assert made.desks[0].start > SEATS


def test_a_full_table_of_nodes_is_survived(monkeypatch):
    match = cave()
    made = Search(CAVE, lambda: plain(CAVE), 30)
    monkeypatch.setattr("wyrmhoard.bots.search_tree.FULL", 40)
    plain.cache_clear()
    move = made.choose(match.boxes, match.view(1), 1, Hearing(match).of(1))
    plain.cache_clear()
    assert move in match.legal(1)
    assert made.trees[0].used <= 40


# Strength; the figures are in bench/results.md, this only guards against nonsense


def test_search_and_greedy_beat_random_players():
    rng = np.random.default_rng(0)
    for level, least in (("greedy", 0.6), ("medium", 0.6)):
        bots = [bot(level, CAVE, fast(), 1), bot("random", CAVE, fast(), 2)]
        shares = shares_of(CAVE, bots, MATCHES, rng)
        assert np.mean(shares) > least, level
    low, high = interval(shares)
    assert low < np.mean(shares) < high


def test_walkers_and_bots_agree_on_what_is_legal():
    walker = Walker("dragons-cave", 4, "plain")
    made = bot("random", CAVE, lambda: plain(CAVE))
    for step in walker.walk(4, lambda w, s, who, moves, r: int(r.choice(moves)), 60):
        if step.who is not None and step.who < 4:
            view = walker.view(step.s, step.who)
            assert made.choose(walker.boxes, view, step.who, HEARD.blank(0)) in step.moves


@pytest.mark.parametrize(
    ("name", "module"),
    [
        ("dark-cave", "wyrmhoard.bots.games.dark_cave"),
        ("two-tunnels", "wyrmhoard.games.two_tunnels.bot"),
        ("dragons-cave", None),
    ],
)
def test_what_is_known_of_one_game_is_found_with_the_bots_or_with_the_game(name, module):
    assert getattr(evaluation_of(load(name)), "__module__", None) == module
