"""PettingZoo and Gymnasium: their own tests pass, and matches are those of the rules."""

import copy
import json
import subprocess
import sys

import numpy as np
import pytest

from tests.whole import sampled
from wyrmhoard.engine.contract import NONE
from wyrmhoard.engine.match import Match
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import GAMES, load
from wyrmhoard.lab.single import Single

gymnasium = pytest.importorskip("gymnasium", reason="pip install gymnasium pettingzoo")
pytest.importorskip("pettingzoo", reason="pip install gymnasium pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from wyrmhoard.adapters.gymnasium import MatchEnv  # noqa: E402
from wyrmhoard.adapters.pettingzoo import MatchAEC, MatchParallel  # noqa: E402

EVERY = [(name, seats) for name in GAMES for seats in load(name).seats]
CASES = sampled(EVERY, ("dragons-cave", 4), ("two-tunnels", 3))
# What PettingZoo warns of is so in its own classic games: what is seen has a mask beside it, and
# nobody may move when it is not their turn.
EXPECTED = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent", "ignore:Observation is not a NumPy array",
    "ignore:Action mask numpy array is all zeros", "ignore:The old environment creation API",
    "ignore::DeprecationWarning",
)  # fmt: skip


@EXPECTED
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_pettingzoos_own_tests_pass(name, seats):
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

    api_test(MatchAEC(name, seats), num_cycles=200)
    seed_test(lambda: MatchAEC(name, seats), num_cycles=100)
    parallel_api_test(MatchParallel(name, seats), num_cycles=200)
    parallel_seed_test(lambda: MatchParallel(name, seats, illegal="random"), num_cycles=100)


@pytest.mark.parametrize("illegal", ["penalty", "random"])
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_gymnasiums_own_test_passes(name, seats, illegal):
    """It tries any move: with `refuse` that is refused."""
    version = load(name).version
    env = gymnasium.make(f"wyrmhoard/{name}-v{version}", seats=seats, illegal=illegal)
    check_env(env.unwrapped)


def chosen(seen, rng):
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_is_seen_is_what_the_seat_may_know(name, seats):
    """Each seat's numbers are those of its view in a match that stands alike."""
    env, rng, ended = MatchAEC(name, seats), np.random.default_rng(3), 0
    match = Match(env.game, seats)
    env.reset(seed=5)
    for _ in range(150):
        if not env.agents:
            ended += 1
            env.reset()
        match.raw[:] = env.single.states.view(np.uint8)
        for p, agent in enumerate(env.possible_agents):
            view, seen = match.view(p)[0], env.observe(agent)
            numbers = np.concatenate([np.ravel(view[field]) for field in env.game.view.fields])
            assert seen["observation"].tolist() == numbers.tolist()
            asked = agent == env.agent_selection and not env.over
            assert not seen["action_mask"].any() or asked
            if asked:
                assert np.flatnonzero(seen["action_mask"]).tolist() == match.legal(p)
        seen, _, terminated, _, _ = env.last()
        env.step(None if terminated else chosen(seen, rng))
    assert ended or name in ("dark-cave", "mount-drago", "troll-and-dragon", "dragons-cave")


def test_the_victory_is_the_reward_and_comes_once():
    env, rng = MatchAEC("dragons-cave", 3), np.random.default_rng(1)
    env.reset(seed=2)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        total[agent] += reward
        env.step(None if terminated else chosen(seen, rng))
    assert sum(total.values()) == pytest.approx(1)
    assert list(total.values()) == env.single.outcome()


def test_secret_choices_are_made_at_once():
    env, rng = MatchParallel("dragons-cave", 4), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    together = 0
    while env.agents:
        asked = [name for name in env.agents if not seen[name]["action_mask"][env.wait]]
        together = max(together, len(asked))
        seen, rewards, _, _, _ = env.step({name: chosen(seen[name], rng) for name in env.agents})
    assert together == 3
    assert sum(rewards.values()) == pytest.approx(1)


@pytest.mark.parametrize("made", [MatchAEC, MatchParallel])
def test_a_move_that_is_not_legal_is_refused_and_nothing_happens(made):
    env = made("dragons-cave", 2)
    env.reset(seed=1)
    before, names = env.single.states.tobytes(), env.agents
    for wrong in (130, -1, 10**9):
        with pytest.raises(Refused):
            env.step(wrong if made is MatchAEC else dict.fromkeys(names, wrong))
    assert env.single.states.tobytes() == before


def test_a_deep_copy_goes_its_own_way():
    env, rng = MatchAEC("dragons-cave", 4), np.random.default_rng(2)
    env.reset(seed=1)
    env.step(chosen(env.last()[0], rng))
    twin, before = copy.deepcopy(env), env.single.states.tobytes()
    twin.step(chosen(twin.last()[0], rng))
    assert env.single.states.tobytes() == before != twin.single.states.tobytes()


