#!/usr/bin/env bash
# Installs what Islet is built with, as far as it is missing: Debian packages and the symbol font.
# Run it as often as you like; with nothing missing it takes a moment.
#
# usage: scripts/setup.sh [--tests]      --tests also installs what only the tests use
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
lists=("$root/scripts/debian-packages.txt")
tests=${1:-}
if [ "$tests" = "--tests" ]; then lists+=("$root/scripts/debian-packages-test.txt"); fi

say() { printf 'setup: %s\n' "$*" >&2; }
fail() {
  say "$*"
  exit 1
}

# Runs a command as root: directly, with sudo, or not at all.
as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    fail "This needs root, and there is no sudo. Run as root: $*"
  fi
}

install_packages() {
  say "Installing Debian packages: $*"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq </dev/null
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "$@" </dev/null >&2
}

# Prints those of the given packages that are not installed.
missing_packages() {
  comm -23 <(printf '%s\n' "$@" | sort -u) \
    <(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null \
      | sed -n 's/^installed //p' | sort -u)
}

check_packages() {
  local packages missing
  mapfile -t packages < <(sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "${lists[@]}")
  if ! command -v dpkg-query >/dev/null; then
    say "This is not Debian. Install what these packages hold: ${packages[*]}"
    return
  fi
  mapfile -t missing < <(missing_packages "${packages[@]}")
  if [ "${#missing[@]}" -gt 0 ]; then install_packages "${missing[@]}"; fi
}

check_symbol_font() {
  local folder=$root/.deps/qtmaterialsymbols
  if [ -f "$folder/qtmaterialsymbols/resources/MaterialSymbolsOutlined.ttf" ]; then return; fi
  if ! python3 -m pip --version >/dev/null 2>&1; then install_packages python3 python3-pip; fi
  say "Fetching the symbol font: qtmaterialsymbols 1.0.1"
  mkdir -p "$root/.deps"
  local scratch
  scratch=$(mktemp -d "$root/.deps/fetch.XXXXXX")
  # shellcheck disable=SC2064 # the folder's name is needed now
  trap "rm -rf '$scratch'" EXIT
  python3 -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes \
    --dest "$scratch" --requirement "$root/scripts/symbol-font.txt" </dev/null >&2 \
    || fail "The symbol font could not be fetched. Check the network and run scripts/setup.sh again."
  python3 -m zipfile -e "$scratch"/qtmaterialsymbols-*.whl "$scratch/unpacked"
  rm -rf "$folder"
  mv "$scratch/unpacked" "$folder"
}

# Push clients of others, in a Python environment of their own.
check_push_clients() {
  local folder=$root/.deps/push-clients list=$root/scripts/push-clients.txt
  if cmp -s "$list" "$folder/installed.txt"; then return; fi
  if ! python3 -m venv --help >/dev/null 2>&1; then install_packages python3 python3-venv; fi
  say "Installing push clients of others, for the tests"
  rm -rf "$folder"
  mkdir -p "$root/.deps"
  if ! python3 -m venv "$folder" 2>/dev/null; then
    install_packages python3-venv
    python3 -m venv --clear "$folder"
  fi
  "$folder/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes \
    --requirement "$list" </dev/null >&2 \
    || fail "The push clients could not be fetched. Check the network and run scripts/setup.sh --tests again."
  cp "$list" "$folder/installed.txt"
}

check_swift() {
  local where="See https://www.swift.org/install/linux for a toolchain, 6.3 or newer."
  command -v swift >/dev/null || fail "There is no swift on the PATH. $where"
  local version major minor
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1)
  IFS=. read -r major minor _ <<<"$version"
  if [ "${major:-0}" -lt 6 ] || { [ "$major" = 6 ] && [ "${minor:-0}" -lt 3 ]; }; then
    fail "Swift ${version:-of an unknown version} is too old. $where"
  fi
}

check_swift
check_packages
check_symbol_font
if [ "$tests" = "--tests" ]; then check_push_clients; fi
