"""Boxes that are refused, so that together they show every refusal there is."""

from wyrmhoard.engine.box import written
from wyrmhoard.games import load

LONG_TUNNEL = "N=N E=E S=S W=W N-E S-W N-a E-a a-t S-t W-t tunnel@t"
HANDS = [[1, 0, 0]] * 6


def few(dragons, cards):
    return [cards] * dragons + [[0] * 5] * (10 - dragons)


def card(name, words):
    return {"cards": {**written_box("dark-cave")["cards"], name: words}}


def written_box(name):
    game = load(name)
    return written(game.box, game.standard())


VALUES = {  # what is changed in the standard box; and for how many players, if not as few as may be
    "dragons-cave": [
        ({"path": ["red"] * 20}, None),
        ({"first": 3}, 3),
        ({}, 1),
        ({}, 5),
        ({"first": "youngest"}, None),
        ({"first": -(2**60)}, None),
        ({"first": None}, None),
        ({"lair": True}, None),
        ({"lair": 0.1}, None),
        ({"lair": -2.5e-7}, None),
        ({"lair": {"a": [[], "b"]}}, None),
        ({"lair": "\x1b[31m" + "long " * 20}, None),
        ({"open_chests": 1}, None),
        ({"coins": []}, None),
        ({"coins": "none"}, None),
        ({"dice " + "é" * 50: 3}, None),
        ({"__proto__": 3}, None),
    ],
    "dark-cave": [
        (card("line-ew-2", "E=a W=a"), None),
        (card("end-e-2", "E=E"), None),
        (card("curves-ne-2", LONG_TUNNEL), None),
        (card("line-ns-1", "N=a S=a b-t"), None),
        (card("line-ns-1", "N=a S=a N=b"), None),
        (card("bend-ne-2-lair", "N=N E=E N-E lair@E lair@N"), None),
        (card("start", "N=a E=a S=a ladder@a"), None),
        (card("goal-lair", "E=E W=W E-a W-a lair@a"), None),
        (card("goal-exit", "N=N E=E S=S W=W N-a E-a S-a W-a lair@a"), None),
        (card("cross-1", "N=a lair"), None),
        (card("cross-1", "N=a N=a"), None),
        (card("cross-1", ["N=a"]), None),
        (card("crossing", "N=a"), None),
        (card("cross-1-lair", "N=a E=a S=a W=a"), None),
        ({"path_cards": [19, 17, 15]}, None),
        ({"action_cards": [10, 11, 12]}, None),
        ({"hands": [[5, 0, 0]] * 7}, None),
        ({"hands": [[0, 0, 0], *HANDS]}, None),
        ({"nuggets": 20}, None),
        ({"loyal": 4}, None),
        ({"saboteurs": 3}, None),
        ({"cards": [1]}, None),
        ({"cards": {}}, None),
        ({"clan": "green"}, None),
    ],
    "mount-drago": [
        ({"copies": few(2, [3, 3, 3, 3, 3])}, None),
        ({"copies": few(3, [1, 1, 1, 1, 0])}, None),
        ({"copies": few(10, [3, 3, 3, 2, 1])}, None),
        ({"copies": few(3, [2, 2, 2, 2, 2])}, 4),
        ({"copies": few(9, [3, 3, 3, 3])}, None),
        ({"spaces": ["blue"] + ["plain"] * 29 + ["summit"]}, None),
        ({"numbers": [[1] * 31, [0] * 31]}, None),
        ({"spaces": ["plain"] * 28 + ["summit", "blue", "summit"]}, None),
    ],
    "troll-and-dragon": [
        ({"grotto": [3, 1, 1, 2]}, None),
        ({"treasure": [4, 1, 0]}, None),
        ({"race": "fast"}, None),
        ({"pause": 299}, None),
    ],
    "two-tunnels": [({"rocks": [0, 0]}, None)],
}

TEXTS = [  # what is changed in the text of Dragon's Cave's box
    ("  1, 0, 1, 1, 2,\n]", "  1, 0, 1, 1,\n]"),
    ('"blue", "purple",\n]', '"blue", "blue",\n]'),
    ('"blue", "purple",\n]', '"blue", "pink",\n]'),
    ("lair = 4", "lair = 4\nlayer = 4"),
    ("lair = 4", '"lair" = 400'),
    ("lair = 4", "lair = 4.0"),
    ("lair = 4", "lair = 4e20"),
    ("lair = 4", "lair = nan"),
    ("lair = 4", "lair = 99999999999999999999999999"),
    ("lair = 4", "lair = 1979-05-27T07:32:00Z"),
    ("lair = 4", "[lair]\nx = 1"),
    ("treasure = 44", ""),
    ("treasure = 44", "treasure = 0x1000"),
    ("first = 0", "first = 'youngest'"),
    # no TOML
    ("treasure = 44", "treasure ="),
    ("treasure = 44", "treasure 44"),
    ("treasure = 44", "treasure"),
    ("treasure = 44", "= 44"),
    ("treasure = 44", "treasure = 044"),
    ("treasure = 44", "treasure = 44 coins"),
    ("treasure = 44", "treasure = fortyfour"),
    ("treasure = 44", "treasure = True"),
    ("treasure = 44", "treasure = 44\ntreasure = 44"),
    ("treasure = 44", "treasure: 44"),
    ("treasure = 44", "my treasure = 44"),
    ("first = 0", 'first = "drawn'),
    ("first = 0", "first = “drawn”"),
    ("first = 0", 'first = "\\d"'),
    ('"blue", "purple",\n]', '"blue", "purple",\n'),
    ('"blue", "purple",\n]', '"blue" "purple",\n]'),
    ('"blue", "purple",\n]', '"blue",, "purple",\n]'),
    ('"blue", "purple",\n]', '"blue", "purple,\n]'),
    ("hide_mover = false", "hide_mover = false\n\n[rest"),
    ("hide_mover = false", "hide_mover = [false\n\n"),
    ("hide_mover = false", 'hide_mover = """false\n\n'),
]
