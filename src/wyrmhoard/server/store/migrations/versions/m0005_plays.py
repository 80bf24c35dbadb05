"""Who has played which deal, and what came of it: what tables of the same luck are compared by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

Word = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "plays",
        sa.Column("deal", Word, primary_key=True),
        sa.Column("tab", Word, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", Word, nullable=False),
        sa.Column("name", Word, nullable=False),
        sa.Column("level", Word, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("done", sa.BigInteger, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
    )
    op.create_index("plays_by_person", "plays", ["person", "deal"])
    op.create_index("plays_by_table", "plays", ["tab"])
