import { VOICE_LIMITS } from '@repurpose/contract';

/** Minimum number and fraction of samples that must share a line. */
const LEAST_SAMPLES = 2;
const PART = 0.6;
const MOST_WORDS = 8;
const HASHTAG = /(?<![\p{L}\p{N}_&])#[\p{L}\p{N}_]+/gu;

/** The most frequent line, as the value of a rule; null if too few samples have it. */
function shared(rule: 'greeting' | 'signOff', lines: readonly string[], of: number): object | null {
  const [best] = [...Map.groupBy(lines, (line) => line)].toSorted(([, a], [, b]) => b.length - a.length);
  if (best === undefined || best[1].length < Math.max(LEAST_SAMPLES, of * PART)) return null;
  return { rule, value: best[0], count: best[1].length, of };
}

/** The hashtags that most samples have. */
function sharedTags(samples: readonly string[]): object | null {
  const { length: of } = samples;
  const tags = samples.flatMap((sample) => [...new Set(sample.match(HASHTAG)?.map((tag) => tag.slice(1)))]);
  const shared = [...Map.groupBy(tags, (tag) => tag)]
    .filter(([, { length }]) => length >= Math.max(LEAST_SAMPLES, of * PART))
    .slice(0, VOICE_LIMITS.hashtags);
  const count = Math.min(...shared.map(([, { length }]) => length));
  return shared.length === 0
    ? null
    : { rule: 'hashtagsAlways', value: shared.map(([tag]) => tag), count, of };
}

const isShort = (line: string): boolean =>
  line !== '' && line.length <= VOICE_LIMITS.lineChars && line.split(/\s+/u).length <= MOST_WORDS;

/** The greeting, sign-off and hashtags that the samples share, as suggested rules. */
export function framesOf(samples: readonly string[]): object[] {
  const { length: of } = samples;
  const lines = samples.map((sample) =>
    sample
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
  const firsts = lines.map((each) => each[0] ?? '').filter((line) => isShort(line) && /[,!]$/u.test(line));
  const lasts = lines
    .map((each) => each.at(-1) ?? '')
    .filter((line) => isShort(line) && !line.startsWith('#'));
  return [shared('greeting', firsts, of), shared('signOff', lasts, of), sharedTags(samples)].filter(
    (found) => found !== null,
  );
}
