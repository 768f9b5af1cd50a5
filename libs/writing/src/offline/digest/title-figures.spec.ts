import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { requiredIn } from './required.js';

const KEPT = ['boats', 'nets', 'ropes', 'sails', 'lamps', 'keys', 'maps', 'oars'];
const ABOUT = KEPT.map(
  (thing) =>
    `The club writes down on Sundays which of its ${thing} were used, and who has to mend them next.`,
).join('\n\n');

const requiredText = (title: string): string => {
  const content = `# ${title}

The club moved its pages to another host in spring, after the third night without them.

${ABOUT}

Ada paid $4,000 a month for the old host and pays $5 for the new one.

In 2024 the score of 2 nights was lost with an old disk.

${ABOUT.replaceAll('Sundays', 'Fridays')}

The hardest part was to explain to the board why nothing had to be rented any more.
`;
  const analysis = analyse(readSource(content));
  const required = requiredIn(analysis, 0);
  return analysis.units
    .filter(({ index }) => required.has(index))
    .map(({ text }) => text)
    .join(' ');
};

it('the sentence with the figures of the title is required', () => {
  expect(requiredText('From $4000 to $5/month: how a club hosts its pages')).toContain('Ada paid $4,000');
  expect(requiredText('How a club hosts its pages')).not.toContain('Ada paid');
});

it('a sentence is not required for a year or a small count in the title', () => {
  expect(requiredText('The pages of 2024: 2 hosts of a club')).not.toContain('In 2024');
});

it.each([
  ["Here's the key insight: a page that nobody opens costs as much as one that all open.", true],
  ['The crucial point is that a page that nobody opens costs as much as the others.', true],
  ["Here's the key to the shed: a page that nobody opens lies under it in the box.", false],
])('a sentence that the author calls the point of the text is required: %s', (said, isRequired) => {
  const content = `# How a club hosts its pages\n\nThe club moved its pages in spring.\n\n${ABOUT}\n\n${said}\n\n${ABOUT.replaceAll('Sundays', 'Fridays')}\n\nThe hardest part was to explain it to the board.\n`;
  const analysis = analyse(readSource(content));
  const [at] = analysis.units.filter(({ text }) => text === said).map(({ index }) => index);
  expect(requiredIn(analysis, 0).has(at ?? -1)).toBe(isRequired);
});
