"""While the database is away, everybody is told so and when to come back; then all goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, make_url, text

from tests.server.helpers import Guest, running


@contextmanager
def away(postgres_server: str, database: str) -> Iterator[None]:
    """Nobody reaches this database, and whoever did is cut off."""
    name = make_url(database).database
    engine = create_engine(postgres_server, isolation_level="AUTOCOMMIT")

    def run(statement: str) -> None:
        with engine.connect() as connection:
            connection.execute(text(statement))

    run(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")
    run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    try:
        yield
    finally:
        run(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")
        engine.dispose()


def test_a_database_that_is_away_is_503_and_comes_back(
    tmp_path: Path, postgres_server: str, postgres: str
) -> None:
    with running(tmp_path, database=postgres) as server, Guest(server.url) as guest:
        shown = guest.open("lot", "here", "here")
        with away(postgres_server, postgres):
            answers = [
                guest.move(shown, "d4", "k"),
                guest.get("/api/tables/otherone"),
                guest.get("/api/events", tables="otherone"),
            ]
        for answer in answers:
            assert answer.status_code == 503, answer.text
            assert answer.json()["error"]["code"] == "server.unavailable"
            assert answer.headers["retry-after"] == "5"
            assert answer.headers["content-security-policy"]
        assert guest.move(shown, "d4", "k").json()["version"] == 1
        assert guest.get("/api/tables/otherone").status_code == 404
