"""One database, any number of processes."""
