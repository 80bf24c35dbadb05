"""A host that bends the luck, and what its players' receipts say of it."""

import json

import numpy as np
import pytest

from wyrmhoard.engine import log
from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import CHANCE
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load
from wyrmhoard.server.tables import luck
from wyrmhoard.server.tables.receipt import Receipt, compare
from wyrmhoard.server.tables.verify import laid_open, verify

GAME, TABLE = load("mount-drago"), "the-table"
SECRET, OTHER = bytes(32), bytes(range(32))
BOX = written(GAME.box, GAME.standard())
MINE, THEIRS = "what only I knew", "what the host sealed, who plays too"


def play(secret=SECRET, seeds=(MINE, THEIRS), bend=lambda n, drawn, choices: drawn, box=None):
    """A whole match; `bend` is what the host makes of a draw. The log, and what seat 0 heard."""
    match, rng, heard = Match(GAME, 2, box), np.random.default_rng(5), []
    while not match.over:
        n, who = len(match.moves), match.movers[0] if match.movers else CHANCE
        choices = match.legal(who)
        if who == CHANCE:
            weights = match.weights[: len(choices)].tolist()
            drawn = choices[luck.draw(secret, seeds, n, weights)]
            move = bend(n, drawn, choices)
            heard.append(match.hears(0, who, move))
        else:
            move = int(rng.choice(choices))
            heard.append(None)
        match.play(who, move)
    told = {
        "table": TABLE, "commitment": luck.commitment(TABLE, secret, 0), "secret": secret.hex(),
        "seeds": list(seeds), "seals": seals(seeds), "from": 0,
    }  # fmt: skip
    return {**json.loads(log.write(match)), "luck": told}, heard


def seals(seeds):
    return [luck.seal(TABLE, p, seed) if seed else "" for p, seed in enumerate(seeds)]


def receipt(heard, **changed):
    """Seat 0 saw the commitment, sealed its seed, saw all seals, told its seed, and listened."""
    seen = luck.commitment(TABLE, SECRET, 0)
    return Receipt(
        **{
            "table": TABLE,
            "commitment": seen,
            "seeds": {0: MINE},
            "seals": seals((MINE, THEIRS)),
            "heard": {0: heard},
            "box": BOX,
            **changed,
        }
    )


def judged(data, kept):
    """Whether the log is fair by itself, and whether the receipt agrees."""
    verdict = verify(GAME, data)
    return verdict.fair, compare(kept, laid_open(data), verdict.match)


def test_an_honest_host_is_found_so():
    data, heard = play()
    fair, found = judged(data, receipt(heard))
    assert fair
    assert found.agrees
    assert found.draws == sum(move is not None for move in heard) > 0


def test_a_new_secret_that_suits_the_host_better_is_found():
    """Reseeding: after the seeds are known, another secret and a commitment to it."""
    data, heard = play(secret=OTHER)
    fair, found = judged(data, receipt(heard))
    assert fair  # the log alone looks well
    assert not found.own


def test_grinding_is_too_late_once_the_commitment_was_seen():
    """Whatever secret the host tries, only one fits what was published before the seed came."""
    seen = luck.commitment(TABLE, SECRET, 0)
    tries = [luck.commitment(TABLE, n.to_bytes(32), 0) for n in range(1, 400)]
    assert seen not in tries
    data, heard = play(secret=OTHER)
    data["luck"]["commitment"] = seen  # as published, with a secret that was ground later
    fair, _ = judged(data, receipt(heard))
    assert not fair


def test_a_seed_put_in_place_of_mine_is_found():
    data, heard = play(seeds=("the host's own", THEIRS))
    fair, found = judged(data, receipt(heard))
    assert fair
    assert not found.own


def ground(tries=20):
    """The seed of its own seat that suits a host best who knows the secret and my seed."""
    late = (f"try {n}" for n in range(tries))
    return max(late, key=lambda seed: luck.draw(SECRET, (MINE, seed), 0, [1] * 1000))


def test_a_seed_of_the_hosts_own_that_came_late_is_found():
    """The host sits last and grinds its own seed: it does not fit what it had to seal before."""
    data, heard = play(seeds=(MINE, ground()))
    fair, found = judged(data, receipt(heard))
    assert fair
    assert not found.own  # this is not the seal I saw before I told my seed
    data["luck"]["seals"] = seals((MINE, THEIRS))
    fair, found = judged(data, receipt(heard))
    assert not fair
    assert found.own
    assert verify(GAME, data).unsealed == (1,)


def test_a_log_without_its_seals_does_not_hide_a_late_seed():
    data, heard = play(seeds=(MINE, ground()))
    del data["luck"]["seals"]
    fair, found = judged(data, receipt(heard))
    assert fair
    assert not found.own


def test_a_seed_that_is_held_back_is_told():
    """One choice of two is all that a host's own seat has, and everybody sees that it was used."""
    data, heard = play(seeds=(MINE, ""))
    data["luck"]["seals"] = seals((MINE, THEIRS))
    fair, found = judged(data, receipt(heard))
    assert fair
    assert found.agrees
    assert verify(GAME, data).untold == (1,)


def test_my_own_seed_cannot_be_said_to_have_come_too_late():
    data, heard = play(seeds=("", THEIRS))
    data["luck"]["seals"] = seals((MINE, THEIRS))
    _, found = judged(data, receipt(heard))
    assert not found.own


def test_draws_by_other_odds_are_found():
    """The host favours the last of what could come."""
    data, heard = play(bend=lambda n, drawn, choices: choices[-1])
    fair, found = judged(data, receipt(heard))
    assert not fair
    assert found.agrees  # it was really played so


def test_odds_of_another_box_are_found():
    """Said to be of this box while it was played; laid open as one where they are so."""
    copies = [[4, 2, 1, 2, 2], *BOX["copies"][1:]]
    data, heard = play(box=GAME.fill_box(BOX | {"copies": copies}))
    fair, found = judged(data, receipt(heard))
    assert fair
    assert not found.wrong
    assert not found.own
    _, found = judged(data, receipt(heard, box=None))
    assert found.own  # kept before boxes were: nothing can be said of it


@pytest.mark.parametrize("honest", [True, False])
def test_draws_told_otherwise_at_the_end_are_found(honest):
    """Played one way and laid open another: the log may even be fair."""
    data, heard = play()
    _, played = play(bend=lambda n, drawn, choices: choices[0])
    _, found = judged(data, receipt(heard if honest else played))
    assert found.own
    assert bool(found.wrong) != honest
