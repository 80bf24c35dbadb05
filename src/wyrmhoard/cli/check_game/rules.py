"""Are the rules numbered as they are cited, and is every clause shown by a test?"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from wyrmhoard.games import FOLDERS
from wyrmhoard.texts.rulebook import CLAUSE
from wyrmhoard.texts.rulebook import clauses as numbered

from .finding import Finding, Subject, found, noted, some

NUMBER = re.compile(r"\b[A-Z]{2}-\d+\b")
LINE = re.compile(r"- \*\*([^*]+)\*\*")


def clauses(subject: Subject) -> Iterator[Finding]:
    file = subject.folder / "RULES.md"
    if not file.exists():
        yield found("check-no-file", file=file)
        return
    yield from misread(file)
    known = numbered(subject.folder, "en")
    yield from misnumbered(subject, list(known))
    yield from miscited(subject, set(known))
    yield from untested(subject, set(known))


def misread(file: Path) -> Iterator[Finding]:
    """Lines that look like a clause and are none."""
    for n, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        if (said := LINE.match(line)) and not CLAUSE.match(line):
            yield found("check-clause-unfit", where=f"{file}:{n}", given=said[1])


def misnumbered(subject: Subject, known: list[str]) -> Iterator[Finding]:
    if not known:
        yield found("check-no-clauses", file=subject.folder / "RULES.md")
        return
    prefix = known[0][:2]
    due = [f"{prefix}-{n}" for n in range(1, len(known) + 1)]
    if wrong := next((pair for pair in zip(known, due, strict=True) if pair[0] != pair[1]), None):
        yield found("check-clause-order", given=wrong[0], needed=wrong[1])
    for other, folder in FOLDERS.items():
        if other != subject.name and next(iter(numbered(folder, "en")), "").startswith(
            f"{prefix}-"
        ):
            yield found("prefix-taken", prefix=prefix, game=other)


def miscited(subject: Subject, known: set[str]) -> Iterator[Finding]:
    """Code and box cite every clause, and none that is not there; so does `CLAUSES` every verb."""
    files = [*subject.sources(), subject.folder / "box.toml"]
    cited = set(NUMBER.findall("".join(file.read_text("utf-8") for file in files)))
    if unknown := sorted(cited - known):
        yield found("check-clauses-unknown", clauses=some(unknown))
    if unsaid := sorted(known - cited):
        yield found("check-clauses-uncited", clauses=some(unsaid))
    verbs = {words.split()[0] for words in subject.game.clauses}
    if bare := [verb for verb in subject.game.moves.names if verb not in verbs]:
        yield found("check-verbs-without-clause", verbs=some(bare))


def untested(subject: Subject, known: set[str]) -> Iterator[Finding]:
    if subject.root is None and not (subject.folder / "walks.py").exists():
        yield noted("check-tests-elsewhere")
        return
    marked = {clause for file in subject.tests.glob("test_*.py") for clause in marks(file)}
    if bare := sorted(known - marked, key=lambda clause: int(clause[3:])):
        yield found("check-clauses-untested", clauses=some(bare), folder=subject.tests)
    if wrong := sorted(marked - known):
        yield found("check-clauses-unknown", clauses=some(wrong))


def marks(file: Path) -> Iterator[str]:
    """The clauses named in `@pytest.mark.clause(...)`."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("clause"):
            yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))
