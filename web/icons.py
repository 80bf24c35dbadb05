"""The icon as pixels, for systems that take no SVG: `python web/icons.py` draws web/public/*.png.

Besides the icon as it is there is one that fills its square, for systems that cut out a shape of
their own; all that matters lies in the circle that is always left.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

HOME = Path(__file__).parent
sys.path.insert(0, str(HOME.parent))

from tests.browser.chromium import chromium  # noqa: E402

PUBLIC = HOME / "public"
SIZES = (192, 512)
ROUNDED = ' rx="104"'


def main() -> None:
    icon = (PUBLIC / "icon.svg").read_text("utf-8")
    assert ROUNDED in icon
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        for size in SIZES:
            draw(browser, icon, size, f"icon-{size}.png")
            draw(browser, icon.replace(ROUNDED, ""), size, f"maskable-{size}.png")
        browser.close()


def draw(browser: Browser, svg: str, size: int, name: str) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
    page.screenshot(path=PUBLIC / name, omit_background=True)
    page.close()


if __name__ == "__main__":
    main()
