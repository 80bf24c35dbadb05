"""Players that are not people. Each is handed a view and what its seat heard, so none can peek."""
