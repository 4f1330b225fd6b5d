"""Every path of the API: those for the house, and those that the server answers by itself."""

from __future__ import annotations

from tablee.api.routes import EVENING, HOUSE_ROUTES, TABLE, Route
from tablee.server import about, evening_files
from tablee.server import types as t

SVG, CSV = "image/svg+xml", "text/csv"
QR = "/api/players/qr"

ROUTES = (
    Route("GET", "/api/host", about.host, t.Host),
    *HOUSE_ROUTES,
    Route("GET", f"{TABLE}/qr.svg", about.qr_code, SVG, query=("base", "lang", "to")),
    Route("GET", f"{EVENING}/qr.svg", about.evening_qr_code, SVG, query=("base", "lang")),
    Route("POST", QR, about.player_qr_code, t.PlayerLinkDrawn, body=t.DrawPlayerLink),
    Route("GET", f"{EVENING}/standing.csv", evening_files.standing, CSV, query=("lang",)),
    Route("GET", f"{EVENING}/results.csv", evening_files.results, CSV, query=("lang",)),
)
