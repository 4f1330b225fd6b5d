"""Print how many lines of each package the tests have run; fail below the floor for all of them.

Reads what `pytest --cov` has left; the floor is `fail_under` in pyproject.toml.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from coverage import Coverage


def main() -> None:
    measured = Coverage()
    measured.load()
    lines, missed = count(measured)
    for package in sorted(lines):
        print(f"{package:<24}{lines[package]:>7} lines {percent(lines, missed, package):>7.1f} %")
    total = percent(lines, missed, *lines)
    floor = float(measured.get_option("report:fail_under") or 0)  # type: ignore[arg-type]
    print(f"{'all':<24}{lines.total():>7} lines {total:>7.1f} %, at least {floor:.0f} % wanted")
    sys.exit(total < floor)


def count(measured: Coverage) -> tuple[Counter[str], Counter[str]]:
    """How many lines the packages have, and how many of them were never run."""
    lines, missed = Counter[str](), Counter[str]()
    root = Path(__file__).parent.parent / "src"
    for file in sorted((root / "tablee").rglob("*.py")):
        package = ".".join(file.parent.relative_to(root).parts[:3])
        _, there, _, not_run, _ = measured.analysis2(str(file))
        lines[package] += len(there)
        missed[package] += len(not_run)
    return lines, missed


def percent(lines: Counter[str], missed: Counter[str], *packages: str) -> float:
    run = sum(lines[package] - missed[package] for package in packages)
    return 100 * run / max(1, sum(lines[package] for package in packages))


if __name__ == "__main__":
    main()
