# Islet's commands. `make demo` is where to begin.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

PREFIX ?= /usr/local
DESTDIR ?=
RELEASE := .build/release
EXAMPLES := $(wildcard Examples/*)
SOURCES := Package.swift $(shell find Sources Benchmarks docs/gallery/source -type f -not -name '.*')

# SwiftPM warns about a flag of pkg-config that it does not use; everything else is shown.
QUIET_FLAGS := | sed -u '/prohibited flag(s): -pthread/d'

.PHONY: help demo test sanitize fuzz bench install format lint pictures gallery setup clean

help: ## Print this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 18

setup: ## Install what is missing: Debian packages, the symbol font
	@scripts/setup.sh

demo: setup $(RELEASE)/.islet-built ## Draw the five examples and tell where the contact sheet lies
	@$(RELEASE)/islet preview $(EXAMPLES) --output islet-preview

# Built anew only when a source is newer than the last build.
$(RELEASE)/.islet-built: $(SOURCES)
	@swift build -c release 2>&1 $(QUIET_FLAGS)
	@touch $@

test: ## Set up, build, and run the tests
	@scripts/setup.sh --tests
	@swift build --build-tests 2>&1 $(QUIET_FLAGS)
	@swift test --skip-build 2>&1 $(QUIET_FLAGS)

# A build of its own, because everything is compiled with checks. Two hundred tasks use one phone.
sanitize: ## Run the phone's hammering tests under the thread sanitizer
	@swift build --build-tests --sanitize=thread --scratch-path .build/thread 2>&1 $(QUIET_FLAGS)
	@swift test --skip-build --sanitize=thread --scratch-path .build/thread \
	  --filter LiveActivityTestingTests 2>&1 $(QUIET_FLAGS)

fuzz: ## Feed the readers of foreign input what libFuzzer invents, ten minutes each
	@scripts/fuzz.sh PushPayload 600

bench: $(RELEASE)/.islet-built ## Print how long drawing takes, and how fast the phone is
	@scripts/setup.sh --tests
	@$(RELEASE)/IsletBench $(firstword $(EXAMPLES)) Benchmarks
	@$(RELEASE)/PhoneBench

install: setup $(RELEASE)/.islet-built ## Install below PREFIX (/usr/local)
	@scripts/install.sh $(RELEASE) "$(DESTDIR)$(PREFIX)"

pictures: setup $(RELEASE)/.islet-built ## Draw the README's pictures anew, which tests compare
	@scripts/pictures.sh $(RELEASE)/islet

gallery: setup $(RELEASE)/.islet-built ## Draw docs/gallery/index.html anew
	@$(RELEASE)/IsletGallery docs/gallery/index.html

format: ## Format the sources
	@swift format -i -r Sources Tests Benchmarks Fuzz docs/gallery/source Package.swift

lint: ## Check the format of the sources
	@swift format lint --strict -r Sources Tests Benchmarks Fuzz docs/gallery/source Package.swift

clean: ## Remove what was built and drawn
	@rm -rf .build islet-preview islet-timeline
