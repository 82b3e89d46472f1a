"""For whoever runs the server: whether it can work, how it does, and which one it is."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import kronika
from kronika.server.errors import RequestError
from kronika.server.messages import WIRE, About
from kronika.server.routes.endpoint import RouteContext, encoded
from kronika.server.security import may_read_metrics

logger = logging.getLogger("kronika.server")

PATIENCE = 2.0
"""Seconds in which the store has to answer."""


class Health(msgspec.Struct):
    ok: bool
    """Ready to serve: the store answers and has the schema of this Kronika."""
    version: str
    bus: bool
    """Whether news of other processes comes at once; without it they come by looking, a little later."""
    processes: int


async def health(context: RouteContext, request: Request) -> Response:
    service = context.service
    try:
        async with asyncio.timeout(PATIENCE):
            ready = await service.store.ready()
    except Exception as error:
        logger.warning("the store does not answer (%s)", type(error).__name__)
        ready = False
    told = Health(ready, kronika.__version__, service.bus.connected, service.registry.size)
    return encoded(told, 200 if ready else 503)


async def metrics(context: RouteContext, request: Request) -> Response:
    """Numbers for whoever runs the server, and for nobody else."""
    if not may_read_metrics(request, context.settings.metrics, context.settings.metrics_token):
        raise RequestError("metrics-closed", status=403)
    return Response(context.service.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def about(context: RouteContext, request: Request) -> About:
    return About(kronika.__version__, WIRE)
