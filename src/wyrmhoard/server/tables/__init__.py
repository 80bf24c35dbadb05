"""Tables: commands are decided, stored and applied, and everyone is shown what changed."""
