"""The first store: persons, sessions, tables, log, chat, and the caches beside them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("value", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_sessions_person"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("rematch", sa.String),
        sa.Column("rematch_of", sa.String),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("nonce", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_log"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id"),
        sa.UniqueConstraint("table_id", "nonce", name="uq_log_table_id"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("nonce", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
        sa.UniqueConstraint("table_id", "nonce", name="uq_chat_table_id"),
    )
    op.create_table(
        "seated",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_seated"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seated_table_id"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_seated_person"),
    )
    op.create_index("ix_seated_person", "seated", ["person"])
    op.create_table(
        "summaries",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_summaries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_summaries_table_id"),
    )
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_endings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_endings_table_id"),
    )


def downgrade() -> None:
    for name in ("endings", "summaries", "seated", "chat", "log", "tables", "sessions", "persons", "secrets"):
        op.drop_table(name)
