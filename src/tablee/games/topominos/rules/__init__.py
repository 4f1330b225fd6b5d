"""The rules of Topominos as kernels: begin with `kernel.py`."""
