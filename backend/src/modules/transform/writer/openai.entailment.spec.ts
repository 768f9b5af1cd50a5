import { DEFAULT_SETTINGS, type OutputChecks } from '@repurpose/contract';
import type { WritingRequest } from '@repurpose/writing';
import { Logger } from '@nestjs/common';
import { openAiModel } from '../../../../test/harness/openai-model.js';
import type { Behaviour } from '../../../../test/harness/openai-server.js';
import { textWorkPools } from '../../../../test/harness/text-work.js';
import { loadEnv, type Env } from '../../../config/env.js';
import { UsageTotal } from './call-writer.js';
import { chooseWriter } from './writer.factory.js';

const content = [
  '# Lindholm harbour',
  'Lindholm harbour has room for 140 boats. The harbour office lent the club 12 pumps in 2023.',
  'The club plans a second pier for 2025, if members agree. Guests pay a small fee for each night.',
].join('\n\n');
const request: WritingRequest = { content, formats: ['summary'], settings: { ...DEFAULT_SETTINGS } };
const open = new AbortController().signal;
const TRUE = 'Lindholm harbour has room for 140 boats.';
const TURNED = 'In 2023 it was the club from which 12 pumps came to the harbour office.';
const DRAFT: Behaviour = { answer: { title: 'Lindholm harbour', bullets: [TRUE, TURNED] } };

const { server, aWriter, aCheckingWriter } = openAiModel();

function verdictOf(verdict: string, evidence: string): Behaviour {
  const lines = server.calls.at(-1)?.user.split('\n') ?? [];
  const items = lines.flatMap((line) =>
    line.startsWith('{"id"') ? [JSON.parse(line) as { id: number; sentence: string }] : [],
  );
  const verdicts = items.map(({ id, sentence }) =>
    sentence === TURNED ? { id, verdict, evidence } : { id, verdict: 'entailed', evidence: sentence },
  );
  return { answer: { verdicts } };
}
const behave =
  (second: () => Behaviour): typeof server.behave =>
  (kind) =>
    kind === 'entailment' ? second() : DRAFT;

const found = ({ claims }: OutputChecks): object[] =>
  claims
    .filter(({ rule }) => rule?.startsWith('model-'))
    .map(({ kind, text, source, rule, reason }) => ({ kind, text, source, rule, reason }));
const calls = (): string[] => server.calls.map(({ format }) => format);

const EVIDENCE = 'The harbour office lent the club 12 pumps in 2023.';

describe('the model’s check of an output', () => {
  it('marks a sentence that the source contradicts, with the words of the source', async () => {
    server.behave = behave(() => verdictOf('contradicted', EVIDENCE));
    const unchecked = await aWriter().write(request, 'summary', open);
    const { text, draft, checks } = await aCheckingWriter().write(request, 'summary', open);
    expect(found(checks)).toEqual([
      {
        kind: 'statement',
        text: TURNED,
        source: null,
        rule: 'model-contradicted',
        reason: `A model finds that the source contradicts this: “${EVIDENCE}”.`,
      },
    ]);
    expect(checks.unsupportedClaims).toBe(unchecked.checks.unsupportedClaims + 1);
    const [claim] = checks.claims.filter(({ rule }) => rule === 'model-contradicted');
    expect(text.slice(claim?.start, claim?.end)).toBe(TURNED);
    expect({ text, draft }).toEqual({ text: unchecked.text, draft: unchecked.draft });
  });

  it('marks what the source does not state', async () => {
    server.behave = behave(() => verdictOf('not stated', 'lent the club  12 pumps'));
    const { checks } = await aCheckingWriter().write(request, 'summary', open);
    expect(found(checks)).toMatchObject([{ text: TURNED, rule: 'model-not-stated' }]);
  });

  it('adds nothing to what is entailed, in one further call whose tokens count', async () => {
    server.behave = behave(() => verdictOf('entailed', EVIDENCE));
    const spending = new UsageTotal();
    const origin = { requestId: 'r-1', plan: 'free', spend: spending.add } as const;
    const unchecked = await aWriter().write(request, 'summary', open);
    server.calls.length = 0;
    const output = await aCheckingWriter().write(request, 'summary', open, origin);
    expect(output).toEqual(unchecked);
    expect([calls().filter((kind) => kind === 'entailment').length, server.calls.at(-1)?.requestId]).toEqual([
      1,
      'r-1',
    ]);
    expect(spending.total).toMatchObject({ inputTokens: 100 * server.calls.length });
  });

  it.each([
    ['made up', 'The club lent the harbour office nothing.'],
    ['put together of two places', 'Lindholm harbour has room for 12 pumps in 2023.'],
    ['too short to tell anything', 'the'],
    ['missing', ''],
  ])('discards a verdict whose evidence is %s', async (_name, evidence) => {
    server.behave = behave(() => verdictOf('contradicted', evidence));
    const { checks } = await aCheckingWriter().write(request, 'summary', open);
    expect([found(checks), calls().at(-1)]).toEqual([[], 'entailment']);
  });

  it('is not asked for unless it is switched on, nor of a text without a claim', async () => {
    server.behave = behave(() => 'hang');
    await aWriter().write(request, 'summary', open);
    const plain = { answer: { title: 'harbours', bullets: ['guests pay a small fee for each night.'] } };
    server.behave = (kind) => (kind === 'entailment' ? 'hang' : plain);
    await aCheckingWriter().write(request, 'summary', open);
    expect(calls()).not.toContain('entailment');
  });

  it('shows the model each sentence with its passage, between the fences', async () => {
    server.behave = behave(() => verdictOf('entailed', ''));
    await aCheckingWriter().write(request, 'summary', open);
    const { user = '', system = '' } = server.calls.at(-1) ?? {};
    const mark = /^<<<SOURCE (\S{12,})\n/.exec(user)?.[1] ?? 'none';
    const fenced = user.slice(0, user.indexOf(`SOURCE ${mark}>>>`));
    expect(fenced).toContain(TURNED);
    expect(fenced).toContain(EVIDENCE);
    expect(system).not.toContain('pumps');
  });
});

