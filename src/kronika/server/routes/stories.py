"""Stories of finished games, and how they speak of the visitor."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kronika.engine.texts import LANGUAGES, catalogue
from kronika.server import worlds
from kronika.server.coach_messages import Spoken
from kronika.server.errors import RequestError
from kronika.server.replays import Recording
from kronika.server.routes.endpoint import RouteContext, kept_response, read
from kronika.server.routes.replays import reader
from kronika.server.routes.tables import looked_at
from kronika.storyteller import tell, witnessed


async def told(context: RouteContext, request: Request) -> Response:
    """A finished game in prose. Where it left a world that the visitor may not know, it tells what a spectator saw."""
    lang = request.query_params.get("lang", "en")
    if lang not in LANGUAGES:
        raise RequestError("lang-unknown", {"lang": lang[:20], "right": ", ".join(LANGUAGES)}, status=422)
    service = context.service
    live = await looked_at(context, request)
    if live.status != "over":
        raise RequestError("story-running", status=403)
    if live.table is None:
        raise RequestError("table-old-rules", {"rules": live.header.rules}, status=409)
    refused = await worlds.refusal(service.tables, service.store, live, await reader(context, request))
    chosen = await service.store.spoken_of([chair.person for chair in live.chairs if chair.person])
    spoken = tuple(chosen.get(chair.person, "") for chair in live.chairs)
    found = await context.heavy.told(request, Recording(live), told_again, lang, spoken, refused is None)
    return kept_response(request, found)


def told_again(recording: Recording, lang: str, spoken: tuple[str, ...], whole: bool) -> bytes:
    seen = witnessed(recording.moments(), whole)
    story = tell(seen, recording.names, catalogue(lang, recording.game), recording.header.id, spoken)
    return msgspec.json.encode(story)


async def spoken(context: RouteContext, request: Request) -> Spoken:
    """How stories speak of the visitor."""
    person = await context.sessions.sure(request)
    found = await context.service.store.spoken_of([person.id])
    return msgspec.convert({"spoken": found.get(person.id, "")}, Spoken)


async def speak(context: RouteContext, request: Request) -> Spoken:
    """The visitor chooses how stories speak of them."""
    wanted = await read(context, request, Spoken)
    person = await context.sessions.sure(request)
    await context.service.store.speak_of(person.id, wanted.spoken)
    return wanted
