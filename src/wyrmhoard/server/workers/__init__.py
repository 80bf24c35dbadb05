"""Long work beside the loop: bots that think, rules that are compiled."""
