import type { ChildProcess } from 'node:child_process';

export type Env = Record<string, string | undefined>;
export const apiEntry: string;
export const workerEntry: string;
export const SANDBOX_KEYS: Record<string, string>;
export class ServerProcess {
  readonly name: string;
  readonly env: Env;
  readonly lines: string[];
  readonly child: ChildProcess | null;
  readonly isRunning: boolean;
  constructor(name: string, entry: string, env: Env, onLine?: (line: string) => void);
  start(): this;
  exited(): Promise<number | null>;
  kill(signal?: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}
export function makeDatabase(
  adminUrl: string,
  name: string,
  options?: { fresh?: boolean; template?: string },
): Promise<void>;
export function migrate(env: Env): Promise<void>;
export function untilHealthy(url: string, server: ServerProcess, timeoutMs?: number): Promise<void>;
export function startSandbox(options: {
  env: Env;
  appUrl: string;
  port?: number;
  stateFile?: string;
  onLine?: (line: string) => void;
}): Promise<{ server: ServerProcess; url: string }>;
export function startProcesses(
  env: Env,
  onLine?: (name: string, line: string) => void,
  workerEnv?: Env,
): Promise<{ api: ServerProcess; worker: ServerProcess }>;
