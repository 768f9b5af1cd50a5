import { LIMITS } from '@repurpose/contract';
import { Logger } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Env } from '../config/env.js';
import { EnvError, loadEnv } from '../config/env.js';
import { UsageError } from './options.js';

export interface Terminal {
  env: Record<string, string | undefined>;
  stdin: NodeJS.ReadableStream;
  out: (text: string) => void;
  err: (line: string) => void;
  progress?: (line: string) => void;
}

export const json = (body: object): string => `${JSON.stringify(body, null, 2)}\n`;

export function printClaims(
  claims: readonly { kind: string; text: string; reason: string | null; supported: boolean }[],
  { out }: Terminal,
): void {
  for (const { supported, kind, text: claim, reason } of claims)
    out(`${supported ? '✓' : '✗'} ${kind.padEnd(7)} ${claim}\n${supported ? '' : `  ${reason}\n`}`);
  const wrong = claims.filter(({ supported }) => !supported).length;
  out(`${claims.length} claims, ${wrong} without support\n`);
}

/** Exit code 1. */
export class InputError extends Error {}

/** Exit code 3: the server refused or is unreachable. */
export class RemoteError extends Error {}

/** Commands open neither database nor queue, so those addresses may be missing. @throws UsageError */
export function envOf(terminal: Terminal): Env {
  const unused = { DATABASE_URL: 'postgres://unused.invalid/none', REDIS_URL: 'redis://unused.invalid' };
  try {
    return loadEnv({ ...unused, ...terminal.env });
  } catch (error) {
    if (error instanceof EnvError) throw new UsageError(error.problems.join('; '));
    throw error;
  }
}

export async function readContent(file: string, terminal: Terminal): Promise<string> {
  const content = await readText(file, terminal);
  if (content.trim() === '') throw new InputError(`${file}: there is no text in it`);
  if (content.length > LIMITS.contentChars) {
    throw new InputError(`${file}: longer than ${LIMITS.contentChars.toLocaleString('en')} characters`);
  }
  return content;
}

export async function readText(file: string, { stdin }: Terminal): Promise<string> {
  if (file === '-') return text(stdin);
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new InputError(`${file}: cannot be read (${codeOf(cause)})`, { cause });
  }
}

export async function answer(
  command: () => Promise<number>,
  usage: string,
  { err }: Terminal,
): Promise<number> {
  logTo(err);
  try {
    return await command();
  } catch (error) {
    const isMistake = error instanceof UsageError || codeOf(error).startsWith('ERR_PARSE_ARGS');
    err(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    if (isMistake) err(usage);
    if (error instanceof RemoteError) return 3;
    return isMistake ? 2 : 1;
  }
}

function logTo(err: Terminal['err']): void {
  const textOf = (said: unknown): string => (typeof said === 'string' ? said : JSON.stringify(said));
  const warn = (...said: unknown[]): void => err(said.slice(0, -1).toReversed().map(textOf).join(' '));
  Logger.overrideLogger({ log: () => undefined, warn, error: warn });
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unreadable';
}
