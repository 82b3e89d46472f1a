"""The games on the shelf: their options, cards, rulebooks and texts."""

from __future__ import annotations

import asyncio
from functools import cache
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

import kronika
from kronika.engine.lots import drawn
from kronika.engine.texts import HOME, LANGUAGES
from kronika.games import find
from kronika.lessons import lessons_of
from kronika.rulebook import rulebook
from kronika.rulebook import summary as rulebook_summary
from kronika.server.errors import RequestError
from kronika.server.lot_messages import Draw, Drawn
from kronika.server.messages import Clause, GameSummary, Rules, Section, SummaryPart
from kronika.server.routes.endpoint import RouteContext, read


async def games(context: RouteContext, request: Request) -> list[dict[str, Any]]:
    """All games with their lessons."""
    return [{**each, "lessons": lessons(str(each["id"]))} for each in kronika.games()]


def lessons(game: str) -> list[dict[str, Any]]:
    """The lessons of a game, in short."""
    return [{"id": each.id, "minutes": each.minutes, "chapters": len(each.chapters)} for each in lessons_of(game)]


async def cards(context: RouteContext, request: Request) -> list[dict[str, Any]]:
    return find(request.path_params["game"]).faces()


async def draw(context: RouteContext, request: Request) -> Drawn:
    """A list for a setup item by lot: a kingdom with two Attacks and without a certain card."""
    wanted = await read(context, request, Draw)
    seed = wanted.seed[:64] or token_hex(4)
    game = find(request.path_params["game"])
    async with context.heavy.turn(request):  # wishes that cannot be met together are tried for long
        return Drawn(await asyncio.to_thread(drawn, game, wanted.item, wanted.wishes, seed), seed)


async def rules(context: RouteContext, request: Request) -> Rules:
    game, lang = request.path_params["game"], request.path_params["lang"]
    book = rulebook(game, lang) if lang in LANGUAGES else unknown_language(lang)
    sections = [Section(each.id, each.title) for each in book.sections]
    return Rules(game, lang, book.title, sections, [Clause(each.id, each.text, each.section) for each in book])


async def summary(context: RouteContext, request: Request) -> GameSummary:
    """The rulebook on two pages, for whoever teaches at a real table."""
    game, lang = request.path_params["game"], request.path_params["lang"]
    title = rulebook(game, lang).title if lang in LANGUAGES else unknown_language(lang)
    pages = [
        [
            SummaryPart(part.id, part.title, [Clause(each.id, each.text, each.section) for each in part.clauses])
            for part in page
        ]
        for page in rulebook_summary(game, lang)
    ]
    return GameSummary(game, title, pages)


async def texts(context: RouteContext, request: Request) -> Response:
    """The Fluent sources of the common texts, or of a game."""
    name, lang = request.path_params["name"], request.path_params["lang"]
    if lang not in LANGUAGES:
        unknown_language(lang)
    folders = [HOME] if name == "common" else find(name).texts()
    if not folders:
        raise RequestError("texts-none", {"game": name}, status=404)
    content, etag = source(tuple(folders), lang)
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type="text/plain; charset=utf-8")


@cache
def source(folders: tuple[Path, ...], lang: str) -> tuple[str, str]:
    files = [path for folder in folders for path in sorted(folder.glob(f"*.{lang}.ftl"))]
    content = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return content, f'"{sha256(content.encode()).hexdigest()[:24]}"'


def unknown_language(lang: str) -> Any:
    raise RequestError("language-unknown", {"lang": lang[:10], "right": ", ".join(LANGUAGES)}, status=404)
