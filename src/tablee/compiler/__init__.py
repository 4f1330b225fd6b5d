"""Kernels made ahead of time: `python -m tablee.compiler` writes the artifacts that hosts load.

A tool of developers: nothing here is imported when Tablée is used. It needs numba and ziglang, the
extra `tablee[compiler]`.
"""
