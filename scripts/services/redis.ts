/* The machine's own, or Debian's package. */
import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { ensureProgram } from '../lib/packages.ts';
import { endChild, freePort, spawnGuarded, untilPortAnswers } from './processes.ts';

export interface Redis {
  port: number;
  child: ChildProcess;
  url: string;
  stop(): Promise<void>;
}

export async function startRedis(options: { dir?: string; port?: number } = {}): Promise<Redis> {
  const program = await ensureProgram('redis-server', ['redis-server'], 'set REDIS_URL to a running Redis');
  const { dir, port = await freePort() } = options;
  if (dir) mkdirSync(dir, { recursive: true });
  const persistence = dir
    ? ['--appendonly', 'yes', '--appendfsync', 'everysec', '--dir', dir]
    : ['--appendonly', 'no'];
  const network = ['--port', String(port), '--bind', '127.0.0.1'];
  const memory = ['--save', '', '--maxmemory-policy', 'noeviction'];
  const child = spawnGuarded(program, [...network, ...memory, ...persistence]);
  await untilPortAnswers(port, child, 'Redis');
  return { port, child, url: `redis://127.0.0.1:${port}`, stop: () => endChild(child) };
}
