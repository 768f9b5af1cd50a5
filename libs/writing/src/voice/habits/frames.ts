import { VOICE_LIMITS } from '@repurpose/contract';

/** Minimum number and fraction of samples that must share a line. */
const LEAST_SAMPLES = 2;
const PART = 0.6;
const MOST_WORDS = 8;
const HASHTAG = /(?<![\p{L}\p{N}_&])#[\p{L}\p{N}_]+/gu;

function shared(lines: readonly string[], of: number): { line: string; count: number } | null {
  const [best] = [...Map.groupBy(lines, (line) => line)].toSorted(([, a], [, b]) => b.length - a.length);
  if (best === undefined || best[1].length < Math.max(LEAST_SAMPLES, of * PART)) return null;
  return { line: best[0], count: best[1].length };
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
  const greeting = shared(
    lines.map((each) => each[0] ?? '').filter((line) => isShort(line) && /[,!]$/u.test(line)),
    of,
  );
  const signOff = shared(
    lines.map((each) => each.at(-1) ?? '').filter((line) => isShort(line) && !line.startsWith('#')),
    of,
  );
  const tags = samples.map((sample) => new Set(sample.match(HASHTAG)?.map((tag) => tag.slice(1)) ?? []));
  const counts = [
    ...Map.groupBy(
      tags.flatMap((each) => [...each]),
      (tag) => tag,
    ),
  ]
    .map(([tag, each]) => ({ tag, count: each.length }))
    .filter(({ count }) => count >= Math.max(LEAST_SAMPLES, of * PART))
    .slice(0, VOICE_LIMITS.hashtags);
  return [
    ...(greeting === null ? [] : [{ rule: 'greeting', value: greeting.line, count: greeting.count, of }]),
    ...(signOff === null ? [] : [{ rule: 'signOff', value: signOff.line, count: signOff.count, of }]),
    ...(counts.length === 0
      ? []
      : [
          {
            rule: 'hashtagsAlways',
            value: counts.map(({ tag }) => tag),
            count: Math.min(...counts.map(({ count }) => count)),
            of,
          },
        ]),
  ];
}
