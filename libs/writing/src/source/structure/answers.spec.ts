import { readSource } from '../read-source.js';

/** Paragraphs below the first question that no guest says. */
const authorsIn = (...paragraphs: string[]): string[] => {
  const { blocks } = readSource(paragraphs.join('\n\n'));
  const first = blocks.findIndex(({ text }) => text.endsWith('?'));
  return blocks
    .slice(first)
    .flatMap(({ kind, speaker, text }) => (kind !== 'heading' && speaker === undefined ? [text] : []));
};

const TITLE = '# Interview with Nora Falk\n\nNora Falk keeps bees in Graz.';

describe('what an author says between and below the answers', () => {
  it('is not the guest\u2019s, with "she" and in an invitation', () => {
    const scene = 'She lifts the lid and blows into the box. The bees do not mind.';
    const outro = 'The sun is down when we climb back. If you would like to see her bees, ring twice.';
    expect(
      authorsIn(
        TITLE,
        '**Do they sting you?**',
        'Once a week.',
        'It hurts for an hour, and then it is gone.',
        scene,
        '**What is hard?**',
        'My brother carries the water.',
        'He has never dropped a bucket on us.',
        '**What comes next?**',
        'I want a second roof.',
        outro,
      ),
    ).toEqual([scene, outro]);
  });

  it('is not the guest\u2019s in German either, where answers are short and the last paragraph says no "ich"', () => {
    const scene = 'Sie hebt den Deckel und pustet in den Kasten.';
    const outro = 'Der Honig steht ab Mai im Laden am Markt. Ein Glas kostet neun Euro.';
    expect(
      authorsIn(
        '# Interview mit Nora Falk\n\nNora Falk hält Bienen in Graz.',
        '**Haben Sie Angst vor Stichen?**',
        'Nein. Ich merke sie kaum noch.',
        scene,
        '**Wer trägt das Wasser?**',
        'Mein Bruder.',
        '**Was kommt danach?**',
        'Ein zweites Dach.',
        outro,
      ),
    ).toEqual([scene, outro]);
  });

  it('ends a turn with a label', () => {
    const scene = 'She laughs and pours the tea. It has gone cold.';
    const outro = 'If you want to visit her, take the tram to the market, and I will wave from the roof.';
    expect(
      authorsIn(
        '# Bees over the market\n\nNora Falk keeps bees in Graz.',
        'Emil: Do they sting you?',
        'Nora: Once a week.',
        scene,
        'Emil: Who carries the water?',
        'Nora: My brother does.',
        'Emil: What comes next?',
        'Nora: A second roof.',
        outro,
      ),
    ).toEqual([scene, outro]);
  });
});

describe('what a guest says', () => {
  it.each([
    [
      'with a name that has theirs in it',
      'My sister and I run Falk Honey.',
      'Falk Honey has two roofs now.',
      'We would like Falk Honey to stay small.',
    ],
    [
      'with their own name',
      "I'm Nora Falk, and I count bees.",
      'My aunt always says to me: Nora, you work too much.',
      'I want to rest.',
    ],
    [
      'in a list',
      'I need three things:\n\n- a roof\n- a hat\n- some patience',
      'My brother.',
      'A second roof.',
    ],
    ['below a letter', 'A: I liked the smell.', 'A: My brother helps me.', 'A: A second roof.'],
  ])('is theirs, %s', (_, ...[one, two, three]) => {
    const host = one.startsWith('A: ') ? 'Q: ' : '';
    const parts = [`**${host}Why do you do it?**`, one, `**${host}Who helps you?**`, two];
    expect(authorsIn(TITLE, ...parts, `**${host}What comes next?**`, three)).toEqual([]);
    expect(readSource([TITLE, ...parts, `**${host}What comes next?**`, three].join('\n\n')).text).not.toMatch(
      /\b[QA]: /u,
    );
  });

  it('is not what a report says of them with "she"', () => {
    const report = ['She had one box and no roof.', 'He does not, her brother. I asked.', 'She will rest.'];
    const parts = ['How did she start?', 'Who helps her?', 'What comes next?'].flatMap((question, at) => [
      `**${question}**`,
      report[at] ?? '',
    ]);
    expect(authorsIn(TITLE, ...parts)).toEqual(report);
  });

  it('is not what a report says of them', () => {
    const report = [
      'I met Nora at noon.',
      'Her brother does, as Nora told me.',
      'I think Nora wants a second roof.',
    ];
    expect(
      authorsIn(
        TITLE,
        ...['Why does she do it?', 'Who helps you?', 'What would you like?'].flatMap((question, at) => [
          `**${question}**`,
          report[at] ?? '',
        ]),
      ),
    ).toEqual(report);
  });
});

