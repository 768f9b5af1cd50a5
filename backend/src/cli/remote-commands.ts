import { FORMATS, type FormatKey, type TransformRequest } from '@repurpose/contract';
import type { CheckDto, CreditsDto, TransformationDto } from '../modules/v1/v1.dto.js';
import { UsageError } from './options.js';
import type { Remote } from './remote.js';
import { json, printClaims, readContent, type Terminal } from './terminal.js';

interface Output {
  terminal: Terminal;
  isJson: boolean;
}

/** Null: the argument is a file to write from. */
export function findCommand(
  args: readonly string[],
): ((remote: Remote, output: Output) => Promise<number>) | null {
  const [name, first, second] = args;
  if (name === 'credits' && args.length === 1) return showCredits;
  if (name === 'status' && first && args.length === 2)
    return (remote, output) => showStatus(remote, first, output);
  if (name === 'check' && first && second && args.length === 3)
    return (remote, output) => checkRemotely(remote, { source: first, text: second }, output);
  return null;
}

/** Exit code: 0 every format was written, else 1. */
export async function transformRemotely(
  remote: Remote,
  request: TransformRequest,
  output: Output,
): Promise<number> {
  const end = showTime(output.terminal, `writing ${request.formats.length} formats`);
  try {
    let { body, retryAfterSeconds } = await remote.call<TransformationDto>('transform', { body: request });
    while (isOpen(body)) {
      await remote.pause(retryAfterSeconds, progressOf(body));
      ({ body, retryAfterSeconds } = await status(remote, body.id));
    }
    return show(body, output);
  } finally {
    end();
  }
}

async function showStatus(remote: Remote, id: string, output: Output): Promise<number> {
  return show((await status(remote, id)).body, output);
}

async function showCredits(remote: Remote, { terminal, isJson }: Output): Promise<number> {
  const { body } = await remote.call<CreditsDto>('credits');
  const left = body.remaining === null ? 'unlimited' : `${body.remaining} of ${body.quota} credits left`;
  terminal.out(isJson ? json(body) : `${body.plan}: ${left}, renewed ${body.renewsAt.slice(0, 10)}\n`);
  return 0;
}

async function checkRemotely(
  remote: Remote,
  files: { source: string; text: string },
  { terminal, isJson }: Output,
): Promise<number> {
  if (files.source === '-' && files.text === '-') throw new UsageError('standard input only once');
  const source = await readContent(files.source, terminal);
  const text = await readContent(files.text, terminal);
  const { body } = await remote.call<CheckDto>('check', { body: { source, text } });
  if (isJson) terminal.out(json(body));
  else
    printClaims(
      body.claims.map((claim) => ({ ...claim, supported: claim.source !== null })),
      terminal,
    );
  return body.unsupportedClaims === 0 ? 0 : 1;
}

const status = (remote: Remote, id: string) => remote.call<TransformationDto>('status', { query: { id } });
const isOpen = ({ status: state }: TransformationDto): boolean => state === 'queued' || state === 'running';

function progressOf({ formats }: TransformationDto): string {
  const results = Object.values(formats);
  return `${results.filter(({ text }) => text !== null).length} of ${results.length} formats written`;
}

function show(body: TransformationDto, { terminal, isJson }: Output): number {
  const results = Object.entries(body.formats) as [FormatKey, TransformationDto['formats'][FormatKey]][];
  if (isJson) terminal.out(json(body));
  for (const [format, result] of results) {
    if (!isJson && result?.text) terminal.out(`=== ${FORMATS[format].label} ===\n\n${result.text}\n\n`);
    if (result?.error) terminal.err(`${format}: ${result.error.message}`);
  }
  if (isOpen(body)) terminal.err(progressOf(body));
  return results.every(([, result]) => result?.status === 'succeeded') ? 0 : 1;
}

function showTime({ progress }: Terminal, what: string): () => void {
  if (!progress) return () => undefined;
  const startedAt = performance.now();
  const timer = setInterval(
    () => progress(`${what}: ${Math.round((performance.now() - startedAt) / 1_000)} s`),
    1_000,
  );
  return () => {
    clearInterval(timer);
    progress('');
  };
}
