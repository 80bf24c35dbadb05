"""The command line as people use it: real processes, real pipes."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress

import pytest

from tests.whole import sampled

from wyrmhoard.cli.play import quickest
from wyrmhoard.engine.bind import plain
from wyrmhoard.games import GAMES, load
from wyrmhoard.lab import warm
from wyrmhoard.lab.warm import Warming
from wyrmhoard.texts import LANGUAGES, Texts
from wyrmhoard.texts.rulebook import clauses

QUIET = 130


def wyrmhoard(*args, given="", lang="en"):
    env = {k: v for k, v in os.environ.items() if k not in ("LC_ALL", "LC_MESSAGES")}
    env |= {"LANG": f"{lang}_XX.UTF-8", "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"}
    command = [sys.executable, "-m", "wyrmhoard", *args]
    return subprocess.run(command, input=given, env=env, capture_output=True, encoding="utf-8")


def refused(*args, run=wyrmhoard):
    """The one line of error; nothing else, no traceback, and a code that says so."""
    made = run(*args)
    assert made.returncode == 2
    assert made.stdout == ""
    assert "Traceback" not in made.stderr
    return made.stderr


@pytest.mark.parametrize("lang", sampled(LANGUAGES, "en", "ru"))
def test_help_and_games_in_every_language(lang, here):
    say = Texts(lang)
    made = here("--help", lang=lang)
    assert made.returncode == 0
    assert say("usage") in made.stdout
    assert say("commands") in made.stdout
    listed = here("games", "--lang", lang)
    assert all(name in listed.stdout for name in GAMES)
    assert say("players-range", least=2, most=4) in listed.stdout


@pytest.mark.parametrize(
    "command",
    [
        "games", "play", "simulate", "replay", "verify", "box", "rules", "warm", "serve", "admin",
        "new-game", "check-game", "solve", "report", "sweep",
    ],
)  # fmt: skip
def test_every_command_has_help(command, here):
    made = here(command, "--help")
    assert made.returncode == 0
    assert Texts("en")(f"help-{command}").split()[0] in made.stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["play", "dragon-cave"], 'Did you mean "dragons-cave"?'),
        (["simulate", "monopoly"], '"wyrmhoard games" lists them'),
        (["plya", "dragons-cave"], 'Did you mean "play"?'),
        (["play"], "Missing: GAME"),
        (["play", "dragons-cave", "--players", "9"], "2 to 4 players, not for 9"),
        (["play", "dragons-cave", "--players", "two"], "--players"),
        (["play", "dragons-cave", "--level", "hrad"], 'Did you mean "hard"?'),
        (["play", "dragons-cave", "--seat", "4"], "There is no seat 4"),
        (["play", "dragons-cave", "--fast"], "There is no option --fast"),
        (["play", "dragons-cave", "--set", "first"], "KEY=VALUE"),
        (["play", "dragons-cave", "--set", "frist=1"], '"frist" is not part'),
        (["simulate", "dragons-cave", "--games", "0"], "At least one match"),
        (["simulate", "dragons-cave", "--seed", "-1"], "0 or more"),
        (["simulate", "dragons-cave", "--bots", "novcie"], 'Did you mean "novice"?'),
        (["simulate", "dragons-cave", "--games", "5", "--bots", "easy"], "--games plays at random"),
        (["simulate", "dragons-cave", "--rows", "rows.txt"], "must end in one of"),
        (["simulate", "dragons-cave", "--rows", "/none/rows.csv"], "no such file or folder"),
        (["report", "dragons-cave"], "Missing: -o"),
        (["report", "dragons-cave", "-o", "/none/page.html"], "no such file or folder"),
        (["report", "dragons-cave", "-o", "p.html", "--against", "no.toml"], "cannot be read"),
        (["report", "dragons-cave", "-o", "p.html", "--ladder", "top"], 'no level "top"'),
        (["report", "dragons-cave", "-o", "p" * 300], "cannot be written"),
        (["sweep", "dragons-cave"], "Say what is to change"),
        (["sweep", "dragons-cave", "--set", "lair=1..2", "--tries", "0"], "--tries must be more"),
        (["sweep", "dragons-cave", "--set", "lair=1..2", "--bots", "novcie"], '"novice"?'),
        (["sweep", "dragons-cave", "--set", "liar=1..3"], 'Did you mean "lair"?'),
        (["sweep", "dragons-cave", "--set", "lair=1..2", "--aim", "seets equal"], '"seats"?'),
        (["simulate", "dragons-cave", "--box", "none.toml"], "none.toml cannot be read"),
        (["solve", "mount-drago"], "mount-drago is not solved"),
        (["solve", "troll-and-dragno"], 'Did you mean "troll-and-dragon"?'),
        (["solve", "troll-and-dragon", "--players", "6"], "2 to 5 players, not for 6"),
        (["solve", "troll-and-dragon", "--set", "grotto=[3,1,1,2]"], "a die has 6 sides"),
        (["replay", "none.json"], "none.json cannot be read"),
        (["rules", "dragons-cave", "DC-99"], 'There is no clause "DC-99"'),
        (["games", "--lang", "xx"], 'There is no language "xx"'),
        (["games", "--lang"], "--lang cannot be used like this"),
        (["games", "of", "chance"], "too much: of chance"),
        (["admin", "lsit"], 'Did you mean "list"?'),
        (["admin", "xyz"], '"wyrmhoard admin --help" lists them'),
        (["simulate", "dragons-cave", "--players", "9" * 40], "not for 9"),
        (["simulate", "dragons-cave", "--players", "9" * 5000], "--players takes a whole number"),
        (["simulate", "dragons-cave", "--games", "-" + "9" * 40], "At least one match"),
        (["simulate", "dragons-cave", "--set", "lair=" + "9" * 40], '"lair"'),
        (["simulate", "dragons-cave", "--set", "lair=" + "9" * 5000], '"lair"'),
        (["simulate", "dragons-cave", "--set", "lair=" + "[" * 5000], '"lair"'),
        (["simulate", "dragons-cave", "--set", "k" * 5000 + "=1"], "is not part"),
        (["play", "dragons-cave", "--seat", "9" * 40], "There is no seat"),
        (["replay", "/"], "it is a folder"),
        (["simulate", "dragons-cave", "--box", "/"], "it is a folder"),
        (["play", "dragons-cave", "--log", "/none/m.json"], "there is no such file or folder"),
    ],
)
def test_wrong_input_is_answered_with_one_useful_line(args, said, here):
    assert said in refused(*args, run=here)


def test_the_standard_box_is_printed_and_found_good(tmp_path, here):
    printed = here("box", "dragons-cave").stdout
    path = tmp_path / "mine.toml"
    path.write_text(printed, "utf-8")
    assert here("box", "dragons-cave", "--check", str(path)).returncode == 0
    path.write_text(printed.replace("treasure = 44", "treasure = -1"), "utf-8")
    said = refused("box", "dragons-cave", "--check", str(path), run=here)
    line = (
        printed.splitlines().index(next(x for x in printed.splitlines() if "treasure =" in x)) + 1
    )
    assert f'{path}, line {line}: "treasure" must be from 1 to 99, not -1.' in said


def test_rules_are_printed_whole_or_by_clause(here):
    assert "DC-27" in here("rules", "dragons-cave").stdout
    one = here("rules", "dragons-cave", "dc-20").stdout
    assert "DC-20" in one
    assert "DC-21" not in one


def test_simulate_prints_json_and_nothing_else_in_a_pipe(here):
    made = wyrmhoard("simulate", "dragons-cave", "--players", "3", "--games", "500", "--seed", "1",
                     "--json")  # fmt: skip
    told = json.loads(made.stdout)
    assert made.stderr == ""
    assert told["games"] == 500
    assert told["players"] == 3
    assert told["mean_length"] == told["moves"] / 500
    assert {"seconds", "games_per_second", "moves_per_second"} <= told.keys()
    assert len(told["outcome"]) == 3
    other = here("simulate", "dragons-cave", "--players", "3", "--games", "500", "--seed", "1",
                 "--json", "--set", "lair=9")  # fmt: skip
    assert json.loads(other.stdout)["points"] != told["points"]


def test_simulate_shows_a_table_to_people(here):
    made = here("simulate", "dragons-cave", "--games", "200", "--seed", "1")
    assert "200 matches of Dragon's Cave, 4 players, seed 1" in made.stdout
    assert made.stdout.count("Player") == 5


@pytest.mark.parametrize("lang", sampled(LANGUAGES, "en", "ru"))
def test_a_solved_turn_is_told_in_every_language(lang, here):
    tell = Texts(lang, load("troll-and-dragon").folder / "texts")
    made = here("solve", "troll-and-dragon", lang=lang)
    assert made.returncode == 0
    assert tell("solved-alike") in " ".join(made.stdout.split())
    assert f"15+: {tell('solved-leave')}" in made.stdout


def test_a_solution_as_json_depends_on_players_and_box(here):
    told = [
        json.loads(here("solve", "troll-and-dragon", "--json", *more).stdout)
        for more in ((), ("--players", "5"), ("--set", "race=beats"), ("--set", "nuggets=1"))
    ]
    assert told[0]["players"] == 2
    assert told[0]["worth"] == pytest.approx(4.06718144986916)
    assert len({solution["worth"] for solution in told}) == len(told)
    assert told[0]["grotto"][-1]["moves"][-1] == {"move": "leave", "from": 1, "to": 60}


def test_a_whole_match_is_played_logged_and_told_again(tmp_path, here):
    path = tmp_path / "match.json"
    play = ("play", "dragons-cave", "--players", "2", "--level", "easy", "--seed", "4")
    made = wyrmhoard(*play, "--log", str(path), given="?\n? 1\n0\nx\n" + "1\n" * 400)
    assert made.returncode == 0, made.stderr
    assert "DC-8" in made.stdout
    assert "The match is over." in made.stdout
    assert '"x" is none of the choices' in made.stdout
    told = here("replay", str(path))
    assert told.returncode == 0
    assert "The match is over." in told.stdout
    mine = here("replay", str(path), "--seat", "1").stdout
    assert "lays face down: " in told.stdout
    hidden = [line for line in mine.splitlines() if line.startswith("Player 2 lays")]
    assert hidden
    assert all("lays a card face down" in line for line in hidden)
    assert "There is no seat 3" in refused("replay", str(path), "--seat", "3", run=here)


def test_a_move_that_is_not_offered_can_be_asked_about(here):
    play = ("play", "dragons-cave", "--level", "random", "--seed", "1")
    made = here(*play, given="why lay red\nWhy place red\nwhy\nwhy lay [b]\n? 1\nq\n")
    assert made.returncode == 0, made.stderr
    assert "The dragon guesses cards; it lays none." in made.stdout
    assert "DC-9 [R] All cards are turned up together." in made.stdout
    assert "But you may: it is choice 1." in made.stdout
    assert 'After "why" comes: lay, lay_for, place, divide,' in made.stdout
    assert '"lay [b]" is no move of this game.' in made.stdout
    assert 'After "why" comes: lay red|green|orange|blue|purple|chest' in made.stdout
    assert "for example: why lay red" in made.stdout


@pytest.fixture
def uncompiled(monkeypatch):
    """Rules run plain, and nobody compiles them."""
    monkeypatch.setattr(Warming, "__init__", lambda self, game: setattr(self, "game", game))
    monkeypatch.setattr(Warming, "run", lambda self: plain(self.game))
    monkeypatch.setattr("wyrmhoard.cli.play.PATIENCE", 0.02)


@pytest.mark.usefixtures("uncompiled")
def test_a_hint_says_what_moves_are_worth_and_why(here):
    play = ("play", "dragons-cave", "--level", "random", "--seed", "1", "--players", "3")
    made = here(*play, "--seat", "2", given="h\nq\n")
    assert made.returncode == 0, made.stderr
    assert "How a bot sees it:" in made.stdout
    assert re.search(r"chance to win \d+%, give or take \d+%", made.stdout)
    assert "brings" in made.stdout or "Gives you back" in made.stdout


@pytest.mark.usefixtures("uncompiled")
def test_bots_that_warm_up_say_so(here):
    said = "below their level"
    play = ("play", "dragons-cave", "--seed", "1", "--players", "2", "--seat", "2")
    assert said in here(*play, "--level", "hard", given="q\n").stdout
    assert said not in here(*play, "--level", "novice", given="q\n").stdout


@pytest.mark.parametrize("lang", sampled(LANGUAGES, "en", "ru"))
def test_a_reason_is_given_in_every_language(lang, here):
    """With its words translated too, and the clause behind it."""
    tell = Texts(lang, load("mount-drago").folder / "texts")
    play = ("play", "mount-drago", "--level", "random", "--seed", "1", "--lang", lang)
    box = ("--set", "copies=" + str([[1] * 5] * 3 + [[2] * 5] + [[0] * 5] * 6))
    made = here(*play, *box, given="why play orange 5\nwhy divide 3\nq\n")
    assert made.returncode == 0, made.stderr
    assert tell("why-dragon-away", dragon=tell("word-orange")) in made.stdout
    assert clauses(load("mount-drago").folder, lang)["MD-6"][:20] in made.stdout
    assert tell("no-such-move", move="divide 3") in made.stdout


def test_leaving_keeps_the_log(tmp_path, here):
    path = tmp_path / "match.json"
    play = ("play", "dragons-cave", "--level", "random", "--seat", "2", "--log", str(path))
    made = here(*play, given="1\nq\n")
    assert made.returncode == 0
    assert json.loads(path.read_text())["moves"][0].startswith("1 lay ")
    assert "not over yet" in here("replay", str(path)).stdout


def test_a_log_that_cannot_be_written_is_said_plainly(tmp_path, here):
    play = ("play", "dragons-cave", "--level", "random", "--log", str(tmp_path / "no" / "x.json"))
    made = here(*play, given="q\n")
    assert made.returncode == 2
    assert "cannot be written" in made.stderr


@pytest.mark.parametrize("name", GAMES)
def test_bots_can_be_watched(name, here):
    made = here("play", name, "--watch", "--level", "random", "--seed", "2")
    assert made.returncode == 0, made.stderr
    assert "The match is over." in made.stdout


@pytest.mark.parametrize(
    ("name", "hidden"), [("mount-drago", "still holds:"), ("dark-cave", "Goal 4:")]
)
def test_what_was_hidden_is_told_at_the_end(name, hidden, here):
    made = here("play", name, "--watch", "--level", "random", "--seed", "2")
    assert hidden in made.stdout.split("What was hidden")[1]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_played_in_the_terminal(name, here):
    """In another language: bots are watched in English."""
    made = here("play", name, "--level", "random", "--seed", "1", given="1\n" * 3000, lang="ru")
    assert made.stderr == ""
    assert made.returncode == 0


def test_only_bots_that_think_have_the_rules_compiled(monkeypatch, tmp_path):
    asked, game = [], load("dragons-cave")
    monkeypatch.setenv("WYRMHOARD_CACHE", str(tmp_path))
    monkeypatch.setattr(warm.subprocess, "Popen", lambda command, **_: asked.append(command))
    assert quickest(game, "random")() is plain(game)
    assert asked == []
    quickest(game, "easy")
    assert len(asked) == 1


def test_hidden_things_are_hidden_on_the_screen():
    """The same screens, whatever card a bot has laid, until it is turned up."""
    made = wyrmhoard("play", "dragons-cave", "--level", "random", "--seed", "2", given="q\n")
    assert "lays a card face down" in made.stdout
    assert "lays face down:" not in made.stdout


def read_until(fd, text, seconds=240):
    seen, end = "", time.monotonic() + seconds
    while text not in seen:
        assert time.monotonic() < end, seen
        if select.select([fd], [], [], 1)[0]:
            seen += os.read(fd, 65536).decode(errors="replace")
    return seen


def hear_interrupts():
    """Tests may run in the background, where shells have interrupts ignored; terminals do not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def interrupted(process):
    """Ctrl-C, and once more if nothing happens, as people do."""
    for _ in range(30):
        process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            return process.wait(2)
    raise AssertionError("Ctrl-C is not heard")


