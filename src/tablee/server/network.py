"""The addresses at which this machine can be reached, and sockets to listen on."""

from __future__ import annotations

import errno
import socket

_TRIES = 20
_OTHER_FILES = 200  # of a server: its database, its bots, what it serves
_SEND_BUFFER = 65_536  # bytes the system keeps for a reader; by default it keeps megabytes
EVERYWHERE = ("0.0.0.0", "::", "")


def lan_addresses(port: int) -> list[str]:
    """The addresses at which others on the same network reach this machine."""
    return [f"http://{address}:{port}" for address in _own_addresses()]


def addresses(host: str, port: int) -> list[str]:
    """Where others reach a server that listens there; nowhere if only this machine can."""
    if host in EVERYWHERE:
        return lan_addresses(port)
    if host == "localhost" or host.startswith("127.") or host == "::1":
        return []
    return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there, or on the next free port. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + _TRIES if port else 1):
        # asyncio sets TCP_NODELAY only if the protocol is named
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            _bind(listener, host, candidate)
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE or candidate == port + _TRIES - 1:
                raise
        else:
            return listener
    raise OSError(errno.EADDRINUSE, "no free port")


def most_connections(wanted: int) -> int:
    """How many connections this process can have open, once it may open as many files as it can."""
    try:
        import resource
    except ImportError:  # Windows counts no files
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + _OTHER_FILES
    if soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return min(wanted, soft - _OTHER_FILES)


def _bind(listener: socket.socket, host: str, port: int) -> None:
    if hasattr(socket, "SO_REUSEADDR") and not hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # drop a reader that is gone or never reads
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 60_000)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
    listener.bind((host, port))
    listener.listen(4096)
    listener.set_inheritable(True)


def _own_addresses() -> list[str]:
    found = []
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only picks the route
            found.append(probe.getsockname()[0])
    except OSError:
        pass
    try:
        names = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(entry[4][0]) for entry in names]
    except OSError:
        pass
    return [one for one in dict.fromkeys(found) if not one.startswith(("127.", "0."))]
