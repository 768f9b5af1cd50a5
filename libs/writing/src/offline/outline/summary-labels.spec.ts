import { outputsOf, textOf } from '../outputs.fixture.js';

const ROOMS = [
  'Library',
  'Workshop',
  'Canteen',
  'Garden',
  'Theatre',
  'Laboratory',
  'Gym',
  'Kitchen',
  'Attic',
];

const itemsFor = (labels: readonly string[], room: (name: string) => string): string =>
  labels.map((label) => (label.startsWith('-') ? label : `- **${label}:** ${room(label)}`)).join('\n');

it.each([
  [['Ovens', 'Power', 'Water'], false],
  [['- Ovens', '- Power', '- Water'], true],
  [['烤炉由砖砌成', '夜间的电力', '井里的清水'], true],
  [['Ovens of brick', 'Power at night', 'Water from the well'], true],
  [['April 2015', 'July 2016', 'May 2017'], false],
])(
  'names the items of a list without room by their labels only if these say something: %s',
  (labels, says) => {
    const room = (name: string): string =>
      `The ${name.toLowerCase()} was built by two classes in one summer and has been used by all of them since then.`;
    const content = `# A bakery in the school

The school bakes its own bread, and ten rooms were changed for it in three years. The first ones are these:

${ROOMS.map((name, at) => `${at + 1}. **${name} of the school:** ${room(name)}`).join('\n')}

## What it takes

For the bread of one week the bakery needs the following things from the school and its neighbours:

${itemsFor(labels, room)}

## Afterwards

The bread is eaten on the same day, and the school next door has begun to bake as well.
`;
    const text = textOf(outputsOf(content, {}, ['summary']).outputs, 'summary');
    expect(text.includes(`neighbours: ${labels.map((label) => label.replace('- ', '')).join('; ')}.`)).toBe(
      says,
    );
  },
);

it('a list in one line has one mark behind each item, also behind one that ends in parentheses', () => {
  const content = `# The bakery of our school

The school bakes its own bread, and the whole of the town may buy it on a Friday. It has two rules:

- Pay one euro for a loaf (the first one is free.)
- Bring a bag of your own (paper, linen, etc.)

The oven was built by two classes in one summer and has been in use since then.
`;
  expect(textOf(outputsOf(content, {}, ['summary']).outputs, 'summary')).toContain(
    'Pay one euro for a loaf (the first one is free); Bring a bag of your own (paper, linen, etc.).',
  );
});

it('labels below the title are not led by it again', () => {
  const points = ROOMS.concat('Cellar', 'Hall', 'Yard', 'Roof').map(
    (name, at) =>
      `### ${at % 3 === 0 ? 'Ben' : 'Ann'}: Wants a second door for the ${name.toLowerCase()}\n\nAnn said that two classes had built ${at} of them in a summer, and that all of them have been used since then.`,
  );
  const content = `# A meeting of the school\n\n${points.join('\n\n')}\n`;
  const told = textOf(outputsOf(content, {}, ['summary']).outputs, 'summary');
  expect(told).toContain('Wants a second door for the yard');
  expect(told).not.toContain('A meeting of the school:');
});
