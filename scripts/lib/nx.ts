import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages.ts';

export const NX = join(ROOT, 'node_modules/nx/dist/bin/nx.js');
const REPORT = join(ROOT, '.nx/cache/run.json');

export interface Task {
  projectName: string;
  target: string;
  status?: number;
  cacheStatus: 'cache-miss' | 'local-cache-hit' | 'remote-cache-hit';
}
export interface TargetOptions {
  projects?: readonly string[];
  exclude?: readonly string[];
  args?: readonly string[];
  flags?: readonly string[];
  env?: NodeJS.ProcessEnv;
  isQuiet?: boolean;
}

const flag = (name: string, values: readonly string[]): string[] =>
  values.length > 0 ? [name, values.join(',')] : [];

function commandLine(targets: readonly string[], options: TargetOptions): string[] {
  const { projects = [], exclude = [], args = [], flags = [] } = options;
  return [
    ...[NX, 'run-many', ...flag('-t', targets), ...flag('-p', projects), ...flag('--exclude', exclude)],
    ...[...flags, ...(args.length > 0 ? ['--', ...args] : [])],
  ];
}

export async function runTargets(targets: readonly string[], options: TargetOptions = {}): Promise<Task[]> {
  rmSync(REPORT, { force: true });
  const stdout = options.isQuiet ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, commandLine(targets, options), {
    cwd: ROOT,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', stdout, stdout],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) console.error(output.trim());
  if (!existsSync(REPORT)) throw new Error(`nx ${targets.join(', ')} failed (code ${code ?? 'none'}).`);
  return (JSON.parse(readFileSync(REPORT, 'utf8')) as { tasks: Task[] }).tasks;
}

export async function ensureBuilt(projects: readonly string[] = []): Promise<void> {
  console.log('· build');
  const tasks = await runTargets(['build'], { projects, isQuiet: true });
  const failed = tasks.filter(({ status }) => status !== 0).map(({ projectName }) => projectName);
  if (failed.length > 0) throw new Error(`The build failed: ${failed.join(', ')}`);
}
