"""Hosts: the ways to run kernels. `find_host` gives the fastest there is here."""

from __future__ import annotations

from functools import cache

from tablee.core.hosts.host import Block, Host, Rows, Scope
from tablee.core.hosts.plain import PlainHost

__all__ = ["Block", "Host", "Rows", "Scope", "find_host"]


@cache
def find_host() -> Host:
    """The host of this process."""
    return PlainHost()