@pytest.mark.parametrize(
    ("args", "ready"),
    [
        (["play", "dragons-cave", "--seat", "2"], "Your choice"),
        (["simulate", "dragons-cave", "--games", "100000000"], "Playing"),
    ],
)
def test_ctrl_c_is_quiet_and_long_work_shows_progress_on_a_terminal(args, ready):
    """On a terminal of its own, as in real life."""
    main, side = pty.openpty()
    env = os.environ | {"LANG": "en_US.UTF-8", "TERM": "xterm", "COLUMNS": "100"}
    env.pop("LC_ALL", None)
    command = [sys.executable, "-m", "wyrmhoard", *args]
    ours = {"stdin": side, "stdout": side, "stderr": side, "start_new_session": True}
    process = subprocess.Popen(command, env=env, preexec_fn=hear_interrupts, **ours)
    try:
        read_until(main, ready)
        code = interrupted(process)
    finally:
        process.kill()
    os.close(side)
    rest = ""
    while select.select([main], [], [], 0.2)[0]:
        try:
            rest += os.read(main, 65536).decode(errors="replace")
        except OSError:
            break
    os.close(main)
    assert code in (0, QUIET)
    assert "Traceback" not in rest
    assert "KeyboardInterrupt" not in rest


def test_ctrl_c_is_quiet_even_before_everything_is_loaded(tmp_path):
    """Pressed while a library is imported: one of ours that stands in for it presses."""
    pressed = "import os, signal, time\nos.kill(os.getpid(), signal.SIGINT)\ntime.sleep(60)\n"
    (tmp_path / "click.py").write_text(pressed)
    made = subprocess.run(
        [sys.executable, "-m", "wyrmhoard", "games"],
        env=os.environ | {"PYTHONPATH": str(tmp_path)}, preexec_fn=hear_interrupts,
        capture_output=True, text=True,
    )  # fmt: skip
    assert (made.returncode, made.stdout, made.stderr) == (-signal.SIGINT, "", "")


