"""The rules of Loto Points Rouges as kernels: begin with `kernel.py`."""
