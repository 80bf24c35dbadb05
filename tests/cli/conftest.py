"""The command line as a function."""

import io
import subprocess
import sys

import pytest

from wyrmhoard.cli import main


@pytest.fixture
def here(monkeypatch, capsys):
    """The same without a process of its own, which takes half a second to start."""
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def here(*args, given="", lang="en"):
        monkeypatch.setenv("LANG", f"{lang}_XX.UTF-8")
        monkeypatch.setattr(sys, "stdin", io.StringIO(given))
        with pytest.raises(SystemExit) as end:
            main(list(args))
        said = capsys.readouterr()
        return subprocess.CompletedProcess(args, end.value.code, said.out, said.err)

    return here
