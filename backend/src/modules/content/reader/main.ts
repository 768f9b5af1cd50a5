/* Stdin: a line of JSON (facts of the page, or null), then one file. File descriptor 3: one line of JSON. */
import { writeSync } from 'node:fs';
import type { FileToRead, ReaderAnswer, ServedPage } from './answer.types.js';
import { readFile } from './read-file.js';

const ANSWER = 3;

async function stdin(): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

/** A pipe accepts only part of a large write. */
function answer(result: ReaderAnswer): void {
  const bytes = Buffer.from(`${JSON.stringify(result)}\n`);
  for (let at = 0; at < bytes.length;) at += writeSync(ANSWER, bytes, at);
}

function split(input: Buffer): FileToRead {
  const end = input.indexOf('\n');
  const page = JSON.parse(input.toString('utf8', 0, end)) as ServedPage | null;
  return { bytes: input.subarray(end + 1), page: page ?? undefined };
}

answer(await readFile(split(await stdin())));
process.exit(0);
