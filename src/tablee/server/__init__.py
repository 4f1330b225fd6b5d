"""The table in the browser: HTTP and event streams around `tablee.match`.

app           the application: what belongs together, and its start and end
routes        every path: who answers it, with which types; `openapi` makes the document of it
answers/      the handlers, by subject
types         what is sent and what is answered
requests      reading a request: body, language, tokens
failures      every refusal in the one JSON shape
hub, live     the tables in memory, and what happens at one
streams       Server-Sent Events
runner        bots and clocks
retention     old tables are deleted
store         the events on disk, written by one thread with group commit; `schema`, migrations/
news          events that other server processes have written (PostgreSQL)
limits, tokens, headers, logs, pages, rules, network    what their names say
serving       sockets, uvicorn, the end of the process
"""
