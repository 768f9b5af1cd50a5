import { DEFAULT_VOICE_RULES } from '@repurpose/contract';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { runRepurpose } from './repurpose.js';

const ARTICLE =
  'The harbour replaced 40 metres of pipe in two weekends. Members organised most of the digging themselves. Small repairs paid for themselves within one season.';
const folder = mkdtempSync(join(tmpdir(), 'voice-'));
const term = { kind: 'banned', text: 'digging', forms: [], replacement: 'spadework', isCaseSensitive: false };

async function run(voice: unknown, ...args: string[]) {
  const file = join(folder, 'voice.json');
  writeFileSync(file, typeof voice === 'string' ? voice : JSON.stringify(voice));
  const ended = { code: 0, out: '', err: '' };
  ended.code = await runRepurpose(['-', '--formats', 'summary', '--voice', file, ...args], {
    env: {},
    stdin: Readable.from([ARTICLE]),
    out: (text) => void (ended.out += text),
    err: (line) => void (ended.err += line),
  });
  return ended;
}

it('writes in the voice of a file, and tells with --json what the voice changed', async () => {
  const { code, out } = await run({ name: 'Harbour desk', terms: [term] }, '--json');
  const { transformedContent, checks } = JSON.parse(out) as {
    transformedContent: { summary: string };
    checks: { summary: { voice: { name: string; changes: { rule: string }[]; likeness: number | null } } };
  };
  expect([code, checks.summary.voice.name, checks.summary.voice.likeness]).toEqual([0, 'Harbour desk', null]);
  expect(transformedContent.summary).toContain('spadework');
  expect(checks.summary.voice.changes.map(({ rule }) => rule)).toContain('banned-word');
});

it('takes a voice as the data export has it, and rules that are not named are the defaults', async () => {
  const exported = {
    ...{ id: 'x', workspaceId: 'y', name: 'House', isDefault: true, terms: [] },
    rules: { ...DEFAULT_VOICE_RULES, spelling: 'en-US' },
    samples: [{ title: 'Column', text: `${ARTICLE} `.repeat(30), createdAt: 'now' }],
  };
  const { code, out } = await run(exported);
  expect([code, out.includes('organized')]).toEqual([0, true]);
  expect((await run({ rules: { spelling: 'en-US' } })).out).toBe(out);
});

it.each([
  ['no JSON', '{', /is not JSON/u],
  ['no object', [], /object/u],
  ['an unknown spelling', { rules: { spelling: 'en-AU' } }, /rules/u],
  ['a word without a text', { terms: [{ ...term, text: '' }] }, /word/iu],
])('refuses %s with one line', async (_, voice, message) => {
  const { code, out, err } = await run(voice);
  expect([code, out, err]).toEqual([1, '', expect.stringMatching(message)]);
});
