"""Ways to reach a person, what is yet to be sent there, and further keys that show who one is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

Word = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", Word, primary_key=True),
        sa.Column("person", Word, nullable=False),
        sa.Column("kind", Word, nullable=False),
        sa.Column("state", Word, nullable=False),
        sa.Column("trouble", Word, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("channels_by_person", "channels", ["person"])
    op.create_table(
        "notices",
        sa.Column("channel", Word, primary_key=True),
        sa.Column("person", Word, primary_key=True),
        sa.Column("tab", Word, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("holder", Word, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("notices_by_due", "notices", ["due"])
    op.create_table(
        "wishes",
        sa.Column("person", Word, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("key", sa.LargeBinary, primary_key=True),
        sa.Column("person", Word, nullable=False),
    )
    op.create_index("keys_by_person", "keys", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, primary_key=True),
        sa.Column("person", Word, nullable=False),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", Word, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
