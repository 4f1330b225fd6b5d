"""The API without a transport: paths, requests as JSON, refusals with a status. The server speaks
it over HTTP, a page's own house by messages."""
