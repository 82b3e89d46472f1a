"""How alembic runs our migrations: on the connection it is given."""

from __future__ import annotations

from alembic import context

from kronika.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can change a table only by making it again
)
with context.begin_transaction():
    context.run_migrations()
