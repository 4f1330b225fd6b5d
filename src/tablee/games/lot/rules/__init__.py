"""The rules of LOT as kernels: begin with `kernel.py`."""
