"""Worker processes that play the games of a run."""

from __future__ import annotations

import json

from tablee.arena import playing
from tablee.arena.contestant import Contestant
from tablee.arena.plan import Plan
from tablee.arena.process import PROGRAM
from tablee.bots.workers.pool import Pool


def test_a_worker_plays_what_a_game_here_would_be() -> None:
    sides = (Contestant("level", 2), Contestant("search", 5))
    plan = Plan("lot", {"pie": True}, 2, sides)
    pool = Pool(1, program=PROGRAM)
    try:
        answer = pool.ask(plan.request(0), seconds=120)
    finally:
        pool.close()
    assert answer == json.loads(json.dumps(playing.answer(plan.request(0))))
