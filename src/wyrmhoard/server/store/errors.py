"""What a store fails with."""


class NotStored(Exception):
    """The store could not write: nothing has happened, and nothing may be told.

    A question raises it too, when the store is away."""
