import { readSource } from '../read-source.js';

/** Who answers in a text of questions. */
const speakersOf = (
  title: string,
  intro: string,
  ...asked: [question: string, answer: string][]
): string[] => {
  const parts = asked.map(([question, answer]) => `## ${question}\n\n${answer}`);
  const { blocks } = readSource(`# ${title}\n\n${intro}\n\n${parts.join('\n\n')}\n`);
  return [...new Set(blocks.flatMap(({ speaker }) => speaker ?? []))];
};

const ASKED: [string, string][] = [
  ['Where do you keep the bees?', 'On the roof. I carry the water up.'],
  ['Do they sting you?', 'Once a week. I hardly notice.'],
  ['What comes next?', 'A second roof. We have the keys.'],
];
const OWN: [string, string][] = [
  ['Where can I park?', 'Behind the mill. I pay four euros a day there.'],
  ['Is it steep?', 'The last hour is. I was glad of my stick.'],
  ['What do I take?', 'Bread and a hat. I have never needed more.'],
];

it.each([
  ['in the title', 'An hour with Nora Falk', 'Nora Falk keeps bees in Graz. We visited her in May.', ASKED],
  ['below it', 'Bees over the market', 'On Friday I talked to Nora Falk on her roof in Graz.', ASKED],
  ['last week', 'Bees over the market', 'Last week I talked to Nora Falk on her roof.', ASKED],
  [
    'with who asked',
    'Bees over the market',
    'This is an interview that Emil Haas had with Nora Falk about roofs.',
    ASKED,
  ],
  [
    'with a place',
    'Entrevista a Nora Falk en Madrid',
    'Nora Falk vende miel en el centro de la ciudad.',
    [
      ['¿Qué le gusta de las abejas?', 'El olor. Mi abuela tenía tres cajas en su casa.'],
      ['¿Quién la ayuda?', 'Mi hermano, que lleva el agua.'],
      ['¿Y mañana?', 'Un segundo tejado para las abejas.'],
    ],
  ],
  ['with what she does', 'Bees over the market', 'I spoke with Nora Falk, a beekeeper from Graz.', ASKED],
  ['below "interview"', 'An interview with our beekeeper', 'Here we talk to Nora Falk about roofs.', ASKED],
  [
    'in German',
    'Bienen über dem Markt',
    'Nora Falk wohnt in Graz. Das Gespräch mit Nora Falk fand auf dem Dach statt.',
    [
      ['Was fehlt dir da oben?', 'Schatten. Ich habe ein Segel gespannt.'],
      ['Wer hilft dir?', 'Mein Bruder trägt das Wasser.'],
      ['Was kommt danach?', 'Ich suche ein zweites Dach.'],
    ],
  ],
  [
    'by the title alone, where no question says "you"',
    'Interview with Nora Falk',
    'Nora Falk keeps bees in Graz.',
    [
      ['Why bees?', 'My aunt had some. I liked the smell.'],
      ['Who buys the honey?', 'The bakery does.'],
      ['What comes next?', 'I want a second roof.'],
    ],
  ],
] as [string, string, string, [string, string][]][])(
  'a guest answers who is named %s',
  (_, title, intro, asked) => {
    expect(speakersOf(title, intro, ...asked)).toEqual(['Nora Falk']);
  },
);

it.each([
  ['a place', 'Two years in Costa Rica', 'Costa Rica was our plan for the time after school.', ASKED],
  [
    'readers ask',
    'The path to Mount Falk',
    'In May I gave an interview with Radio Graz about my walks.',
    OWN,
  ],
  [
    'the title says "I"',
    'What I changed after a visit',
    'In May I spoke with Nora Falk about bees, and she was right. These are my notes.',
    ASKED,
  ],
  [
    'the person named is who asked',
    'Bees over the market',
    'The baker keeps bees. He talked to Nora Falk of the Graz Courier about them.',
    ASKED,
  ],
  [
    'an interview of others is only mentioned',
    'Bees over the market',
    'In an interview that Emil Haas had with Nora Falk, bees were praised.',
    ASKED,
  ],
  ['there are two', 'Interview with Nora Falk and Emil Haas', 'They keep bees in Graz.', ASKED],
  [
    'an author says their own name',
    'About this page',
    'People ask the same things, so here they are.',
    [
      ['Who are you?', 'My name is Nora Falk. I keep bees.'],
      ['Why this page?', 'I forget things.'],
      ['Do you sell honey?', 'I do, in May.'],
    ],
  ],
  ['the title is of two words', 'Quitting Honey', '', ASKED],
] as [string, string, string, [string, string][]][])(
  'no guest answers where %s',
  (_, title, intro, asked) => {
    expect(speakersOf(title, intro, ...asked)).toEqual([]);
  },
);

