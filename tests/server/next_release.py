"""The next release of Kronika, as far as this one meets it: its store has one more migration."""

from __future__ import annotations

from pathlib import Path

from kronika.server.store import migrate

MIGRATION = 'revision = "9001"\ndown_revision = "{head}"\nimport sqlalchemy as sa\nfrom alembic import op\n\n'
COLOUR = """
with op.batch_alter_table("persons") as batch:
    batch.add_column(sa.Column("colour", sa.String))
op.execute("update persons set name = 'changed'")
"""
"""A migration that adds a column, and changes what is stored."""


def migrations_with(tmp_path: Path, upgrade: str) -> Path:
    """Our migrations and one more, in this folder."""
    folder = tmp_path / "migrations"
    (folder / "versions").mkdir(parents=True)
    for file in (*migrate.HERE.glob("*.*"), *migrate.HERE.glob("versions/*.py")):
        target = folder / file.relative_to(migrate.HERE)
        target.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    body = "".join(f"    {line}\n" for line in upgrade.splitlines())
    text = MIGRATION.format(head=migrate.head()) + f"def upgrade() -> None:\n{body}"
    (folder / "versions" / "9001_next.py").write_text(text, encoding="utf-8")
    return folder


def as_next_release(folder: Path, upgrade: str) -> str:
    """What a process does first to be of the next release."""
    here = str(migrations_with(folder, upgrade))
    return f"from pathlib import Path\nfrom kronika.server.store import migrate\nmigrate.HERE = Path({here!r})\n"
