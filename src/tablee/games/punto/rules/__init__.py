"""The rules of Punto as kernels: begin with `kernel.py`."""
