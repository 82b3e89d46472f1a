"""Which processes of the server are at work, so that the others notice when one of them dies."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )


def downgrade() -> None:
    op.drop_table("processes")
