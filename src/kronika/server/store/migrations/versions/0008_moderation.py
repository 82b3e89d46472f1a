"""What people report to whoever runs the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("table_name", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("by_name", sa.String, nullable=False),
        sa.Column("whom", sa.String, nullable=False),
        sa.Column("whom_name", sa.String, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("done", sa.Float),
        sa.PrimaryKeyConstraint("number", name="pk_reports"),
    )
    op.create_index("ix_reports_by", "reports", ["by"])


def downgrade() -> None:
    op.drop_table("reports")
