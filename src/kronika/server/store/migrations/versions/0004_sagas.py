"""Sagas: chains of tables, each grown out of the one before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sagas",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sagas"),
    )
    op.create_table(
        "chapters",
        sa.Column("saga", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("offers", sa.Text, nullable=False),
        sa.Column("told", sa.LargeBinary),
        sa.PrimaryKeyConstraint("saga", "number", name="pk_chapters"),
        sa.ForeignKeyConstraint(["saga"], ["sagas.id"], name="fk_chapters_saga"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chapters_table_id"),
        sa.UniqueConstraint("table_id", name="uq_chapters_table_id"),
    )


def downgrade() -> None:
    op.drop_table("chapters")
    op.drop_table("sagas")
