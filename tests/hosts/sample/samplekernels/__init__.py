"""A package from elsewhere with kernels of every sort; the tests make its artifacts."""
