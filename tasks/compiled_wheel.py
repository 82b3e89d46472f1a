"""The build hook of the compiled wheel (see pyproject.toml): the compiled files beside the sources in it."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface[Any]):
    """Compiles a copy of the sources, which stay as they are."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Adds the compiled files to the wheel, which then is one for this Python and machine."""
        sys.path.insert(0, self.root)
        from tasks import compiled  # noqa: PLC0415 (hatchling loads this file from anywhere)

        self.scratch = tempfile.TemporaryDirectory()
        folder = Path(self.scratch.name).resolve()
        compiled.copied(Path(self.root) / "src", folder)
        for file in compiled.compile_in(folder, compiled.cores()):
            build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel is made."""
        self.scratch.cleanup()
