# Everything runs in .venv, which is made from the pins in requirements/ when it is missing or older than they are.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest
# Builds the browser's client if its sources have changed, with the Node that .venv has.
CLIENT := $(BIN)/python hatch_build.py

# Bytecode is written, also where the environment says no: tests start twice as fast.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test quick soak lint protocol bench bench-server bench-client pins clean

play: $(VENV)/play
	@$(CLIENT)
	@$(BIN)/bazigah serve --lan --open

test: $(VENV)/test lint
	$(CLIENT)
	$(PYTEST) -n 2 -m "not slow and not soak" --cov --cov-report=
	$(BIN)/coverage report
	$(PYTEST) -n 2 -m "slow and not soak"

quick: $(VENV)/test
	$(PYTEST) -n 2 -m "not slow and not soak" --hypothesis-profile quick

soak: $(VENV)/test
	$(CLIENT)
	$(PYTEST) -n 2 -m soak

lint: $(VENV)/test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(CLIENT) check

protocol: $(VENV)/test
	$(BIN)/python -m docs.generate

bench: $(VENV)/bench
	$(BIN)/python -m benchmarks

bench-server: $(VENV)/bench
	$(CLIENT)
	$(BIN)/python -m benchmarks.server

bench-client: $(VENV)/test
	$(CLIENT)
	$(BIN)/python -m benchmarks.client

pins: $(VENV)/test
	$(BIN)/python -m pip install -q uv
	for set in play test bench; do \
	  group="$$(test $$set = play && echo --extra fast --group client || echo --group $$set)"; \
	  $(BIN)/uv pip compile -q --universal --python-version 3.11 --no-emit-index-url --no-header --no-annotate \
	    --upgrade pyproject.toml $$group -o requirements/$$set.txt; done

clean:
	rm -rf $(VENV) dist build .coverage .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/play $(VENV)/test $(VENV)/bench: $(VENV)/%: requirements/%.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Bazigah needs Python 3.11 or newer; name one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up $(VENV) ($*) ..."
	@$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements/$*.txt
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e .
	@echo "Compiling the bots ..."
	@$(BIN)/python -m bazigah.bots.prepare
	@touch $@
