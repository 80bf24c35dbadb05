"""What came of a move is told in sentences, in the log and on a phone at once."""

import re

from .hands import ASKED, play

PLAYED = re.compile(r"You play .\s\w+")


def test_log_news_and_screen_reader_tell_what_came_of_a_move(newcomer, open_table):
    page = newcomer(viewport={"width": 390, "height": 844})
    open_table(page, "mount-drago", seats=3)
    play(page, most=1)
    page.wait_for_selector(ASKED)
    news = page.locator("#prompt .news > span")
    assert 1 <= news.count() <= 2
    assert news.last.is_visible()
    assert "drawn" not in news.last.inner_text()
    page.get_by_role("button", name="Log and chat").click()
    log = page.get_by_role("list", name="What happened")
    assert PLAYED.search(log.inner_text())
    assert re.search(r"draws 6 cards\.", log.inner_text())
    assert re.search(r"You draw: .+, .+, .+, .+, .+, .+\.", log.inner_text())
    assert page.wrong == []