it('what introduces a guest in italics above the questions, and is about them below, is content', () => {
  const intro = 'Nora joined the market in May. I talked to Nora Falk on her roof.';
  const outro = 'Nora shows her bees on Sunday. There is room for nine.';
  const asked = ['Do they sting you?', 'Who helps you?', 'What comes next?'].map(
    (question) => `**${question}**\n\nMy brother knows. I do not.`,
  );
  const { blocks } = readSource(
    ['# Nora Falk, the new beekeeper', `*${intro}*`, ...asked, `*${outro}*`].join('\n\n'),
  );
  const plain = blocks.filter((block) => block.isInItalics !== true && block.speaker === undefined);
  expect(plain.map(({ text }) => text)).toEqual(expect.arrayContaining([intro, outro]));
  expect(blocks.filter(({ speaker }) => speaker === 'Nora Falk')).toHaveLength(3);
  // set as a quotation it is none
  const set = readSource(['# Nora Falk, the new beekeeper', `> *${intro}*`, ...asked].join('\n\n'));
  expect(set.blocks.find(({ text }) => text === intro)).toMatchObject({ kind: 'paragraph' });
});

it('in French, "du" addresses no one', () => {
  expect(
    authorsIn(
      '# Entretien avec Nora Falk\n\nNora Falk vend du miel dans une rue du centre de Lyon.',
      '**Que faites-vous en hiver ?**',
      'Je répare les boîtes. Mon frère porte le bois.',
      '**Et demain ?**',
      'Un deuxième toit.',
      'Nous cherchons au bord du fleuve depuis un an.',
      '**Et après-demain ?**',
      'Un troisième.',
      'Nous avons déjà vu celui du marché.',
    ),
  ).toEqual([]);
});

describe('an interview whose guest is named in it', () => {
  const asked = (first: string, answer: string): string[] => [
    TITLE,
    `**${first}**`,
    answer,
    '**Do they sting you?**',
    'I hardly feel it any more.',
    '**What comes next?**',
    'I want a second roof.',
  ];
  const outro = ['Nora Falk sells her honey on Fridays.', 'The book by Nora Falk is out in May.'];

  it('has answers that take up the name from their question, but not what the author tells of the guest', () => {
    const question = 'How do you differ from the young Nora Falk?';
    const takenUp = 'Oh, I am nothing like the young Nora. My hands are slower.';
    const told = ['Nora laughs and says no.', 'I meet Nora again in May.'];
    expect(authorsIn(...asked(question, takenUp), 'The young Nora would like the roof.')).toHaveLength(1);
    expect(authorsIn(...asked('How do you differ from then?', takenUp), ...told)).toHaveLength(5);
    expect(authorsIn(...asked('Do you, Nora, rest?', 'I asked Nora.'), 'I saw Nora sit.')).toHaveLength(4);
  });

  it.each(['...', '* * *', '\u2022 \u2022 \u2022'])('ends above a line with %s', (rule) => {
    const answers = asked('How do you begin?', 'I light the smoke.');
    expect(authorsIn(...answers, rule, ...outro)).toEqual(outro);
    // without the line, all of it is the author’s
    expect(authorsIn(...answers, ...outro)).toHaveLength(5);
  });
});

it('a last answer of several paragraphs is the guest\u2019s where answers are long', () => {
  const answer = ['It began with one box.', 'The first winter was too cold for them.'];
  expect(
    authorsIn(
      TITLE,
      '**How did you start?**',
      ...answer,
      '**Do they sting you?**',
      ...answer,
      '**What comes next?**',
      ...answer,
    ),
  ).toEqual([]);
});

it('a note in bold with other parts between it and the questions is a paragraph', () => {
  const content = `**The pier opened in May. Read how that changes what you pay.**

The pier was closed for a year.

## What is new

The planks are oak.

### Why is it shorter?

The sea took the end of it.

### What does it cost?

Nothing at all.

### Who may fish?

Everyone who has a rod.
`;
  const note = (text: string) =>
    readSource(text).blocks.find((block) => block.text.startsWith('The pier opened'))?.kind;
  expect(note(content)).toBe('paragraph');
  expect(note(content.replace('## What is new\n\n', ''))).toBe('heading');
});

it('what announces an interview in a line of italics above its questions is content, and a by-line is none', () => {
  const asked = ['What do you bake?', 'Who buys it?', 'What comes next?'].map(
    (question) => `**${question}**\n\nMy brother knows. I do not.`,
  );
  const intro = 'Nora talked to Jo and Ben Falk, who bake for the night shift of the harbour.';
  const headOf = (line: string): string | undefined =>
    readSource([`_${line}_`, ...asked].join('\n\n')).sentences[0]?.text;
  expect(headOf(intro)).toBe(intro);
  expect(headOf('A Sunday in March, by the river.')).toBe('My brother knows.');
});

it('the first of the questions of a text is not its title', () => {
  const asked = ['What do you bake?', 'Who buys it?', 'What comes next?'];
  const titleOf = (headings: readonly string[]): string =>
    readSource(headings.map((each) => `**${each}**\n\nMy brother knows. I do not.`).join('\n\n')).title;
  expect(titleOf(asked)).toBe('');
  expect(titleOf(['What do you bake?', 'The oven', 'The river'])).toBe('What do you bake?');
});
