"""What the hall lists, and codes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "listings",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("listings_at", "listings", ["at"])
    op.create_table(
        "codes",
        sa.Column("letters", sa.String(8), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False, unique=True),
        sa.Column("expires", sa.Double, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("codes")
    op.drop_table("listings")
