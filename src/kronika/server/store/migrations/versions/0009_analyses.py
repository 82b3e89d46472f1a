"""Analyses of finished games, and how stories speak of people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_analyses"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id"),
    )
    op.add_column("persons", sa.Column("spoken", sa.String, nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("persons") as persons:
        persons.drop_column("spoken")
    op.drop_table("analyses")
