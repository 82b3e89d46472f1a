"""The lock of the front end: every package has a version and a hash, and none an address to load it from."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[1] / "web"


def packages() -> dict[str, dict[str, Any]]:
    lock: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert lock["lockfileVersion"] == 3
    return {name: entry for name, entry in lock["packages"].items() if name}


def test_every_package_has_a_version_and_a_hash() -> None:
    found = packages()
    assert "node_modules/preact" in found
    lacking = [name for name, entry in found.items() if not entry.get("version") or not entry.get("integrity")]
    assert lacking == []


def test_the_lock_holds_no_download_addresses() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert "resolved" not in lock
    assert re.findall(r'"https?://(?!opencollective|github\.com/sponsors|(?:www\.)?patreon)[^"]*\.tgz"', lock) == []


def test_what_is_asked_for_is_what_is_locked() -> None:
    asked: dict[str, Any] = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    found = packages()
    for name, version in {**asked["dependencies"], **asked["devDependencies"]}.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), f"{name}: an exact version, not {version}"
        assert found[f"node_modules/{name}"]["version"] == version
