/* The built-in writer alone: all formats of a text, each through `finishDraft`. */
import { FORMAT_KEYS, DEFAULT_SETTINGS } from '@repurpose/contract';
import { finishDraft, readSource, writeOffline } from '@repurpose/writing';
import { closedLoop, printTable, type Row } from './measure.ts';

const TOPICS = ['release notes', 'the garden', 'our budget', 'night trains', 'the bakery', 'a library'];
const VERBS = ['changed', 'grew', 'was measured', 'surprised us', 'cost less', 'was rewritten'];

/** Prose of about `words` words: sentences with figures and names, in paragraphs under headings. */
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

export async function benchWriting({ isQuick }: { isQuick: boolean }): Promise<void> {
  const cases: [string, string][] = [
    ['1,500 words', prose(1_500)],
    ['100,000 characters', prose(17_000).slice(0, 100_000)],
  ];
  const rows: Row[] = [];
  for (const [size, content] of cases) {
    const request = { content, formats: [...FORMAT_KEYS], settings: { ...DEFAULT_SETTINGS } };
    const call = (): Promise<void> => {
      const source = readSource(content);
      for (const format of FORMAT_KEYS) finishDraft(writeOffline(request, source, format), source);
      return Promise.resolve();
    };
    // Warm-up: V8 optimises during the first calls.
    for (let i = 0; i < (isQuick ? 1 : 10); i += 1) await call();
    const { p50, p99 } = await closedLoop({ callers: 1, requests: isQuick ? 3 : 20, call });
    rows.push({ source: size, formats: FORMAT_KEYS.length, 'p50 ms': p50, 'p99 ms': p99 });
  }
  printTable('The built-in writer', rows);
}
