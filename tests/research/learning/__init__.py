"""The learning example; what needs no PyTorch is in test_selfplay.py and test_search.py."""
