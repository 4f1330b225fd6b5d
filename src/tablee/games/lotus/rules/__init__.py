"""The rules of Lotus as kernels: begin with `kernel.py`."""
