"""When to look at a table although nobody is there, and who is told of their turns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reminders",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double),
    )
    op.create_index("reminders_at", "reminders", ["at"])
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("announced", sa.Integer, nullable=False),
        sa.Column("claimed", sa.Double, nullable=False),
    )
    op.create_index("subscriptions_holder", "subscriptions", ["table_id", "holder"])


def downgrade() -> None:
    op.drop_table("subscriptions")
    op.drop_table("reminders")
