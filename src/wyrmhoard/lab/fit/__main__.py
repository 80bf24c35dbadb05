"""python -m wyrmhoard.lab.fit [GAME]: every game whose bots have weights, or one of them."""

import sys

from . import dragons_cave, mount_drago

GAMES = {"mount-drago": mount_drago.main, "dragons-cave": dragons_cave.main}

if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        GAMES[name]()
