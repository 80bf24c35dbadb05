"""Mount Drago: what a card is worth to whoever plays it."""

WORTH = {("event-played", "card"): None}
