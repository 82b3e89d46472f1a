"""Tournaments: who plays in them, and who sat where with how many points."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String, nullable=False),
        *(sa.Column(name, sa.String, nullable=False) for name in ("name", "game")),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("system", sa.String, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("seats", "rounds", "pace", "patience", "listed")),
        sa.Column("clock", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_host", "tournaments", ["host"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        *(sa.Column(name, sa.String, nullable=False) for name in ("person", "name", "bot", "mark")),
        sa.Column("gone", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_entrants_tournament"),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_entrants"),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False, autoincrement=False) for name in ("round", "entrant")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("board", "seat")),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("came", sa.Float),
        sa.Column("points", sa.Float),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_pairings_tournament"),
        sa.PrimaryKeyConstraint("tournament", "round", "entrant", name="pk_pairings"),
    )
    op.create_index("ix_pairings_table_id", "pairings", ["table_id"])


def downgrade() -> None:
    for table in ("pairings", "entrants", "tournaments"):
        op.drop_table(table)
