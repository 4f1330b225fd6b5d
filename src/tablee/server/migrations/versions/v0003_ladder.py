"""The ladder, and the list of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False, unique=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("player_id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("player_id", "game", name="ratings_pkey"),
    )
    op.create_index("ratings_game", "ratings", ["game"])
    op.create_table(
        "seatings",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("player_id", sa.String(16), nullable=False),
        sa.Column("at", sa.Double),
        sa.Column("data", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "player_id", name="seatings_pkey"),
    )
    op.create_index("seatings_player", "seatings", ["player_id", "at"])
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("finished_at", "finished", ["at"])


def downgrade() -> None:
    for table in ("finished", "seatings", "ratings", "players"):
        op.drop_table(table)
