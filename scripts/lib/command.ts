/* Runs a command of backend/src/cli on a current build. Keeps build output off stdout. */
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Terminal } from '@repurpose/backend/cli/terminal.js';
import { ensureBuilt } from './nx.ts';
import { ROOT } from './packages.ts';
import { withEnvFile } from './env-file.ts';

console.log = console.error;

type Command = (args: string[], terminal: Terminal) => Promise<number>;

const modifiedAt = (path: string): number => statSync(join(ROOT, path)).mtimeMs;

/** Nx replaces its output even when it is current, which breaks a server that is starting. */
function isBuilt(): boolean {
  const built = 'backend/dist/main.js';
  const outputs = ['libs/contract/dist', 'libs/writing/dist', built];
  if (!outputs.every((output) => existsSync(join(ROOT, output)))) return false;
  const sources = globSync(['{backend,libs/*}/src/**', 'scripts/compile.ts'], { cwd: ROOT });
  return Math.max(...sources.map(modifiedAt)) < modifiedAt(built);
}

export async function runCommand(load: () => Promise<Command>): Promise<void> {
  if (!isBuilt()) await ensureBuilt(['backend']);
  const command = await load();
  process.exitCode = await command(process.argv.slice(2), {
    env: withEnvFile(process.env),
    stdin: process.stdin,
    out: (text) => void process.stdout.write(text),
    err: (line) => void process.stderr.write(`${line}\n`),
    ...(process.stderr.isTTY && { progress: (line) => void process.stderr.write(`\r\x1b[K${line}`) }),
  });
}
