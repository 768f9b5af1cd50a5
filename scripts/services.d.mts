import type { ChildProcess } from 'node:child_process';

export interface Postgres {
  port: number;
  child: ChildProcess;
  url(name: string): string;
  stop(): Promise<void>;
}
export interface Redis {
  port: number;
  child: ChildProcess;
  url: string;
  stop(): Promise<void>;
}
export function isPortFree(port: number, host?: string): Promise<boolean>;
export function freePort(): Promise<number>;
export function endChild(child: ChildProcess, signal?: NodeJS.Signals, graceMs?: number): Promise<void>;
export function startPostgres(options: {
  dir: string;
  isDurable: boolean;
  port?: number;
  programs?: string;
}): Promise<Postgres>;
export function debianPostgres(): string;
export function startRedis(options?: { dir?: string; port?: number }): Promise<Redis>;
