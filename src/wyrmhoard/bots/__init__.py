"""Players that are not people. Each is handed a view and nothing else, so none can peek."""
