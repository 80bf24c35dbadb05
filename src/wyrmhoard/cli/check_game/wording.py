"""Can all be said, in every language?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from wyrmhoard.texts import HOME, LANGUAGES, Texts
from wyrmhoard.texts.rulebook import clauses

from .finding import Finding, Subject, found, noted, some
from .finding import texts as file_of

OPTION = re.compile(r"(?<!\()`([^`]+)`|`([^`]+)`(?!\))")
Blanks = dict[str, frozenset[str]]  # of each text, by its id


def texts(subject: Subject) -> Iterator[Finding]:
    english = file_of(subject, "en")
    if not english.exists():
        yield found("check-no-file", file=english)
        return
    own = read(english)
    if missing := sorted(needed(subject) - own.keys()):
        yield found("check-text-missing", texts=some(missing), file=english)
    if taken := sorted(own.keys() & elsewhere(subject)):
        yield found("check-text-taken", texts=some(taken), file=english)
    for lang in LANGUAGES:
        yield from unreadable(file_of(subject, lang))
    yield from translated(subject, own)


def read(file: Path) -> Blanks:
    """The blanks of each text in a file, and of each attribute."""
    found: Blanks = {}
    for entry in parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = blanks(entry.value)
            found |= {f"{entry.id.name}.{a.id.name}": blanks(a.value) for a in entry.attributes}
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def blanks(pattern: ast.Pattern | None) -> frozenset[str]:
    seen = Variables()
    if pattern:
        seen.visit(pattern)
    return frozenset(seen.names)


def unreadable(file: Path) -> Iterator[Finding]:
    if not file.exists():
        return
    text = file.read_text("utf-8")
    for entry in parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            yield found("check-text-unreadable", where=f"{file}:{line}")


def needed(subject: Subject) -> set[str]:
    """Every text the game itself asks for."""
    game = subject.game
    verbs = {verb.replace("_", "-") for verb in game.moves.names}
    words = {said for axes in game.moves.verbs.values() for axis in axes for said in axis}
    spoken = {f"word-{said}" for said in words if not re.fullmatch(r"-?\d+|p\d", said)}
    asked = {reason.text for reason in (*game.reasons.all, *game.refusals.all)}
    told = {"name", "tagline", *verbs, *(f"{verb}.told" for verb in verbs)}
    variants = {f"variant-{name}" for name in game.variants()}
    return told | spoken | (asked - read(HOME / "en.ftl").keys()) | variants | house(subject)


def house(subject: Subject) -> set[str]:
    """The names of the house rules that RULES.md speaks of, but for those alone in brackets."""
    said = " ".join(clauses(subject.folder, "en").values())
    options = ("".join(pair) for pair in OPTION.findall(said))
    return {f"house-{re.sub('_| = ', '-', option)}" for option in options}


def elsewhere(subject: Subject) -> set[str]:
    """Texts the program and the page have: all are said from one bundle."""
    page = subject.root / "web" / "src" / "texts" / "en.ftl" if subject.root else None
    return set(read(HOME / "en.ftl")) | (set(read(page)) if page else set())


def translated(subject: Subject, own: Blanks) -> Iterator[Finding]:
    """The same texts with the same blanks in every language, or a note that some lack."""
    lacking = [lang for lang in LANGUAGES if not whole(subject, lang)]
    if lacking:
        said = noted if subject.draft else found
        yield said("check-languages", languages=", ".join(LANGUAGES[lang] for lang in lacking))
    for lang in (lang for lang in LANGUAGES if file_of(subject, lang).exists()):
        file, theirs = file_of(subject, lang), read(file_of(subject, lang))
        if missing := sorted(own.keys() - theirs.keys()):
            yield found("check-text-missing", texts=some(missing), file=file)
        if left := sorted(theirs.keys() - own.keys()):
            yield found("check-text-unknown", texts=some(left), file=file)
        if wrong := sorted(id for id in own.keys() & theirs.keys() if own[id] != theirs[id]):
            yield found("check-blanks", texts=some(wrong), file=file)


def whole(subject: Subject, lang: str) -> bool:
    """Texts and rules are there."""
    rules = subject.folder / "texts" / f"{lang}.md"
    return file_of(subject, lang).exists() and (lang == "en" or rules.exists())


def speaks(subject: Subject) -> list[Texts]:
    """In each language the game has."""
    folder = subject.folder / "texts"
    return [Texts(lang, folder) for lang in LANGUAGES if file_of(subject, lang).exists()]
