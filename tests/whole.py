"""`make test` tries every kind of thing once; `make check` also tries the same in the other games,
sizes and languages, which takes long and seldom finds more."""

from collections.abc import Iterable
from typing import Any

import pytest

whole = pytest.mark.whole


def sampled(cases: Iterable[Any], *kept: Any) -> list[Any]:
    """Cases of a test: those kept for `make test`, the others for `make check` alone."""
    cases = list(cases)
    assert all(case in cases for case in kept)
    return [case if case in kept else later(case) for case in cases]


def later(case: Any) -> Any:
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=whole)
