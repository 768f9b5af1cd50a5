import { readSource } from '../read-source.js';

const PROSE = 'The harbour was built of oak by the people of the town, and it stands to this day.';
const PAGE = (end: string): string =>
  `# The harbour\n\n${Array.from({ length: 6 }, () => PROSE).join('\n\n')}\n\n${end}\n`;
const said = (end: string): string =>
  readSource(PAGE(end))
    .sentences.map(({ text }) => text)
    .filter((text) => text !== PROSE)
    .join(' ');

it.each([
  ['who asked, and when', 'Interview questions by A. Lund and Bo Reed. April 2016.'],
  ['who translated', 'Translated by Ada Lund, 3 May 2019'],
  ['a by-line below its label', '## Written by\n\nAda Lund'],
  ['a by-line in two lines', 'Words by:\n\nAda Lund'],
  ['a single reference', '### Reference\n\nLund A, Reed B. The piers of the north. Oak. 2015;11(4):14-35.'],
])('%s is no content', (_, end) => {
  expect(said(end)).toBe('');
});

it.each([
  ['Interview by phone is enough for us.'],
  ['Edited by Ada Lund in her first summer, the chart is still used.'],
  ['## Written by\n\nPeople of the town paid for it.'],
])('"%s" is content', (end) => {
  expect(said(end)).toBe(end.replace(/^## .*\n\n/u, ''));
});
