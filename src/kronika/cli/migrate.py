"""`kronika migrate`: the store is brought to the schema of this Kronika before any server of it starts."""

from __future__ import annotations

import asyncio

from kronika.cli.secret import secret
from kronika.cli.serve import DatabaseOption, DataOption
from kronika.cli.terminal import LangOption, Terminal, fail, polite


@polite
def migrate(data: DataOption = None, database: DatabaseOption = "", lang: LangOption = None) -> None:
    """Bring the store up to date; a server does it by itself when it starts, unless somebody has done it before."""
    from kronika.server.folder_lock import FolderLock  # noqa: PLC0415 (see `serve`)
    from kronika.server.run import prepare  # noqa: PLC0415
    from kronika.server.settings import Settings, data_folder  # noqa: PLC0415
    from kronika.server.store.migrate import head  # noqa: PLC0415

    terminal = Terminal(lang)
    settings = Settings(data or data_folder(), secret(database, "KRONIKA_DATABASE"))
    claim = FolderLock(settings.file.parent) if settings.file is not None else None
    if claim is not None and not claim.take():
        raise fail("cli-migrate-runs", address=claim.holder() or "?")
    try:
        before = asyncio.run(prepare(settings))
    finally:
        if claim is not None:
            claim.release()
    told = "cli-migrate-new" if before is None else "cli-migrate-nothing" if before == head() else "cli-migrate-done"
    terminal.out.print(terminal.text(told, before=before or "", now=head()), soft_wrap=True)
