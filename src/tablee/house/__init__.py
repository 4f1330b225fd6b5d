"""The application without a transport: requests in, answers and updates out.

    house        the way in: `answer` a request, `follow` tables
    requests     what may be asked, typed; `answers`: what comes back; `handlers/` in between
    services     what handlers work with
    rooms        the tables and evenings in memory; `live`: one of them, of either kind
    evenings     what happens in an evening by itself
    turns        bots' moves and clocks
    thinking     which bot thinks next
    presence     who is there
    hall/        open tables, and people who look for one
    desk/        what the host of the house sees and decides
    programs/    programs of others, as guests; `attendance`: one that has come
    notices/     people who want to be told of their turn, tables that are due without anybody
    subscriptions  who is told, and how; `quiet`: the hours in which nobody is
    feed         the newest snapshots for one reader
    analyses     what a bot makes of games that are over
    retention    old tables are deleted
    tasks        work beside the requests, tried again when it fails
    ports        what the house needs: storage, the time, a thinker, tokens; `local`: the simplest
    settings, errors, ids, names, logs    what their names say

It runs on one event loop and needs no thread, no socket and no database of its own.
"""
