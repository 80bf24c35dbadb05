"""How Sphinx sets the book; `docs/book.py` lays out what it reads."""

import re

from wyrmhoard import __version__

project, author, release = "Wyrmhoard", "the Wyrmhoard project", __version__
project_copyright = ""
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme, html_title = "furo", "Wyrmhoard"
html_static_path = ["_static"]
html_copy_source = html_show_sourcelink = False
html_show_sphinx = html_show_copyright = False
html_extra_path = ["_extra"]
myst_heading_anchors = 3
myst_enable_extensions = ["deflist"]
autodoc_member_order = "bysource"
autodoc_typehints = "none"
autodoc_inherit_docstrings = False
autodoc_mock_imports = ["pyspiel"]  # large, and told of here only
# The project's own pages are also read elsewhere: headings begin where they like there.
suppress_warnings = ["myst.header", "misc.highlighting_failure"]


def as_written(app, what, name, found, options, lines):
    """Our docstrings are plain text: `code` between backticks, and examples that are indented."""
    told, within = [], False
    for line in lines:
        indented = line.startswith("    ")
        if indented and not within:
            told += ["::", ""]
        within = indented or (bool(told) and not line and within)
        said = re.sub(r"(?<!`)`([^`]+)`(?!`)", r"``\1``", line.replace("*", r"\*"))
        told.append(line if indented else said)
    lines[:] = told


def setup(app):
    app.connect("autodoc-process-docstring", as_written)
