"""A program that plays in a Tablée house: it accepts whoever asks, and plays any legal move.

TOKEN=... python examples/programs/program.py http://127.0.0.1:8000 lot lotus
"""

import json
import os
import random
import sys
import urllib.error
import urllib.request

house, *games = sys.argv[1:]


def ask(path, body=None, token=os.environ["TOKEN"]):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(house + path, data, headers))


def events():
    for line in ask(f"/api/programs/events?games={','.join(games)}"):
        name, _, value = line.decode().strip().partition(": ")
        if name == "event":
            kind = value
        elif name == "data":
            yield kind, json.loads(value)


tokens = {}
for kind, it in events():
    table = it["table"]
    if kind == "challenge":
        ask(f"/api/programs/challenges/{table}", {"accept": True, "key": table})
    elif kind == "start":
        tokens[table] = it["token"]
    elif kind == "turn":
        move, version = random.choice(it["legal"]), it["version"]
        body = {"move": move, "version": version, "key": f"{version}"}
        try:
            ask(f"/api/tables/{table}/moves", body, tokens[table])
        except urllib.error.HTTPError as error:
            if error.code != 409:  # a move was taken back meanwhile: another turn comes
                raise
    elif kind == "over":
        print(table, it["result"], flush=True)
