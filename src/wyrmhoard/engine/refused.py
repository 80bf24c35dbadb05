"""What is said when something may not be done."""


class Refused(ValueError):
    """`why` is a text id and `blanks` fill its gaps; the words are in texts/*.ftl."""

    def __init__(self, why: str, /, **blanks: object) -> None:
        self.why, self.blanks = why, blanks
        details = ", ".join(f"{name} {value}" for name, value in blanks.items())
        super().__init__(f"{why} ({details})" if details else why)
