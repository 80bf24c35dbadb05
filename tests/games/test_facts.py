"""What the page knows of the games without asking is what the server would say."""

from web import facts


def test_the_facts_are_fresh():
    kept = {file.name: file.read_text("utf-8") for file in facts.FACTS.iterdir()}
    assert kept == facts.generate(), "run: make wasm"
