#!/bin/sh
# repurpose api | worker | migrate | health
set -eu
case "${1:-api}" in
  api) exec node --enable-source-maps backend/dist/main.js ;;
  worker) exec node --enable-source-maps backend/dist/worker.js ;;
  migrate) exec node --enable-source-maps backend/dist/migrate.js ;;
  health)
    # The worker has no port: it is healthy while its process, pid 1, is not being stopped.
    if tr '\0' ' ' < /proc/1/cmdline | grep -q 'main\.js'; then
      exec node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
    fi
    exec kill -0 1
    ;;
  *)
    echo "usage: repurpose api | worker | migrate | health" >&2
    exit 2
    ;;
esac
