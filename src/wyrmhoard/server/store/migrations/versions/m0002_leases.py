"""Which process looks after a table at which something happens by itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

Word = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("tab", Word, primary_key=True),
        sa.Column("holder", Word, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),  # ms since 1970, by the store's clock
    )
    op.execute("insert into leases select id, '', 0 from tables where status = 'playing'")
