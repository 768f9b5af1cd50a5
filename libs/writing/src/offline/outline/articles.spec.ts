import { outputsOf, textOf } from '../outputs.fixture.js';

const LESSON = [
  'Ask the owner where the boat was kept in winter. A boat that stood in a shed has dry wood under its paint.',
  'Look at the keel before you look at the sails. A sail is sewn in a week, and a keel is the whole boat.',
  'Sail her once in a strong wind. A calm bay has never shown anybody what a boat does when it matters.',
];
const CONTENT = `# 3 lessons of buying an old boat

I bought two boats that sank and one that did not. These are the lessons of all three.

${['Winter tells more than summer', 'Begin at the bottom', 'Wait for the wind']
  .map((heading, at) => `## ${heading}\n\n${LESSON[at] ?? ''}`)
  .join('\n\n')}
`;

it('has a heading over every part of a letter, also where there is no room for all of the text', () => {
  const text = textOf(outputsOf(CONTENT, { length: 25 }, ['email']).outputs, 'email');
  expect(text).toContain('Wait for the wind\n\nSail her once');
  expect(text).not.toContain('•');
});

it('a question that begins a paragraph in bold stays before its answer', () => {
  const content = `# Moving the crane

The harbour moved its crane in May, and we were there.

## In the end

**Would we do it again?**
Absolutely, and with the same crew, because they know each bolt by now.

**Was it risky?**
A bit, due to the wind on the first day, but the old crane was still on the pier.
`;
  const article = outputsOf(content, {}, ['medium']).outputs[0]?.text ?? '';
  expect(article).toContain('Was it risky? A bit, due to the wind');
  expect(article).not.toMatch(/^:/mu);
});

it('a text without a title is named by its description, which does not repeat it, or a whole sentence', () => {
  const long =
    'Looking back on the two years in which we ran the ferry with a crew of four and a boat that leaked, ';
  const body = `${long}we would do many things another way today, and we would do them in another order.\n\n### 1. Ask the harbour first\n\nThe harbour master knows the tide. We asked him last.\n\n### 2. Buy the second pump\n\nOne pump fails in June. The second one cost £90.\n`;
  const described = `---\nexcerpt: Most of our troubles came from the shore. Here is what we know now.\n---\n\n${body}`;
  const { outputs } = outputsOf(described, {}, ['medium', 'email', 'youtube', 'podcast']);
  expect(textOf(outputs, 'medium')).toMatch(
    /^Most of our troubles came from the shore\n\nHere is what we know now\.\n/u,
  );
  expect(textOf(outputs, 'email')).toMatch(/^Subject: Most of our troubles came from the shore\n/u);
  expect(textOf(outputs, 'youtube')).toMatch(/^Title: Most of our troubles came from the shore\n/u);
  const plain = outputsOf(body, {}, ['email', 'youtube']).outputs;
  expect(textOf(plain, 'email')).not.toMatch(/^Subject: 1\./u);
  expect(textOf(plain, 'youtube')).not.toMatch(/^Title: .*…\n/u);
});

it('a heading has no colon at its end, in articles and scripts', () => {
  const part = (heading: string): string =>
    `## ${heading}:\n\nThe ${heading} of the harbour was moved in May, and we were there with the whole crew of the boat. It took the engineers two days and a night, because the wind came from the sea.\n`;
  const content = `# The harbour: what moved in May\n\nWe saw the harbour move in May.\n\n${['crane', 'ferry', 'light'].map(part).join('\n')}`;
  const { outputs } = outputsOf(content, {}, ['medium', 'email', 'podcast', 'youtube']);
  for (const format of ['medium', 'email', 'podcast', 'youtube'] as const) {
    expect(textOf(outputs, format)).toMatch(/^(?:\d\. |\d:\d\d )?ferry(?: \(.*)?$/mu);
    expect(textOf(outputs, format)).not.toMatch(/^.*(?:crane|ferry|light):/mu);
    expect(textOf(outputs, format)).toContain('The harbour: what moved');
  }
});
