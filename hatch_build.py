"""Where the project lives, for the package's metadata: whoever builds a release knows, this file
does not. `TABLEE_PROJECT_URL` names the repository (.github/workflows/release.yml)."""

from __future__ import annotations

import os
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


class ProjectUrls(MetadataHookInterface):
    """Adds `[project.urls]`."""

    def update(self, metadata: dict[str, Any]) -> None:
        home = os.environ.get("TABLEE_PROJECT_URL", "").rstrip("/")
        pages = {
            "Source": home,
            "Documentation": f"{home}/tree/main/docs",
            "Changelog": f"{home}/blob/main/CHANGELOG.md",
            "Issues": f"{home}/issues",
        }
        metadata["urls"] = pages if home else {}
