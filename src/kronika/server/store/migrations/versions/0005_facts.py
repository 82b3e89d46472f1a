"""What statistics count of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "facts",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_facts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_facts_table_id"),
        sa.UniqueConstraint("table_id", name="uq_facts_table_id"),
    )
    op.create_index("ix_facts_game", "facts", ["game"])


def downgrade() -> None:
    op.drop_table("facts")