def test_a_log_that_is_there_is_not_written_over(tmp_path, here):
    (tmp_path / "kept.json").write_text("kept")
    said = refused("play", "dragons-cave", "--log", str(tmp_path / "kept.json"), run=here)
    assert "is there already" in said
    assert (tmp_path / "kept.json").read_text() == "kept"


def test_nothing_typed_is_too_long(here):
    nines = "9" * 5000
    made = here("play", "dragons-cave", "--level", "random", given=f"{nines}\n?{nines}\nq\n")
    assert made.returncode == 0
    assert "is none of the choices" in made.stdout


def test_without_a_command_its_help_is_shown(here):
    for words in ([], ["admin"]):
        made = here(*words)
        assert (made.returncode, made.stderr) == (0, "")
        assert made.stdout.startswith("Usage: wyrmhoard")


@pytest.mark.parametrize(
    ("command", "told"), [("rules", "help-clause"), ("warm", "help-warm-games")]
)
def test_arguments_are_explained(command, told, here):
    assert Texts("en")(told) in here(command, "--help").stdout


@pytest.mark.parametrize("lang", sampled(LANGUAGES, "en", "ru"))
def test_what_the_system_says_is_translated(lang, here):
    say = Texts(lang)
    for words, told in (
        (["replay", "none.json"], say("reason-not-there")),
        (["play", "x", "y"], say("click-too-much", given="y")),
        (["play", "x", "--seat", "y"], say("click-not-a-number", what="--seat", given="y")),
    ):
        assert told in here(*words, lang=lang).stderr


