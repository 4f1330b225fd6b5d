"""The names a server answers to. A page from elsewhere whose name is made to lead here (DNS
rebinding) is refused: its requests still say that other name."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from tablee.server.network import EVERYWHERE

_LAN = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")


class Hosts:
    """What the server was started for: the address it listens at, this machine's names on the local
    network, and the addresses at which its host says it can be reached."""

    def __init__(self, host: str, public_urls: Iterable[str] = ()) -> None:
        self._everywhere = host in EVERYWHERE
        self._names = {"localhost", host.lower(), *map(host_of, public_urls)}
        if not _is_loopback(host):
            own = socket.gethostname().lower()
            self._names |= {own, *(own.partition(".")[0] + suffix for suffix in _LAN)}
        self.know = lru_cache(maxsize=1_000)(self._know)

    def _know(self, header: str) -> bool:
        """Whether a `Host` header names this server. The port does not matter: a proxy may have
        another one."""
        name = host_of(f"//{header}")
        if name in self._names or _is_loopback(name):
            return True
        return self._everywhere and _is_address(name)  # nobody else's name can lead here


def host_of(url: str) -> str:
    """The host in a URL; empty if there is none.

    >>> host_of("https://Table.Example.org:8443/"), host_of("//[::1]:80"), host_of("//a:b:c")
    ('table.example.org', '::1', '')
    """
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return ""
    return (parts.hostname or "").rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _is_loopback(name: str) -> bool:
    return name == "localhost" or (_is_address(name) and ip_address(name).is_loopback)
