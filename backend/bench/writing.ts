/* The built-in writer alone: all formats of a text, without a voice and with one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DEFAULT_SETTINGS,
  DEFAULT_VOICE_RULES,
  FORMAT_KEYS,
  type AppliedVoice,
  type Term,
} from '@repurpose/contract';
import { fingerprintOf, finishInVoice, readSource, voicedSource, writeOffline } from '@repurpose/writing';
import { ROOT } from '../../scripts/lib/packages.ts';
import { printTable, type Row } from './measure.ts';

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

/** A text that people wrote: ours. */
const opening = (file: string, words: number): string =>
  (readFileSync(join(ROOT, file), 'utf8').match(/\S+\s*/gu) ?? []).slice(0, words).join('');

function writeAll(content: string, voice: AppliedVoice | null): void {
  const request = { content, formats: [...FORMAT_KEYS], settings: { ...DEFAULT_SETTINGS }, voice };
  const source = voicedSource(readSource(content), voice);
  for (const format of FORMAT_KEYS) finishInVoice(writeOffline(request, source, format), source, voice);
}

/** In turn, so that both see the same load. Milliseconds. */
function inTurn(calls: readonly (() => void)[], rounds: number): number[][] {
  const took: number[][] = calls.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    calls.forEach((call, at) => {
      const start = performance.now();
      call();
      took[at]?.push(performance.now() - start);
    });
  return took.map((each) => each.sort((a, b) => a - b));
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;

/** Milliseconds for all twelve formats. */
export function benchWriting({ isQuick }: { isQuick: boolean }): void {
  const cases: [string, string][] = [
    ['1,500 words of docs/features.md', opening('docs/features.md', 1_500)],
    ['100,000 characters', prose(17_000).slice(0, 100_000)],
  ];
  const rows = cases.flatMap(([source, content]): Row[] => {
    // Each request has its own copy, so no cache knows the voice.
    const calls = [() => writeAll(content, null), () => writeAll(content, structuredClone(VOICE))];
    // Warm-up for V8.
    inTurn(calls, isQuick ? 1 : 10);
    const [plain = [], voiced = []] = inTurn(calls, isQuick ? 3 : 20);
    const row = (voice: string, took: readonly number[]): Row => {
      const ratio = (at(took, 0.5) / at(plain, 0.5)).toFixed(2);
      return {
        source,
        voice,
        formats: FORMAT_KEYS.length,
        'p50 ms': at(took, 0.5),
        'p99 ms': at(took, 0.99),
        ratio,
      };
    };
    return [row('none', plain), row('ten rules, three words, samples', voiced)];
  });
  printTable('The built-in writer', rows);
}
