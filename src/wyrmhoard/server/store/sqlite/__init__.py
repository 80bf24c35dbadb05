"""One file, one process."""
