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

describe('an interview with answers of several paragraphs', () => {
  const answer = (of: string): string =>
    `I paint ${of} first, because the light on the quay changes before noon.\n\nThe rest of the picture waits until the ferry has left, and sometimes it waits until the spring.\n\nNobody has ever complained about that, not even those who had paid for it.`;
  const interview = (host: string, guest: string, short = guest): string => `# The painter of the quay

## Interview with Veronika Hald

**${host}:** How many pictures do you paint in a year?

**${short}:** ${answer('the water')}

![](quay.jpg)

*The quay in March.*

**${host}:** Who buys the pictures of the quay?

**${guest}:** ${answer('the boats')}

**${host}:** What did you paint before you moved to the harbour?

**${guest}:** ${answer('the sky')}

**${host}:** Do you ever paint in the rain, when the quay is empty?

**${guest}:** ${answer('the roofs')}

**${host}:** Thank you for the coffee, the view from this window, and all that you said about paint!

![](veronika.jpg)

*Portrait of Vero Hald. Painter.*

**${guest}:** My pleasure, come back when the ice is gone.

Interview questions by B. Lund and K. Moe. May 2019.
`;
  const speakers = (content: string): (string | undefined)[] => [
    ...new Set(readSource(content).blocks.flatMap(({ speaker }) => speaker ?? [])),
  ];

  it('is read as questions and answers, also where one label shortens the name', () => {
    const content = interview('RADIO', 'Veronika', 'Vero');
    expect(speakers(content)).toEqual(['Veronika Hald']);
    const { outputs } = outputsOf(content, {}, ['email', 'summary']);
    expect(textOf(outputs, 'email')).toMatch(/Who buys .*quay\?\s+Hald: “I paint the boats first/u);
    expect(textOf(outputs, 'summary')).not.toContain('RADIO');
  });

  it('keeps the thanks of its host above the reply to them, and that reply in whole texts only', () => {
    const content = interview('RADIO', 'Veronika');
    const { outputs } = outputsOf(content, {}, ['email', 'summary']);
    expect(textOf(outputs, 'email')).toMatch(/about paint!\s+Hald: “My pleasure/u);
    expect(textOf(outputs, 'summary')).not.toContain('My pleasure');
  });

  it('takes neither captions nor credits for what is said', () => {
    const told = textOf(outputsOf(interview('RADIO', 'Veronika'), {}, ['email']).outputs, 'email');
    expect(told).not.toMatch(/Portrait of|Interview questions by/u);
  });

  it('is no interview if nobody who answers is named in full', () => {
    expect(speakers(interview('Doubt', 'Reply').replaceAll('Hald', 'of the quay'))).toEqual([]);
  });
});

it('a long question of an interview is asked with its last sentences, unless those need the ones before', () => {
  const answer =
    'The tower has a bell of nine tons, and I ring it at noon with a rope that is older than I am.';
  const content = (last: string): string => `# The bell of the old town

An interview with Ida Brekke, who rings it.

## You live in the tower with two cats and a stove, and you are alone up there for most of the year and for all of the long winter. ${last}

**Ida Brekke:** ${answer}

## How heavy is the bell of the tower?

**Ida Brekke:** It weighs nine tons, as much as two of the trucks that brought it up the hill in winter.

## Who paid for the bell?

**Ida Brekke:** The bakers paid for it, because they wanted everybody to know when the bread was done.

## Who will ring the bell after you?

**Ida Brekke:** My niece will, and she has practised on the small bell since she was eleven years old.
`;
  const told = (last: string): string => textOf(outputsOf(content(last), {}, ['summary']).outputs, 'summary');
  expect(told('When do you ring the bell?')).toMatch(/^• When do you ring the bell\?\nIda/mu);
  expect(told('Or do you like it?')).not.toContain('Or do you like it');
});
