"""A picture of a page: `python web/shots.py URL out.png --size 390x844 --dark`."""

from __future__ import annotations

import argparse
import shutil
import sys

from playwright.sync_api import sync_playwright


def main() -> int:
    asked = options()
    width, height = map(int, asked.size.split("x"))
    wrong: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        page = browser.new_page(
            viewport={"width": width, "height": height},
            color_scheme="dark" if asked.dark else "light",
            reduced_motion="no-preference" if asked.motion else "reduce",
            locale=asked.lang,
        )
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
        page.goto(asked.url, wait_until="networkidle")
        page.evaluate("document.fonts.ready.then(() => undefined)")
        page.wait_for_timeout(asked.wait)
        page.screenshot(path=asked.out, full_page=asked.full)
        browser.close()
    for line in wrong:
        print(line, file=sys.stderr)
    return int(bool(wrong))


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("out")
    parser.add_argument("--size", default="1280x800", help="such as 390x844")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--full", action="store_true", help="the whole page, not only the window")
    parser.add_argument("--motion", action="store_true", help="let things move")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--wait", type=int, default=0, help="milliseconds before the picture")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
