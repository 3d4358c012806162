#!/usr/bin/env bash
# Installs what Umpire needs. Safe to run again: it does only what is missing.
# In parts for who has something to do meanwhile: --packages, then --native; --browser and --postgres beside them.
set -euo pipefail
cd "$(dirname "$0")"

say() { printf 'setup: %s\n' "$*"; }
fail() { printf 'setup: %s\n' "$*" >&2; exit 1; }

part="${1:-all}"
case "$part" in
  all | --packages | --native | --browser | --postgres) ;;
  *) fail "no such part: $part; there are --packages, --native, --browser and --postgres" ;;
esac

log="$(mktemp)"
trap 'rm -f "$log" "$log"-*' EXIT

# How programs are run as root, if that may be.
may_install() {
  command -v apt-get >/dev/null || return 1
  if [ "$(id -u)" -eq 0 ]; then as_root=(env)
  elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then as_root=(sudo -n env)
  else return 1
  fi
}

# Others may be at it too, this script for one. apt-get waits for the packages' lock, but not for that of their lists.
apt() { "${as_root[@]}" LC_ALL=C DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -qq "$@" >"$log" 2>&1; }
update() {
  local tries=150
  until apt update; do
    grep -q "Could not get lock" "$log" && [ $((tries -= 1)) -gt 0 ] || return 1
    sleep 2
  done
}
install() { apt install -y --no-install-recommends "$@"; }

has_browser() {
  [ -z "${UMPIRE_CHROMIUM+named}" ] || return 0
  local name
  for name in chromium-headless-shell chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then return 0; fi
  done
  return 1
}

# Debian keeps the server's programs out of the path.
has_postgres() {
  [ -z "${UMPIRE_TEST_POSTGRES+named}" ] || return 0
  local folder
  for folder in /usr/lib/postgresql/*/bin; do
    if [ -x "$folder/initdb" ] && [ -x "$folder/postgres" ]; then return 0; fi
  done
  command -v initdb >/dev/null && command -v postgres >/dev/null
}

# Nothing needs these but tests: who cannot have one has all the rest. By name, tests, how it is found, and its packages, of
# which the first will do that can be had.
for_tests() {
  local name="$1" tests="$2" has="$3"
  shift 3
  "$has" && return 0
  local without="the tests of $tests will be left out"
  if ! may_install; then
    say "no $name: $without; to have them: sudo apt-get install $1"
    return 1
  fi
  say "installing $name, for the tests of $tests"
  update || true # the lists of yesterday may do
  local package
  for package in "$@"; do
    if install "$package" && "$has"; then return 0; fi
  done
  local reason
  reason="$(tail -n 1 "$log")"
  say "$name could not be installed, so $without${reason:+ ($reason)}"
  return 1
}
browser() { for_tests Chromium "the sandbox's page" has_browser chromium-headless-shell chromium; }
postgres() { for_tests PostgreSQL "the store on a server" has_postgres postgresql; }
# Whether or not each can be had.
both() { browser || true; postgres || true; }

case "$part" in
  --browser) browser; exit ;;
  --postgres) postgres; exit ;;
esac

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

stamp=node_modules/.umpire-setup
state="$(node -p 'process.version + process.arch') $(cksum <package-lock.json)"
if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$state" ] && probe; then
  [ "$part" != "all" ] || node scripts/run.mjs --build || fail "the program could not be built"
  say "everything is in place"
  [ "$part" != "all" ] || both
  exit 0
fi

if [ "$part" != "--native" ] || [ ! -d node_modules ]; then
  # npm empties the folder, also one that other working copies share by a link
  [ ! -L node_modules ] || fail "node_modules is a link to $(readlink node_modules): run this there, or remove the link"
  say "installing packages"
  npm ci --ignore-scripts --no-audit --no-fund
fi
[ "$part" != "--packages" ] || exit 0

# Headers that came with Node spare a download when a module has to be compiled.
prefix="$(dirname "$(dirname "$(readlink -f "$(command -v node)")")")"
[ -f "$prefix/include/node/node.h" ] && export npm_config_nodedir="$prefix"

# Each is compiled on all processors that it can use.
export JOBS=max

packages="build-essential python3 pkg-config libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev"
rebuilt() { npm rebuild "$1" >"$log-$1" 2>&1; }

# What is missing for compiling comes from the system, once.
installed=false
libraries() {
  if [ "$installed" = true ]; then return 0; fi
  if ! command -v apt-get >/dev/null; then
    tail -n 20 "$log-$1" >&2
    fail "the native modules do not load; install what this system calls: $packages; then run this again"
  fi
  may_install || fail "the native modules do not load; run: sudo apt-get install $packages; then run this again"
  say "installing system libraries: $packages"
  # shellcheck disable=SC2086
  update && install $packages || { tail -n 20 "$log" >&2; fail "the system libraries could not be installed"; }
  installed=true
}
again() {
  libraries "$1"
  say "compiling $1"
  rebuilt "$1" || { tail -n 40 "$log-$1" >&2; fail "the native modules still do not load"; }
}

# SQLite is one file, compiled on one processor: the other has canvas meanwhile, with all that it needs. Where headers have
# to be downloaded first, both would write them to the same place.
say "fetching or compiling better-sqlite3 and canvas"
rebuilt better-sqlite3 &
sqlite=$!
[ -n "${npm_config_nodedir:-}" ] || wait "$sqlite" || true
rebuilt canvas || again canvas
wait "$sqlite" || again better-sqlite3
if ! probe; then
  again canvas
  again better-sqlite3
  probe || fail "the native modules still do not load"
fi

printf '%s' "$state" >"$stamp"
[ "$part" != "all" ] || node scripts/run.mjs --build || fail "the program could not be built"
[ "$part" != "all" ] || both
say "done in $SECONDS seconds"
