"""The house inside a page: the same application under Pyodide, in a browser's worker.

`archive` and `bundle` make what a browser needs for it; the other modules run there.
"""
