"""Every path of the API: those for the house, and those that the server answers by itself."""

from __future__ import annotations

from tablee.api.desk_routes import DESK, DESK_ROUTES, PROGRAM_ROUTES
from tablee.api.routes import EVENING, HOUSE_ROUTES, TABLE, Route
from tablee.server import about, desk, evening_files, feeds, notice_pages
from tablee.server import types as t

SVG, CSV, HTML = "image/svg+xml", "text/csv", "text/html"
ATOM, ICALENDAR = "application/atom+xml", "text/calendar"
NOTICE, QR = "/api/notice", "/api/players/qr"

ROUTES = (
    Route("GET", "/api/host", about.host, t.Host),
    *HOUSE_ROUTES,
    *DESK_ROUTES,
    *PROGRAM_ROUTES,
    Route("GET", f"{DESK}/server", desk.server, desk.ServerShown),
    Route("POST", f"{DESK}/backup", desk.backup, desk.BackupMade, limit="thoughts"),
    Route("GET", f"{TABLE}/qr.svg", about.qr_code, SVG, query=("base", "lang", "to")),
    Route("GET", f"{EVENING}/qr.svg", about.evening_qr_code, SVG, query=("base", "lang")),
    Route("POST", QR, about.player_qr_code, t.PlayerLinkDrawn, body=t.DrawPlayerLink),
    Route("GET", f"{EVENING}/standing.csv", evening_files.standing, CSV, query=("lang",)),
    Route("GET", f"{EVENING}/results.csv", evening_files.results, CSV, query=("lang",)),
    Route("GET", f"{TABLE}/feed.atom", feeds.atom, ATOM, query=("key", "lang")),
    Route("GET", f"{TABLE}/turn.ics", feeds.calendar, ICALENDAR, query=("key", "lang")),
    Route("GET", NOTICE, notice_pages.show, HTML, query=("key",)),
    Route("POST", NOTICE, notice_pages.answer, HTML, query=("key",)),
)
