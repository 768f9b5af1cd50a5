import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { outputsOf } from '../outputs.fixture.js';
import { requiredIn } from './required.js';

const PARTS = ['nets', 'ropes', 'lamps', 'oars'] as const;
const story = (thing: string): string =>
  [
    'We bought',
    'The crew asked for',
    'In the second summer we wanted',
    'In autumn there were',
    'Ada paid for',
  ]
    .map(
      (began) =>
        `${began} new ${thing} for the harbour because the old ${thing} of the club had become too heavy for the boats, and nobody on the pier had written down who used them last. The shop in the town sent ${thing} that were as heavy as those we had, with a letter that told us how well they would look on the wall.`,
    )
    .join('\n\n');
const lessonOf = (thing: string): string => `Ask the crew to carry the ${thing} before you pay for them.`;
const content = (label: string): string =>
  `# What a harbour club buys\n\nThe club has had four summers of buying things that it did not need.\n\n${PARTS.map(
    (thing) =>
      `## The year of the ${thing}\n\n${story(thing)}\n\n${label}${lessonOf(thing)} The rest follows.\n`,
  ).join('\n')}`;

it('the sentences by which section after section concludes are in every post, under their headings', () => {
  const { outputs } = outputsOf(content('**Lesson learned:** '), {}, ['instagram', 'summary', 'infographic']);
  for (const { text } of outputs)
    for (const thing of PARTS) expect(text).toContain(`Lesson learned: ${lessonOf(thing)}`);
  expect(outputs[0]?.text).toContain('The year of the oars\n\n');
});

it.each([
  ['Lesson learned: ', PARTS.length],
  ['Our advice: ', PARTS.length],
  ['', 0],
  ['The plan: ', 0],
  ['Lesson learned: This is a rule. ', 0],
])('%sAsk the crew …', (label, count) => {
  const analysis = analyse(readSource(content(label)));
  const required = requiredIn(analysis, 0);
  const told = analysis.units.filter(
    ({ index, text }) => required.has(index) && text.includes('before you pay'),
  );
  expect(told.length >= count && (count > 0 || told.length < 2)).toBe(true);
});
