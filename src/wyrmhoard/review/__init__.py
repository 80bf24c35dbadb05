"""A match looked back on: its decisions judged, its luck told from its skill."""
