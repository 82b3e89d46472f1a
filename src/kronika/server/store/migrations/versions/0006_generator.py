"""A table names the generator of its chance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("generator", sa.String, nullable=False, server_default="mwc/1"))


def downgrade() -> None:
    op.drop_column("tables", "generator")
