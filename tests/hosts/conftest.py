"""The artifacts of a package from elsewhere, made once, and its kernels in each host."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee.core.hosts import Host, find_host

SAMPLE = Path(__file__).parent / "sample"
HOSTS = ("plain", "wasm", "native")


@pytest.fixture(scope="session")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The module of sample kernels, with artifacts beside it."""
    folder = tmp_path_factory.mktemp("sample")
    shutil.copytree(SAMPLE / "samplekernels", folder / "samplekernels")
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "tablee.compiler", "samplekernels"]
    subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": path})
    sys.path.insert(0, str(folder))
    from samplekernels import kernels  # type: ignore[import-not-found]

    return kernels


@pytest.fixture(params=HOSTS)
def host(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Host:
    """Each host in turn, for the sample kernels."""
    request.getfixturevalue("sample")
    monkeypatch.setenv("TABLEE_KERNELS", request.param)
    found = find_host("samplekernels")
    assert found.name == request.param
    return found