describe('the switch OPENAI_ENTAILMENT', () => {
  const textWork = textWorkPools()();
  const envOf = (given: Record<string, string>): Env =>
    loadEnv({
      ...{ DATABASE_URL: 'postgres://u@localhost/d', REDIS_URL: 'redis://localhost' },
      ...{ WRITER: 'openai', OPENAI_BASE_URL: server.baseUrl, ...given },
    });

  it.each<[Record<string, string>, number]>([
    [{}, 0],
    [{ OPENAI_ENTAILMENT: 'false' }, 0],
    [{ OPENAI_ENTAILMENT: 'true' }, 1],
    [{ OPENAI_ENTAILMENT: 'true', WRITER: 'offline' }, 0],
  ])('%j: %d calls an output', async (given, count) => {
    server.behave = behave(() => verdictOf('entailed', EVIDENCE));
    await chooseWriter(envOf(given), textWork).write(request, 'summary', open);
    expect(server.callsOf('entailment')).toBe(count);
  });

  it('is true or false', () => {
    expect(() => envOf({ OPENAI_ENTAILMENT: 'yes' })).toThrow('OPENAI_ENTAILMENT must be one of true, false');
  });
});

describe('a check that fails', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  beforeEach(() => warn.mockClear());
  afterAll(() => warn.mockRestore());
  const warnings = (): unknown[] =>
    warn.mock.calls.filter(([, message]) => message === 'a text was not checked by the model');

  it.each<[string, Behaviour, RegExp]>([
    ['takes too long', 'hang', /no answer in time/],
    ['breaks off', 'reset', /provider not reached/],
    ['is refused', { status: 429 }, /provider answered 429/],
    ['is another shape', { answer: { verdicts: [{ id: 1 }] } }, /DraftError/],
    [
      'knows other verdicts',
      { answer: { verdicts: [{ id: 1, verdict: 'no', evidence: '' }] } },
      /DraftError/,
    ],
    ['is prose', 'not-json', /SyntaxError/],
  ])('changes nothing of the output when it %s, and is logged once', async (_name, behaviour, cause) => {
    server.behave = behave(() => behaviour);
    const unchecked = await aWriter().write(request, 'summary', open);
    server.calls.length = 0;
    expect(await aCheckingWriter({ callMs: 1_500 }).write(request, 'summary', open)).toEqual(unchecked);
    expect(calls().filter((kind) => kind === 'entailment')).toHaveLength(1);
    expect(warnings()).toEqual([[expect.objectContaining({ format: 'summary' }), expect.any(String)]]);
    expect(JSON.stringify(warnings())).toMatch(cause);
  });

  it('leaves the finished output when the job has no time left', async () => {
    const job = new AbortController();
    server.behave = behave(() => {
      job.abort(new Error('out of time'));
      return 'hang';
    });
    const { text } = await aCheckingWriter().write(request, 'summary', job.signal);
    expect(text).toContain(TURNED);
    expect(warnings()).toHaveLength(1);
  });
});
