"""Web Push, small: docs/decisions/push.md says why it is ours.

encryption  a message that only one browser can read (RFC 8291)
vapid       who sends it (RFC 8292), and the key for that
delivery    handing it to a push service, and to nobody else's machine
"""
