"""make monkey: run after run for so many minutes; findings are collected and told as they come."""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from ..chromium import chromium
from ..running import Server
from .run import STEPS, Run
from .scenes import SCENES, TITLES
from .person import SIZES


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make monkey", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, help="this run alone; else one after the other from 0")
    parser.add_argument("--first", type=int, default=0, help="the seed to begin with")
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--game", choices=TITLES, default="")
    parser.add_argument("--size", choices=SIZES, default="")
    parser.add_argument("--scene", choices=SCENES, default="")
    return parser.parse_args()


def run(browser: Browser, made: Run) -> Run:
    """On a server of its own, whose luck comes from the seed."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.sqlite", seed=made.seed)
        server.start()
        try:
            made(browser, server.address)
        finally:
            server.stop()
    return made


def main() -> int:
    args = asked()
    how = {"game": args.game, "size": args.size, "scene": args.scene, "steps": args.steps}
    end, seed, steps, found = time.monotonic() + 60 * args.minutes, args.first, 0, []
    if args.seed is not None:
        seed, end = args.seed, 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        while True:
            done = run(browser, Run(seed, **how))
            seed, steps = seed + 1, steps + len(done.told)
            print(
                f"seed {done.seed}: {done}: {len(done.told)} steps, {done.moves} moves,"
                f" {done.seconds:.0f} s; {steps} steps in all, {len(found)} findings",
                flush=True,
            )
            if done.finding:
                found.append(done)
                print(f"\n{done.tell()}\n", flush=True)
            if time.monotonic() > end:
                break
        browser.close()
    print(f"{steps} steps, {len(found)} findings", *(one.again for one in found), sep="\n")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
