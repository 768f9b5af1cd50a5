import { DEFAULT_SETTINGS, FORMAT_KEYS, LENGTH_VALUES, TONE_KEYS } from '@repurpose/contract';
import type { WritingRequest } from '@repurpose/writing';
import { openAiModel } from '../../../../test/harness/openai-model.js';
import { USUAL_SENTENCE } from '../../../../test/harness/openai-server.js';
import type { Behaviour } from '../../../../test/harness/openai-server.js';
import { UsageTotal } from './call-writer.js';

const content = [
  '# How we write release notes',
  `${USUAL_SENTENCE} In 2016 the team had 14 people, and each of them wrote one note a week.`,
  'Readers outside the team began to answer. They asked for dates, so every note now begins with one.',
].join('\n\n');
const request: WritingRequest = { content, formats: [...FORMAT_KEYS], settings: { ...DEFAULT_SETTINGS } };
const open = new AbortController().signal;
const { server, aWriter } = openAiModel();

describe('a server that knows less than OpenAI', () => {
  it.each<[string, readonly string[], number]>([
    ['json_schema', ['json_schema'], 1],
    ['json_object', ['json_object', 'text'], 2],
    ['text', ['text'], 3],
  ])('is asked for %s, found out once, with the schema told', async (form, takes, calls) => {
    server.behave = () => ({ wrap: (json) => json, takes });
    const writer = aWriter();
    const { text } = await writer.write(request, 'summary', open);
    expect([text.includes(USUAL_SENTENCE), server.calls.length, server.calls.at(-1)?.form]).toEqual([
      true,
      calls,
      form,
    ]);
    server.calls.length = 0;
    await writer.write(request, 'email', open);
    expect(server.calls.map((call) => call.form)).toEqual([form]);
    expect(server.calls[0]?.user).toContain('JSON schema of the answer\n{"type":"object"');
  });

  it.each<[string, (json: string) => unknown]>([
    ['in a code fence', (json) => `\`\`\`json\n${json}\n\`\`\``],
    ['behind a sentence, with one after it', (json) => `Here is {your} JSON:\n${json}\nHope it helps!`],
    ['with commas behind last items', (json) => json.replaceAll(']', ',\n]').replaceAll('}', ', }')],
    ['with line breaks in its texts', (json) => json.replaceAll('wrote it', 'wrote\nit')],
    ['behind its thoughts', (json) => `<think>The user wants {"bullets": 1}.</think>\n\n${json}`],
    ['behind a byte order mark', (json) => `\uFEFF${json}`],
    [
      'in parts, thoughts apart',
      (json) => [
        { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] },
        { type: 'text', text: json },
      ],
    ],
  ])('may answer %s', async (_name, wrap) => {
    server.behave = () => ({ wrap });
    const { text, checks } = await aWriter().write(request, 'summary', open);
    expect([text.includes(USUAL_SENTENCE), checks.unsupportedClaims, server.calls.length]).toEqual([
      true,
      0,
      1,
    ]);
  });

  it('may count no tokens', async () => {
    const spending = new UsageTotal();
    const message = {
      role: 'assistant',
      content: JSON.stringify({ title: 'Notes', bullets: [USUAL_SENTENCE] }),
    };
    server.behave = () => ({ choice: { finish_reason: 'stop', message }, usage: { total_tokens: 7 } });
    await aWriter().write(request, 'summary', open, { requestId: null, plan: 'free', spend: spending.add });
    expect(spending.total).toMatchObject({ inputTokens: 0, outputTokens: 0, costMicroUsd: 0 });
  });
});

describe('an answer that is none', () => {
  const answered = (finish_reason: string, message: object | undefined): Behaviour => ({
    choice: { finish_reason, message },
  });
  const cut = '{"title":"Notes","bullets":["The team wrote it down';
  it.each<[string, Behaviour, object]>([
    [
      'is filtered',
      answered('content_filter', { role: 'assistant', content: '' }),
      { message: 'provider refused the content', isRetryable: false },
    ],
    [
      'refuses in words',
      answered('stop', { role: 'assistant', content: null, refusal: 'I cannot.' }),
      { message: 'provider refused the content', isRetryable: false },
    ],
    [
      'calls a tool',
      answered('tool_calls', { role: 'assistant', content: null, tool_calls: [] }),
      { message: 'provider answered without text', isRetryable: true },
    ],
    [
      'only thinks',
      answered('stop', { role: 'assistant', content: '', reasoning_content: 'Hm.' }),
      { message: 'provider answered without text', isRetryable: true },
    ],
    [
      'has no message',
      answered('stop', undefined),
      { message: 'provider answered without text', isRetryable: true },
    ],
    [
      'is cut and says so',
      answered('length', { role: 'assistant', content: cut }),
      { message: 'provider cut the answer', isRetryable: false },
    ],
    [
      'is cut and does not say so',
      answered('stop', { role: 'assistant', content: cut }),
      { message: 'summary: answer is not a draft', isRetryable: true },
    ],
  ])('%s: an error, never a piece', async (_name, behaviour, expected) => {
    server.behave = () => behaviour;
    await expect(aWriter().write(request, 'summary', open)).rejects.toMatchObject({
      code: 'WRITER_FAILED',
      ...expected,
    });
    expect(server.calls).toHaveLength(1);
  });
});

describe('the second call', () => {
  it('names what was made up with the words around it, and what is too long as it was answered', async () => {
    const post = `${'They asked for dates, and the team wrote it down and read it again '.repeat(6)}.`;
    server.behave = (_format, earlier) =>
      earlier === 0 ? { answer: { posts: ['In Paris the team had 37 people.', post] } } : 'ok';
    await aWriter().write(request, 'twitter', open);
    const complaint = server.calls[1]?.last ?? '';
    expect(complaint).toContain('"37" in "');
    expect(complaint).toContain('the team had 37 people.');
    expect(complaint).toMatch(/Too long: Post: \d{3} weighted characters, limit 280/);
  });
});

describe('the provider’s prompt cache', () => {
  it('finds the same beginning for all formats and settings', async () => {
    const writer = aWriter();
    const settings = [
      ...TONE_KEYS.map((tone) => ({ ...DEFAULT_SETTINGS, tone })),
      ...LENGTH_VALUES.map((length) => ({ ...DEFAULT_SETTINGS, length })),
      { ...DEFAULT_SETTINGS, industry: 'food' as const, formality: 75 as const },
    ];
    for (const each of settings) await writer.write({ ...request, settings: each }, 'summary', open);
    await Promise.all(FORMAT_KEYS.map((format) => writer.write(request, format, open)));
    const beginnings = server.calls.map(({ system, user }) => system + user.slice(0, user.indexOf('>>>')));
    expect(new Set(beginnings).size).toBe(1);
    expect(beginnings[0]?.length).toBeGreaterThan(content.length);
  });
});
