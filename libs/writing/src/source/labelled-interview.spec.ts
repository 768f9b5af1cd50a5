import { analyse } from '../offline/analyse.js';
import { outputsOf, textOf } from '../offline/outputs.fixture.js';
import { readSource } from './read-source.js';

it('an interview tells who is asked, every question however long, and nothing that was pulled out of an answer', () => {
  const long = `${'You left the harbour after nine winters, and most of your crew stayed behind on the old pier. '.repeat(2)}Why did you go?`;
  const { units, sections } = analyse(
    readSource(`# Interview: Ada Lund

![](ada.jpg)

*Ada Lund mends boats in Bergen. Olga Lie asked her about tar.*

**OL: What is tar for?**

AL: Tar keeps the water out of an old plank.

> A boat wants to sink...I learned that late.

**OL: ${long}**

AL: I wanted a dry bed. A boat wants to sink, and I had enough of it. I learned that late.

**OL: Who has the boats now?**

AL: My nephew has both of them.

**OL: Does he use tar?**

AL: He uses more of it than I ever did.
`),
  );
  const told = units.filter(({ isExcluded }) => !isExcluded).map(({ text }) => text);
  expect(told[0]).toBe('Ada Lund mends boats in Bergen.');
  expect(sections.map(({ asked }) => asked)).toContain(long);
  expect(told.join(' ')).not.toContain('...');
});

it('who says more than all others explains, and does not only ask', () => {
  const { blocks } = readSource(`# Tides, explained to my aunt

***Me:*** Imagine a bathtub with a boat in it. When you lift one end of the tub, the water runs to the other end, and the boat runs with it.

***Aunt:*** I can imagine that.

***Me:*** Now the moon lifts the tub, twice a day and every day, and no one has to pull the plug. Is that not a good deal for the boat?

***Aunt:*** It is.

***Me:*** So the harbour has water when the moon says so, and mud for the rest of the day, and all of its boats know it.
`);
  expect(
    blocks.slice(1).map(({ kind, speaker, text }) => `${kind} ${speaker}: ${text.slice(0, 12)}`),
  ).toEqual([
    'paragraph Me: Imagine a ba',
    'paragraph Aunt: I can imagin',
    'paragraph Me: Now the moon',
    'paragraph Aunt: It is.',
    'paragraph Me: So the harbo',
  ]);
});

it.each([
  ['an advice', 'Do', "Don't"],
  ['a correction', 'Myth', 'Fact'],
])('the labels of %s are no speakers, and stay', (_, first, second) => {
  const content = `# Photos for small shops\n\nMost photos of shops are too dark.\n\n**${first}:** Stand with your back to the window.\n\n**${second}:** Use the flash of the phone.\n\n**${first}:** Wipe the lens before each photo.\n\n**${second}:** Put the price into the picture.\n`;
  const { text, blocks } = readSource(content);
  expect(text).toContain(`${second}: Use the flash of the phone`);
  expect(blocks.flatMap(({ speaker }) => speaker ?? [])).toEqual([]);
});

describe('an interview whose host also says what is no question', () => {
  const answer = (of: string): string =>
    `It was ${of} of the winter that taught us most, because the hill was under ice and the crew had to find another way up to the town before the first bakers began. The road around the hill takes half an hour more.`;
  const said =
    'I liked that the crew told us where the plan was wrong, and not only once. They came back to it each week.';
  const content = `# The night bus

In May we met Orla St. Clair, who drives the night bus of a small town by the sea.

**Jonas:** Which week was the worst for you?

**Orla:** ${answer('the first week')}

**Jonas:** ${said}

**Orla:** Yes. We never kept quiet about the ice on the hill.

**Jonas:** And which week was the best?

**Orla:** ${answer('the last week')}

**Jonas:** What will you do next?

**Orla:** ${answer('the middle')}
`;
  const told = textOf(outputsOf(content, {}, ['medium']).outputs, 'medium');

  it('keeps it with the label that it has, above the answer to it', () => {
    expect(told).toMatch(/Jonas: “I liked .* each week\.”\s+St\. Clair: “Yes\. We never kept quiet/su);
  });

  it('does not put the answer to it below another question', () => {
    const units = analyse(readSource(content)).units.filter(({ isExcluded }) => !isExcluded);
    const said = units.map(({ text }) => text).join(' ');
    expect(said).toMatch(/the first week.*the last week/su);
    expect(said).not.toContain('We never kept quiet');
  });

  it('knows a surname that begins with "St."', () => {
    expect(told).toContain('\n\nOrla St. Clair: “It was the first week');
  });
});
