import fc from 'fast-check';
import { diffWords, type DiffRun } from './word-diff.js';

const side = (runs: DiffRun[], kind: 'removed' | 'added') =>
  runs
    .filter((run) => run.kind === 'same' || run.kind === kind)
    .map(({ text }) => text)
    .join('');

it('gives both texts back, whatever they are', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c ', ' ', '\n', 'dd'), { maxLength: 20 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const runs = diffWords(before, after);
      expect([side(runs, 'removed'), side(runs, 'added')]).toEqual([before, after]);
    }),
    { numRuns: 100 },
  );
});

it('marks the words that changed and no others', () => {
  expect(diffWords('It took 3 hours.', 'It took 4 hours.')).toEqual([
    { kind: 'same', text: 'It took ' },
    { kind: 'removed', text: '3 ' },
    { kind: 'added', text: '4 ' },
    { kind: 'same', text: 'hours.' },
  ]);
});
