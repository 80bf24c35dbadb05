"""The API keeps to its own description, whatever it is asked."""

import os

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from wyrmhoard.server.http.api import ENDPOINTS
from wyrmhoard.server.http.openapi import document
from wyrmhoard.server.http.people import COOKIE

schema = schemathesis.openapi.from_dict(document(ENDPOINTS))
EXAMPLES = int(os.environ.get("WYRMHOARD_EXAMPLES", "15"))
CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance,
    response_schema_conformance,
]  # fmt: skip


def test_the_description_names_every_endpoint_and_only_known_schemas(nobody):
    told = nobody.made("/api/openapi.json", method="GET")
    assert told["openapi"].startswith("3.1")
    operations = [op for path in told["paths"].values() for op in path.values()]
    assert len(operations) == len(ENDPOINTS)
    assert len({op["operationId"] for op in operations}) == len(ENDPOINTS)
    names = told["components"]["schemas"]
    for name, one in names.items():
        jsonschema_rs.validator_for({**one, "components": told["components"]})
        assert name
    for e in ENDPOINTS:
        assert e.summary.endswith(".")


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_nothing_that_is_asked_is_answered_out_of_form(running, case):
    case.call_and_validate(
        base_url=running.url, cookies={COOKIE: known(running)}, checks=CHECKS, timeout=30
    )


COOKIES = {}


def known(running):
    """One guest asks everything."""
    if running not in COOKIES:
        with running.guest("Fuzz") as guest:
            COOKIES[running] = guest.cookies[COOKIE]
    return COOKIES[running]


@pytest.mark.parametrize("e", [e for e in ENDPOINTS if e.guests], ids=lambda e: e.do.__name__)
def test_guests_only_means_guests_only(nobody, e):
    path = e.path.replace(":int", "").format(
        table="x", seat=0, game="x", lang="x", code="x", channel="x", passkey="x", deal="x"
    )
    assert nobody.refused(401, e.method, path) == "who-are-you"
