"""Friends, blocks, and chairs that are offered to somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("accounts", sa.Column("hidden", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "ties",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("other", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_ties_person"),
        sa.ForeignKeyConstraint(["other"], ["persons.id"], name="fk_ties_other"),
        sa.PrimaryKeyConstraint("person", "other", name="pk_ties"),
    )
    op.create_index("ix_ties_other", "ties", ["other"])
    op.create_table(
        "bids",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("declined", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_bids_table_id"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_bids_person"),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_bids"),
    )
    op.create_index("ix_bids_person", "bids", ["person"])


def downgrade() -> None:
    op.drop_table("bids")
    op.drop_table("ties")
    op.drop_column("accounts", "hidden")
