"""The description of the HTTP interface, written from its routes and from `messages.py`: `/api/openapi.json`."""

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
from kronika.server import (
    coach_messages,
    company_messages,
    lesson_messages,
    lot_messages,
    messages,
    moderation_messages,
    open_messages,
    own_messages,
    rating_messages,
    reminder_messages,
    replay_messages,
    saga_messages,
    setup_messages,
    tournament_messages,
)
from kronika.server.routes import (
    accounts,
    coach,
    company,
    games,
    health,
    lessons,
    me,
    moderation,
    open_tables,
    own_data,
    own_games,
    puzzles,
    ratings,
    reminders,
    replays,
    sagas,
    setups,
    stats,
    stories,
    tables,
    tournaments,
)
from kronika.server.routes.endpoint import Handler, RouteContext

REF = "#/components/schemas/{name}"
JSON = "application/json"

BODIES: dict[Handler, Any] = {
    me.set_me: own_messages.Rename,
    accounts.sign_up: own_messages.SignUp,
    accounts.sign_in: own_messages.SignUp,
    accounts.sign_out: own_messages.SignOut,
    accounts.sign_out_device: own_messages.SignOutDevice,
    accounts.change_password: own_messages.NewPassword,
    own_data.erase: own_messages.Erase,
    ratings.show: rating_messages.ShowRatings,
    reminders.choose: reminder_messages.SetReminders,
    reminders.subscribe: reminder_messages.Subscribe,
    reminders.unsubscribe: tables.Nothing,
    reminders.set_mail: reminder_messages.SetMail,
    reminders.confirm: reminder_messages.MailWord,
    reminders.stop: tables.Nothing,
    games.draw: lot_messages.Draw,
    setups.keep_setup: setup_messages.NamedSetup,
    setups.forget_setup: setup_messages.ForgetSetup,
    setups.preview: setup_messages.LookAhead,
    setups.like: setup_messages.Like,
    lessons.answer: lesson_messages.LessonTry,
    tables.create_table: messages.NewTable,
    tables.sit: messages.SitDown,
    tables.sit_beside: messages.SitBeside,
    tables.fill: messages.FillChair,
    tables.swap: open_messages.Swap,
    tables.ready: messages.Ready,
    open_tables.find_game: open_messages.FindGame,
    company.ask: company_messages.AskFriend,
    company.answer: company_messages.AnswerFriend,
    company.end: company_messages.EndTie,
    **dict.fromkeys((company.block, company.block_at_table), company_messages.Block),
    company.hide: company_messages.Hide,
    company.offer: company_messages.OfferChair,
    company.decline: company_messages.Decline,
    tournaments.create: tournament_messages.NewTournament,
    tournaments.enter: tournament_messages.Enter,
    tournaments.enter_bots: tournament_messages.EnterBots,
    tournaments.remove: tournament_messages.RemoveEntrant,
    **dict.fromkeys((tournaments.start, tournaments.end), tables.Nothing),
    **dict.fromkeys((tables.away, tables.back, tables.resign), messages.OwnChair),
    **dict.fromkeys((tables.invite, moderation.uninvite), tables.Nothing),
    tables.stand_in: messages.StandIn,
    tables.rematch: messages.PlayAgain,
    coach.hint: coach_messages.AskCoach,
    coach.analyse: tables.Nothing,
    stories.speak: coach_messages.Spoken,
    puzzles.try_puzzle: coach_messages.TryPuzzle,
    moderation.mute: moderation_messages.Mute,
    moderation.remove: moderation_messages.Remove,
    moderation.arrange: moderation_messages.Arrange,
    moderation.report: moderation_messages.Report,
    sagas.follow: saga_messages.NextGame,
    replays.play_on: replay_messages.PlayOn,
    replays.open_chronicle: dict[str, Any],
    sagas.open_saga: dict[str, Any],
}
"""What is sent to each address that takes something."""

WORD = "^[A-Za-z0-9_.-]{0,300}$"
QUERIES: dict[Handler, dict[str, str]] = {
    ratings.leaderboard: {"page": "^[0-9]{1,6}$"},
    ratings.profile: {"name": "^.{1,40}$"},
    own_games.own_games: {"page": "^[0-9]{1,6}$"},
    reminders.ask_stop: {"word": WORD},
    reminders.stop: {"word": WORD},
    tables.table: {"invite": "^[A-Za-z0-9_.-]{0,200}$"},
    replays.events: {"before": "^[0-9]{1,6}$", "seat": "^[0-9]{1,6}$"},
    replays.replay: {"seat": "^([0-9]{1,6}|all|public)$", "from": "^[0-9]{1,6}$", "count": "^[0-9]{1,6}$"},
    replays.graphs: {"seat": "^([0-9]{1,6}|all|public)$"},
    stats.statistics: {"seats": "^[0-9]{1,6}$", "who": "^(all|people|bots)$"},
    stats.sheet: {"seats": "^[0-9]{1,6}$", "who": "^(all|people|bots)$", "lang": "^(en|cs)$"},
}

TEXTS: dict[Handler, str] = {
    health.metrics: "text/plain",
    games.texts: "text/plain",
    stats.sheet: "text/csv",
    reminders.ask_stop: "text/html",  # the page to which it leads
}
"""What answers with something else than JSON."""

PLAIN: dict[Handler, Any] = {
    health.health: health.Health,
    replays.replay: replay_messages.Frames,
    replays.graphs: replay_messages.ReplayCharts,
    replays.chronicle: dict[str, Any],
    sagas.file: dict[str, Any],
    own_data.data: dict[str, list[dict[str, Any]]],
}
"""What answers with JSON that the signature does not describe."""


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
