"""Handing a message to a push service. Its address comes from whoever subscribes, so nothing is
ever sent to this machine or its network, nor anywhere but to the usual port by https."""

from __future__ import annotations

import socket
import ssl
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from tablee.house.ports import NotSent

_PORT = 443
_SECONDS = 15.0
_GONE = (403, 404, 410)  # unknown, or subscribed with another key: it will never be heard again


class Forbidden(ValueError):
    """An address that nothing is sent to."""


def parts_of(endpoint: str, anywhere: bool = False) -> SplitResult:
    """The parts of a push service's address. Raises Forbidden. `anywhere` is for tests alone."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port or _PORT
    except ValueError:
        raise Forbidden(endpoint) from None
    host = parts.hostname or ""
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if not plain or not host or parts.username is not None or parts.fragment:
        raise Forbidden(endpoint)
    if anywhere:
        return parts
    if parts.scheme != "https" or port != _PORT or "." not in host or not _may_be_public(host):
        raise Forbidden(endpoint)
    return parts


def origin_of(parts: SplitResult) -> str:
    """What a signature is for."""
    return f"{parts.scheme}://{parts.netloc}"


def deliver(endpoint: str, body: bytes, headers: dict[str, str], anywhere: bool = False) -> bool:
    """Send a message; False: the browser is gone for good. Blocks. Raises NotSent."""
    try:
        parts = parts_of(endpoint, anywhere)
        connection = _connect(parts, anywhere)
    except (OSError, Forbidden) as error:
        raise NotSent(type(error).__name__) from None
    try:
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path or "/", body, headers)
        status = connection.getresponse().status
    except (OSError, HTTPException) as error:
        raise NotSent(type(error).__name__) from None
    finally:
        connection.close()
    if status in _GONE:
        return False
    if not 200 <= status < 300:  # no other address is ever followed
        raise NotSent(str(status))
    return True


def _connect(parts: SplitResult, anywhere: bool) -> HTTPConnection:
    """A connection to an address that was looked at: the name is not looked up a second time."""
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (_PORT if secure else 80)
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (anywhere or all(map(_is_public, addresses))):
        raise Forbidden(host)
    reached = socket.create_connection((addresses[0], port), _SECONDS)
    if not secure:
        connection = HTTPConnection(host, port, timeout=_SECONDS)
        connection.sock = reached
        return connection
    context = ssl.create_default_context()
    connection = HTTPSConnection(host, port, timeout=_SECONDS, context=context)
    try:
        connection.sock = context.wrap_socket(reached, server_hostname=host)
    except OSError:
        reached.close()
        raise
    return connection


def _may_be_public(host: str) -> bool:
    """Whether a host is a name, or an address of the open Internet."""
    try:
        ip_address(host)
    except ValueError:
        return True
    return _is_public(host)


def _is_public(address: str) -> bool:
    found = ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return found.is_global and not found.is_multicast and (mapped is None or mapped.is_global)
