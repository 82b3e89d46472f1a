"""`python3 run.py sbom`: what Kronika consists of, as two bills of materials (CycloneDX 1.6) in build/sbom.

python.json is what a release installs (dist/prod.lock), browser.json all that the pages are made of and with. They are
made from the two locks alone, so the same locks give the same bills. Nothing in them says where packages come from.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import tomllib
import uuid
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any
from urllib.parse import quote

from tasks import licenses, lock
from tasks.release import SERVED

ROOT = Path(__file__).resolve().parents[1]
DRAWN = "@iconify-json/"
"""Packages that only the build needs by name, but whose pictures go into the pages."""


@dataclass(frozen=True)
class Package:
    kind: str  # "pypi" or "npm"
    name: str
    version: str
    license: str
    scope: str = "required"  # at run time: "required", "optional", or "excluded" for tools
    needs: tuple[str, ...] = ()  # the names by which it is bound to others: purls
    sha512: str = ""

    @property
    def purl(self) -> str:
        return f"pkg:{self.kind}/{quote(self.name, safe='/')}@{self.version}"

    @property
    def complaint(self) -> str:
        allowed = licenses.TOOLS if self.scope == "excluded" else licenses.SHIPPED
        return licenses.complaint(f"{self.name}=={self.version}", self.license, allowed)


def project(root: Path) -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


# --- Python ---


def python_packages(root: Path) -> list[Package]:
    """Kronika itself, then what a release installs."""
    text = (root / "requirements.lock").read_text(encoding="utf-8")
    pins = {part: lock.entries(lock.for_parts(text, [part])) for part in SERVED}
    scopes = {name: "required" if part == "run" else "optional" for part in SERVED for name in pins[part]}
    versions = {name: lines.split("==")[1].split()[0] for held in pins.values() for name, lines in held.items()}
    purls = {name: Package("pypi", name, version, "").purl for name, version in versions.items()}
    ours, told = project(root), needed_by(project(root))
    found = [Package("pypi", "kronika", ours["version"], ours["license"], needs=bound(told, purls))]
    for name, version in sorted(versions.items()):
        needs = bound(requirements(name, extras_of(name, told)), purls)
        found.append(Package("pypi", name, version, licenses.of_python(name, version), scopes[name], needs))
    return found


def needed_by(ours: dict[str, Any]) -> list[str]:
    extras = [each for part in SERVED if part != "run" for each in ours["optional-dependencies"][part]]
    return [*ours["dependencies"], *extras]


def requirements(name: str, extras: Iterable[str]) -> list[str]:
    """What an installed package asks for; whatever the platform, since the bill is one for all."""
    try:
        asked = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return []
    chosen = set(extras)
    return [each for each in asked if set(re.findall(r"extra\s*==\s*['\"]([\w-]+)", each)) <= chosen]


def extras_of(name: str, told: Iterable[str]) -> list[str]:
    """The extras by which Kronika asks for a package: `asyncio` in `sqlalchemy[asyncio]>=2.1`."""
    picked = (re.match(r"([\w.-]+)\[([\w,-]+)\]", each) for each in told)
    return [extra for found in picked if found and normal(found[1]) == name for extra in found[2].split(",")]


def bound(asked: Iterable[str], purls: dict[str, str]) -> tuple[str, ...]:
    names = {normal(re.split(r"[^\w.-]", each, maxsplit=1)[0]) for each in asked}
    return tuple(purls[name] for name in sorted(names) if name in purls)


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


# --- the browser ---


def browser_packages(root: Path) -> list[Package]:
    """The pages themselves, then all of web/package-lock.json."""
    held: dict[str, Any] = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    ours = project(root)
    bare = {path: npm_package(path, entry) for path, entry in held.items() if path}
    found = [Package("npm", "kronika-web", ours["version"], ours["license"], needs=npm_needs("", held[""], bare))]
    for path, package in bare.items():
        needs = npm_needs(path, held[path], bare)
        found.append(Package(**{**package.__dict__, "needs": needs}))
    unique = {package.purl: package for package in found}
    return [found[0], *sorted((p for p in unique.values() if p is not found[0]), key=lambda package: package.purl)]


def npm_package(path: str, entry: dict[str, Any]) -> Package:
    name = path.rpartition("node_modules/")[2]
    tool = entry.get("dev", entry.get("devOptional", False)) and not name.startswith(DRAWN)
    algorithm, _, digest = entry["integrity"].partition("-")
    sha512 = base64.b64decode(digest).hex() if algorithm == "sha512" else ""
    scope = "excluded" if tool else "required"
    return Package("npm", name, entry["version"], entry.get("license", ""), scope, sha512=sha512)


def npm_needs(path: str, entry: dict[str, Any], packages: dict[str, Package]) -> tuple[str, ...]:
    """Which packages the names mean: the nearest one, from the package's own folder outwards."""
    kinds = ("dependencies", "devDependencies", "optionalDependencies", "peerDependencies")
    names = {name for kind in kinds if kind != "devDependencies" or not path for name in entry.get(kind, {})}
    found = set()
    for name in names:
        folder = path
        while (place := f"{folder}/node_modules/{name}".lstrip("/")) not in packages and folder:
            folder = folder.rpartition("node_modules/")[0].rstrip("/")
        if place in packages:
            found.add(packages[place].purl)
    return tuple(sorted(found))


# --- the bill ---


def bill(packages: list[Package]) -> dict[str, Any]:
    """The first package is what the bill is about."""
    subject, *parts = packages
    listed = [component(part) | {"scope": part.scope} for part in parts]
    told = json.dumps([component(subject), listed], sort_keys=True)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, told)}",
        "version": 1,
        "metadata": {"component": component(subject) | {"type": "application"}},
        "components": listed,
        "dependencies": [{"ref": each.purl, "dependsOn": list(each.needs)} for each in packages],
    }


def component(package: Package) -> dict[str, Any]:
    plain = {"type": "library", "bom-ref": package.purl, "name": package.name, "version": package.version}
    single = re.fullmatch(r"[\w.+-]+", package.license)
    license = {"license": {"id": package.license}} if single else {"expression": package.license}
    told = {"licenses": [license]} if package.license else {}
    hashes = {"hashes": [{"alg": "SHA-512", "content": package.sha512}]} if package.sha512 else {}
    return {**plain, "purl": package.purl, **told, **hashes}


def main(root: Path = ROOT) -> int:
    folder = root / "build" / "sbom"
    folder.mkdir(parents=True, exist_ok=True)
    bills = {"python": python_packages(root), "browser": browser_packages(root)}
    for name, packages in bills.items():
        text = json.dumps(bill(packages), indent=2, ensure_ascii=False) + "\n"
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
        print(f"build/sbom/{name}.json: {len(packages) - 1} packages")
    complaints = [package.complaint for packages in bills.values() for package in packages if package.complaint]
    print("\n".join(complaints) or "all licenses are among those we live with")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
