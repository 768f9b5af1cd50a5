import { fingerprintOf, likenessOf } from './fingerprint.js';

/* Three writers of one subject: each has habits of their own and as many sentences that anybody could have written. */

const ANYBODY = [
  'The harbour board met again in the old hall near the water.',
  'Most of the boats were back before the storm came in from the west.',
  'A report about the quay was read, and the figures were discussed at some length.',
  'People in the town have asked for a second crane since last year.',
];
const WRITERS = {
  terse: [
    'It rained. We stayed in.',
    'The crane’s old. It won’t last.',
    'Boats came late. Nobody cared much.',
    'We fixed the rope. It held.',
    'That’s the plan. It isn’t new.',
  ],
  formal: [
    'The committee, having considered the remaining arrangements (which had been adopted nine years earlier), concluded that considerable adjustments were unavoidable.',
    'Consequently, the municipal administration of the harbour, together with its principal contractors, undertook a comprehensive investigation of the installation.',
    'Notwithstanding these considerations, the maintenance of the existing infrastructure (including both cranes) was considered preferable to its replacement.',
  ],
  chatty: [
    'Do you know what we found when we looked under your boat, and why we laughed about it all day?',
    'You will love this, because we asked you for ideas and you sent us more than we can use!',
    'If you come down on Sunday, we can show you how we mend the nets, and you can try it!',
    'Would you like to know how we do it, or should we keep that to ourselves?',
  ],
} as const;

/** Sentences of a writer in a fixed order that looks like chance. */
function text(own: readonly string[], words: number, seed: number): string {
  let state = seed;
  const next = (most: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  const sentences: string[] = [];
  for (let written = 0; written < words; written += sentences.at(-1)?.split(' ').length ?? 1) {
    const from = next(2) === 0 ? own : ANYBODY;
    sentences.push(from[next(from.length)] ?? '');
  }
  return sentences.join(' ');
}

const names = Object.keys(WRITERS) as (keyof typeof WRITERS)[];
const seeds = [11, 23, 47, 89, 131];
const judged = names.flatMap((samples) => {
  const fingerprint = fingerprintOf([text(WRITERS[samples], 1_500, 7)]);
  return names.flatMap((writer) =>
    seeds.map((seed) => {
      const { likeness } = likenessOf(text(WRITERS[writer], 300, seed), 'en', fingerprint);
      return { isOwn: samples === writer, likeness: likeness ?? NaN };
    }),
  );
});
const own = judged.filter(({ isOwn }) => isOwn).map(({ likeness }) => likeness);
const others = judged.filter(({ isOwn }) => !isOwn).map(({ likeness }) => likeness);

it('texts of 300 words by the writer of the samples have a median likeness of at least 80', () => {
  expect(own.toSorted((a, b) => a - b)[Math.floor(own.length / 2)]).toBeGreaterThanOrEqual(80);
});

it('a text by the writer is more like the samples than one by another, at least four times of five', () => {
  const wins = own.flatMap((one) => others.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  expect(wins.reduce<number>((sum, win) => sum + win, 0) / wins.length).toBeGreaterThanOrEqual(0.8);
});
