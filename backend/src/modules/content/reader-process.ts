import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { SETTINGS } from '../../config/settings.js';
import type { ReaderAnswer } from './reader/answer.types.js';

const { wallMs, cpuSeconds, heapMegabytes, dataBytes, maxAnswerBytes } = SETTINGS.uploads;

/** A third of the processor's time when others want it. */
const READER_NICENESS = 5;
const READER = join(import.meta.dirname, 'reader/main.js');
/** util-linux; where it is missing (not Linux), heap and wall time still bound the reader. */
const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path));
const LIMITED = PRLIMIT ? [PRLIMIT, `--data=${dataBytes}`, `--cpu=${cpuSeconds}`, '--core=0', '--'] : [];
/** The reader may read its own code and nothing more: no files written, no programs, no threads, no add-ons. */
const NODE = [
  process.execPath,
  `--max-old-space-size=${heapMegabytes}`,
  '--permission',
  '--allow-fs-read=*',
  READER,
];
/** The file descriptor the answer comes on: libraries may write what they like on the others. */
const ANSWER = 3;

/**
 * Reads one file in a process of its own, with nothing of our environment and bounded in memory, processor and time.
 * Resolves with its answer, or with null when it was ended before it had one. @throws the signal's reason; Error when
 * no process could be started
 */
export async function readInProcess(bytes: Buffer, signal: AbortSignal): Promise<ReaderAnswer | null> {
  const [program = process.execPath, ...args] = [...LIMITED, ...NODE];
  const child = spawn(program, args, { env: {}, stdio: ['pipe', 'ignore', 'ignore', 'pipe'] });
  // A file may wait a little, the API's other callers may not.
  if (child.pid !== undefined) setPriority(child.pid, READER_NICENESS);
  const kill = () => void child.kill('SIGKILL');
  const timer = setTimeout(kill, wallMs);
  signal.addEventListener('abort', kill, { once: true });
  try {
    feed(child, bytes);
    const [answer] = await Promise.all([collect(child, kill), ended(child)]);
    signal.throwIfAborted();
    return answer === '' ? null : parse(answer);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
  }
}

/** A reader that ended early closes its end; that it ended is told by its exit. */
function feed(child: ChildProcess, bytes: Buffer): void {
  child.stdin?.on('error', () => child.stdin?.destroy());
  child.stdin?.end(bytes);
}

async function collect(child: ChildProcess, kill: () => void): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of child.stdio[ANSWER] as Readable as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxAnswerBytes) {
      kill();
      return '';
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve());
  });

/** Half an answer comes from a reader that was ended while it wrote. */
function parse(answer: string): ReaderAnswer | null {
  return answer.endsWith('\n') ? (JSON.parse(answer) as ReaderAnswer) : null;
}
