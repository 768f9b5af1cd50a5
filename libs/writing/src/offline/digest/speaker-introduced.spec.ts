import { outputsOf } from '../outputs.fixture.js';

const INTERVIEW = `# Sharp spades for a whole district

The city lends its garden tools to everybody who has a bed or a balcony. Last year the sheds of the district lent four thousand of them and got all but nine of them back.

One of the sheds stands in the old park, and its tools are said to be the sharpest of all. People cross the river with their own spades to have them looked at there.

We asked head gardener Ines Moreau, who has worked in the park since 2004, how she keeps them sharp.

## How often do you sharpen a spade?

**Ines Moreau:** A blunt spade costs more than a new one. I sharpen mine every Friday, and the oldest of them has lasted for eleven years.

## What should people look at in a shop?

**Ines Moreau:** People buy tools by their colour. They should buy them by their weight, because an arm gives up long before a handle does.

## Which tool is lent most?

**Ines Moreau:** The small fork, by far. It goes out on Friday and comes home on Monday, and nobody has ever lost one.

## What would you change?

**Ines Moreau:** I would open the shed at seven. Whoever works in the day has only the evening, and in the evening the shed is closed.
`;

it.each(['summary', 'linkedin', 'twitter'] as const)(
  'who is asked is introduced in its place in %s',
  (format) => {
    const [{ text = '' } = {}] = outputsOf(INTERVIEW, {}, [format]).outputs;
    expect(text).toMatch(/The city lends.*One of the sheds.*We asked head gardener.*A blunt spade/su);
  },
);

it.each(['summary', 'linkedin', 'twitter'] as const)(
  'an answer is below its own question in %s, also where that names nothing the text speaks of',
  (format) => {
    const content = INTERVIEW.replace('What would you change?', 'Any last words for us?');
    const [{ text = '' } = {}] = outputsOf(content, {}, [format]).outputs;
    expect(text).toMatch(/Any last words for us\?\s+Moreau: “I would open the shed/u);
  },
);

it('a question of an interview is asked in a post without what it says to the answer before', () => {
  const content = INTERVIEW.replace('Which tool is lent', 'I would do this too! Which tool is lent');
  const [{ text = '' } = {}] = outputsOf(content, {}, ['linkedin']).outputs;
  expect(text).toMatch(/^Which tool is lent most\?$/mu);
  expect(text).not.toContain('I would do this too');
});

it('the question of an answer with which a post begins is above it, and not above the rest of that answer', () => {
  const more =
    'The first shed that I ran had forty spades and no roof, so I learned about rust before I learned about soil.';
  const content = INTERVIEW.replace(/The city lends[^]*?keeps them sharp\./u, '')
    .replace('# Sharp spades for a whole district', '# Interview with Ines Moreau')
    .replace('for eleven years.', `for eleven years.\n\n${more}`);
  const [{ text = '' } = {}] = outputsOf(content, {}, ['linkedin']).outputs;
  expect(text).toMatch(/spade\?\nInes Moreau: “A blunt spade.*\n\n“The first shed.*Which tool is lent/msu);
  expect(text.split('How often do you sharpen a spade?')).toHaveLength(2);
});
