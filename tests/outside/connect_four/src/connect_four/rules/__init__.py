"""The rules of Connect Four as kernels."""
