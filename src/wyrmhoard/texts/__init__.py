"""What people read, in ten languages: Project Fluent files, the same ids and blanks in all."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = {
    "en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano", "es": "Español",
    "pt": "Português", "nl": "Nederlands", "ru": "Русский", "cs": "Čeština", "sk": "Slovenčina",
}  # fmt: skip
HOME = Path(__file__).parent
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "SIGN": lambda n: "minus" if n < 0 else "plus",
    "ABS": lambda n: fluent_number(abs(n)),
}  # beside Fluent's own; the page has the same


class Texts:
    """say = Texts("fr"); say("thinking", who="...") finds the text and fills its blanks."""

    def __init__(self, lang: str, *folders: Path) -> None:
        self.lang = lang
        self.bundle = bundle(lang, (HOME, *folders))

    def __call__(self, text: str, **blanks: object) -> str:
        """The text of an id, or of one of its attributes: "lay.told"."""
        name, _, attribute = text.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, text
        said, errors = self.bundle.format_pattern(pattern, dict(blanks))
        if errors:
            raise ValueError(f"{self.lang} {text}: {errors}")
        return str(said)

    def has(self, text: str) -> bool:
        return bool(self.bundle.has_message(text))

    def move(self, words: Sequence[str], names: Mapping[str, str], who: str | None = None) -> str:
        """A move in a sentence: as offered, or as told of `who`. Its words fill $a to $d."""
        verb, *rest = words
        blanks = self.blanks(dict(zip("abcd", rest, strict=False)), names)
        verb = verb.replace("_", "-")
        if who is None:
            return self(verb, **blanks)
        return self(f"{verb}.told", who=who, **blanks)

    def blanks(self, words: Mapping[str, object], names: Mapping[str, str]) -> dict[str, Any]:
        """Words of a move as people read them: numbers, players by name, all else translated."""
        return {blank: self.word(str(said), names) for blank, said in words.items()}

    def word(self, said: str, names: Mapping[str, str]) -> str | int:
        if said.lstrip("-").isdigit():
            return int(said)
        return names.get(said) or self(f"word-{said}")


@cache
def bundle(lang: str, folders: tuple[Path, ...]) -> FluentBundle:
    made = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for folder in folders:
        made.add_resource(FluentResource((folder / f"{lang}.ftl").read_text("utf-8")))
    return made


def spoken(given: str | None = None) -> str:
    """The language asked for, else the locale's, else English."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
    locale = next(filter(None, map(os.environ.get, names)), "")
    for tag in (given or "", locale):
        if tag[:2].lower() in LANGUAGES:
            return tag[:2].lower()
    return "en"
