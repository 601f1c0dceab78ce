"""Durable storage of tables, journals and seat tokens. One contract, on SQLite and on PostgreSQL."""
