"""What all games share: the game protocol, errors, records, seeds, perft and the kernel decorator."""
