"""What is not to be measured is not traced, in a worker neither, nor are its children: that would
double its time."""

from __future__ import annotations

import os

import pytest
from coverage import Coverage


@pytest.mark.no_cover
def test_nothing_traces_a_test_that_is_not_measured() -> None:
    assert Coverage.current() is None
    assert "COVERAGE_PROCESS_CONFIG" not in os.environ
