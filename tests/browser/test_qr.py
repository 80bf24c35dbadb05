"""A QR code names the address that other devices reach, or there is none, and it is said so."""

import re
import socket

import pytest
from playwright.sync_api import expect

from .running import Server

WORLD = "http://games.example:8080"
NONE = "No other device can reach this server here."
DRAWN = """async (code) => {
  await code.decode();
  const drawn = await (await fetch(code.src)).text();
  return new DOMParser().parseFromString(drawn, "image/svg+xml").querySelector("title").textContent;
}"""  # what is encoded is its title, too


@pytest.fixture
def known(tmp_path):
    """A server that has been told how the world reaches it."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    made = Server(tmp_path / "tables.sqlite", port, public_url=WORLD)
    made.start()
    yield f"http://127.0.0.1:{port}"
    made.stop()


def test_it_names_the_address_that_other_devices_reach(known, arrive, open_table):
    page = arrive(base_url=known)
    table = open_table(page, "mount-drago", 3, bots=None)
    code = page.get_by_role("img", name="Link as a QR code: Mount Drago")
    assert code.evaluate(DRAWN).startswith(f"{WORLD}/t/{table}")
    expect(page.get_by_label("Link")).to_have_value(code.evaluate(DRAWN))
    expect(page.get_by_text(NONE)).to_have_count(0)


def test_where_nobody_else_gets_it_says_so_instead(arrive, open_table):
    page = arrive(viewport={"width": 360, "height": 640})
    table = open_table(page, "dark-cave", 8, bots=None)
    expect(page.get_by_text(NONE)).to_be_visible()
    expect(page.locator(".share img")).to_have_count(0)
    expect(page.get_by_label("Link")).to_be_in_viewport(ratio=1)  # before all the free seats
    expect(page.get_by_label("Link")).to_have_value(
        re.compile(rf"^http://127\.0\.0\.1.*/t/{table}")
    )
