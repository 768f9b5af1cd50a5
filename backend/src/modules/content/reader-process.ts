import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { SETTINGS } from '../../config/settings.js';
import { AppError } from '../../errors/app-error.js';
import type { FileToRead, ReaderAnswer } from './reader/answer.types.js';
import { hasProcessorLimit, LIMITED_NODE, READER } from './reader-command.js';

const { maxAnswerBytes, niceness, retryAfterSeconds } = SETTINGS.uploads;

/** File descriptor of the result: libraries may write to stdout and stderr. */
const ANSWER = 3;

/** Null: over a limit. @throws AppError UPLOADS_BUSY: the processor had no time for it */
export async function readInProcess(file: FileToRead, signal: AbortSignal): Promise<ReaderAnswer | null> {
  signal.throwIfAborted();
  const [program = process.execPath, ...args] = [...LIMITED_NODE, READER];
  const child = spawn(program, args, { env: {}, stdio: ['pipe', 'ignore', 'ignore', 'pipe'] });
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  const kill = () => void child.kill('SIGKILL');
  const { wallMs, wallMsUnlimited } = SETTINGS.uploads;
  let isLate = false;
  const endLate = (): void => {
    isLate = true;
    kill();
  };
  const timer = setTimeout(endLate, hasProcessorLimit ? wallMs : wallMsUnlimited);
  signal.addEventListener('abort', kill, { once: true });
  try {
    feed(child, file);
    const [answer] = await Promise.all([collect(child, kill), once(child, 'exit')]);
    signal.throwIfAborted();
    if (isLate && hasProcessorLimit) throw new AppError('UPLOADS_BUSY', { retryAfterSeconds });
    return answer === '' ? null : parse(answer);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
  }
}

/** A reader that ended early closes the pipe. Its exit is handled elsewhere. */
function feed(child: ChildProcess, { bytes, page }: FileToRead): void {
  child.stdin?.on('error', () => child.stdin?.destroy());
  child.stdin?.write(`${JSON.stringify(page ?? null)}\n`);
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

function parse(answer: string): ReaderAnswer | null {
  return answer.endsWith('\n') ? (JSON.parse(answer) as ReaderAnswer) : null;
}
