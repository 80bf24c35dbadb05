"""A monkey at the page: it does whatever a person could do there, and sees what goes wrong."""
