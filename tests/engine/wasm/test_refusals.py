"""What the translator does not take it refuses, with file and line."""

import pytest

from tests.engine.wasm import refused
from wyrmhoard.engine.layout import Layout, field
from wyrmhoard.engine.wasm.kinds import LUCK, REAL, WHOLE, array, record
from wyrmhoard.engine.wasm.program import Door, Program
from wyrmhoard.engine.wasm.refusal import NotTaken
from wyrmhoard.games import load

GAME = load("troll-and-dragon")


def translate(f, *given):
    return Program(GAME).text([Door(f, given)])


def refusal(f, *given):
    with pytest.raises(NotTaken) as no:
        translate(f, *given)
    return str(no.value)


@pytest.mark.parametrize("f", refused.REFUSED, ids=lambda f: f.__name__)
def test_what_is_not_taken_is_refused_with_file_and_line(f):
    said = refusal(f, WHOLE)
    line = f.__code__.co_firstlineno + 1
    assert said.startswith(f"{refused.__file__}:{line}: {refused.REFUSED[f]}: ")


def test_defaults_are_refused_where_they_are_declared():
    said = refusal(refused.defaults, WHOLE, WHOLE)
    line = refused.defaults.__code__.co_firstlineno
    assert said.startswith(f"{refused.__file__}:{line}: only plain arguments are taken: ")


def test_a_function_within_another_is_refused():
    def inner(n):
        return n

    assert "not a plain function of a module" in refusal(inner, WHOLE)


def test_a_field_that_is_not_there_is_refused():
    some = record(Layout(gold=field("i2", about="some")).dtype)
    assert "int64_t" in translate(refused.field_of_a_number, some)
    other = record(Layout(silver=field("i2", about="some")).dtype)
    assert "the record has no such field" in refusal(refused.field_of_a_number, other)


@pytest.mark.parametrize("kind", [array("f8"), LUCK])
def test_only_numbers_are_reckoned_with(kind):
    assert "only numbers are reckoned with" in refusal(refused.twice, kind)
    assert translate(refused.twice, REAL)
