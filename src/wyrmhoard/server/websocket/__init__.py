"""A table's WebSockets."""
