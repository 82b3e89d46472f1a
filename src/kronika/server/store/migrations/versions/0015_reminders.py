"""Reminders: who wants to be told what and how, browsers that can be told, and what was."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reminders",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("choices", sa.Text, nullable=False),
        sa.Column("quiet_begins", sa.Integer),
        sa.Column("quiet_ends", sa.Integer),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("confirmed", sa.Float),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("mail_day", sa.Integer, nullable=False),
        sa.Column("mails", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_reminders_person"),
        sa.PrimaryKeyConstraint("person", name="pk_reminders"),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("session", sa.String, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_push_subscriptions_person"),
        sa.PrimaryKeyConstraint("id", name="pk_push_subscriptions"),
    )
    op.create_index("ix_push_subscriptions_person", "push_subscriptions", ["person"])
    op.create_index("ix_push_subscriptions_session", "push_subscriptions", ["session"])
    op.create_table(
        "notices",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("settled", sa.Float),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_notices_person"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id"),
        sa.PrimaryKeyConstraint("person", "table_id", "kind", name="pk_notices"),
    )
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_table(
        "reminded",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reminded_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_reminded"),
    )


def downgrade() -> None:
    for table in ("reminded", "notices", "push_subscriptions", "reminders"):
        op.drop_table(table)
