"""Matches on a cluster are those of one machine, to the last bit, also when a worker is killed."""

import os
import signal

import pytest

from tests.whole import whole
from wyrmhoard.engine.refused import Refused
from wyrmhoard.games import load
from wyrmhoard.lab import cluster
from wyrmhoard.lab.simulate import Simulated, gather, planned, run
from wyrmhoard.lab.totals import Totals

CAVE = load("dragons-cave")
BOX = CAVE.standard()
PLAN = planned(CAVE, 3, ["random"], 200_000, BOX, 7)


@whole
@pytest.mark.filterwarnings("ignore")
def test_a_killed_worker_loses_nothing():
    distributed = pytest.importorskip("distributed")
    killed = []
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None
        ) as machines,
        distributed.Client(machines) as client,
    ):
        pids = list(client.run(os.getpid).values())

        def kill(done):
            if not killed:
                os.kill(pids[0], signal.SIGKILL)
                killed.append(pids[0])

        there = cluster.simulate_on(machines.scheduler_address, PLAN, BOX, kill)
    here = run(PLAN, BOX)
    assert killed
    assert there.report()["digest"] == here.report()["digest"]
    assert there.matches.tobytes() == here.matches.tobytes()
    assert there.seats.tobytes() == here.seats.tobytes()


def test_a_cluster_that_is_not_there_is_refused(monkeypatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr(cluster, "TIMEOUT", 0.5)
    with pytest.raises(Refused, match="cluster-unreachable"):
        cluster.connected("tcp://127.0.0.1:9")
    with pytest.raises(Refused, match="cluster-unreachable"):
        cluster.connected("nonsense://")


def test_a_worker_with_other_rules_plays_nothing():
    part = cluster.play_part("dragons-cave", ("random",) * 3, 7, True, BOX, "other", 0, 2)
    assert part is None
    mine = cluster.rules_of(CAVE)
    first, matches, rows = cluster.play_part(
        "dragons-cave", ("random",) * 3, 7, True, BOX, mine, 4, 2
    )
    assert (first, len(matches), len(rows)) == (4, 2, 6)
    few = planned(CAVE, 3, ["random"], 6, BOX, 7)
    assert matches.tobytes() == run(few, BOX).matches[4:].tobytes()


def test_a_cluster_that_fails_leaves_what_there_is():
    class Lost:
        def result(self):
            raise RuntimeError("no worker\nis left")

    def parts():
        yield cluster.play_part(
            "dragons-cave", ("random",) * 3, 7, True, BOX, cluster.rules_of(CAVE), 0, 2
        )
        yield cluster.result_of(Lost())

    made = Simulated(PLAN, Totals(CAVE, 3))
    gather(made, parts(), lambda done: None, keep=True)
    assert (made.stopped, len(made.matches)) == (True, 2)
    assert str(made.why) == "cluster-failed (reason RuntimeError: no worker)"
