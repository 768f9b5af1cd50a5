import { setTimeout as delay } from 'node:timers/promises';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { ROOT } from '../lib/packages.ts';

export const isRoot = process.getuid?.() === 0;
/** Runs Postgres when we are root, which Postgres refuses. */
export const NOBODY = 65534;
const hasSetpriv = spawnSync('setpriv', ['--version']).status === 0;
const DROP_ROOT = [
  ...['--reuid', String(NOBODY), '--regid', String(NOBODY), '--clear-groups'],
  ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
];

export interface SpawnOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  isUnprivileged?: boolean;
  onOutput?: (text: string) => void;
}

export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Below the ephemeral range, so that no outgoing connection takes it first. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isPortFree(port)) return port;
  }
  throw new Error('No free port between 20000 and 32000.');
}

/** Sends the child SIGTERM when its parent dies (Linux). */
export function guarded(
  command: string,
  args: readonly string[],
  isUnprivileged = false,
): [string, string[]] {
  if (!hasSetpriv) return [command, [...args]];
  const drop = isUnprivileged && isRoot ? DROP_ROOT : [];
  return ['setpriv', [...drop, '--pdeathsig', 'TERM', command, ...args]];
}

export function spawnGuarded(command: string, args: readonly string[], options: SpawnOptions = {}) {
  const { env = process.env, cwd = ROOT, isUnprivileged = false, onOutput } = options;
  const [file, argv] = guarded(command, args, isUnprivileged);
  const child = spawn(file, argv, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  return child;
}

const GRACE_MS = 20_000;

export async function endChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
  clearTimeout(timer);
}

interface Wait {
  hasEnded?: () => boolean;
  output?: () => string;
  timeoutMs?: number;
  everyMs?: number;
}

/** @throws Error with the output when the process ends first, or after `timeoutMs` */
export async function untilUp(name: string, isUp: () => Promise<boolean>, wait: Wait = {}): Promise<void> {
  const { hasEnded = () => false, output = () => '', timeoutMs = 60_000, everyMs = 100 } = wait;
  const deadline = Date.now() + timeoutMs;
  while (!(await isUp())) {
    if (hasEnded() || Date.now() > deadline) throw new Error(`${name} did not start:\n${output()}`);
    await delay(everyMs);
  }
}

export const answersOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );

export function untilPortAnswers(port: number, child: ChildProcess, name: string): Promise<void> {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(() => resolve(true)));
      socket.once('error', () => resolve(false));
    });
  return untilUp(name, isOpen, { hasEnded: () => child.exitCode !== null, everyMs: 25 });
}
