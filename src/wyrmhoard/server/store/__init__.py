"""Where tables and people are stored: in a file of SQLite, or in PostgreSQL."""

from __future__ import annotations

from .base import Store


def store_at(url: str, read_only: bool = False) -> Store:
    """sqlite:///FILE or postgresql://..., else Refused. Who only reads may look into a file that a
    server has open."""
    if url.startswith("sqlite:///"):
        from .sqlite.store import SQLite

        return SQLite(url.removeprefix("sqlite:///"), read_only)
    from .postgres.store import Postgres

    return Postgres(url)
