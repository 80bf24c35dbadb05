"""The live table: people and bots at one match, over WebSockets, kept in SQLite or PostgreSQL."""
