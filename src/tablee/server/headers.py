"""Headers: for security, in every response, so that the browser lets the page do only what it needs
to do; and for caches."""

from __future__ import annotations

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
_WORKER_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")

FOR_A_YEAR = "public, max-age=31536000, immutable"  # the cache control of what never changes

SECURITY: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]

#: Of the workers in which a page's own house runs, and of nothing else: they compile WebAssembly.
WORKER_SECURITY = [(SECURITY[0][0], _WORKER_POLICY.encode()), *SECURITY[1:]]
