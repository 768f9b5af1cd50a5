import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { outputsOf, textOf } from '../outputs.fixture.js';

const SAID = [
  'The oven stands in the next room, and nobody has to drive anywhere at four in the morning.',
  'The dough for the next day is mixed in the afternoon, when the children are back from school.',
  'A neighbour pays for the loaf before it is baked, and the flour is bought with that money.',
  'The room under the roof holds the bags for half a year, and it is dry there in every season.',
];
const LOST = [
  'White dust lies on each of the steps, and the landlord has written two letters about it since May.',
  'On Saturdays somebody rings at six, although the sign on the door has said seven for years.',
  'The mixer wakes the whole house, so that we had to put it on a mat of rubber in the cellar.',
  'Sourdough must be fed every day, so one of us has always stayed behind with the jar.',
];
const below = (heading: string, labels: readonly string[], said = SAID): string =>
  [`## ${heading}`, ...labels.map((label, at) => `### ${label}\n\n${said[at % said.length]}`)].join('\n\n');
const GAINS = ['Short ways', 'Time', 'Less debt'];
const LOSSES = ['Flour on the stairs', 'Early guests', 'Noise', 'No holidays'];
const INTRO =
  'We have sold bread from our own kitchen for nine years, and people ask us whether they should.';
const textWith = (...parts: readonly string[]): string =>
  `# A bakery at home\n\n${INTRO}\n\n${parts.join('\n\n')}\n`;
const labelsIn = (text: string) =>
  analyse(readSource(text)).lists.map(({ leadIn, isMain, items }) => [
    leadIn,
    isMain,
    items.map(({ label }) => label),
  ]);

it.each([
  'Advantages of baking at home',
  'The biggest benefits',
  'Our reasons',
  'Reasons the oven pays',
  '3 signs your oven pays',
])('a heading without text that names a list has the headings below it as its items: %s', (heading) => {
  expect(labelsIn(textWith(below(heading, GAINS)))).toEqual([[heading, true, GAINS]]);
});

it('a German heading names its list too', () => {
  const said = SAID.map(
    () => 'Der Ofen steht im Nebenraum, und niemand muss um vier Uhr mit dem Auto fahren.',
  );
  const parts = ['Kurze Wege', 'Mehr Zeit', 'Weniger Schulden'].map(
    (label, at) => `### ${label}\n\n${said[at]}`,
  );
  const text = `# Brot aus der Küche\n\nWir verkaufen seit neun Jahren Brot aus unserer Küche, und viele fragen uns danach.\n\n## Die größten Vorteile\n\n${parts.join('\n\n')}\n`;
  expect(labelsIn(text)).toEqual([
    ['Die größten Vorteile', true, ['Kurze Wege', 'Mehr Zeit', 'Weniger Schulden']],
  ]);
});

it.each([
  'Learning from benefits',
  'The house',
  'Next steps',
  'Why there are benefits',
  'Myths about baking',
  'Common mistakes',
  'Ada challenges the council',
  'One vote tips the balance',
])('any other heading does not: %s', (heading) => {
  expect(labelsIn(textWith(below(heading, GAINS)))).toEqual([]);
});

it('such a list is the subject of a text only if it is most of it', () => {
  const long = Array.from({ length: 8 }, (_, at) => `${SAID[at % 4]} ${INTRO}`).join('\n\n');
  expect(labelsIn(`${textWith(long, below('Benefits', GAINS))}`)).toEqual([['Benefits', false, GAINS]]);
});

it('outputs have the disadvantages beside the advantages', () => {
  const text = textWith(below('Advantages of baking', GAINS), below('Disadvantages of baking', LOSSES, LOST));
  const { outputs } = outputsOf(text, {}, ['linkedin', 'instagram', 'infographic', 'summary', 'tiktok']);
  for (const format of ['linkedin', 'instagram', 'infographic', 'summary', 'tiktok'] as const) {
    const said = textOf(outputs, format);
    for (const each of ['Advantages of baking', 'Disadvantages of baking', ...GAINS, ...LOSSES])
      expect(said).toContain(each);
  }
});

it('a list whose items have short labels is told even if one of them has no sentence of its own', () => {
  const bare = `### Early guests\n\nIf it rains, they come at five. But that is rare.`;
  const text = textWith(
    below('Advantages of baking', GAINS),
    `${below('Disadvantages of baking', LOSSES, LOST)}\n\n${bare}`,
  );
  expect(textOf(outputsOf(text, {}, ['linkedin']).outputs, 'linkedin')).toContain('Disadvantages of baking');
});

it('two run-in heads above other headings of their level are no list', () => {
  const runIn = `**Before the recipe, another thing:** ${SAID[0]}\n\n**Back to the bread:** ${SAID[1]}`;
  const heads = (below: string) =>
    analyse(
      readSource(
        `# The bread of May\n\nWe have baked in the same room for nine years.\n\n${runIn}\n\n${below}`,
      ),
    ).lists.filter(({ isOfHeadings }) => isOfHeadings);
  expect(heads(`## The oven\n\n${SAID[2]}`)).toEqual([]);
  expect(heads('')).toHaveLength(1);
});
