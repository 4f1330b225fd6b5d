"""PyTorch is in no lock file, since its usual build is gigabytes: where it is not installed, what
needs it is not collected (CONTRIBUTING.md)."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("torch") else ["test_network.py"]
