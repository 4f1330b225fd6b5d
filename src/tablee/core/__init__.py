"""What all games share: the game protocol, errors, records, seeds, perft, kernels."""
