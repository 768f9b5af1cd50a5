import { analyse } from '../offline/analyse.js';
import { readSource } from '../source/read-source.js';

const unitBelow = (heading: string, text: string) =>
  analyse(
    readSource(
      `# The pier\n\nThe pier of Lund is the oldest of the coast. It has three parts, and each of them is of oak.\n\n## The storm\n\nThe storm came in March. It took the last part of the pier with it.\n\n## ${heading}\n\n${text}\n\nThe town paid for it in four years. The mayor gave the first beam.\n\n## The end\n\nThe pier is open again, and the boats moor there.\n`,
    ),
  ).units.find((unit) => unit.text === text);

it.each([
  ["I guess it's because nobody in the town had ever asked the sea what it thinks of a pier.", true],
  ['Mostly because nobody in the town had ever asked the sea what it thinks of a new pier.', false],
  ['Because nobody in the town had ever asked the sea what it thinks of a pier of oak.', true],
  ['Because nobody in the town had asked the sea before, the pier was broken in a year.', false],
  ['Nobody in the town had ever asked the sea what it thinks of a pier made of oak.', false],
])('a reason alone needs the question above it: %s', (text, needs) => {
  const unit = unitBelow('So why did the pier break?', text);
  expect(unit?.isDependent).toBe(needs);
  if (needs) expect(unit?.question).toBe('So why did the pier break?');
});

it('a reason below a plain heading needs no question', () => {
  const text = "I guess it's because nobody in the town had ever asked the sea what it thinks of a pier.";
  expect(unitBelow('The break', text)?.question).toBe('');
});
