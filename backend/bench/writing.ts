/* The built-in writer as the worker calls it: all formats of a text, read again each time, without a voice and with one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DEFAULT_SETTINGS,
  DEFAULT_VOICE_RULES,
  FORMAT_KEYS,
  type AppliedVoice,
  type Term,
} from '@repurpose/contract';
import { SourceCache } from '@repurpose/backend/modules/transform/text-work/source-cache.js';
import { write } from '@repurpose/backend/modules/transform/text-work/writing-tasks.js';
import { fingerprintOf } from '@repurpose/writing';
import { ROOT } from '../../scripts/lib/packages.ts';
import { percentile, printTable, type Row } from './measure.ts';

const TOPICS = ['release notes', 'the garden', 'our budget', 'night trains', 'the bakery', 'a library'];
const VERBS = ['changed', 'grew', 'was measured', 'surprised us', 'cost less', 'was rewritten'];

/** Sentences with figures and names, in paragraphs under headings. */
export function prose(words: number): string {
  const sentences: string[] = [];
  for (let i = 0, count = 0; count < words; i += 1) {
    const topic = TOPICS[i % TOPICS.length] ?? '';
    const verb = VERBS[(i * 5) % VERBS.length] ?? '';
    const sentence = `In ${1990 + (i % 35)} ${topic} ${verb} by ${3 + ((i * 7) % 90)} percent, and Ada Winter wrote down why number ${i} mattered to ${4 + (i % 11)} readers.`;
    sentences.push(i % 12 === 0 ? `\n\n## Part ${i / 12 + 1}\n\n${sentence}` : sentence);
    count += sentence.split(' ').length;
  }
  return sentences.join(' ').trim();
}

const banned = (text: string, replacement: string | null): Term => ({
  ...{ kind: 'banned', forms: [], isCaseSensitive: false },
  ...{ text, replacement },
});

const VOICE: AppliedVoice = {
  ...{ id: 'bench', version: 1, name: 'Bench' },
  rules: {
    ...DEFAULT_VOICE_RULES,
    ...{ spelling: 'en-GB', contractions: 'use', numerals: 'words', sentenceWords: 14, oxfordComma: 'use' },
    ...{ quoteMarks: 'curly', exclamations: 'avoid', dashes: 'avoid', emoji: 'avoid', signOff: 'The bench' },
  },
  terms: [banned('page', 'screen'), banned('people', 'persons'), banned('token', null)],
  fingerprint: fingerprintOf([prose(2_000).replaceAll('and', 'but')]),
};

/** Texts that people wrote: ours. */
const FILES = [
  ...['ARCHITECTURE.md', 'docs/features.md', 'docs/access.md'],
  ...['docs/operations/run.md', 'docs/operations/recover.md', 'docs/operations/targets.md'],
];
const opening = (file: string, words: number): string =>
  (readFileSync(join(ROOT, file), 'utf8').match(/\S+\s*/gu) ?? []).slice(0, words).join('');

/** Each request has its own copy of the voice, so that no cache knows it. */
function spent(content: string, voice: AppliedVoice | null): number {
  const request = {
    content,
    formats: [...FORMAT_KEYS],
    settings: { ...DEFAULT_SETTINGS },
    voice: structuredClone(voice),
  };
  const from = performance.now();
  write(new SourceCache(), { request, formats: FORMAT_KEYS });
  return performance.now() - from;
}

const median = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** Milliseconds for all twelve formats, medians. Texts and voices take turns, so that all see the same load. */
export function bench({ isQuick }: { isQuick: boolean }): void {
  const texts: [string, string][] = [
    ...FILES.map((file): [string, string] => [`1,500 words of ${file}`, opening(file, 1_500)]),
    ['100,000 characters', prose(17_000).slice(0, 100_000)],
  ];
  const times = texts.map(() => ({ plain: [] as number[], voiced: [] as number[] }));
  const [warmUp, rounds] = isQuick ? [0, 3] : [5, 20];
  for (let round = -warmUp; round < rounds; round += 1)
    texts.forEach(([, content], at) => {
      const order: (AppliedVoice | null)[] = (round + at) % 2 === 0 ? [null, VOICE] : [VOICE, null];
      for (const voice of order) {
        const took = spent(content, voice);
        if (round >= 0) times[at]?.[voice === null ? 'plain' : 'voiced'].push(took);
      }
    });
  const rows = texts.map(([text], at): Row => {
    const [plain, voiced] = [median(times[at]?.plain ?? []), median(times[at]?.voiced ?? [])];
    return { text, 'ms without a voice': plain, 'ms with one': voiced, ratio: (voiced / plain).toFixed(2) };
  });
  printTable('The built-in writer, twelve formats', rows);
}
