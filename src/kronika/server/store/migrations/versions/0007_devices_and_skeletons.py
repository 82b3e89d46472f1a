"""Sessions tell on which device they are, accounts what their names look like, and chat whose name it was."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from kronika.server.confusables import skeleton

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("agent", sa.String, nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.add_column("accounts", sa.Column("skeleton", sa.String, nullable=False, server_default=""))
    op.create_index("ix_accounts_skeleton", "accounts", ["skeleton"])
    op.add_column("chat", sa.Column("mark", sa.String, nullable=False, server_default=""))
    accounts = sa.table("accounts", sa.column("person"), sa.column("name"), sa.column("skeleton"))
    connection = op.get_bind()
    for person, name in connection.execute(sa.select(accounts.c.person, accounts.c.name)).all():
        mine = sa.update(accounts).where(accounts.c.person == person)
        connection.execute(mine.values(skeleton=skeleton(name)))


def downgrade() -> None:
    op.drop_column("chat", "mark")
    op.drop_index("ix_accounts_skeleton", "accounts")
    op.drop_column("accounts", "skeleton")
    op.drop_index("ix_sessions_person", "sessions")
    op.drop_column("sessions", "seen")
    op.drop_column("sessions", "agent")
