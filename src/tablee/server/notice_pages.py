"""Where the links in mails lead: saying that an address is one's own, and wanting no more mail. A
link alone changes nothing, since programs that look at mail follow them; one touch does."""

from __future__ import annotations

from html import escape
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import Response

from tablee import texts
from tablee.api.failures import HttpError
from tablee.house.ports import Subscriptions
from tablee.house.subscriptions import Subscription
from tablee.server.tokens import Tokens

_MOST = 1_000  # bytes of an answer
_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<meta name="color-scheme" content="light dark" />
<title>{title} · Tablée</title>
<link rel="stylesheet" href="/style/base.css" />
<link rel="stylesheet" href="/style/notices.css" />
</head>
<body class="notice-page">
<main>
<h1>{title}</h1>
<p role="status">{text}</p>
{form}
</main>
</body>
</html>
"""


async def show(request: Request) -> Response:
    """What an address is told, and the buttons to agree or to end it. Raises HttpError."""
    found = await _found(request)
    buttons = [("off", "notices-page-off")]
    if not found.confirmed:
        buttons.insert(0, ("on", "notices-page-on"))
    drawn = "".join(
        f'<button class="big" name="answer" value="{value}">'
        f"{escape(texts.say(name, found.language))}</button>"
        for value, name in buttons
    )
    state = "notices-page-told" if found.confirmed else "notices-page-ask"
    return _page(found.language, state, f'<form method="post">{drawn}</form>')


async def answer(request: Request) -> Response:
    """Agree to be told, or end it; whatever is not a yes ends it. Raises HttpError."""
    found = await _found(request)
    known: Subscriptions = request.app.state.subscriptions
    if "on" in parse_qs(await _body(request)).get("answer", ()):
        await known.confirm(found.id)
        return _page(found.language, "notices-page-agreed")
    await known.forget(found.id)
    return _page(found.language, "notices-page-ended")


async def _found(request: Request) -> Subscription:
    tokens: Tokens = request.app.state.tokens
    known: Subscriptions = request.app.state.subscriptions
    name = tokens.read_notice(request.query_params.get("key", ""))
    found = None if name is None else await known.find(name)
    if found is None:
        raise HttpError("server.no_notice")
    return found


async def _body(request: Request) -> str:
    """What a form, or a program for mail, has sent. Raises HttpError."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > _MOST:
            raise HttpError("server.large", most=_MOST)
    return body.decode("latin-1")


def _page(language: str, text: str, form: str = "") -> Response:
    words = {"title": "notices-page-title", "text": text}
    said = {name: escape(texts.say(each, language)) for name, each in words.items()}
    body = _PAGE.format(language=language, form=form, **said)
    headers = {"cache-control": "no-store"}
    return Response(body, headers=headers, media_type="text/html; charset=utf-8")
