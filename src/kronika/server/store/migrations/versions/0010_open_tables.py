"""Which tables may be open to everybody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "open_tables",
        sa.Column("table_id", sa.String, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_open_tables_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_open_tables"),
    )


def downgrade() -> None:
    op.drop_table("open_tables")
