"""Tables with their logs, people with their codes, and the settings of the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

# In byte order, like SQLite's: both stores list the same things in the same order.
Word = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
Long = sa.BigInteger().with_variant(sa.Integer(), "sqlite")  # only so is it SQLite's own row number


def upgrade() -> None:
    op.create_table(
        "entry",
        sa.Column("seq", Long, primary_key=True),
        sa.Column("tab", Word, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("tab", "n", name="entry_once"),
    )
    op.create_table(
        "tables",
        sa.Column("id", Word, primary_key=True),
        sa.Column("game", Word, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("status", Word, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "changed"])
    op.create_table(
        "people",
        sa.Column("id", Word, primary_key=True),
        sa.Column("name", Word, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sits",
        sa.Column("person", Word, primary_key=True),
        sa.Column("tab", Word, primary_key=True),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.LargeBinary, primary_key=True),
        sa.Column("person", Word, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("key", Word, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
