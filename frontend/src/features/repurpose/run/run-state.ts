import { MESSAGES, type FormatKey, type OutputChecks, type TransformRequest } from '@repurpose/contract';
import type { OpenTransformation } from '../repurpose.api.js';

/** One format of a run. */
type RunOutput =
  | { status: 'waiting' }
  | { status: 'done'; text: string; checks: OutputChecks | null; draft: object | null }
  | { status: 'failed'; message: string };

export interface RunState {
  phase: 'idle' | 'loading' | 'missing' | 'busy' | 'results' | 'error';
  /** Known once the server has accepted the request. */
  id: string | null;
  /** Null: written just now. */
  createdAt: string | null;
  /** The source. */
  content: string;
  formats: readonly FormatKey[];
  outputs: Readonly<Partial<Record<FormatKey, RunOutput>>>;
  selected: FormatKey | null;
  error: string | null;
}

export const IDLE: RunState = {
  phase: 'idle',
  id: null,
  createdAt: null,
  content: '',
  formats: [],
  outputs: {},
  selected: null,
  error: null,
};

/** Sent, not accepted yet. */
export function startingRun({ content, formats }: TransformRequest): RunState {
  const outputs = Object.fromEntries(formats.map((format) => [format, { status: 'waiting' }] as const));
  return { ...IDLE, phase: 'busy', content, formats, outputs };
}

const PHASES = { running: 'busy', ended: 'results', failed: 'error' } as const;
const STREAM_STATES = {
  queued: 'running',
  running: 'running',
  succeeded: 'ended',
  failed: 'failed',
} as const;

/** A transformation started elsewhere, or before a reload, has no stream. */
export const streamStateOf = ({ stream, status }: Pick<OpenTransformation, 'stream' | 'status'>) =>
  stream?.state ?? STREAM_STATES[status];

export function runOf(open: OpenTransformation, selected: FormatKey | null): RunState {
  const { id, formats, request } = open;
  const state = streamStateOf(open);
  const outputs: Partial<Record<FormatKey, RunOutput>> = {};
  for (const format of formats) {
    const output = outputOf(open, format);
    if (output) outputs[format] = output;
  }
  return {
    phase: PHASES[state],
    ...{ id, formats, outputs, selected, content: request.content },
    createdAt: open.stream ? null : (open.createdAt ?? null),
    error: state === 'failed' ? errorOf(open) : null,
  };
}

const errorOf = ({ stream, error }: OpenTransformation): string =>
  stream?.state === 'failed' ? stream.message : (error?.message ?? MESSAGES.transform.failed);

function outputOf(open: OpenTransformation, format: FormatKey): RunOutput | null {
  const { transformedContent, checks, drafts, failures, retrying } = open;
  const text = transformedContent[format];
  if (text !== undefined)
    return { status: 'done', text, checks: checks?.[format] ?? null, draft: drafts?.[format] ?? null };
  if (retrying?.includes(format)) return { status: 'waiting' };
  const failure = failures?.find((each) => each.format === format);
  if (failure) return { status: 'failed', message: failure.message };
  return streamStateOf(open) === 'running' ? { status: 'waiting' } : null;
}

/** In the order of the request. */
export function deliveredFormats({ formats, outputs }: RunState): FormatKey[] {
  return formats.filter((format) => outputs[format]?.status === 'done');
}
