"""`kronika serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

import typer

from kronika.cli.secret import secret
from kronika.cli.settings import MoreGames
from kronika.cli.terminal import LangOption, Terminal, fail, polite
from kronika.engine.message import Arg

DataOption = Annotated[
    Path | None,
    typer.Option(envvar="KRONIKA_DATA", help="Folder for tables and names (default: your data folder)."),
]
DatabaseOption = Annotated[
    str,
    typer.Option(
        envvar="KRONIKA_DATABASE",
        metavar="URL",
        help="PostgreSQL instead of a file: postgresql://user:word@host/name",
    ),
]

KeepUnfinished = Annotated[
    int,
    typer.Option(
        envvar="KRONIKA_KEEP_UNFINISHED",
        min=0,
        metavar="DAYS",
        help="Days for which a game that is not over stays untouched; 0: for good.",
    ),
]
KeepFinished = Annotated[
    int,
    typer.Option(
        envvar="KRONIKA_KEEP_FINISHED", min=0, metavar="DAYS", help="The same for games that are over; 0: for good."
    ),
]

KeepChat = Annotated[
    int,
    typer.Option(
        envvar="KRONIKA_KEEP_CHAT", min=0, metavar="DAYS", help="The same for the chat of games that are over."
    ),
]
KeepGuests = Annotated[
    int,
    typer.Option(envvar="KRONIKA_KEEP_GUESTS", min=0, metavar="DAYS", help="The same for guests who have no table."),
]


@polite
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets your network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; the next free one if it is taken.")] = 8000,
    data: DataOption = None,
    database: DatabaseOption = "",
    redis: Annotated[
        str, typer.Option(envvar="KRONIKA_REDIS", metavar="URL", help="Redis between several processes: redis://host")
    ] = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    durable: Annotated[
        bool, typer.Option("--durable/--fast", help="Whether a power cut may cost the last moments of a SQLite file.")
    ] = True,
    bot_delay: Annotated[int, typer.Option(min=0, metavar="MS", help="How long bots take for a decision.")] = 500,
    bot_thinking: Annotated[
        int, typer.Option(min=0, max=2000, metavar="MS", help="How long bots that look ahead think, at most.")
    ] = 1000,
    old_bot_delay: Annotated[int | None, typer.Option("--bot-pace", min=0, hidden=True)] = None,
    proxy: Annotated[
        str,
        typer.Option(
            envvar="KRONIKA_PROXY", metavar="ADDRESSES", help="Proxies to believe when they say who asks; * for all."
        ),
    ] = "127.0.0.1",
    hosts: Annotated[
        str,
        typer.Option(
            envvar="KRONIKA_HOSTS", metavar="NAMES", help="Names by which it may be called, with commas (default: any)."
        ),
    ] = "",
    hsts: Annotated[
        bool, typer.Option("--hsts/--no-hsts", help="Whether browsers that came by https are to come by nothing else.")
    ] = True,
    metrics: Annotated[
        str,
        typer.Option(
            envvar="KRONIKA_METRICS", metavar="NETWORKS", help="Who may read /metrics without a token; * for all."
        ),
    ] = "127.0.0.1,::1",
    metrics_token: Annotated[
        str, typer.Option(envvar="KRONIKA_METRICS_TOKEN", metavar="WORD", help="By this anybody may read /metrics.")
    ] = "",
    address: Annotated[
        str,
        typer.Option(
            envvar="KRONIKA_ADDRESS", metavar="URL", help="Where people find it, for mails and reminders: https://host"
        ),
    ] = "",
    mail: Annotated[
        str, typer.Option(envvar="KRONIKA_MAIL", metavar="HOST[:PORT]", help="The SMTP host that takes reminders.")
    ] = "",
    mail_from: Annotated[
        str, typer.Option(envvar="KRONIKA_MAIL_FROM", metavar="ADDRESS", help="Whom mails come from.")
    ] = "",
    mail_user: Annotated[
        str, typer.Option(envvar="KRONIKA_MAIL_USER", metavar="NAME", help="Who signs in at the SMTP host.")
    ] = "",
    mail_password: Annotated[
        str,
        typer.Option(
            envvar="KRONIKA_MAIL_PASSWORD",
            metavar="WORD",
            help="Their password; better in a file that KRONIKA_MAIL_PASSWORD_FILE names.",
        ),
    ] = "",
    mail_tls: Annotated[
        Literal["starttls", "tls", "none"],
        typer.Option(envvar="KRONIKA_MAIL_TLS", help="How the line to the SMTP host is kept from others' eyes."),
    ] = "starttls",
    keep_unfinished: KeepUnfinished = 180,
    keep_finished: KeepFinished = 0,
    keep_chat: KeepChat = 365,
    keep_guests: KeepGuests = 90,
    log: Annotated[
        Literal["text", "json"],
        typer.Option(envvar="KRONIKA_LOG", help="Lines to read, or all that happens as JSON."),
    ] = "text",
    game: MoreGames = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="GAME.NAME=MODULE:CLASS", help="One more bot for a game; may be given several times."),
    ] = None,
    lang: LangOption = None,
) -> None:
    """Play in the browser: start the server and open the table."""
    # Only here, so that no other command (and no process of a bot) waits for what only a server needs.
    from kronika.server.run import run  # noqa: PLC0415
    from kronika.server.settings import DAY, Settings, data_folder  # noqa: PLC0415

    terminal = Terminal(lang)
    if mail and not (address and mail_from):
        raise fail("serve-mail-half")

    def say(id: str, args: dict[str, Arg]) -> None:
        terminal.out.print(terminal.text(id, **args), soft_wrap=True)

    settings = Settings(
        data=data or data_folder(),
        database_url=secret(database, "KRONIKA_DATABASE"),
        durable=durable,
        redis_url=secret(redis, "KRONIKA_REDIS"),
        games=tuple(game or ()),
        bots=tuple(bot or ()),
        bot_thinking=bot_thinking / 1000,
        bot_delay=(bot_delay if old_bot_delay is None else old_bot_delay) / 1000,
        proxies=proxy,
        hosts=tuple(name.strip() for name in hosts.split(",") if name.strip()),
        hsts=hsts,
        metrics=metrics,
        metrics_token=metrics_token,
        address=address_of(address),
        mail_host=mail.rpartition(":")[0] or mail,
        mail_port=port_of(mail, 465 if mail_tls == "tls" else 587),
        mail_from=mail_from,
        mail_user=mail_user,
        mail_password=secret(mail_password, "KRONIKA_MAIL_PASSWORD"),
        mail_tls=mail_tls,
        keep_unfinished=keep_unfinished * DAY,
        keep_finished=keep_finished * DAY,
        keep_chat=keep_chat * DAY,
        keep_guests=keep_guests * DAY,
        log=log,
    )
    run(settings, host, port, browser, say)


def address_of(given: str) -> str:
    """Where people find the server, without a path."""
    parts = urlsplit(given)
    if given and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/")):
        raise fail("serve-address", given=given)
    return given.rstrip("/")


def port_of(host: str, usual: int) -> int:
    port = host.rpartition(":")[2] if ":" in host else ""
    if not port:
        return usual
    if not port.isdigit() or not 0 < int(port) < 65536:
        raise fail("serve-mail-port", given=host)
    return int(port)
