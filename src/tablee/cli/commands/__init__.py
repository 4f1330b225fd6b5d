"""The commands, one module each: options and little else."""
