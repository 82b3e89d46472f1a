"""Results of rated games, ratings, and who may see them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
    )
    op.create_index("ix_results_game", "results", ["game", "at"])
    op.create_table(
        "placings",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("left", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Float),
        sa.Column("sigma_before", sa.Float),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_placings"),
        sa.ForeignKeyConstraint(["table_id"], ["results.table_id"], name="fk_placings_table_id"),
    )
    op.create_index("ix_placings_person", "placings", ["person"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_ratings_person"),
    )
    op.add_column("accounts", sa.Column("shown", sa.String, nullable=False, server_default="everybody"))


def downgrade() -> None:
    with op.batch_alter_table("accounts") as accounts:
        accounts.drop_column("shown")
    op.drop_table("ratings")
    op.drop_index("ix_placings_person", "placings")
    op.drop_table("placings")
    op.drop_index("ix_results_game", "results")
    op.drop_table("results")
