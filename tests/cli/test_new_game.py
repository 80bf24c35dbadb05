"""`wyrmhoard new-game` and `wyrmhoard check-game`: a game is made, checked, broken and mended."""

import sys
from contextlib import suppress
from pathlib import Path

import pytest


from tests.cli.test_cli import refused
from tests.cli.test_cli import wyrmhoard as run
from wyrmhoard import games
from wyrmhoard.cli import check_game, new_game
from wyrmhoard.cli.check_game import loading, playing, rules, suite, wording
from wyrmhoard.cli.check_game.finding import Subject
from wyrmhoard.texts import Texts

NAME = "silver-mine"


@pytest.fixture
def draft(tmp_path, monkeypatch):
    """A new game, found by this process alone for a while."""
    homes = new_game.places(NAME, tmp_path)
    new_game.write(homes, new_game.written(NAME, "SM", homes))
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setitem(games.FOLDERS, NAME, homes[0])
    yield homes[0]
    for module in [name for name in sys.modules if name.startswith("wyrmhoard.games.silver_mine")]:
        del sys.modules[module]
    with suppress(AttributeError):
        del games.silver_mine


def edit(folder, file, old, new):
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), "utf-8")


def told(check, draft=True):
    """What a part of the check finds wrong, in English."""
    say = Texts("en")
    return [say(one.text, **one.blanks) for one in check(Subject(NAME, draft)) if not one.note]


def test_a_new_game_lacks_nothing_but_languages(draft):
    checks = (*check_game.FIRST.values(), *check_game.PARTS.values())
    assert [told(check) for check in checks if check is not suite.tests] == [[]] * 8
    (languages,) = told(wording.texts, draft=False)
    assert "Not translated yet" in languages
    assert "Slovenčina" in languages


BROKEN = {
    "no state": (
        loading.loads, "state.py", "STATE = Layout(", "STATE = Layuot(",
        "state.py:14: NameError: name 'Layuot' is not defined",
    ),
    "no Python": (
        loading.loads, "rules.py", "def setup(", "def setup)",
        "rules.py:",
    ),
    "five words": (
        loading.loads, "state.py", "Luck([CARD, CARD])", "Luck([CARD] * 5)",
        "'turn_up' has 5 words; a move has at most 4",
    ),
    "no rule": (
        loading.loads, "rules.py", "def score(", "def scored(",
        "missing: ['score']",
    ),
    "other name": (
        loading.loads, "__init__.py", '"silver-mine"', '"gold-mine"',
        'GAME is called "gold-mine", but by its folder it must be "silver-mine"',
    ),
    "nine seats": (
        loading.loads, "__init__.py", "range(2, 3)", "range(2, 10)",
        "1 to 8 seats",
    ),
    "no seats": (
        loading.loads, "state.py", "    seats=", "    players=",
        'STATE needs a field "seats"',
    ),
    "bad box": (
        loading.box, "box.toml", "draw_pays = 0", "draw_pays = 99",
        '"draw_pays" must be from 0',
    ),
    "own refusal": (
        loading.box, "box.toml", "[1, 1, 2, 2, 3]", "[0, 0, 0, 0, 0]",
        "something to win",
    ),
    "DIA-1": (
        rules.clauses, "RULES.md", "**SM-1**", "**DIA-1**",
        'RULES.md:9: "DIA-1" is no clause number. It takes two capitals, a dash and a number',
    ),
    "gap": (
        rules.clauses, "RULES.md", "**SM-3**", "**SM-7**",
        "SM-3 should stand where SM-7 does",
    ),
    "untested": (
        rules.clauses, "test_clauses.py", 'clause("SM-5")', 'clause("SM-4")',
        "Without a test: SM-5.",
    ),
    "uncited": (
        rules.clauses, "rules.py", '"""SM-5."""', '"""The end."""',
        "in the code or the box: SM-5",
    ),
    "unknown": (
        rules.clauses, "rules.py", '"""SM-5."""', '"""SM-5, SM-9."""',
        "not in RULES.md: SM-9",
    ),
    "no clause": (
        rules.clauses, "state.py", '    "lay_hidden": "SM-2",\n', "",
        "no clause for: lay_hidden",
    ),
    "prefix": (
        rules.clauses, "RULES.md", "**SM-", "**TD-",
        "clauses of troll-and-dragon begin with TD",
    ),
    "verb": (
        wording.texts, "texts/en.ftl", "turn-up = ", "turn-over = ",
        "Missing in",
    ),
    "refusal": (
        wording.texts, "texts/en.ftl", "box-no-prizes = ", "box-none = ",
        "box-no-prizes.",
    ),
    "reason": (
        wording.texts, "texts/en.ftl", "why-card-gone", "why-gone",
        "why-card-gone",
    ),
    "word": (
        wording.texts, "state.py", "str(k + 1) for", '"abcdef"[k] for',
        "word-a, word-b",
    ),
    "taken": (
        wording.texts, "texts/en.ftl", "name = ", "over = Over\nname = ",
        "already: over.",
    ),
    "no Fluent": (
        wording.texts, "texts/en.ftl", "tagline =", "tagline:",
        "this is not Fluent",
    ),
    "conserved": (
        playing.matches, "rules.py", "s.hand[p, s.shown[p] - 1] = 0", "pass",
        "s.hand[p].sum() = 5, CARDS - s.rounds = 4",
    ),
    "stuck": (
        playing.matches, "rules.py", "return n\n", "return 0\n",
        "nobody can move",
    ),
    "leak": (
        playing.matches, "view.py", "v.my_card = s.laid[p]", "v.my_card = s.laid[1 - p]",
        "my_card",
    ),
    "rules": (
        playing.matches, "rules.py", "box.draw_pays", "box.draw_pay",
        "there is no field 'draw_pay'; the nearest is 'draw_pays'",
    ),
    "board": (
        playing.board, "texts/en.ftl", "    .told = The cards", "    .tell = The cards",
        "turn-up.told",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", BROKEN)
def test_what_is_wrong_is_said_in_a_sentence(what, draft):
    check, file, old, new, said = BROKEN[what]
    edit(draft, file, old, new)
    found = told(check)
    assert any(said in one for one in found), found


@pytest.mark.parametrize(
    ("check", "file", "said"),
    [
        (rules.clauses, "RULES.md", "RULES.md is missing"),
        (wording.texts, "texts/en.ftl", "en.ftl is missing"),
        (playing.matches, "walks.py", "walks.py is missing: what is conserved"),
        (suite.kept, "playthroughs/2.json", '"make playthroughs" writes them'),
    ],
)
def test_a_file_that_is_missing_is_named(check, file, said, draft):
    (draft / file).unlink()
    assert any(said in one for one in told(check))


def test_another_language_has_the_same_texts_with_the_same_blanks(draft):
    text = (draft / "texts" / "en.ftl").read_text("utf-8")
    other = text.replace("{ $card }", "{ $k }").replace("tagline", "motto")
    (draft / "texts" / "de.ftl").write_text(other, "utf-8")
    missing, left, blanks = told(wording.texts)
    assert "de.ftl: tagline" in missing
    assert "but not in English: motto" in left
    assert "why-card-gone" in blanks


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["Two Words"], '"Two Words" cannot be a game\'s name'),
        (["class"], "cannot be a game's name"),
        (["x" * 31], "at most 30"),
        (["dark-cave"], 'There is a game "dark-cave" already'),
        (["deep-cellar", "--prefix", "DIA"], '"DIA" cannot begin clause numbers'),
        (["deep-cellar"], "The clauses of dragons-cave begin with DC already"),
        (["x"], '"X" cannot begin clause numbers'),
        (["silver-mine", "--into", "full"], "is not empty"),
        (["silver-mine", "--into", "file"], "cannot be written"),
    ],
)
def test_a_game_that_cannot_be_made_is_refused_and_nothing_stays(
    args, said, tmp_path, here, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "full" / "silver_mine").mkdir(parents=True)
    (tmp_path / "full" / "silver_mine" / "mine.txt").touch()
    (tmp_path / "file").touch()
    before = sorted(tmp_path.rglob("*"))
    args = args if "--into" in args else [*args, "--into", "games"]
    assert said in refused("new-game", *args, run=here)
    assert sorted(tmp_path.rglob("*")) == before


