import type { SummaryDraft } from '../../formats/draft/draft.types.js';
import { countWords } from '../../languages/words.js';
import { outputsOf } from '../outputs.fixture.js';

const SETUP =
  'On paper, there is little that sets the new gate of the harbour apart from the old one, so that only a whole winter of storms can tell the town which of them is worth its money.';
const POINT =
  'But the new gate has kept the water out in every storm since March, and the keeper of the harbour says that he has slept through each of them for the first time in ten years.';
const REST = ['wall', 'crane', 'shed', 'pier'].map(
  (thing, at) =>
    `The ${thing} of the harbour was mended in ${2010 + at} for ${3 + at} thousand euros, and the crew has looked after it since.`,
);
const draft = outputsOf(`# The new gate of the harbour\n\n${SETUP} ${POINT}\n\n${REST.join('\n\n')}\n`, {}, [
  'summary',
]).outputs[0]?.draft as SummaryDraft;

it('a point that is too long for one bullet of a summary is told in two', () => {
  expect(countWords(`${SETUP} ${POINT}`)).toBeGreaterThan(50);
  expect(draft.bullets.slice(0, 2)).toEqual([SETUP, POINT]);
});
