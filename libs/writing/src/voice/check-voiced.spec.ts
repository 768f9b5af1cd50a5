import type { Draft } from '../formats/draft/draft.types.js';
import { checkDraft } from '../formats/finish/check-draft.js';
import { readSource } from '../source/read-source.js';
import { carryVoice } from './carry-voice.js';
import { checkVoiced } from './check-voiced.js';
import { finishInVoice } from './finish-in-voice.js';
import { banned, voiceOf } from './voice.fixture.js';

const source = readSource(
  `The harbour has 40 berths, and six boats wait outside. That is why the council published a guide for guests.
We have not known before how many boats wait. The old crane is not safe in the winter storms.`,
);
const summary = (...bullets: string[]): Draft => ({ format: 'summary', title: '', bullets });
const voice = voiceOf({ contractions: 'use', numerals: 'figures' }, [banned('storms', 'gales')]);
const FIRST = 'The harbour has 40 berths, and six boats wait outside.';
const CRANE = 'The old crane is not safe in the winter storms.';
const voiced = finishInVoice(summary(FIRST, CRANE), source, voice);
const { checks } = voiced;

const bulletsOf = (draft: Draft): string[] => (draft.format === 'summary' ? draft.bullets : []);
const [first = '', crane = ''] = bulletsOf(voiced.draft);
const edited = (...bullets: string[]) => {
  const after = summary(...bullets);
  return checkVoiced(after, source, checks.voice && carryVoice(checks.voice, voiced.draft, after));
};

it('a draft in a voice is checked as it was before the voice', () => {
  expect([first, crane]).toEqual([
    'The harbour has 40 berths, and 6 boats wait outside.',
    "The old crane isn't safe in the winter gales.",
  ]);
  expect(edited(first, crane)).toEqual(voiced);
});

it('an edit before or behind a change takes the change along, and its claims', () => {
  const longer = edited(`It is so: ${first} Please note it.`, `Mind it. ${crane}`);
  expect(longer.checks.unsupportedClaims).toBe(0);
  expect(longer.checks.voice?.changes.map(({ rule, start }) => [rule, start])).toEqual([
    ['numerals', 'It is so: The harbour has 40 berths, and '.length],
    ['contractions', 'Mind it. The old crane '.length],
    ['banned-word', "Mind it. The old crane isn't safe in the winter ".length],
  ]);
  for (const { text, start, end } of longer.checks.claims) expect(longer.text.slice(start, end)).toBe(text);
});

it('a segment that has moved takes its changes along', () => {
  const turned = edited(crane, first);
  expect(turned.checks.voice?.changes.map(({ segment, rule }) => [segment, rule])).toEqual([
    ['bullets.1', 'numerals'],
    ['bullets.0', 'contractions'],
    ['bullets.0', 'banned-word'],
  ]);
  expect(turned.checks.unsupportedClaims).toBe(0);
});

it('what a person rewrites is the voice’s no more, and is checked as it is', () => {
  const other = edited(first, 'The old crane has 3 hooks in the winter gales.');
  expect(other.checks.voice?.changes.map(({ rule }) => rule)).toEqual(['numerals', 'banned-word']);
  expect(other.checks.claims.filter(({ source: place }) => place === null).map(({ text }) => text)).toContain(
    '3',
  );
});

it('without a voice a draft is checked as it is', () => {
  expect(checkVoiced(voiced.draft, source, undefined)).toEqual(checkDraft(voiced.draft, source));
});
