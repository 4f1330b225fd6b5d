"""Finds the route of a path in few steps: every move passes through here."""

from __future__ import annotations

from typing import NamedTuple

from tablee.api.routes import Route


class _Place:
    """What follows a part of a path: fixed words, or anything, which then is a field."""

    __slots__ = ("anything", "field", "routes", "words")

    def __init__(self) -> None:
        self.words: dict[str, _Place] = {}
        self.anything: _Place | None = None
        self.field = ""
        self.routes: dict[str, Route] = {}  # by method


class Found(NamedTuple):
    """The routes of a path by method, and the fields that it names."""

    routes: dict[str, Route]
    fields: dict[str, str]


class Paths:
    """Finds the route of a path."""

    def __init__(self, routes: tuple[Route, ...]) -> None:
        self._root = _Place()
        for route in routes:
            place = self._root
            for part in route.path.split("/"):
                place = _below(place, part)
            place.routes[route.method] = route

    def find(self, path: str) -> Found | None:
        """None for a path that is not ours."""
        place, fields = self._root, {}
        for part in path.split("/"):
            found = place.words.get(part)
            if found is None:
                found = place.anything if part else None
                if found is None:
                    return None
                fields[place.field] = part
            place = found
        return Found(place.routes, fields) if place.routes else None


def _below(place: _Place, part: str) -> _Place:
    if not part.startswith("{"):
        return place.words.setdefault(part, _Place())
    place.field = part[1:-1]
    place.anything = place.anything or _Place()
    return place.anything
