"""The desk: what the host of the house sees and decides.

    requests    what may be asked there; `answers`: what comes back
    rules       what holds for the whole house: a notice, messages, retention

Whoever has the host's token may ask; see `tablee.house.ports.Tokens`.
"""