def test_a_match_that_nobody_ends_is_given_up(monkeypatch):
    for env in (MatchAEC("two-tunnels"), MatchParallel("two-tunnels"), MatchEnv("two-tunnels")):
        monkeypatch.setattr(type(env.single), "given_up", property(lambda self: self.made[0] > 3))
        seen = env.reset(seed=1)
        rng, truncated = np.random.default_rng(0), False
        while not truncated:
            if isinstance(env, MatchAEC):
                env.step(chosen(env.observe(env.agent_selection), rng))
                truncated = all(env.truncations.values())
                assert not any(env.rewards.values()) or not truncated
            elif isinstance(env, MatchParallel):
                seen = seen[0] if isinstance(seen, tuple) else seen
                seen, _, _, late, _ = env.step({a: chosen(seen[a], rng) for a in env.agents})
                truncated = all(late.values())
            else:
                seen = seen[0] if isinstance(seen, tuple) else seen
                seen, reward, _, truncated, _ = env.step(chosen(seen, rng))
                assert not reward


class TestOneSeat:
    def test_illegal_moves_are_refused_punished_or_replaced(self):
        for illegal in ("refuse", "penalty", "random"):
            env = MatchEnv("dragons-cave", 3, illegal=illegal)
            seen, info = env.reset(seed=1)
            assert np.flatnonzero(seen["action_mask"]).tolist() == info["legal"].tolist()
            wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
            before = env.single.states.tobytes()
            if illegal == "refuse":
                with pytest.raises(Refused):
                    env.step(wrong)
            else:
                _, reward, _, _, info = env.step(wrong)
                assert info["illegal"]
                assert reward == (-1 if illegal == "penalty" else 0)
            assert (env.single.states.tobytes() == before) == (illegal != "random")
        with pytest.raises(ValueError, match="refuse, penalty, random"):
            MatchEnv("dragons-cave", illegal="scold")

    @pytest.mark.parametrize("others", ["random", "greedy", ["novice", "random"]])
    def test_a_seed_repeats_a_match_whoever_sits_there(self, others):
        ends = []
        for seed in (4, 4, 5):
            env, rng = MatchEnv("two-tunnels", 3, seat=1, others=others), np.random.default_rng(0)
            (seen, _), over, moved = env.reset(seed=seed), False, []
            while not over:
                moved.append(seen["observation"].tolist())
                seen, reward, over, _, _ = env.step(chosen(seen, rng))
            ends.append((moved, reward))
        assert ends[0] == ends[1] != ends[2]

    def test_it_sees_its_own_view_alone(self):
        env, rng = MatchEnv("dragons-cave", 3, seat=2, others="greedy"), np.random.default_rng(0)
        match, over = Match(env.game, 3), False
        seen, _ = env.reset(seed=1)
        while not over:
            match.raw[:] = env.single.states.view(np.uint8)
            view = match.view(2)[0]
            numbers = np.concatenate([np.ravel(view[field]) for field in env.game.view.fields])
            assert seen["observation"].tolist() == numbers.tolist()
            assert np.flatnonzero(seen["action_mask"]).tolist() == match.legal(2)
            seen, reward, over, _, _ = env.step(chosen(seen, rng))
        assert reward == env.single.outcome()[2]

    def test_bad_seats_levels_and_boxes_are_refused(self):
        for given in ({"seat": 3}, {"others": "godlike"}, {"seats": 9}, {"box": {"rounds": 0}}):
            with pytest.raises(Refused):
                MatchEnv("two-tunnels", **{"seats": 3, **given})


def test_more_bots_than_other_seats_are_refused():
    with pytest.raises(Refused, match="more-bots-than-seats"):
        MatchEnv("dragons-cave", 3, others=["random", "novice", "easy"])


def test_a_box_may_be_a_variant_a_file_or_changed_values(tmp_path):
    game = load("two-tunnels")
    file = tmp_path / "mine.toml"
    file.write_text((game.folder / "box.toml").read_text().replace("rounds = 20", "rounds = 2"))
    for box in ({"rounds": 2}, file, str(file)):
        env = MatchAEC("two-tunnels", box=box)
        assert env.single.boxes[0].rounds == 2
    assert MatchAEC("two-tunnels", box="open-bags").single.boxes[0].open_bags == 1


def test_a_single_match_goes_on_to_its_end():
    single = Single(load("two-tunnels"), 3)
    single.begin(1)
    while single.who != NONE:
        assert single.mask.sum() == len(single.legal)
        single.step(int(single.legal[0]))
    assert sum(single.outcome()) in (0, pytest.approx(1))
    assert "Two Tunnels" in MatchEnv("two-tunnels").render()


HIDDEN = """
import sys, json
for name in ("gymnasium", "pettingzoo", "pyspiel", "mcp"):
    sys.modules[name] = None
said = {}
for name in ("gymnasium", "pettingzoo", "openspiel", "mcp.program"):
    try:
        __import__("wyrmhoard.adapters." + name)
    except ModuleNotFoundError as no:
        said[name] = str(no)
print(json.dumps(said))
"""


def test_without_its_package_an_adapter_says_what_to_install():
    made = subprocess.run([sys.executable, "-c", HIDDEN], capture_output=True, check=True)
    said, run = json.loads(made.stdout), "is not installed. Run: pip install 'wyrmhoard"
    assert said == {
        "gymnasium": f"gymnasium {run}[rl]'", "pettingzoo": f"gymnasium {run}[rl]'",
        "openspiel": f"pyspiel {run}[openspiel]'", "mcp.program": f"mcp {run}[mcp]'",
    }  # fmt: skip
