"""What tests in several folders need: an empty database in a real PostgreSQL."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator

import pytest
from sqlalchemy import create_engine, make_url, text

from tests.postgres import running_postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The server that TABLEE_TEST_POSTGRES names, else one from a wheel."""
    named = os.environ.get("TABLEE_TEST_POSTGRES")
    if named:
        yield named
        return
    with running_postgres() as url:
        yield url


@pytest.fixture
def postgres(postgres_server: str) -> Iterator[str]:
    """The address of an empty database in PostgreSQL."""
    name = f"tablee_{uuid.uuid4().hex}"
    engine = create_engine(postgres_server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    yield make_url(postgres_server).set(database=name).render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()
