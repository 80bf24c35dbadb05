"""How matches ended, who took part, and what each rated one did to ratings, in order."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

Word = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("tab", Word, primary_key=True),
        sa.Column("game", Word, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("counts", sa.Integer, nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "took_part",
        sa.Column("person", Word, primary_key=True),
        sa.Column("tab", Word, primary_key=True),
    )
    op.create_table(
        "rates",
        sa.Column("game", Word, primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("k", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("tab", Word, nullable=False, unique=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("results_by_pool", "results", ["game", "seats", "counts", "ended"])
