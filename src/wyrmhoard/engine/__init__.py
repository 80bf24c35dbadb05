"""The contract every game keeps, and what runs on it. Imports nothing else of ours."""
