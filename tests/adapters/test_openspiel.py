"""OpenSpiel: its simulations run, its algorithms find what can be known by hand."""

import random

import numpy as np
import pytest

from tests.whole import sampled, whole
from wyrmhoard.games import GAMES, load

pyspiel = pytest.importorskip("pyspiel", reason="pip install open_spiel")

import wyrmhoard.adapters.openspiel as spiel  # noqa: E402


def game_of(name):
    """The game that is registered by this name."""
    return load(name.removeprefix(spiel.PREFIX).removesuffix(spiel.AT_ONCE).replace("_", "-"))


EVERY = [(f"{name}(players={n})", name) for name in spiel.NAMES for n in game_of(name).seats]
TUNNELS = "wyrmhoard_two_tunnels"
BOTH = f"{TUNNELS}_simultaneous"
KEPT = [(f"{TUNNELS}(players=2)", TUNNELS), (f"{BOTH}(players=3)", BOTH)]
CASES = sampled(EVERY, *KEPT)


def test_every_game_is_registered_in_both_ways():
    assert len(spiel.NAMES) == 2 * len(GAMES)
    assert set(spiel.NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize(("spec", "name"), CASES)
def test_openspiels_simulations_pass(spec, name):
    """Also written down and read again."""
    game = pyspiel.load_game(spec)
    pyspiel.random_sim_test(game, num_sims=1, serialize="dark" not in name, verbose=False)


def deal(state, rng):
    """Luck, up to the next choice."""
    while state.is_chance_node():
        moves, odds = zip(*state.chance_outcomes(), strict=True)
        assert sum(odds) == pytest.approx(1)
        state.apply_action(rng.choices(moves, odds)[0])


@pytest.mark.parametrize(("spec", "name"), CASES)
def test_another_world_looks_the_same(spec, name):
    state, rng = pyspiel.load_game(spec).new_initial_state(), random.Random(1)
    compared = 0
    deal(state, rng)
    while not state.is_terminal() and compared < 40:
        if state.is_simultaneous_node():
            legal = [state.legal_actions(p) for p in range(state.num_players())]
            state.apply_actions([rng.choice(moves or [0]) for moves in legal])
        else:
            p = state.current_player()
            other = state.resample_from_infostate(p, rng.random)
            assert other.information_state_string(p) == state.information_state_string(p)
            assert other.observation_string(p) == state.observation_string(p)
            assert other.legal_actions(p) == state.legal_actions(p)
            compared += 1
            state.apply_action(rng.choice(state.legal_actions()))
        deal(state, rng)
    assert compared or "simultaneous" in name


def test_a_copy_goes_its_own_way():
    state = pyspiel.load_game("wyrmhoard_two_tunnels").new_initial_state()
    twin = state.clone()
    twin.apply_action(0)
    assert state.match.moves == []
    assert twin.match.moves == [(0, 0)]


def test_what_is_hidden_is_in_no_information_state():
    """The first has chosen in secret: the second hears that, and not what."""
    said = set()
    for move in (0, 1):
        state = pyspiel.load_game("wyrmhoard_two_tunnels").new_initial_state()
        state.apply_action(move)
        said.add((state.current_player(), state.information_state_string(1)))
    assert len(said) == 1


@pytest.fixture
def small(tmp_path):
    """A match of one round: two choose in secret, the right tunnel pays 3 and falls twice as often
    as the left one, which pays 2."""
    file = tmp_path / "small.toml"
    box = (load("two-tunnels").folder / "box.toml").read_text("utf-8")
    file.write_text(box.replace("rounds = 20", "rounds = 1"))
    return f"wyrmhoard_two_tunnels(players=2,box={file})"


def test_cfr_finds_what_can_be_worked_out(small):
    """The left tunnel holds with 2/3 and then wins alone: both go there, whoever the other is."""
    from open_spiel.python.algorithms import cfr, exploitability

    game = pyspiel.load_game(small)
    solver = cfr.CFRSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    state = game.new_initial_state()
    assert policy.action_probabilities(state)[0] > 0.95
    assert exploitability.nash_conv(game, policy) < 0.05


def test_in_another_world_the_others_know_what_they_see_there():
    """Else a search could read in their information states what they really have."""
    state, rng = pyspiel.load_game("wyrmhoard_mount_drago").new_initial_state(), random.Random(3)
    deal(state, rng)
    worlds = [state.resample_from_infostate(0, rng.random) for _ in range(20)]
    assert {one.information_state_string(0) for one in worlds} == {
        state.information_state_string(0)
    }
    told = {one.observation_string(1): one.information_state_string(1) for one in worlds}
    assert len(set(told.values())) == len(told) > 10
    assert not any(one.logs[1] for one in worlds)


@pytest.mark.parametrize(
    "spec",
    [None, *(pytest.param(name, marks=whole) for name in spiel.NAMES if "simul" not in name)],
)
def test_searching_worlds_runs(spec, small):
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(spec or small)
    state = game.new_initial_state()
    deal(state, random.Random(2))
    guess = mcts.RandomRolloutEvaluator(1, np.random.RandomState(3))
    bot = ismcts.ISMCTSBot(
        game, guess, uct_c=1.0, max_simulations=60, random_state=np.random.RandomState(1)
    )
    assert bot.step(state) in state.legal_actions()


@whole
@pytest.mark.parametrize("name", ["dragons_cave", "mount_drago", "troll_and_dragon"])
def test_sampled_cfr_runs_on_whole_games(name):
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(f"wyrmhoard_{name}"))
    solver.iteration()


def test_a_box_that_is_none_is_refused():
    with pytest.raises(Exception, match="nowhere"):
        pyspiel.load_game("wyrmhoard_two_tunnels(box=/nowhere.toml)")
