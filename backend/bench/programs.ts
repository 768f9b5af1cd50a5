/* Each program runs in its own process and prints a line when it is ready. */
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/packages.ts';
import { endChild, spawnGuarded } from '../../scripts/services/processes.ts';

export interface Program {
  line: string;
  stop(): Promise<void>;
}

export interface BenchProduct {
  url: string;
  /** One per api process. */
  urls: string[];
  databaseUrl: string;
  redisUrl: string;
  metricsPort: number;
  workerPort: number;
  stop(): Promise<void>;
}
export interface Topology {
  apis: number;
  workers: number;
}
/** Each part exports `bench`, which takes these. */
export interface BenchOptions {
  startProduct: (env?: NodeJS.ProcessEnv, topology?: Topology) => Promise<BenchProduct>;
  isQuick: boolean;
  /** Of the soak test. */
  transforms: number;
}

export async function startProgram(file: string, env: NodeJS.ProcessEnv, ready: RegExp): Promise<Program> {
  let output = '';
  let onReady: (line: string) => void;
  const line = new Promise<string>((resolve) => (onReady = resolve));
  const child = spawnGuarded(process.execPath, [join(ROOT, 'backend/bench', file)], {
    env: { ...process.env, ...env },
    onOutput: (text) => {
      output += text;
      const [found] = ready.exec(output) ?? [];
      if (found) onReady(found);
    },
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended: ${output}`)));
  return { line: await Promise.race([line, ended]), stop: () => endChild(child) };
}