def test_a_disk_that_is_full_leaves_nothing_half_made(tmp_path, here, monkeypatch):
    write, written = Path.write_text, []

    def fails(self, *given):
        written.append(self)
        if len(written) == 4:
            raise OSError(28, "No space left on device")
        return write(self, *given)

    monkeypatch.setattr(Path, "write_text", fails)
    said = refused("new-game", "silver-mine", "--into", str(tmp_path), run=here)
    assert "the disk is full" in said
    assert list(tmp_path.iterdir()) == []


def test_in_a_checkout_a_game_and_its_tests_lie_with_the_others(tmp_path, here, monkeypatch):
    monkeypatch.setattr(new_game, "HOME", tmp_path / "games")
    monkeypatch.setattr(new_game, "checkout", lambda: tmp_path)
    assert here("new-game", "silver-mine").returncode == 0
    assert (tmp_path / "games" / "silver_mine" / "rules.py").exists()
    tests = tmp_path / "tests" / "games" / "silver_mine"
    assert sorted(file.name for file in tests.iterdir()) == [
        "__init__.py", "playthroughs", "test_clauses.py", "walks.py",
    ]  # fmt: skip
    monkeypatch.setattr(new_game, "checkout", lambda: None)
    assert "no source checkout" in refused("new-game", "gold-mine", run=here)


def test_a_new_game_is_checked_and_played_in_the_terminal(tmp_path, monkeypatch):
    """As people do it: real processes, the tests of every game and all."""
    made = run("new-game", NAME, "--into", str(tmp_path))
    assert made.returncode == 0, made.stderr
    assert f"WYRMHOARD_GAMES={tmp_path} wyrmhoard check-game {NAME}" in made.stdout
    monkeypatch.setenv("WYRMHOARD_GAMES", str(tmp_path))
    checked = run("check-game", NAME)
    assert checked.returncode == 1
    assert "silver-mine: 1 thing to be done." in checked.stdout
    assert "Not translated yet" in checked.stdout
    played = run("play", NAME, "--level", "random", "--seed", "1", given="1\n2\n3\n4\n5\n")
    assert played.returncode == 0, played.stderr
    assert "Cards 1 to 5 in hand" in played.stdout
    assert "The match is over." in played.stdout
