"""What is said between server and clients: messages over WebSockets, forms over HTTP."""
