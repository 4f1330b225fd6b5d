"""The processes in which bots think: for tables (`pool`) and for the arena."""
