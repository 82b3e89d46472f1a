"""The front end as it was built: files in memory, compressed, with the names of client routes leading to index.html."""

from __future__ import annotations

import gzip
import mimetypes
import re
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

PAGES = re.compile(
    r"/(?:(?:tables?|sagas?|replay|rules|cards|stats|games?|mine|new|join|invite|help|about|account|credits|fairness"
    r"|privacy|reminders|learn|summary|company|tournament|board|people|story|puzzle)(?:/.*)?)?"
)
"""Addresses the client draws itself."""
COMPRESSIBLE = {
    "text/html",
    "text/css",
    "text/javascript",
    "application/json",
    "image/svg+xml",
    "application/manifest+json",
}
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
"""What a browser insists on, whatever this computer believes."""
HASHED = re.compile(r"-[\w-]{8,}\.\w+$")
"""Names that change with the content, so that a browser never needs to ask again."""

UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Kronika</title>
<h1>Kronika</h1>
<p>The server runs, but its pages have not been built yet. Please start Kronika with <code>python3 run.py</code>.</p>
<p lang="cs">Server běží, ale jeho stránky ještě nejsou sestavené. Spusť prosím Kroniku příkazem
<code>python3 run.py</code>.</p>
</html>"""


class File:
    def __init__(self, path: Path) -> None:
        content = path.read_bytes()
        self.type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.etag = f'"{sha256(content).hexdigest()[:24]}"'
        self.plain = content
        packed = gzip.compress(content, mtime=0) if self.type in COMPRESSIBLE else content
        self.packed = packed if len(packed) < len(content) else None
        forever = path.parent.name == "assets" and HASHED.search(path.name)
        self.caching = "public, max-age=31536000, immutable" if forever else "no-cache"


class Static:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._built = -1.0

    def _refresh(self) -> None:
        """Reads the files when the front end has been built again."""
        index = self._folder / "index.html"
        built = index.stat().st_mtime if index.is_file() else 0.0
        if built != self._built:
            self._built = built
            found = [path for path in self._folder.rglob("*") if path.is_file()] if built else []
            self._files = {f"/{path.relative_to(self._folder).as_posix()}": File(path) for path in found}

    def respond(self, request: Request) -> Response | None:
        """The file or page of this address; None if there is none."""
        self._refresh()
        path = request.url.path
        page = PAGES.fullmatch(path) is not None
        file = self._files.get("/index.html" if page else path)
        if file is None:
            return HTMLResponse(UNBUILT, 503 if self._built else 200) if page else None
        headers = {"ETag": file.etag, "Cache-Control": file.caching, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == file.etag:
            return Response(status_code=304, headers=headers)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(file.packed, media_type=file.type, headers=headers)
        return Response(file.plain, media_type=file.type, headers=headers)
