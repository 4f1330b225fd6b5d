"""The games. A line here is all it takes to register one; docs/adding-a-game.md tells the rest."""

from __future__ import annotations

from tablee.core.registry import register

register("lot", "tablee.games.lot.game:Lot")
register("lotus", "tablee.games.lotus.game:Lotus")
register("punto", "tablee.games.punto.game:Punto")
register("topominos", "tablee.games.topominos.game:Topominos")
register("loto", "tablee.games.loto.game:Loto")
