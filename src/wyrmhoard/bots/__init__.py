"""Players that are not people. Each is handed a view, what its seat heard and nothing else, so none can peek."""
