"""Lessons: what they are, and what an answer in one of them does. Nothing is stored; a page keeps where it stands."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from kronika.lessons import lessons_of
from kronika.lessons.shown import scenes_of
from kronika.server.lesson_messages import LessonPlan, LessonTry
from kronika.server.lesson_table import Position, plan
from kronika.server.routes.endpoint import RouteContext, read


async def lessons(context: RouteContext, request: Request) -> list[LessonPlan]:
    """The lessons of a game."""
    return [plan(each) for each in lessons_of(request.path_params["game"])]


async def answer(context: RouteContext, request: Request) -> Response:
    """A try in a lesson, or a look at where one stands. What nobody has played yet waits for its turn."""
    wanted = await read(context, request, LessonTry)
    game, lesson = request.path_params["game"], request.path_params["lesson"]
    position = Position(game, lesson, wanted.chapter, tuple(map(tuple, wanted.answers)))
    keys = None if wanted.keys is None else tuple(wanted.keys)
    if context.lessons.knows(position) and (keys is None or context.lessons.knows(position.after(keys))):
        body = told(context, position, keys)
    else:
        async with context.heavy.turn(request):
            body = await asyncio.to_thread(told, context, position, keys)
    return Response(body, headers={"Cache-Control": "no-store"}, media_type="application/json")


def told(context: RouteContext, position: Position, keys: tuple[str, ...] | None) -> bytes:
    return context.lessons.shown(position) if keys is None else context.lessons.tried(position, keys)


# --- the rulebook that plays ---


async def scenes(context: RouteContext, request: Request) -> list[str]:
    """The clauses that can be seen at the table."""
    return list(scenes_of(request.path_params["game"]))


async def scene(context: RouteContext, request: Request) -> Response:
    """The scene of a clause. It is played once and kept; whoever is first waits for their turn."""
    game, clause = request.path_params["game"], request.path_params["clause"]
    if context.scenes.knows(game, clause):
        body = context.scenes.shown(game, clause)
    else:
        async with context.heavy.turn(request):
            body = await asyncio.to_thread(context.scenes.shown, game, clause)
    return Response(body, headers={"Cache-Control": "no-store"}, media_type="application/json")
