"""One server per data folder: the first one claims it, the next one learns where the first can be found."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO


class FolderLock:
    """A lock that the system lifts when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = folder / "server.lock"
        self._address = folder / "server.address"
        self._file: IO[bytes] | None = None

    def take(self) -> bool:
        """Whether the folder is ours now."""
        file = open(self._lock, "a+b")  # noqa: SIM115 (open for as long as we hold it)
        if not lock(file):
            file.close()
            return False
        self._file = file
        return True

    def tell(self, address: str) -> None:
        self._address.write_text(address, encoding="utf-8")

    def holder(self) -> str:
        """The address of the server that holds the folder, if it is known."""
        return self._address.read_text(encoding="utf-8") if self._address.is_file() else ""

    def release(self) -> None:
        if self._file is not None:
            self._address.unlink(missing_ok=True)
            self._file.close()
            self._file = None


def lock(file: IO[bytes]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415

            os.lseek(file.fileno(), 0, os.SEEK_SET)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