describe('a title that may be only the name of who answers', () => {
  const SHOWN: [string, string][] = [
    ['Where do you keep the bees?', 'The bees are on the roof.'],
    ['Do they sting you?', 'Once a week, mostly in May.'],
    ['What comes next?', 'I look for a second roof.'],
  ];
  const speakersUnder = (front: string, asked: readonly [string, string][], intro = ''): string[] => {
    const parts = [intro, ...asked.map(([question, answer]) => `## ${question}\n\n${answer}`)];
    const { blocks } = readSource(`---\n${front}\n---\n\n${parts.join('\n\n')}\n`);
    return [...new Set(blocks.flatMap(({ speaker }) => speaker ?? []))];
  };
  const speakers = (title: string, declared: string, asked = ASKED, intro = ''): string[] =>
    speakersUnder(`layout: post\ntitle: ${title}\n${declared}`, asked, intro);

  it.each([
    "seo_title: An Interview with Graz's own Nora Falk",
    'author: Nora Falk',
    'about: Interview with Nora Falk',
  ])('is one if what is declared beside it says so: %s', (declared) => {
    expect(speakers('Nora Falk', declared)).toEqual(['Nora Falk']);
  });

  it.each([
    ['New Zealand', 'about: An interview with Ann Lee on New Zealand'],
    ['Quitting Sugar', 'author: Nora Falk'],
    ['Burning Man', 'seo_title: How I went to Burning Man'],
    ['Second Roof', 'about: Interview with Second Roof'],
  ])('is none otherwise: %s', (title, declared) => {
    expect(speakers(title, declared)).toEqual([]);
  });

  it('is none if hardly anybody says "I"', () => {
    expect(speakers('Nora Falk', 'author: Nora Falk', SHOWN)).toEqual([]);
  });

  it('stands in a field of its own, below a title that does not name it', () => {
    expect(speakers('Bees over the market', 'person: Nora Falk')).toEqual(['Nora Falk']);
    expect(speakers('Bees over the market', 'Interviewee: Nora Falk')).toEqual(['Nora Falk']);
    expect(speakers('Bees over the market', 'guest: Nora Falk', SHOWN)).toEqual([]);
    const toReaders = OWN.map(([question, answer]): [string, string] => [
      question.replace('I', 'we'),
      answer,
    ]);
    expect(speakers('Up the hill', 'guest: Nora Falk', toReaders)).toEqual([]);
  });

  it('stands in the field "name" of a text without a title', () => {
    const under = (fields: string): unknown[] => speakersUnder(`layout: post\n${fields}`, ASKED);
    expect(under('name: Nora Falk')).toEqual(['Nora Falk']);
    expect(under('name: graz-3')).toEqual([]);
    expect(under('name: Nora Falk\ntitle: Ten questions on bees')).toEqual([]);
    expect(under('name: Falk Bees\nauthor: Nora Falk')).toEqual([]);
  });

  it('is not in a field where another says "I" or speaks of that person', () => {
    expect(speakers('Bees over the market', 'speaker: Nora Falk')).toEqual([]);
    expect(speakers('What Nora taught me', 'guest: Nora Falk')).toEqual([]);
    expect(speakers('Bees over the market', 'guest: Nora Falk', ASKED, 'I have bees since May.')).toEqual([]);
    const [first, ...others] = ASKED as [[string, string], ...[string, string][]];
    const asked = (question: string): unknown[] =>
      speakers('Bees over the market', 'guest: Nora Falk', [[question, first[1]], ...others]);
    expect(asked('Where do you keep the bees that Nora sold you?')).toEqual([]);
    expect(asked('Where do you keep the bees, Nora?')).toEqual(['Nora Falk']);
  });
});
