"""Accounts, and tables where everybody has hours or days for an answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_accounts"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_accounts_person"),
        sa.UniqueConstraint("key", name="uq_accounts_key"),
    )
    op.add_column("tables", sa.Column("pace", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.Float),
        sa.PrimaryKeyConstraint("table_id", name="pk_deadlines"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deadlines_table_id"),
    )


def downgrade() -> None:
    op.drop_table("deadlines")
    op.drop_column("tables", "pace")
    op.drop_table("accounts")
