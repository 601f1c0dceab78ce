"""What is durable: tables, their journals, the seats' tokens. One contract, on SQLite and on PostgreSQL."""
