"""The paths of the desk and of programs: a house that others come to has them, a device's own does
not."""

from __future__ import annotations

from tablee.api.routes import Route
from tablee.house import answers as a
from tablee.house.desk import answers as da
from tablee.house.desk import requests as d
from tablee.house.programs import answers as pa
from tablee.house.programs import requests as p

DESK = "/api/desk"
DESK_TABLE = f"{DESK}/tables/{{table}}"

DESK_ROUTES = (
    Route("GET", DESK, d.ShowDesk, da.DeskShown),
    Route("POST", f"{DESK}/rules", d.ChangeRules, da.DeskShown),
    Route("GET", f"{DESK}/tables", d.ShowTables, da.DeskTables, query=("skip",)),
    Route("POST", f"{DESK_TABLE}/close", d.CloseTable, da.DeskTable),
    Route("POST", f"{DESK_TABLE}/delete", d.DeleteTable, da.Deleted),
    Route("POST", f"{DESK_TABLE}/messages", d.HushTable, da.DeskTable),
    Route("POST", f"{DESK_TABLE}/seats/{{seat}}/free", d.FreeSeat, da.DeskTable),
)

PROGRAM_ROUTES = (
    Route("POST", "/api/programs", p.MakeProgram, pa.ProgramMade),
    Route("POST", "/api/programs/{program}/remove", p.RemoveProgram, list[pa.ProgramReady]),
    Route(
        "POST", "/api/programs/{program}/challenge", p.ChallengeProgram, a.Seated, limit="tables"
    ),
    Route("POST", "/api/programs/challenges/{table}", p.AnswerChallenge, pa.ChallengeAnswered),
)
