"""A push service and a mail server on this machine, which keep what they are given."""

from __future__ import annotations

import queue
import socketserver
import threading
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tablee.server.push.encryption import from_base64, public_bytes, to_base64

PATIENCE = 30.0


class Received(NamedTuple):
    """What a push service was handed."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes messages over HTTP, answers as it is told to."""

    def __init__(self) -> None:
        self.received: queue.Queue[Received] = queue.Queue()
        self.statuses: list[int] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                outer.received.put(Received(self.path, headers, body))
                self.send_response(outer.statuses.pop(0) if outer.statuses else 201)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nobody reads it."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def next(self) -> Received:
        return self.received.get(timeout=PATIENCE)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class UserAgent:
    """A browser's side of Web Push: its keys, and what it can read with them."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))
        self.p256dh, self.auth = to_base64(public_bytes(self._key)), to_base64(self._auth)

    def decrypt(self, body: bytes) -> Any:
        """What a message says, read as RFC 8188 and 8291 have it, apart from how ours writes."""
        salt, length = body[:16], body[20]
        sender = body[21 : 21 + length]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\x00" + public_bytes(self._key) + sender
        secret = _derive(self._key.exchange(ec.ECDH(), point), self._auth, info, 32)
        key = _derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, body[21 + length :], None)
        assert plain.endswith(b"\x02")
        return msgspec.json.decode(plain[:-1])


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


def claims_of(authorization: str) -> tuple[dict[str, Any], str]:
    """What a VAPID header claims, once its signature is right, and the key that signed it."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    signed, _, signature = fields["t"].rpartition(".")
    raw = from_base64(signature)
    pair = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(fields["k"]))
    try:
        key.verify(pair, signed.encode(), ec.ECDSA(SHA256()))
    except InvalidSignature:
        raise AssertionError("forged") from None
    head, claims = (msgspec.json.decode(from_base64(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return claims, fields["k"]


class MailService:
    """Speaks as much SMTP as it takes to hand a mail in."""

    def __init__(self) -> None:
        self.received: queue.Queue[EmailMessage] = queue.Queue()
        self.refusals: list[bytes] = []
        outer = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 here\r\n")
                while (line := self.rfile.readline().strip().upper()) and line != b"QUIT":
                    self.wfile.write(self._answer(line))
                self.wfile.write(b"221 bye\r\n")

            def _answer(self, line: bytes) -> bytes:
                if line.startswith(b"RCPT") and outer.refusals:
                    return outer.refusals.pop(0) + b"\r\n"
                if line != b"DATA":
                    return b"250 ok\r\n"
                self.wfile.write(b"354 go on\r\n")
                lines = []
                while (line := self.rfile.readline()) != b".\r\n":
                    lines.append(line)
                found = message_from_bytes(b"".join(lines), _class=EmailMessage, policy=default)
                outer.received.put(found)
                return b"250 ok\r\n"

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.port = int(self._server.server_address[1])
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def next(self) -> EmailMessage:
        return self.received.get(timeout=PATIENCE)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
