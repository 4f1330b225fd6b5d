"""Who sends a push message (RFC 8292): a key of this server, made when it first starts."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256

from tablee.server.failures import CannotStart
from tablee.server.files import create_private, make_private
from tablee.server.push.encryption import from_base64, public_bytes, to_base64

KEY_FILE = "push.key"
_CURVE = ec.SECP256R1()
_VALID = 12 * 3_600  # seconds that a signature lasts; push services take a day at most


class Vapid:
    """Signs for one server."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        """`contact`: where whoever runs a push service finds whoever runs this server."""
        self._key, self._contact = key, contact
        self.public = to_base64(public_bytes(key))

    def authorization(self, origin: str, now: float) -> str:
        """The header that says who sends, for a push service and for some hours."""
        head = {"typ": "JWT", "alg": "ES256"}
        claims = {"aud": origin, "exp": int(now) + _VALID, "sub": self._contact}
        signed = ".".join(to_base64(msgspec.json.encode(part)) for part in (head, claims))
        signature = self._key.sign(signed.encode(), ec.ECDSA(SHA256()))
        raw = b"".join(each.to_bytes(32) for each in utils.decode_dss_signature(signature))
        return f"vapid t={signed}.{to_base64(raw)}, k={self.public}"


def key_of(folder: Path) -> ec.EllipticCurvePrivateKey:
    """The signing key: `TABLEE_PUSH_KEY`, else the one in the data folder, which is created if it
    is missing and readable by its owner alone. Raises CannotStart for one that cannot be used."""
    file = folder / KEY_FILE
    given = os.environ.get("TABLEE_PUSH_KEY")
    if not given and not file.exists():
        made = ec.generate_private_key(_CURVE).private_numbers().private_value
        create_private(file, to_base64(made.to_bytes(32)))
    try:
        text = given or file.read_text(encoding="ascii")
        if not given:
            make_private(file)
        return ec.derive_private_key(int.from_bytes(from_base64(text.strip())), _CURVE)
    except (OSError, ValueError):
        raise CannotStart("server.key_unreadable", str(file)) from None
