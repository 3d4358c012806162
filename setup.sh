#!/usr/bin/env bash
# Installs what Umpire needs. Safe to run again: it does only what is missing.
# In two halves for who has something to do while modules are compiled: --packages, then --native.
set -euo pipefail
cd "$(dirname "$0")"

say() { printf 'setup: %s\n' "$*"; }
fail() { printf 'setup: %s\n' "$*" >&2; exit 1; }

command -v node >/dev/null || fail "Node.js is missing: install version 20, 22 or 24 from your system or nodejs.org"
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
  fail "Node.js $(node --version) is too old: 20.19 or newer is needed"

# The two native modules: they must load, and draw and store something.
probe() {
  node -e '
    const Database = require("better-sqlite3");
    new Database(":memory:").exec("select 1");
    require("canvas").createCanvas(8, 8).toBuffer("image/png");
  ' >/dev/null 2>&1
}

# Nothing needs a browser but tests.
offer_browser() {
  [ -n "${UMPIRE_CHROMIUM:-}" ] && return
  for place in chromium-headless-shell chromium chromium-browser google-chrome; do [ -x "/usr/bin/$place" ] && return; done
  say "no Chromium: the tests of the sandbox's page will be left out; to have them: sudo apt-get install chromium-headless-shell"
}

stamp=node_modules/.umpire-setup
state="$(node -p 'process.version + process.arch') $(cksum <package-lock.json)"
if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$state" ] && probe; then
  say "everything is in place"
  offer_browser
  exit 0
fi

if [ "${1:-}" != "--native" ] || [ ! -d node_modules ]; then
  # npm empties the folder, also one that other working copies share by a link
  [ ! -L node_modules ] || fail "node_modules is a link to $(readlink node_modules): run this there, or remove the link"
  say "installing packages"
  npm ci --ignore-scripts --no-audit --no-fund
fi
[ "${1:-}" = "--packages" ] && exit 0

# Headers that came with Node spare a download when a module has to be compiled.
prefix="$(dirname "$(dirname "$(readlink -f "$(command -v node)")")")"
[ -f "$prefix/include/node/node.h" ] && export npm_config_nodedir="$prefix"

# Each of the two is compiled on all processors.
export JOBS=max

build() { npm rebuild better-sqlite3 canvas >"$1" 2>&1 && probe; }

log="$(mktemp)"
trap 'rm -f "$log"' EXIT
say "fetching or compiling better-sqlite3 and canvas"
if ! build "$log"; then
  packages="build-essential python3 pkg-config libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev"
  if ! command -v apt-get >/dev/null; then
    tail -n 20 "$log" >&2
    fail "the native modules do not load; install what this system calls: $packages; then run this again"
  fi
  if [ "$(id -u)" -eq 0 ]; then root=""
  elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then root="sudo"
  else fail "the native modules do not load; run: sudo apt-get install $packages; then run this again"
  fi
  say "installing system libraries: $packages"
  # shellcheck disable=SC2086
  $root apt-get -o DPkg::Lock::Timeout=300 update -qq &&
    DEBIAN_FRONTEND=noninteractive $root apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends $packages >"$log" 2>&1 ||
    { tail -n 20 "$log" >&2; fail "the system libraries could not be installed"; }
  say "compiling better-sqlite3 and canvas (about a minute)"
  build "$log" || { tail -n 40 "$log" >&2; fail "the native modules still do not load"; }
fi

printf '%s' "$state" >"$stamp"
say "done in $SECONDS seconds"
offer_browser
