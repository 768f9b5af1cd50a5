/* The Firebase Auth Emulator, installed on first use in tools/firebase. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, ROOT } from '../lib/packages.ts';
import { answersOk, endChild, freePort, spawnGuarded, untilUp } from './processes.ts';

const TOOLS = join(ROOT, 'tools/firebase');
const PROJECT = 'demo-repurpose';

export interface FirebaseEmulator {
  url: string;
  env: Record<string, string>;
  stop(): Promise<void>;
}

export const ensureFirebaseTools = () =>
  installPackages(TOOLS, 'Firebase Auth Emulator, about half a minute', ['--ignore-scripts']);

function writeConfig(dir: string, [auth, hub, logging]: readonly [number, number, number]) {
  const on = (port: number) => ({ host: '127.0.0.1', port });
  const emulators = {
    auth: on(auth),
    hub: on(hub),
    logging: on(logging),
    ui: { enabled: false },
    singleProjectMode: true,
  };
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'firebase.json'), JSON.stringify({ emulators }));
}

/** On `localhost`, like the page: its popup needs the same site. */
export async function startFirebaseEmulator(): Promise<FirebaseEmulator> {
  await ensureFirebaseTools();
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const [port] = ports;
  const dir = join(ROOT, `.local/firebase-${port}`);
  writeConfig(dir, ports);
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
  await untilUp('The Firebase emulator', () => answersOk(`http://127.0.0.1:${port}/`), {
    hasEnded: () => child.exitCode !== null,
    output: () => output,
    timeoutMs: 90_000,
  });
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
