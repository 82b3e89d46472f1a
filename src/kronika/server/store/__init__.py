"""The store: persons, tables and their logs, by SQLAlchemy Core. One schema for SQLite and PostgreSQL."""
