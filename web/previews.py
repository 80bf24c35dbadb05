"""Pictures for those who are sent a link: `python web/previews.py` draws web/public/previews/*.png.

One of each game, from its cover on the start page, and one of all of them together. Messengers take
no SVG, and want them as wide as this.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

HOME = Path(__file__).parent
sys.path.insert(0, str(HOME.parent))

from tests.browser.chromium import chromium  # noqa: E402
from tests.browser.running import Server  # noqa: E402
from wyrmhoard.games import GAMES  # noqa: E402

PUBLIC = HOME / "public" / "previews"
WIDE, HIGH = 1200, 630
ALL = "wyrmhoard"
SHOW = """(names) => {
  const sheet = document.createElement("div");
  const columns = Math.ceil(Math.sqrt(names.length));
  const rows = Math.ceil(names.length / columns);
  Object.assign(sheet.style, {
    position: "fixed", inset: "0", zIndex: "100", display: "grid", background: "#171c26",
    gridTemplate: `repeat(${rows}, minmax(0, 1fr)) / repeat(${columns}, minmax(0, 1fr))`,
  });
  for (const name of names) {
    const game = document.querySelector(`article:has([data-play="${name}"])`);
    const cover = game.querySelector(".cover svg");
    cover.setAttribute("preserveAspectRatio", "xMidYMid slice");
    Object.assign(cover.style, { width: "100%", height: "100%", overflow: "hidden" });
    sheet.append(cover);
  }
  document.body.append(sheet);
}"""


def main() -> None:
    PUBLIC.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.sqlite")
        server.start()
        try:
            draw_all(server.address)
        finally:
            server.stop()


def draw_all(address: str) -> None:
    size = {"width": WIDE, "height": HIGH}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        page = browser.new_page(viewport=size, base_url=address, reduced_motion="reduce")
        for name, games in ({ALL: list(GAMES)} | {name: [name] for name in GAMES}).items():
            draw(page, name, games)
        browser.close()


def draw(page: Page, name: str, games: list[str]) -> None:
    page.goto("/", wait_until="networkidle")
    for game in games:
        page.locator(f'article:has([data-play="{game}"]) .cover svg').first.wait_for()
    page.evaluate(SHOW, games)
    page.screenshot(path=PUBLIC / f"{name}.png")


if __name__ == "__main__":
    main()
