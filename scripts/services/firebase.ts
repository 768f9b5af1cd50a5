/* The Firebase Auth Emulator for `npm start -- --firebase` and the identity specs; installed on first use in tools/firebase. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './dependencies.mjs';
import { endChild, freePort, spawnGuarded } from './services.mjs';

const TOOLS = join(ROOT, 'tools/firebase');
const PROJECT = 'demo-repurpose';

/** Installs firebase-tools (about half a minute) unless it is there. */
export function ensureFirebaseTools() {
  const stamp = join(TOOLS, 'node_modules/.repurpose-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(TOOLS, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('· Firebase Auth Emulator (npm ci in tools/firebase, about half a minute)');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: TOOLS,
    stdio: 'inherit',
  });
  writeFileSync(stamp, lock);
}

/**
 * Starts the emulator on ports of its own. `env` is what api and page need to use it.
 * It is named `localhost`, like the page: its popup talks to the page only within one site.
 */
export async function startFirebaseEmulator() {
  ensureFirebaseTools();
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const dir = join(ROOT, `.local/firebase-${port}`);
  mkdirSync(dir, { recursive: true });
  const on = (own) => ({ host: '127.0.0.1', port: own });
  const emulators = {
    auth: on(port),
    hub: on(hub),
    logging: on(logging),
    ui: { enabled: false },
    singleProjectMode: true,
  };
  writeFileSync(join(dir, 'firebase.json'), JSON.stringify({ emulators }));
  const cli = join(TOOLS, 'node_modules/firebase-tools/lib/bin/firebase.js');
  let output = '';
  const child = spawnGuarded(
    process.execPath,
    [cli, 'emulators:start', '--only', 'auth', '--project', PROJECT],
    {
      cwd: dir,
      env: { ...process.env, CI: 'true', FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true' },
      onOutput: (text) => (output = (output + text).slice(-4_000)),
    },
  );
  const deadline = Date.now() + 90_000;
  for (;;) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) break;
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The Firebase emulator did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url: `http://localhost:${port}`,
    env: {
      IDENTITY: 'firebase',
      FIREBASE_AUTH_EMULATOR_HOST: `localhost:${port}`,
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'demo',
      FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
      FIREBASE_APP_ID: '1:1:web:demo',
    },
    stop: () => endChild(child, 'SIGINT'),
  };
}

if (process.argv[1] === import.meta.filename) ensureFirebaseTools();
