import type { TransformResponse } from '@repurpose/contract';
import { createStreamParser, readEvents } from './event-stream.js';
import { IDLE, deliveredFormats, runReducer, type RunState } from './run-state.js';

const STREAM =
  ': hello\r\nevent: queued\r\ndata: {"id":"1"}\r\n\r\nevent: done\ndata: a\ndata:b\nid: 4\n\ndata: plain\n\nevent: empty\n\n';
const EVENTS = [
  { event: 'queued', data: '{"id":"1"}' },
  { event: 'done', data: 'a\nb' },
  { event: 'message', data: 'plain' },
];

describe('an event stream', () => {
  it('is read the same however it is cut', () => {
    for (let cut = 0; cut <= STREAM.length; cut += 1) {
      const parse = createStreamParser();
      expect([...parse(STREAM.slice(0, cut)), ...parse(STREAM.slice(cut))]).toEqual(EVENTS);
    }
  });
  it('is read byte by byte, also inside a character, and to its last event without a blank line', async () => {
    const bytes = new TextEncoder().encode('data: früh\n\ndata: 🎈');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    const data: string[] = [];
    for await (const event of readEvents(body)) data.push(event.data);
    expect(data).toEqual(['früh', '🎈']);
  });
});

const busy = runReducer(IDLE, { type: 'started', content: 'text', formats: ['twitter', 'email'] });
const response = (changes: Partial<TransformResponse> = {}): TransformResponse => ({
  transformedContent: { twitter: 'T', email: 'E' },
  id: 'run-1',
  creditsLeft: 4,
  failures: [],
  checks: {},
  drafts: {},
  ...changes,
});
const after = (state: RunState, ...actions: Parameters<typeof runReducer>[1][]) =>
  actions.reduce(runReducer, state);

describe('a run', () => {
  it('clears the previous result and error when it starts', () => {
    const failed = after(busy, { type: 'failed', message: 'No.' });
    const again = after(failed, { type: 'started', content: 'x', formats: ['linkedin'] });
    expect(again).toMatchObject({
      phase: 'busy',
      error: null,
      selected: null,
      pieces: { linkedin: { status: 'waiting' } },
    });
  });
  it('selects the first format when the results arrive', () => {
    expect(after(busy, { type: 'delivered', response: response() })).toMatchObject({
      phase: 'results',
      selected: 'twitter',
    });
  });
  it('keeps the tab the reader chose while it ran', () => {
    const chosen = after(
      busy,
      { type: 'pieceArrived', format: 'email', text: 'E', checks: null },
      { type: 'selected', format: 'email' },
    );
    expect(after(chosen, { type: 'delivered', response: response() }).selected).toBe('email');
  });
  it('keeps what had arrived when the rest fails', () => {
    const half = after(
      busy,
      { type: 'pieceArrived', format: 'email', text: 'E', checks: null },
      { type: 'failed', message: 'No.' },
    );
    expect(half.phase).toBe('error');
    expect(deliveredFormats(half)).toEqual(['email']);
  });
  it('shows a format that failed as failed, and as delivered after its retry', () => {
    const failure = { format: 'email' as const, code: 'WRITER_FAILED' as const, message: 'No.' };
    const partial = after(busy, {
      type: 'delivered',
      response: response({ transformedContent: { twitter: 'T' }, failures: [failure] }),
    });
    expect(partial.pieces.email).toEqual({ status: 'failed', message: 'No.' });
    const retried = after(
      partial,
      { type: 'retried', format: 'email' },
      { type: 'delivered', response: response() },
    );
    expect(deliveredFormats(retried)).toEqual(['twitter', 'email']);
    expect(retried.selected).toBe('twitter');
  });
});
