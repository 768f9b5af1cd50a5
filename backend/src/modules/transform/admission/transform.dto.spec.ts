import { DEFAULT_SETTINGS, ERRORS, FORMAT_KEYS } from '@repurpose/contract';
import { ContractPipe } from '../../../http/contract.pipe.js';
import { AppError } from '../../../errors/app-error.js';
import { makeExcerpt } from './excerpt.js';
import { toIdempotencyKey, toRequest, TransformDto } from './transform.dto.js';

const pipe = new ContractPipe();
const good = { content: 'A text. It has two sentences.', formats: ['twitter'] };
const read = async (body: unknown) =>
  toRequest((await pipe.transform(body, { type: 'body', metatype: TransformDto })) as TransformDto);
const failureOf = async (body: unknown): Promise<AppError> => {
  const thrown: unknown = await read(body).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof AppError)) throw new Error(`was not refused: ${String(thrown)}`);
  return thrown;
};

describe('a transform request that is not right', () => {
  it.each([
    ['null', null, 'BODY_NOT_OBJECT'],
    ['a list', [good], 'BODY_NOT_OBJECT'],
    ['nothing in it', {}, 'CONTENT_REQUIRED'],
    ['content of blanks', { ...good, content: ' \n\t\u00a0\u200b\ufeff' }, 'CONTENT_REQUIRED'],
    ['content of NULs', { ...good, content: '\0\0' }, 'CONTENT_REQUIRED'],
    ['content null', { ...good, content: null }, 'CONTENT_REQUIRED'],
    ['content a number', { ...good, content: 7 }, 'CONTENT_INVALID'],
    ['content a list', { ...good, content: ['A text.'] }, 'CONTENT_INVALID'],
    ['content too long', { ...good, content: 'x'.repeat(100_001) }, 'CONTENT_TOO_LONG'],
    ['formats missing', { content: 'A text.' }, 'FORMATS_REQUIRED'],
    ['formats null', { ...good, formats: null }, 'FORMATS_REQUIRED'],
    ['formats empty', { ...good, formats: [] }, 'FORMATS_REQUIRED'],
    ['formats a string', { ...good, formats: 'twitter' }, 'FORMATS_REQUIRED'],
    ['formats an object', { ...good, formats: { 0: 'twitter', length: 1 } }, 'FORMATS_REQUIRED'],
    ['a format that is a number', { ...good, formats: [1] }, 'FORMAT_UNKNOWN'],
    ['a format of the prototype', { ...good, formats: ['toString'] }, 'FORMAT_UNKNOWN'],
    ['settings a list', { ...good, settings: [] }, 'SETTINGS_INVALID'],
    ['settings a string', { ...good, settings: 'casual' }, 'SETTINGS_INVALID'],
    ['settings null', { ...good, settings: null }, 'SETTINGS_INVALID'],
    ['an unknown tone', { ...good, settings: { tone: 'angry' } }, 'TONE_UNKNOWN'],
    ['an unknown industry', { ...good, settings: { industry: 'x' } }, 'INDUSTRY_UNKNOWN'],
    ...[33, '50', -1, 1e9, null, [50]].flatMap((value): [string, unknown, keyof typeof ERRORS][] => [
      [
        `formality ${JSON.stringify(value)}`,
        { ...good, settings: { formality: value } },
        'FORMALITY_UNKNOWN',
      ],
      [`length ${JSON.stringify(value)}`, { ...good, settings: { length: value } }, 'LENGTH_UNKNOWN'],
    ]),
  ])('%s', async (_name, body, code) => {
    expect((await failureOf(body)).code).toBe(code);
  });

  it('names the format that is unknown', async () => {
    const failure = await failureOf({ ...good, formats: ['twitter', 'nope'] });
    expect([failure.status, failure.message]).toEqual([400, 'Unknown output format: nope.']);
  });

  it.each([[''], [' key'], ['key\u00e9'], ['a\nb'], ['k'.repeat(256)]])('an Idempotency-Key of %j', (key) => {
    expect(() => toIdempotencyKey(key)).toThrow(ERRORS.IDEMPOTENCY_KEY_INVALID.message);
  });
});

describe('a transform request that is right', () => {
  it('has default settings where none were sent', async () => {
    expect((await read(good)).settings).toEqual(DEFAULT_SETTINGS);
    expect((await read({ ...good, settings: { tone: 'casual' } })).settings).toEqual({
      ...DEFAULT_SETTINGS,
      tone: 'casual',
    });
  });

  it('has each format once, and nothing it was not asked for', async () => {
    const body = JSON.parse(
      '{"content":"A text.","formats":["email","twitter","email"],"plan":"agency","__proto__":{"x":1},"settings":{"tone":"casual","x":1,"__proto__":{"length":75}}}',
    ) as unknown;
    expect(await read(body)).toEqual({
      content: 'A text.',
      formats: ['email', 'twitter'],
      settings: { ...DEFAULT_SETTINGS, tone: 'casual' },
    });
  });

  it('is cleaned of NULs and of half characters', async () => {
    expect((await read({ ...good, content: 'A\0 te\ud800xt. \u{1f600}' })).content).toBe(
      'A te\ufffdxt. \u{1f600}',
    );
  });

  it('may be of 100,000 characters and of all formats', async () => {
    const request = await read({ content: 'x'.repeat(100_000), formats: FORMAT_KEYS });
    expect([request.content.length, request.formats]).toEqual([100_000, [...FORMAT_KEYS]]);
  });

  it.each([
    ['Words that can be read.', 'Words that can be read.'],
    [
      '# Title\n\nA first sentence. '.concat('And more of it. '.repeat(40)),
      /^Title\nA first sentence\. .{20,}…$/,
    ],
    ['Bread. '.repeat(40), /^(Bread\. )+Bread…$/],
    ['---\ntitle: From above\n---\n\nA first sentence.', 'From above\nA first sentence.'],
    [
      `---\ntitle: "From above"\ndate: 2024-03-01\n${'# Of the site generator.\n'.repeat(40)}---\n\nA first sentence.`,
      'From above\nA first sentence.',
    ],
    [
      'Our choir sings for 3 years.\n\nIt began small. It grew.',
      'Our choir sings for 3 years.\nIt began small. It grew.',
    ],
    [
      `Hi.\n\n![${'a picture '.repeat(60)}](https://example.com/a.png)\n\nThen the whole story begins here, on a Monday.`,
      'Hi.\nThen the whole story begins here, on a Monday.',
    ],
    ['***\n---\n```\n```', null],
  ])('shows its first words', (content, expected) => {
    const excerpt = makeExcerpt(content);
    if (expected instanceof RegExp) expect(excerpt).toMatch(expected);
    else expect(excerpt).toBe(expected);
  });
});
