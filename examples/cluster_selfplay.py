"""Self-play on a cluster, a record per line of a file; started again it plays what is missing.

pip install tablee[cluster]; python cluster_selfplay.py [tcp://host:8786]
"""

import json
import sys

import tablee
from tablee.research import cluster


def play(number: int) -> str:
    position, bot = tablee.find_game("lot").new(seed=number.to_bytes(32)), tablee.Bot("lot", 3)
    while position.turn is not None:
        position = position.play(bot.choose(position.view(position.turn), seed=number).move)
    return json.dumps({"number": number, **position.record().to_json()})


if __name__ == "__main__":  # Dask's processes import this file
    address = (*sys.argv[1:], cluster.LOCAL)[0]
    with cluster.connect(address, jobs=2) as client, open("selfplay.jsonl", "a+") as file:
        file.seek(0)
        there = {json.loads(line)["number"] for line in file}
        for record in cluster.run(client, play, sorted({*range(6)} - there)):
            print(record, file=file, flush=True)
    print(f"{len(there)} of 6 games were there, the others were played")
