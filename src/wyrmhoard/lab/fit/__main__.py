"""python -m wyrmhoard.lab.fit: every game whose bots have weights."""

from .mount_drago import main

if __name__ == "__main__":
    main()
