"""The API's description for programs, made from the endpoints themselves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import msgspec

from wyrmhoard import __version__

from .endpoint import Endpoint
from ..protocol.forms import Problem
from .people import COOKIE

REFS = "#/components/schemas/{name}"
WORD = re.compile(r"\{(\w+)(?::(\w+))?\}")
ANY = (400, 429, 503)  # what every request may meet
CHANGING = (403, 408, 413, 415)  # and those that change something


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    named = [t for e in endpoints for t in (e.form, e.answer) if t is not None]
    wanted = list(dict.fromkeys([*named, Problem]))
    schemas, components = msgspec.json.schema_components(
        wanted, schema_hook=anything, ref_template=REFS
    )
    schema = dict(zip(wanted, schemas, strict=True))
    paths: dict[str, Any] = {}
    for e in endpoints:
        paths.setdefault(WORD.sub(r"{\1}", e.path), {})[e.method.lower()] = operation(e, schema)
    cookie = {"type": "apiKey", "in": "cookie", "name": COOKIE}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Wyrmhoard", "version": __version__},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"guest": cookie}},
    }


def anything(kind: type) -> dict[str, Any]:
    """A value of a box may be whatever the game's box says."""
    if kind is not object:
        raise NotImplementedError
    return {"description": "as the game's box has it"}


def operation(e: Endpoint, schema: dict[Any, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {
        "operationId": e.do.__name__,
        "summary": e.summary,
        "responses": {"200": answer(e, schema)} | problems(e),
    }
    if words := [parameter(*found) for found in WORD.findall(e.path)]:
        made["parameters"] = words
    if e.form is not None:
        content = {"application/json": {"schema": schema[e.form]}}
        made["requestBody"] = {"required": needed(e.form), "content": content}
    if e.guests:
        made["security"] = [{"guest": []}]
    return made


def needed(form: Any) -> bool:
    """An empty form may be left out."""
    return any(field.required for field in msgspec.structs.fields(form))


def parameter(name: str, kind: str) -> dict[str, Any]:
    schema = {"type": "integer", "minimum": 0} if kind == "int" else {"type": "string"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def answer(e: Endpoint, schema: dict[Any, Any]) -> dict[str, Any]:
    kind = {"type": "string"} if e.answer is bytes else schema[e.answer]
    return {"description": "OK", "content": {e.media: {"schema": kind}}}


def problems(e: Endpoint) -> dict[str, Any]:
    codes = {*ANY, *e.errors, *((401,) if e.guests else ())}
    if e.method != "GET":
        codes |= set(CHANGING)
    content = {"application/json": {"schema": {"$ref": REFS.format(name="Problem")}}}
    return {
        str(code): {"description": HTTPStatus(code).phrase, "content": content}
        for code in sorted(codes)
    }
