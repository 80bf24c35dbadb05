# Two commands do everything on a fresh machine: make play, make test.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest -n auto --dist loadgroup

help:
	@echo "make play         set up, and play in the terminal"
	@echo "make test         set up, and run all tests"
	@echo "make check        format, lint, types, layers, clauses, texts, coverage of the rules"
	@echo "make bench        measure; the figures go to bench/results.md"
	@echo "make format       format the sources"
	@echo "make playthroughs tell the kept matches anew, to be read in review"
	@echo "make pictures     draw the pictures of the README anew"
	@echo "make clean        remove what these commands made"

play: $(VENV)/ready
	@$(BIN)/wyrmhoard play dragons-cave

test: $(VENV)/ready
	$(PYTEST)

check: $(VENV)/ready
	$(BIN)/ruff format --check src tests bench docs
	$(BIN)/ruff check src tests bench docs
	$(BIN)/mypy
	$(PYTEST) tests/test_layers.py tests/test_texts.py tests/games/test_clauses_are_shown.py
	$(PYTEST) tests/games tests/contract -k "not compiled" --cov --cov-report=term-missing:skip-covered

bench: $(VENV)/ready
	$(BIN)/python bench/run.py

format: $(VENV)/ready
	$(BIN)/ruff format src tests bench docs
	$(BIN)/ruff check --fix src tests bench docs

pictures: $(VENV)/ready
	$(BIN)/python docs/pictures.py

playthroughs: $(VENV)/ready
	$(BIN)/python -m tests.games.test_playthroughs

clean:
	rm -rf $(VENV) .peers .coverage .mypy_cache .ruff_cache .pytest_cache

$(VENV)/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Wyrmhoard needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up $(VENV) (once, about a minute)..."
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "Python's venv is missing; on Debian: apt install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check "pip>=25.1"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e . --group dev
	@touch $@

.PHONY: help play test check bench format pictures playthroughs clean
