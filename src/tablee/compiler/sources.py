"""What a package's artifacts are made of: its kernels, and those that any game lends to engines."""

from __future__ import annotations

import hashlib
import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from tablee.core.kernel import Declaration, PerGame, declaration_of
from tablee.core.registry import GAMES

#: Where this package has kernels; a package from elsewhere is looked through as a whole.
_ROOTS = {"tablee": ("tablee.core", "tablee.bots", "tablee.games")}


def functions_of(package: str) -> list[Callable[..., Any]]:
    """Every kernel that is written in a package, by name."""
    found = {}
    for root in _ROOTS.get(package, (package,)):
        for module in _modules(root):
            for value in vars(module).values():
                declared = getattr(value, "declaration", None)
                if isinstance(declared, Declaration) and declared.name.startswith(f"{package}."):
                    found[declared.name] = declared.function
    return [found[name] for name in sorted(found)]


def _modules(root: str) -> Iterator[Any]:
    top = import_module(root)
    yield top
    for info in pkgutil.walk_packages(top.__path__, f"{root}."):
        if not info.name.endswith("__main__"):
            yield import_module(info.name)


def entries_of(package: str) -> list[Declaration]:
    """The kernels that Python calls to play a package's games: the entries that it declares and
    those of the engines, and for each game its four kernels and the engines bound to them."""
    written = [*functions_of(package), *(_engines() if package != "tablee" else ())]
    found = {kernel for kernel in map(declaration_of, written) if kernel.is_entry}
    for game in GAMES.values():
        if type(game).__module__.split(".")[0] == package:
            found.update(declaration_of(kernel) for kernel in game.kernel if kernel is not None)
            fitting = [engine for engine in PerGame.known if engine.fits(game.kernel)]
            found.update(declaration_of(engine(game.kernel)) for engine in fitting)
    return sorted(found, key=lambda kernel: kernel.name)


def _engines() -> list[Callable[..., Any]]:
    """The kernels that know no game."""
    ours = functions_of("tablee")
    return [kernel for kernel in ours if not kernel.__module__.startswith("tablee.games.")]


def digest_of(package: str) -> str:
    """A digest of the files in which a package's kernels are written."""
    digest = hashlib.sha256()
    files = {function.__code__.co_filename for function in functions_of(package)}
    for file in sorted(files):
        digest.update(Path(file).read_bytes())
    return digest.hexdigest()
