# Everything a newcomer needs. `make` alone lists it.
.DEFAULT_GOAL := help
SHELL := bash
PORT ?= 8080
DATA ?= data
export PORT DATA

help: ## list these commands
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

demo: web/dist/index.html ## build all, fill an empty database with the demo market, serve it
	@scripts/prerequisites
	cargo build --release -p tael
	@exec target/release/tael demo

test: ## install what the tests need and run all of them
	@scripts/test

pictures: ## accept how the screens look now; `git diff` shows what has changed
	@scripts/pictures

flaky: ## the end-to-end tests ten times beside a load that takes a core (TIMES, ONLY=tests/x.spec.ts)
	@scripts/flaky

dev: ## the server beside Vite with hot reload, on the demo data
	@scripts/dev

gen: ## make every generated file anew
	cargo run -q -p xtask -- gen

check: ## what takes a minute, before each commit: formats, types, style, layers
	cargo fmt --all --check
	cargo run -q -p xtask -- tidy
	npm --prefix web run check
	cd e2e && npx tsc --noEmit -p .

tidy: ## check style, layers, generated files
	cargo run -q -p xtask -- tidy

coverage: ## what is built and what is missing of paths and calls
	cargo run -q -p xtask -- coverage

bench: web/dist/index.html ## load, batch and web benchmarks beside their limits
	@scripts/bench

bench-web: web/dist/index.html ## the web benchmark alone
	@scripts/prerequisites
	cargo build --release -q -p tael
	@scripts/bench-web

mutants: ## change the code line by line and see whether the tests notice (BASE: what is compared with)
	@scripts/mutants $(BASE)

fuzz: ## ask every operation what fits and what does not, for a quarter of an hour, from a new seed
	@FUZZ_SECONDS=$${FUZZ_SECONDS:-900} FUZZ_SEED=$${FUZZ_SEED:-$$RANDOM} scripts/fuzz

simulate: ## the seeded market, longer than in the tests
	cargo run --release -p simulation -- --days 250 --customers 200

image: ## a small container of it all, by docker, podman or buildah; needs no compiler
	@scripts/image

pack: web/dist/index.html ## the release binary as an archive with its checksum
	@scripts/prerequisites
	cargo build --release -p tael
	@scripts/pack

web/dist/index.html: $(shell find web/src web/public web/index.html web/package-lock.json -type f 2>/dev/null)
	@scripts/prerequisites
	cd web && npm ci --no-audit --no-fund --silent && npm run --silent build

.PHONY: check help demo test pictures flaky dev gen tidy coverage bench bench-web fuzz mutants simulate image pack
