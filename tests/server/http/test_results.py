"""My results and ratings, the season's table, and what of them nobody else is shown."""

import pytest


def beaten(winner, loser, game="mount-drago", **form):
    """A table where the one gives up and the other has won."""
    table = winner.open(game, 2, **({"rated": True} | form))
    loser.made(f"/api/tables/{table}/seats/1", {})
    loser.made(f"/api/tables/{table}/seats/1", method="DELETE")
    return table


def got(guest, path):
    return guest.made(path, method="GET")


def season(guest, game="mount-drago", seats=2):
    tables = got(guest, "/api/season")["tables"]
    lines = [t["lines"] for t in tables if (t["game"], t["seats"]) == (game, seats)]
    return {line["name"]: line for line in (lines[0] if lines else [])}


@pytest.fixture
def both(running):
    """New people, whose names nobody else has."""
    with running.guest("Zora") as zora, running.guest("Yuri") as yuri:
        yield zora, yuri


def test_a_rated_match_is_among_my_results_and_moves_my_rating(both):
    zora, yuri = both
    assert got(zora, "/api/me/results") == {"results": [], "ratings": []}
    table = beaten(zora, yuri)
    line = got(zora, f"/api/me/results/{table}")
    assert (line["table"], line["game"], line["counts"]) == (table, "mount-drago", True)
    assert (line["ending"], line["listed"]) == ("resigned", False)
    assert [(p["name"], p["place"], p["me"], p["gone"]) for p in line["parts"]] == [
        ("Zora", 1, True, False), ("Yuri", 2, False, True),
    ]  # fmt: skip
    assert line["before"] == {"rating": 25.0, "margin": 25 / 3, "provisional": True}
    assert line["after"]["rating"] > 25
    mine = got(zora, "/api/me/results")
    assert mine["results"] == [line]
    (rating,) = mine["ratings"]
    assert (rating["game"], rating["seats"], rating["matches"]) == ("mount-drago", 2, 1)
    assert rating["now"] == line["after"]
    assert [bot["level"] for bot in rating["bots"]] == [
        "novice", "easy", "medium", "hard", "master",
    ]  # fmt: skip
    assert got(yuri, f"/api/me/results/{table}")["after"]["rating"] < 25


def test_a_match_that_is_not_rated_is_a_result_and_no_more(both):
    zora, yuri = both
    table = beaten(zora, yuri, rated=False)
    line = got(zora, f"/api/me/results/{table}")
    assert (line["counts"], line["before"], line["after"]) == (False, None, None)
    assert got(zora, "/api/me/results")["ratings"] == []


def test_results_are_told_to_those_who_sat_there(both, ann, nobody):
    table = beaten(*both)
    ann.refused(404, "GET", f"/api/me/results/{table}")
    ann.refused(404, "GET", "/api/me/results/nowhere")
    nobody.refused(401, "GET", f"/api/me/results/{table}")
    nobody.refused(401, "GET", "/api/me/results")
    assert table not in str(got(ann, "/api/me/results"))


def test_a_private_table_shows_in_no_season_and_does_not_move_it(both, nobody):
    zora, yuri = both
    beaten(yuri, zora)
    assert not {"Zora", "Yuri"} & season(nobody).keys()
    open_one = beaten(zora, yuri, listed=True)
    before = season(nobody)
    assert (before["Zora"]["matches"], before["Zora"]["won"]) == (1, 1)
    beaten(yuri, zora)
    after = season(nobody)
    assert {name: after[name] for name in ("Zora", "Yuri")} == {
        name: before[name] for name in ("Zora", "Yuri")
    }
    assert after["Zora"]["now"]["rating"] > 25  # as if there had been nothing else
    assert open_one not in str(got(nobody, "/api/season"))
    matches = [r["matches"] for r in got(zora, "/api/me/results")["ratings"]]
    assert matches == [3]  # her own rating knows all of it


def test_who_is_forgotten_is_in_no_season_and_no_result(running, both, nobody):
    zora, _ = both
    with running.guest("Xaver") as gone:
        table = beaten(gone, zora, listed=True)
        moved = got(zora, f"/api/me/results/{table}")
        told = got(gone, "/api/me/everything")["results"]
        assert [(one["table"], one["after"]["rating"] > 25) for one in told] == [(table, True)]
        assert "Xaver" in season(nobody)
        unseen = beaten(gone, zora)  # not counted yet when its winner is forgotten
        gone.made("/api/me", method="DELETE")
        assert "Xaver" not in season(nobody)
        assert "Xaver" not in str(got(zora, "/api/me/results"))
        still = got(zora, f"/api/me/results/{table}")
        assert (still["before"], still["after"]) == (moved["before"], moved["after"])
        again = got(zora, f"/api/me/results/{unseen}")
        assert again["after"]["rating"] < again["before"]["rating"]


def test_everybody_sees_that_a_table_is_rated_before_they_sit_down(both, nobody):
    zora, yuri = both
    table = zora.open("mount-drago", 2, rated=True, listed=True)
    (line,) = [t for t in got(nobody, "/api/tables")["tables"] if t["id"] == table]
    assert line["rated"]
    assert got(nobody, f"/api/tables/{table}")["rated"]
    why = zora.refused(400, "POST", "/api/tables", {
        "game": "mount-drago", "seats": 2, "rated": True, "sit": 2,
    })  # fmt: skip
    assert why == "rated-one-seat"
    yuri.made(f"/api/tables/{table}/seats/1", {})
    yuri.made(f"/api/tables/{table}/seats/1", method="DELETE")
    new = zora.made(f"/api/tables/{table}/rematch", {})["id"]
    assert got(nobody, f"/api/tables/{new}")["rated"]
