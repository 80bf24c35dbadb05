# Two commands do everything on a fresh machine: make play, make test.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Tests start hundreds of processes: what they import is to be kept compiled, whatever is usual here.
export PYTHONDONTWRITEBYTECODE :=
NPM := $(BIN)/python web/npm.py
SOURCES := src tests bench docs examples web hatch_build.py
PAGE := src/wyrmhoard/server/page/index.html
STATIC := web/static/index.html
# One more than there are cores, for some tests wait.
WORKERS := $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')
PYTEST := $(BIN)/python -m pytest -n $(WORKERS)

help:
	@echo "make play         set up, and open a server on http://127.0.0.1:8000 (HOST=0.0.0.0: for other devices too; PORT=)"
	@echo "make test         set up, and run all tests"
	@echo "make check        format, lint, types, layers, clauses, texts, the contract at thousands of"
	@echo "                  positions, coverage of the rules (DRAFTS=1: games may lack languages)"
	@echo "make web          build the page"
	@echo "make static       the page as files for any web host, without a server, into web/static"
	@echo "make docs         the book, into the package: wyrmhoard serve shows it at /docs"
	@echo "make wasm         rules and bots for the browser, kept beside the rules"
	@echo "make monkey       let the monkey loose on the page for half an hour (MINUTES= SEED= FIRST= GAME= SIZE= SCENE= STEPS=)"
	@echo "make screenshots  pictures of every page and board, into docs/screens"
	@echo "make bench        measure; the figures go to bench/results.md (ONLY=tests: just that)"
	@echo "make ladder       each level at a table of the next lower one, into bench/ladder.md (SECONDS= GAME=)"
	@echo "make ratings      how strong each level of bots is, for rated tables (GAME= PLAYERS= LEVELS= DEALS=)"
	@echo "make format       format the sources"
	@echo "make playthroughs tell the kept matches anew, to be read in review"
	@echo "make pictures     draw the pictures of the README anew"
	@echo "make clean        remove what these commands made"

play: $(VENV)/ready $(PAGE)
	@$(BIN)/wyrmhoard serve --open $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

test: $(VENV)/ready $(PAGE) $(STATIC)
	$(BIN)/python -m tests.warm
	$(PYTEST) -m "not whole" --ignore=tests/browser
	$(PYTEST) -m "not whole" tests/browser  # apart: the browser keeps a loop running that other tests need

check: $(VENV)/ready $(VENV)/wasm-ready $(VENV)/upstream-ready $(VENV)/docs-ready web/node_modules/ready $(PAGE) $(STATIC)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/mypy
	$(NPM) run check
	$(BIN)/python web/fixtures.py --kept
	$(NPM) test
	$(BIN)/python web/wasm.py --kept
	$(PYTEST) tests/test_layers.py tests/test_texts.py tests/games/test_clauses_are_shown.py
	$(BIN)/python -m tests.warm
	BOT_MATCHES=20 $(PYTEST) tests/bots -k beat
	KILLS=20 $(PYTEST) tests/server/test_killed.py
	$(PYTEST) tests/adapters -m "not whole"  # what they adapt to is installed here
	$(PYTEST) -m whole --ignore=tests/browser
	$(PYTEST) -m whole tests/browser
	POSITIONS=10000 $(PYTEST) tests/contract -k compiled
	PLAIN_POSITIONS=5000 $(PYTEST) tests/contract -k "dark-cave and plain and not compiled"
	MATCHES=1000 PLAIN_MATCHES=250 TREES=100 ROUNDS=2000 $(PYTEST) tests/engine/wasm/test_equal.py
	PLAIN_POSITIONS=400 $(PYTEST) tests/games tests/contract -k "not compiled" --cov --cov-report=term-missing:skip-covered

web: $(PAGE)

static: $(STATIC)

docs: $(VENV)/docs-ready
	$(BIN)/python docs/book.py

wasm: $(VENV)/wasm-ready
	$(BIN)/python web/wasm.py
	$(BIN)/python web/facts.py

MINUTES ?= 30
MONKEY = $(foreach of,MINUTES SEED FIRST GAME SIZE SCENE STEPS,$(if $($(of)),--$(shell echo $(of) | tr A-Z a-z) $($(of))))
monkey: $(VENV)/ready $(PAGE)
	$(BIN)/python -m tests.browser.monkey $(MONKEY)

screenshots: $(VENV)/ready $(PAGE)
	$(BIN)/python -m docs.screenshots

fit: $(VENV)/ready
	$(BIN)/python -m wyrmhoard.lab.fit

bench: $(VENV)/ready $(VENV)/wasm-ready $(VENV)/upstream-ready
	$(BIN)/python bench/run.py $(ONLY)

ladder: $(VENV)/ready
	SECONDS="$(SECONDS)" GAME="$(GAME)" $(BIN)/python bench/ladder.py

COMMA := ,

ratings: $(VENV)/ready
	$(BIN)/python -m wyrmhoard.lab.measure --game "$(GAME)" --players "$(PLAYERS)" \
		--levels "$(or $(LEVELS),novice$(COMMA)easy$(COMMA)medium)" --deals "$(or $(DEALS),10)"

format: $(VENV)/ready web/node_modules/ready
	$(BIN)/ruff format $(SOURCES)
	$(BIN)/ruff check --fix $(SOURCES)
	$(NPM) run format

pictures: $(VENV)/ready
	$(BIN)/python docs/pictures.py

playthroughs: $(VENV)/ready
	$(BIN)/python -m tests.games.test_playthroughs

clean:
	rm -rf src/wyrmhoard/server/book $(VENV) web/node_modules web/dist web/static $(dir $(PAGE)) .peers .coverage .mypy_cache .ruff_cache .pytest_cache

$(VENV)/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Wyrmhoard needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up $(VENV) (once, about a minute)..."
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "Python's venv is missing; on Debian: apt install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check "pip>=25.1"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e . --group dev
	@touch $@

$(VENV)/wasm-ready: $(VENV)/ready
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --group wasm
	@touch $@

$(VENV)/docs-ready: $(VENV)/ready
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --group docs
	@touch $@

$(VENV)/upstream-ready: $(VENV)/ready
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --group upstream
	@touch $@

web/node_modules/ready: $(VENV)/ready web/package-lock.json
	$(NPM) ci --no-audit --no-fund
	@touch $@

GAMES := $(wildcard src/wyrmhoard/games/*/RULES.md src/wyrmhoard/games/*/texts/* src/wyrmhoard/games/*/rules.wasm* src/wyrmhoard/games/*/earlier/*.wasm*)
SHOWN := $(shell find web/src web/public src/wyrmhoard/texts -type f) $(GAMES) $(wildcard web/*.ts) web/index.html
$(PAGE): web/node_modules/ready $(SHOWN)
	$(NPM) run build
	rm -rf $(dir $@) && cp -r web/dist $(dir $@)

$(STATIC): web/node_modules/ready $(SHOWN) web/static.py src/wyrmhoard/server/http/middleware.py
	$(BIN)/python web/static.py

.PHONY: help fit play test check docs web static wasm monkey screenshots bench ladder ratings format pictures playthroughs clean
