"""Word of my turn, a passkey, and all about me: as somebody sets it up in the settings."""

import json

import pytest
from playwright.sync_api import expect

from tests.server.notices.receivers import Browser, MailServer, Web
from tests.server.running import Running
from tests.whole import whole
from wyrmhoard.server.serve import address, bind

NO_SERVICE = """([form]) => {
  // Headless Chromium has no push service: what the browser would get from one comes from here.
  const held = { endpoint: form.address, options: {}, unsubscribe: async () => true,
    toJSON: () => ({ endpoint: form.address, keys: { p256dh: form.point, auth: form.auth } }) };
  let there = null;
  PushManager.prototype.subscribe = async (options) => {
    const text = options.applicationServerKey.replaceAll("-", "+").replaceAll("_", "/");
    const key = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer;
    return (there = { ...held, options: { applicationServerKey: key } });
  };
  PushManager.prototype.getSubscription = async () => there;
}"""
AUTHENTICATOR = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
    "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


@pytest.fixture
def web():
    with Web() as made:
        yield made


@pytest.fixture
def mails():
    with MailServer() as made:
        yield made


@pytest.fixture
def sending(tmp_path, mails):
    given = {
        "push": True, "webhooks": True, "mail_server": mails.url,
        "mail_from": "tables@example.org", "notices_inside": True, "notice_after": 0.0,
        "requests": 1000.0,
    }  # fmt: skip
    sock = bind("127.0.0.1", 0)
    home = address(sock).replace("127.0.0.1", "localhost")
    with Running(tmp_path, sock=sock, public_url=home, **given) as running:
        yield running, home


def settings(page):
    page.locator("button.gear").click()
    return page.get_by_role("dialog")


def turn_of(page, home, other):
    """A table where it is the page's person's turn, who is not there."""
    table = page.request.post(
        f"{home}/api/tables", data={"game": "mount-drago", "seats": 2}
    ).json()["id"]
    other.made(f"/api/tables/{table}/seats/1", {})
    return table


def test_a_turn_reaches_the_browser(sending, web, arrive):
    """What its service worker makes of it is shown in web/tests/worker.test.ts."""
    running, home = sending
    page = arrive(base_url=home, service_workers="allow")
    page.context.grant_permissions(["notifications"], origin=home)
    browser = Browser(web, running.context.notices.push_key)
    page.goto("/")
    page.evaluate(NO_SERVICE, [browser.form])
    sheet = settings(page)
    sheet.get_by_role("button", name="Set this up").click()
    sheet.get_by_role("button", name="Notify me in this browser").click()
    expect(sheet.locator("strong")).to_contain_text("This browser, since")
    with running.guest("Bob") as bob:
        # Ann begins; she knows, and is told of her next turn only.
        table = turn_of(page, home, bob)
    running.until(lambda: browser.shown)
    (told,) = browser.shown
    assert told["url"] == f"{home}/t/{table}"
    assert page.wrong == []


@whole
def test_a_mail_address_a_webhook_and_quiet_hours(sending, web, mails, arrive, accessible):
    """At a phone's size; what does not work is said, and links in mails work without a cookie."""
    _, home = sending
    page = arrive(base_url=home, viewport={"width": 360, "height": 740})
    page.goto("/")
    sheet = settings(page)
    sheet.get_by_role("button", name="Set this up").click()
    sheet.get_by_label("E-mail address").fill("mira@example.org")
    sheet.get_by_role("button", name="Add", exact=True).click()
    expect(sheet.get_by_text("open its link to say yes")).to_be_visible()
    sheet.get_by_label("One more way").select_option("json")
    sheet.get_by_label("Address that is sent JSON").fill(f"{web.url}/own")
    sheet.get_by_role("button", name="Add", exact=True).click()
    expect(sheet.locator("code")).to_be_visible()
    web.answers["/own"] = 404
    sheet.get_by_role("button", name="Try it").click()
    expect(page.locator(".notices")).to_contain_text("does not exist any more")
    sheet.get_by_label("Quiet hours").check()
    expect(sheet.get_by_label("From")).to_be_visible()
    accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    body = mails.to("mira@example.org")[0].get_content()
    link = next(word for word in body.split() if "/confirm/" in word)
    other = arrive(name="", base_url=home)
    other.goto(link)
    expect(other.get_by_text("mira@example.org is told from now on")).to_be_visible()
    accessible(other)
    page.keyboard.press("Escape")
    settings(page).get_by_role("button", name="Set this up").click()
    expect(page.get_by_role("dialog").get_by_text("On", exact=True)).to_have_count(2)
    assert page.wrong == other.wrong == []


def test_what_the_host_has_not_set_up_is_said(arrive):
    page = arrive()
    page.goto("/")
    sheet = settings(page)
    sheet.get_by_role("button", name="Set this up").click()
    expect(sheet.get_by_text("has not turned on notices in the browser")).to_be_visible()
    expect(sheet.get_by_text("has not set up a mail server")).to_be_visible()


def test_with_a_passkey_a_lost_device_loses_nothing(sending, arrive):
    _, home = sending
    page = arrive(base_url=home)
    cdp = page.context.new_cdp_session(page)
    cdp.send("WebAuthn.enable")
    cdp.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    page.goto("/")
    sheet = settings(page)
    sheet.get_by_role("button", name="Show my passkeys").click()
    sheet.get_by_role("button", name="Add a passkey").click()
    expect(sheet.get_by_text("Added:")).to_be_visible()
    made = page.request.post("/api/tables", data={"game": "mount-drago", "seats": 2})
    table = made.json()["id"]
    page.context.clear_cookies()
    page.goto("/")
    assert page.request.get("/api/me").json() == {"name": ""}
    settings(page).get_by_role("button", name="Go on here with a passkey").click()
    expect(page.locator(".notices")).to_contain_text("Welcome back, Mira.")
    mine = page.request.get("/api/me/tables").json()["tables"]
    assert [line["id"] for line in mine] == [table]
    assert page.wrong == []


def test_everything_about_me_is_saved_and_forgotten(sending, arrive):
    _, home = sending
    page = arrive(base_url=home)
    page.goto("/")
    sheet = settings(page)
    with page.expect_download() as saving:
        sheet.get_by_role("link", name="Save everything").click()
    assert json.loads(saving.value.path().read_text())["name"] == "Mira"
    sheet.get_by_role("button", name="Forget me").click()
    sheet.get_by_role("button", name="Forget me").click()
    page.wait_for_url("**/")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.request.get("/api/me").json() == {"name": ""}
