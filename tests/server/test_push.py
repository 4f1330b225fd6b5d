"""Push messages: encrypted as the RFC's own example, signed, and sent to nobody's own network."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tablee.house.ports import NotSent
from tablee.server.failures import CannotStart
from tablee.server.push.delivery import Forbidden, deliver, parts_of
from tablee.server.push.encryption import encrypt, from_base64, public_bytes, to_base64
from tablee.server.push.vapid import KEY_FILE, Vapid, key_of
from tests.server.receivers import PushService, UserAgent, claims_of


@pytest.fixture
def service() -> Iterator[PushService]:
    found = PushService()
    yield found
    found.close()


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_base64(text)), ec.SECP256R1())


def test_the_example_of_rfc_8291() -> None:
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        from_base64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_base64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


def test_only_the_browser_reads_a_message_and_no_two_are_alike() -> None:
    browser = UserAgent()
    one, two = (encrypt(b'{"a": 1}', browser.p256dh, browser.auth) for _ in range(2))
    assert browser.decrypt(one) == browser.decrypt(two) == {"a": 1}
    assert one[:16] != two[:16]
    assert one[21:86] != two[21:86]


@pytest.mark.parametrize("wrong", ["", "AAAA", "B" * 87])
def test_keys_that_are_none_are_refused(wrong: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        encrypt(b"", wrong, "BTBZMqHH6r4Tts7J_aSIgg")


def test_a_signature_names_the_service_the_sender_and_an_hour() -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    vapid = Vapid(key, "mailto:host@example.org")
    claims, signer = claims_of(vapid.authorization("https://push.example.org", 1_000.0))
    assert signer == vapid.public == to_base64(public_bytes(key))
    assert claims["aud"] == "https://push.example.org"
    assert claims["sub"] == "mailto:host@example.org"
    assert 1_000 < claims["exp"] <= 1_000 + 86_400


def test_the_key_is_made_once_and_for_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = public_bytes(key_of(tmp_path))
    file = tmp_path / KEY_FILE
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert public_bytes(key_of(tmp_path)) == first
    monkeypatch.setenv("TABLEE_PUSH_KEY", "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    assert public_bytes(key_of(tmp_path)) != first
    monkeypatch.delenv("TABLEE_PUSH_KEY")
    file.write_text("no key")
    with pytest.raises(CannotStart):
        key_of(tmp_path)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/1",
        "https://localhost/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://[::ffff:10.0.0.1]/1",
        "https://10.1.2.3/1",
        "https://192.168.1.1/1",
        "https://169.254.169.254/latest",
        "https://push.example.org:8443/1",
        "https://user@push.example.org/1",
        "https://printer/1",
        "https://push.example.org/a b",
        "https://push.example.org/\r\nHost: other",
        "ftp://push.example.org/1",
        "https://",
        "https://[::1",
    ],
)
def test_nothing_is_sent_to_this_machine_or_its_network(endpoint: str) -> None:
    with pytest.raises(Forbidden):
        parts_of(endpoint)
    with pytest.raises(NotSent):
        deliver(endpoint, b"", {})


def test_a_public_name_that_leads_into_the_network_is_not_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    inside = [(2, 1, 6, "", ("192.168.1.1", 443))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: inside)
    with pytest.raises(NotSent, match="Forbidden"):
        deliver("https://push.example.org/1", b"", {})


def test_what_a_service_answers_decides_whether_to_try_again(service: PushService) -> None:
    service.statuses = [201, 410, 404, 429, 302]
    assert deliver(f"{service.url}/1?a=b", b"body", {"TTL": "1"}, anywhere=True)
    received = service.next()
    assert (received.path, received.body, received.headers["ttl"]) == ("/1?a=b", b"body", "1")
    assert not deliver(service.url, b"", {}, anywhere=True)
    assert not deliver(service.url, b"", {}, anywhere=True)
    for _ in range(2):
        with pytest.raises(NotSent):
            deliver(service.url, b"", {}, anywhere=True)
