"""The description of the HTTP interface, written from `interface.py` and from `messages.py`: `/api/openapi.json`."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from typing import Any, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import kronika
from kronika.server import messages
from kronika.server.interface import BODIES, PLAIN, QUERIES, TEXTS
from kronika.server.routes import health
from kronika.server.routes.endpoint import Handler, RouteContext

REF = "#/components/schemas/{name}"
JSON = "application/json"


def description(routes: Iterable[BaseRoute]) -> dict[str, Any]:
    """The whole document (OpenAPI 3.1)."""
    ours = [route for route in routes if isinstance(route, Route) and handler_of(route) is not None]
    answers = {handler: answer_of(handler) for route in ours if (handler := handler_of(route))}
    kinds = {messages.Failure, *BODIES.values(), *(kind for kind in answers.values() if kind is not None)}
    ordered = sorted(kinds, key=str)
    written, components = msgspec.json.schema_components(ordered, ref_template=REF)
    schemas = dict(zip(ordered, written, strict=True))
    paths: dict[str, Any] = {}
    for route in ours:
        handler = handler_of(route)
        assert handler is not None
        for method in sorted((route.methods or set()) - {"HEAD"}):
            paths.setdefault(route.path, {})[method.lower()] = operation(route.path, handler, answers[handler], schemas)
    about = {"title": "Kronika", "version": kronika.__version__}
    return {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": components}}


def handler_of(route: Route) -> Handler | None:
    """What answers at this address, if it is one of the interface."""
    found: Handler | None = getattr(route.endpoint, "__wrapped__", None)
    return found


def answer_of(handler: Handler) -> Any:
    """What a handler gives; None where it is no JSON."""
    if handler in TEXTS:
        return None
    told = get_type_hints(handler)["return"]
    return PLAIN.get(handler, dict[str, Any]) if told is Response else told


def operation(path: str, handler: Handler, answer: Any, schemas: dict[Any, Any]) -> dict[str, Any]:
    content = (
        {TEXTS[handler]: {"schema": {"type": "string"}}} if answer is None else {JSON: {"schema": schemas[answer]}}
    )
    failure = {"description": "Why not.", "content": {JSON: {"schema": schemas[messages.Failure]}}}
    if handler is health.health:
        failure = {"description": "Not ready.", "content": content}
    told: dict[str, Any] = {
        "summary": " ".join((inspect.getdoc(handler) or handler.__name__).split()),
        "parameters": [*in_path(path), *in_query(handler)],
        "responses": {"200": {"description": "Done.", "content": content}, "default": failure},
    }
    if handler in BODIES:
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[BODIES[handler]]}}}
    return told


def in_path(path: str) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def in_query(handler: Handler) -> list[dict[str, Any]]:
    wanted = QUERIES.get(handler, {})
    return [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string", "pattern": pattern}}
        for name, pattern in wanted.items()
    ]


async def openapi(context: RouteContext, request: Request) -> dict[str, Any]:
    return description(request.app.routes)
