"""Setups that people keep under a name, and how they liked what their games were set up with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "setups",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_setups_person"),
        sa.PrimaryKeyConstraint("person", "game", "name", name="pk_setups"),
    )
    op.create_table(
        "votes",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("open", sa.Integer, nullable=False),
        sa.Column("stars", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_votes_person"),
        sa.PrimaryKeyConstraint("table", "person", name="pk_votes"),
    )
    op.create_index("ix_votes_game", "votes", ["game", "key"])
    op.create_index("ix_votes_person", "votes", ["person"])


def downgrade() -> None:
    op.drop_table("votes")
    op.drop_table("setups")
