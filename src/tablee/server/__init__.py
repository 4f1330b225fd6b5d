"""The table in the browser: a `tablee.house` behind HTTP and event streams.

app           the ASGI application: API, streams or pages; its start and end
dispatch      the API: a path becomes a request of the house, its answer JSON
routes        every path and the request it makes of the house; `openapi` documents them
reading       from HTTP to a request: body, path, language, tokens
about         what the server answers by itself: its addresses, QR codes; `types`: their shapes
failures      every refusal in the one JSON shape, with an HTTP status
streams       Server-Sent Events
storage       the events in a database, written by one thread, many at once (`writing`);
              `schema`, `database`, migrations/
listener      what other server processes have written (PostgreSQL)
thinker       bots in threads
metrics       /healthz, /metrics
processes     several processes behind one port; `serving`: one of them
backups       every table in one file, and back
tokens        signed seat tokens
files         private files; one server per folder
connections   how long, large and many they may be; `hosts`: the names it answers to
limits, headers, logs, pages, network, settings, version    what their names say
serving       sockets, uvicorn, the end of the process
"""
