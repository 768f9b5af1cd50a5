/* The reader's process: one file on stdin, one line of JSON on file descriptor 3, then the end. */
import { writeSync } from 'node:fs';
import type { ReaderAnswer } from './answer.types.js';
import { readFile } from './read-file.js';

const ANSWER = 3;

async function stdin(): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

/** A pipe accepts only part of it at a time. */
function answer(result: ReaderAnswer): void {
  const bytes = Buffer.from(`${JSON.stringify(result)}\n`);
  for (let at = 0; at < bytes.length;) at += writeSync(ANSWER, bytes, at);
}

answer(await readFile(await stdin()));
process.exit(0);
