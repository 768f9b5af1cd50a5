import { readSource } from '../../../source/read-source.js';
import { checkClaims } from '../../check-claims.js';

const LIBRARY = `The library has bought six presses since spring.

The flood came on 8 January 2021 and took 11,000 books from the shelves of the children's section.

Today, on 12 October 2024, the mayor will cut the ribbon at the reopening. We open for longer hours: fifty-two a week instead of thirty-six. The chair spoke for an hour.

Arrive at least 30 minutes before the tour begins. Of all the borrowed books, only 13 per cent came back late. The notice was shared 169 times.

The founders first met on 30 January. Their list won the election on 25 March.

Bake the plum tart for 40 minutes. For very ripe plums, bake the tart at 175 degrees and add 10 minutes.

The library put two presses into the bindery in the cellar.

The line carried 64,000 passengers last year, twice as many as in 2014.`;

/** Operation, right, wrong. */
const CASES: [operation: string, right: string, wrong: string][] = [
  [
    'the time between two dates',
    'The reopening came three years and nine months after the flood.',
    'The reopening came three years and four months after the flood.',
  ],
  [
    'less than so many months',
    'Under two months after they first met, their list won.',
    'Under five months after they first met, their list won.',
  ],
  [
    'a time before another one',
    'For a tour that begins at 10 a.m., be there by 9:30.',
    'For a tour that begins at 10 a.m., be there by 9:45.',
  ],
  [
    'a unit named before the figure',
    'The library opens 52 hours a week.',
    'The library opens 52 minutes a week.',
  ],
  [
    'so many of a hundred',
    'Of every 100 borrowed books, only thirteen came back late.',
    'Of every 100 borrowed books, only nineteen came back late.',
  ],
  [
    'a share of a number',
    'A third of the six presses are in the bindery in the cellar.',
    'Half of the six presses are in the bindery in the cellar.',
  ],
  ['a rounded multiple', 'About 170 shares spread the notice.', 'About 220 shares spread the notice.'],
  [
    'measures of two sentences',
    'With very ripe plums, bake the plum tart for fifty minutes at 175 degrees.',
    'With very ripe plums, bake the plum tart for seventy minutes at 175 degrees.',
  ],
  [
    'what an amount is a multiple of',
    'In 2014 the line carried about 32,000 passengers.',
    'In 2014 the line carried about 45,000 passengers.',
  ],
];

const isSupported = (text: string): boolean =>
  checkClaims(text, readSource(LIBRARY)).every(({ source }) => source !== null);

it.each(CASES)('derives %s', (_operation, right, wrong) => {
  expect([right, wrong].map(isSupported)).toEqual([true, false]);
});
