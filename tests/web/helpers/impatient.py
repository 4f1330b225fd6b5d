"""A house inside the page whose bots do not wait before they move, like those of the server."""

from __future__ import annotations

import gzip

_PAUSE, _NONE = b"bot_pause: float = 0.4", b"bot_pause: float = 0.0"


def impatient(archive: bytes) -> bytes:
    """The source that runs in a page, with that one setting changed."""
    source = gzip.decompress(archive)
    assert source.count(_PAUSE) == 1
    return gzip.compress(source.replace(_PAUSE, _NONE), 1, mtime=0)
