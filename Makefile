# Each command sets up what it needs in .venv, so that a fresh machine wants only Python 3.11+, pip and make.
# A C compiler makes the engine fast; without one everything works, slower.

PYTHON ?= python3
# One more than a small machine has cores: tests of the site and of the browser wait for much.
JOBS   ?= 3
SINCE  ?= main

BIN   := .venv/bin
READY := .venv/ready
PIP   := $(BIN)/python -m pip -qq --disable-pip-version-check install --constraint constraints.txt
# The tests of a file stay on one worker, so that what they share, such as the wheel, is made once.
PYTEST := $(BIN)/pytest -q -n $(JOBS) --dist loadfile --no-loadscope-reorder
# Tests whose subject is not the engine, which has two forms: they ask nothing of it in which the forms could differ.
ONCE := web terminal teaching coaching cli analysis puzzles arena envs tools kernel/test_messages.py $(patsubst %,test_%.py,bench docs form hosting imports languages maps rules_are_proved training wheel)
# Tests of sites and browsers wait for a busy machine: what failed runs once more by itself, and what is broken fails again.
ALONE := { echo "What failed, once more and by itself:"; $(BIN)/pytest -q --last-failed --last-failed-no-failures none; }
# A file of tests is rewritten by every worker so that a failing assertion shows its values: only what failed needs that.
BARE  := --assert=plain
# Several things at once, each with its output in one piece where make can do that.
AT_ONCE := $(MAKE) --no-print-directory --jobs $(if $(filter output-sync,$(.FEATURES)),--output-sync)
FORM  := $(BIN)/python -c 'from civitas import _form; print(_form.describe())'

# What Python compiles is kept here, whatever is wanted elsewhere: tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test lint types plain check fast client-check client-types docs bench build wheels engine languages screens levels components mutants lock clean

help:  ## this list
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/make \1\t\2/p' Makefile | expand -t 19

# Not compiled first: that takes minutes, and a person plays as well with plain Python. At a terminal the site is a job
# of its own, so that Ctrl+C ends it and not make.
play: $(READY)  ## serve the tables on this machine, with bots, and open the browser if there is one
	@echo "engine: $$($(FORM))"
	@if [ -t 0 ]; then set -m; fi; $(BIN)/civitas serve

# One core would be idle while the engine is compiled: types, client and the plain form need no compiled engine. They
# give way to the compiler, for which the rest waits.
test: lint  ## everything: format, lint, strict types, all tests, those of the engine in both forms, the wheel
	@$(AT_ONCE) engine types client-check plain
	@echo "All tests, with the engine as it is here: $$($(FORM))"
	@$(PYTEST) $(BARE) || $(ALONE)

lint: $(READY)
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --quiet --check

types: $(READY)
	@nice $(BIN)/mypy

# Two workers: the other core compiles, and each worker first collects all tests.
plain: $(READY)
	@echo "Tests of the engine as plain Python"
	@CIVITAS_PLAIN=1 nice $(PYTEST) -n 2 $(BARE) -m "not slow" $(ONCE:%=--ignore=tests/%) || \
		{ echo "What failed, with its values:"; CIVITAS_PLAIN=1 $(BIN)/pytest -q --last-failed; exit 1; }

check: $(READY)  ## before every commit: format, lint, strict types, fast tests; GAME=duel runs those of one game
	@$(BIN)/ruff format --quiet
	@$(BIN)/ruff check --quiet
	@$(AT_ONCE) types fast

fast: $(READY)
	@CIVITAS_PLAIN=1 $(PYTEST) -m "not slow" $(if $(GAME),tests/kernel $(wildcard tests/$(GAME) tests/*/$(GAME)))

# Node is a tool of the checks only: the client runs as it is.
client-check:  ## types and lint of the browser client, where there is npm
	@if command -v npm >/dev/null; then $(MAKE) --silent node_modules/ready && npm run --silent check; \
	else echo "SKIPPED: no npm on this machine, so the types of the browser client are not checked"; fi

node_modules/ready: package.json package-lock.json
	@npm ci --silent --no-audit --no-fund
	@touch $@

client-types: $(READY)  ## the types of the views for the browser's boards, anew
	@CIVITAS_PLAIN=1 $(BIN)/python tools/view_types.py

bench: engine  ## how fast the engine is on this machine
	@$(BIN)/civitas bench

# By way of the source archive, in a folder of its own: of build/ nothing slips into the wheel but the engine, if it is
# the image of the sources.
build: engine  ## the source archive and the wheel, compiled where possible, into dist/
	@mkdir -p build && rm -rf dist
	@echo "Building the wheel ..."
	@CIVITAS_ENGINE=$$($(BIN)/python -c 'from civitas import _form; print(_form.BUILT)') \
		$(BIN)/python -m build --no-isolation >build/wheel.log 2>&1 || { cat build/wheel.log; exit 1; }
	@grep '^civitas: ' build/wheel.log || true
	@ls dist/*

wheels: $(READY)  ## a wheel for each supported Python, by cibuildwheel or by those that are here, each tried; into dist/
	@mkdir -p build
	@$(BIN)/python tools/wheels.py

# Always asked: the script compares the sources with those it compiled last, and is done if they are the same.
engine: $(READY)  ## compile the engine of this checkout, where there is a C compiler
	@$(BIN)/python tools/compile_engine.py

languages: $(READY)  ## bring the translations up to date with the sentences, and count what is missing
	@$(BIN)/python tools/languages.py

screens: $(READY)  ## take the pictures in docs/screens anew (needs chromium)
	@$(BIN)/python tools/screens.py

levels: engine  ## how strong the levels of the bots are: GAMES=400 of each match, ONLY=game; goes on where it was
	@$(BIN)/python tools/levels.py $(if $(GAMES),--games $(GAMES)) $(ONLY:%=--only %)

components: engine  ## what bots make of each card: GAMES=1000 of each edition and number of players, ONLY=game; goes on where it was
	@$(BIN)/python tools/components.py $(if $(GAMES),--games $(GAMES)) $(ONLY:%=--only %)

mutants: $(READY)  ## break each rule that changed since main (SINCE=revision), and list what no test notices
	@$(BIN)/python tools/mutants.py --changed $(SINCE)

docs: $(READY)  ## the site for readers into build/site: pages, clauses, cards, reference; every link checked
	@$(BIN)/python -m tools.docs

lock: $(READY)  ## renew constraints.txt
	@$(BIN)/python tools/lock.py

clean:  ## back to a fresh clone
	rm -rf .venv node_modules build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# Debian's python3 comes without the pip that `venv` would put there; the pip outside can put one there as well.
$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Civitas needs Python 3.11 or newer: make PYTHON=...")'
	@echo "Setting up .venv ..."
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv >/dev/null 2>&1 || \
		{ $(PYTHON) -m venv --clear --without-pip .venv && $(PYTHON) -m pip -qq --python $(BIN)/python install pip; }
	@$(PIP) --upgrade setuptools
	@$(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@
