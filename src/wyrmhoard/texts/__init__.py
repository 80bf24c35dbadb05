"""What people read, in ten languages: Project Fluent files, the same ids and blanks in all."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from wyrmhoard.engine.events import Blank, Events, Told
from wyrmhoard.engine.refused import Refused

LANGUAGES = {
    "en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano", "es": "Español",
    "pt": "Português", "nl": "Nederlands", "ru": "Русский", "cs": "Čeština", "sk": "Slovenčina",
}  # fmt: skip
HOME = Path(__file__).parent
UNTRANSLATED = "[en]"  # behind what is said in English for want of a translation
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "SIGN": lambda n: "minus" if n < 0 else "plus" if n else "none",
    "ABS": lambda n: fluent_number(abs(n)),
}  # beside Fluent's own; the page has the same


class Texts:
    """say = Texts("fr"); say("thinking", who="...") finds the text and fills its blanks."""

    def __init__(self, lang: str, *folders: Path) -> None:
        self.lang = lang
        self.bundles = [bundle(one, (HOME, *folders)) for one in dict.fromkeys((lang, "en"))]

    def __call__(self, text: str, **blanks: object) -> str:
        """The text of an id, or of one of its attributes: "lay.told". A game that is not yet
        translated speaks English, and a mark says so."""
        for spoken in self.bundles:
            if pattern := pattern_of(spoken, text):
                said, errors = spoken.format_pattern(pattern, dict(blanks))
                if errors:
                    raise ValueError(f"{self.lang} {text}: {errors}")
                translated = spoken is self.bundles[0] or is_part(text)
                return str(said) if translated else f"{said} {UNTRANSLATED}"
        raise Refused("text-missing", text=text)

    def has(self, text: str) -> bool:
        return any(pattern_of(spoken, text) for spoken in self.bundles)

    def move(
        self,
        words: Sequence[str],
        names: Mapping[str, str],
        who: str | None = None,
        mine: bool = False,
    ) -> str:
        """A move in a sentence: as offered, or as told of `who`, who may be the one told so. Its
        words fill $a to $d."""
        verb, *rest = words
        blanks = self.blanks(dict(zip("abcd", rest, strict=False)), names)
        verb = verb.replace("_", "-")
        if who is None:
            return self(verb, **blanks)
        if mine and self.has(text := f"{verb}.mine"):
            return self(text, **blanks)
        return self(f"{verb}.told", who=who, **blanks)

    def question(
        self, moves: Sequence[Sequence[str]], numbers: Mapping[str, int], names: Mapping[str, str]
    ) -> str | None:
        """What is asked where these moves are offered: `.asked` of the last verb that has it, None
        if none has. Its blanks are the words that all moves of the verb share, $who, whose turn it
        is, and the view's single numbers by name."""
        verbs = dict.fromkeys(words[0] for words in moves)
        for verb in reversed(verbs):
            if self.has(text := f"{verb.replace('_', '-')}.asked"):
                shared = common([words[1:] for words in moves if words[0] == verb])
                who = names.get(f"p{numbers.get('turn', -1)}", "")
                return self(text, **numbers, who=who, **self.blanks(shared, names))
        return None

    def blanks(self, words: Mapping[str, object], names: Mapping[str, str]) -> dict[str, Any]:
        """Words of a move as people read them: numbers, players by name, all else translated."""
        return {blank: self.word(str(said), names) for blank, said in words.items()}

    def word(self, said: str, names: Mapping[str, str]) -> str | int:
        if said.lstrip("-").isdigit():
            return int(said)
        return names.get(said) or self(f"word-{said}")

    def event(
        self, happened: Events, told: Told, names: Mapping[int, str], me: int | None = None
    ) -> str:
        """What came of a move, to the one in seat `me`: $me says which blank that seat fills."""
        event, blanks, mine = happened[told[0]], dict[str, object](), "nobody"
        for name, blank, numbers in event.parts(told, 1):
            blanks[name] = self.filled(blank, numbers, names, me)
            if blank.kind == "seat" and numbers[0] == me and mine == "nobody":
                mine = name
        return self(event.text, me=mine, **blanks)

    def filled(
        self, blank: Blank, numbers: list[int], names: Mapping[int, str], me: int | None
    ) -> object:
        if blank.kind in ("number", "sum"):
            return numbers[0]
        if blank.kind == "seat":
            return names[numbers[0]]
        if blank.kind == "case":
            return blank.words[numbers[0]]
        if blank.kind == "gains":
            some = [(p, n) for p, n in enumerate(numbers) if n]
            return ", ".join(f"{self('you') if p == me else names[p]} {signed(n)}" for p, n in some)
        said = numbers[1:] if blank.kind in ("words", "run") else numbers
        return ", ".join(self.phrase(blank.words[n]) for n in said)

    def phrase(self, said: str) -> str:
        """Some words of moves, one after the other."""
        return " ".join(str(self.word(one, {})) for one in said.split())


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"\u2212{-n}"


def common(moves: Sequence[Sequence[str]]) -> dict[str, str]:
    """The words that are the same in all moves, by their blanks."""
    each = zip("abcd", zip(*moves, strict=True), strict=False)
    return {blank: words[0] for blank, words in each if len(set(words)) == 1}


@cache
def bundle(lang: str, folders: tuple[Path, ...]) -> FluentBundle:
    made = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for file in [folder / f"{lang}.ftl" for folder in folders]:
        if file.exists():
            made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


def pattern_of(bundle: FluentBundle, text: str) -> Any:
    """None where there is no such text."""
    name, _, attribute = text.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def is_part(text: str) -> bool:
    """Of a sentence or a line, which has the mark already."""
    return text.startswith("word-") or text.endswith(".value")


def spoken(given: str | None = None) -> str:
    """The language asked for, else the locale's, else English."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
    locale = next(filter(None, map(os.environ.get, names)), "")
    for tag in (given or "", locale):
        if tag[:2].lower() in LANGUAGES:
            return tag[:2].lower()
    return "en"
