import { type FormatFailure, type OutputChecks } from '@repurpose/contract';
import type { OpenTransformation } from '../repurpose.api.js';
import { deliveredFormats, runOf, startingRun } from './run-state.js';

const request = {
  content: 'text',
  formats: ['twitter' as const, 'email' as const],
  settings: { tone: 'professional', industry: 'technology', formality: 50, length: 50 } as const,
};
const open = (changes: Partial<OpenTransformation> = {}): OpenTransformation => ({
  ...{ id: 'run-1', formats: request.formats, request, transformedContent: {}, failures: [] },
  ...{ checks: {}, drafts: {}, status: 'running', error: null },
  ...changes,
});
const failure: FormatFailure = { format: 'email', code: 'WRITER_FAILED', message: 'No.' };
const checks = { claims: [] } as unknown as OutputChecks;

it('a request on its way waits for each of its formats', () => {
  expect(startingRun(request)).toMatchObject({
    ...{ phase: 'busy', id: null, content: 'text', error: null, selected: null },
    outputs: { twitter: { status: 'waiting' }, email: { status: 'waiting' } },
  });
});

it('a running one shows what has arrived and waits for the rest', () => {
  const run = runOf(
    open({ stream: { state: 'running' }, transformedContent: { email: 'E' }, checks: { email: checks } }),
    null,
  );
  expect(run).toMatchObject({ phase: 'busy', id: 'run-1', outputs: { twitter: { status: 'waiting' } } });
  expect(run.outputs.email).toEqual({ status: 'done', text: 'E', checks, draft: null });
});

it('what had arrived when the rest failed stays readable', () => {
  const stream = { state: 'failed', message: 'No.', status: 502 } as const;
  const run = runOf(open({ stream, transformedContent: { email: 'E' } }), null);
  expect([run.phase, run.error, deliveredFormats(run)]).toEqual(['error', 'No.', ['email']]);
  expect(run.outputs.twitter).toBeUndefined();
});

it('a past one is a result, with the format the reader chose', () => {
  const run = runOf(open({ status: 'succeeded', transformedContent: { twitter: 'T', email: 'E' } }), 'email');
  expect([run.phase, run.selected, deliveredFormats(run)]).toEqual([
    'results',
    'email',
    ['twitter', 'email'],
  ]);
});

it('a failed format says why, and waits while it is written again', () => {
  const partial = open({ transformedContent: { twitter: 'T' }, failures: [failure] });
  expect(runOf(partial, null).outputs.email).toEqual({ status: 'failed', message: 'No.' });
  expect(runOf({ ...partial, retrying: ['email'] }, null).outputs.email).toEqual({ status: 'waiting' });
});

it('one without a stream stands as its row says', () => {
  const texts = { twitter: 'T', email: 'E' };
  expect(runOf(open(), null).phase).toBe('busy');
  expect(runOf(open({ status: 'succeeded', transformedContent: texts }), null).phase).toBe('results');
  const error = { code: 'TRANSFORM_TIMEOUT', message: 'It took too long.' } as const;
  expect(runOf(open({ status: 'failed', error }), null)).toMatchObject({
    phase: 'error',
    error: 'It took too long.',
  });
});