def test_no_file_commands_the_terminal(tmp_path, here):
    (tmp_path / "box.toml").write_text('"a\\u001b[31mb" = 1', "utf-8")
    said = refused("box", "dragons-cave", "--check", str(tmp_path / "box.toml"), run=here)
    assert "is not part" in said
    assert "\x1b" not in said


def test_signs_the_terminal_lacks_are_replaced():
    env = os.environ | {"PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    command = [sys.executable, "-m", "wyrmhoard", "games", "--lang", "ru"]
    made = subprocess.run(command, env=env, capture_output=True)
    assert made.returncode == 0
    assert b"dragons-cave" in made.stdout
    assert b"?" in made.stdout


def test_a_cache_that_cannot_be_written_is_refused(tmp_path, monkeypatch, here):
    (tmp_path / "file").touch()
    monkeypatch.setenv("WYRMHOARD_CACHE", str(tmp_path / "file"))
    assert "cannot be written" in refused("warm", "dragons-cave", run=here)


def test_a_closed_pipe_is_no_error():
    command = f"{sys.executable} -m wyrmhoard rules dragons-cave | head -1"
    made = subprocess.run(command, shell=True, capture_output=True, encoding="utf-8")
    assert made.returncode == 0
    assert "Traceback" not in made.stderr
    assert "BrokenPipe" not in made.stderr
