"""Mail through the host's own mail server, if there is one."""

from __future__ import annotations

import smtplib
import ssl
from contextlib import suppress
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate
from urllib.parse import unquote, urlsplit

from tablee.house.ports import NotSent

_SECONDS = 20.0
_PORTS = {"smtp": 587, "smtps": 465}
_HERE = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed in, as whom, and from whom it is."""

    host: str
    port: int
    sender: str
    tls: bool = False  # from the first byte; else as soon as the server offers it
    user: str | None = None
    password: str | None = field(default=None, repr=False)


def mail_server(url: str, sender: str, password: str | None) -> MailServer:
    """The mail server of a URL such as `smtp://user@mail.example.org`. Raises ValueError."""
    parts = urlsplit(url)
    if parts.scheme not in _PORTS or not parts.hostname or "@" not in sender or parts.password:
        raise ValueError(url)
    if not (sender.isascii() and sender.isprintable()):
        raise ValueError(sender)
    user = None if parts.username is None else unquote(parts.username)
    port = parts.port or _PORTS[parts.scheme]
    return MailServer(parts.hostname, port, sender, parts.scheme == "smtps", user, password)


@dataclass(frozen=True)
class Letter:
    """Something to send. `off` is where one touch ends it (RFC 8058); `name` is the same for the
    same letter, so that one that arrives twice is shown once."""

    to: str
    subject: str
    text: str
    off: str
    name: str


def post(server: MailServer, letter: Letter) -> bool:
    """Hand a letter in; False: nobody has that address. Blocks. Raises NotSent."""
    try:
        connection = _connect(server)
        try:
            connection.send_message(_written(server, letter))
        finally:
            with suppress(smtplib.SMTPException, OSError):  # the letter is handed in, or is not
                connection.quit()
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        if codes and all(code >= 500 for code in codes):
            return False
        raise NotSent("refused") from None
    except (smtplib.SMTPException, OSError) as error:
        raise NotSent(type(error).__name__) from None
    return True


def _written(server: MailServer, letter: Letter) -> EmailMessage:
    message = EmailMessage()
    message["Subject"], message["From"], message["To"] = letter.subject, server.sender, letter.to
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = f"<{letter.name}@{server.sender.rpartition('@')[2].rstrip('>')}>"
    message["List-Unsubscribe"] = f"<{letter.off}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(letter.text)
    return message


def _connect(server: MailServer) -> smtplib.SMTP:
    """A connection that somebody else can read only on this machine, where there is a password."""
    place, context = (server.host, server.port), ssl.create_default_context()
    if server.tls:
        connection: smtplib.SMTP = smtplib.SMTP_SSL(*place, timeout=_SECONDS, context=context)
    else:
        connection = smtplib.SMTP(*place, timeout=_SECONDS)
        connection.ehlo()
        if connection.has_extn("starttls"):
            connection.starttls(context=context)
        elif server.user is not None and server.host not in _HERE:
            connection.close()
            raise smtplib.SMTPException("no encryption for a password")
    if server.user is not None:
        connection.login(server.user, server.password or "")
    return connection
