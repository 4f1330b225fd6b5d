"""Hosts: the ways to run kernels. `find_host` gives the fastest that fits."""

from __future__ import annotations

import os
import platform
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path

from tablee.core.hosts.host import Block, Host, Rows, Scope
from tablee.core.hosts.plain import PlainHost

__all__ = ["Block", "Host", "Rows", "Scope", "find_host", "open_host", "using"]

_SWITCH = "TABLEE_KERNELS"
_here = threading.local()  # a host is for one thread


def find_host(package: str = "tablee") -> Host:
    """The host for the kernels of a package: what TABLEE_KERNELS names (`native`, `wasm` or
    `plain`), else the first of these that there is for this package and system.

    Raises ValueError for another name, OSError where the one that is named is not available.
    """
    chosen: dict[str, Host] = _here.__dict__.setdefault("chosen", {})
    if package in chosen:
        return chosen[package]
    wanted = os.environ.get(_SWITCH, "")
    found: dict[tuple[str, str], Host] = _here.__dict__.setdefault("found", {})
    if (package, wanted) not in found:
        found[package, wanted] = open_host(wanted, package) if wanted else _fastest(package)
    return found[package, wanted]


@contextmanager
def using(host: Host, package: str = "tablee") -> Iterator[None]:
    """Have `find_host` give this one, in this thread: where the fastest is not what is wanted, or
    is none of those that it knows."""
    chosen: dict[str, Host] = _here.__dict__.setdefault("chosen", {})
    before = chosen.get(package)
    chosen[package] = host
    try:
        yield
    finally:
        if before is None:
            del chosen[package]
        else:
            chosen[package] = before


def open_host(name: str, package: str = "tablee") -> Host:
    """A new host of this name. Raises ValueError for an unknown name, OSError where the host is
    not available for this package and system."""
    if name not in _MAKERS:
        raise ValueError(f"no host {name!r}: there are {', '.join(_MAKERS)}")
    return _MAKERS[name](Path(str(import_module(package).__file__)).parent / "artifacts")


def _fastest(package: str) -> Host:
    for name in ("native", "wasm"):
        with suppress(OSError, ImportError):
            return open_host(name, package)
    return open_host("plain", package)


def _native(folder: Path) -> Host:
    from tablee.core.hosts.native import NativeHost

    path = folder / f"kernels-{platform.system().lower()}-{platform.machine().lower()}.so"
    if not _can_count_bits():
        raise OSError("this processor is too old for the native kernels")
    return NativeHost(path)


def _can_count_bits() -> bool:
    """Whether an x86-64 processor has `popcnt`: all since 2008 do."""
    with suppress(OSError):
        return "popcnt" in Path("/proc/cpuinfo").read_text()
    return True


def _wasm(folder: Path) -> Host:
    from tablee.core.hosts.linear import LinearHost
    from tablee.core.hosts.wasmtime import WasmtimeEngine

    return LinearHost(WasmtimeEngine(folder / "kernels.wasm"))


def _plain(_folder: Path) -> Host:
    return PlainHost()


_MAKERS: dict[str, Callable[[Path], Host]] = {"native": _native, "wasm": _wasm, "plain": _plain}
