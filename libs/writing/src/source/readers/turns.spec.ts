import { analyse } from '../../offline/analyse.js';
import { outputsOf, textOf } from '../../offline/outputs.fixture.js';
import { titleOf } from '../../offline/outline/script.js';
import { readSource } from '../read-source.js';

it('a turn inside a paragraph is its speaker’s, and a name is not what stands before it at the beginning of a sentence', () => {
  const source = readSource(
    [
      'How do you map?',
      'Tom: We walk, with a map in the hand. Ann: And where there is no path we draw one.',
      'Where do you map?',
      'Ann: When Tom asked me, I had not seen a map of our street.',
      'Why do you map?\nTom: It is good to know where the mailboxes are, and Ann knows.',
      'Ann: I like to walk home from there.',
    ].join('\n\n'),
  );
  const said = source.blocks
    .filter(({ speaker }) => speaker)
    .map(({ speaker, text }) => `${speaker}: ${text}`);
  expect(said).toEqual([
    'Tom: We walk, with a map in the hand.',
    'Ann: And where there is no path we draw one.',
    'Ann: When Tom asked me, I had not seen a map of our street.',
    'Tom: It is good to know where the mailboxes are, and Ann knows.',
    'Ann: I like to walk home from there.',
  ]);
  expect(analyse(source).units.map(({ speaker }) => speaker)).not.toContain('When Tom');
});

const NIGHT = [
  '# A night of maps',
  'Last week the two of us drew maps in a kitchen, and this is what we wrote about it.',
  '### Ann',
  'Hello Tom, we begin with you, because you have mapped for longer than I have.',
  '**How did you hear of the night?**',
  '### Tom',
  'A friend wrote to me, and my kitchen was free. I had never used the program before that night.',
  '**Did you have a plan?**',
  '### Ann',
  'I had several plans. I drew the streets of a village that was on no map.',
  '**Whom will you bring next time?**',
  '### Ann',
  'I will bring my brother, who knows every path in our hills.',
  '**One last question: will you come again? :-)**',
  '### Tom',
  'I will come again next year, with more friends and a better lamp.',
].join('\n\n');

it('headings with the names of two who answer in turn are their speakers, and the bold questions above them stay', () => {
  const { blocks } = readSource(NIGHT);
  expect(blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual([
    'A night of maps',
    'How did you hear of the night?',
    'Did you have a plan?',
    'Whom will you bring next time?',
    'One last question: will you come again? :-)',
  ]);
  expect(blocks.flatMap(({ kind, speaker = [] }) => (kind === 'paragraph' ? speaker : []))).toEqual([
    'Ann',
    'Tom',
    'Ann',
    'Ann',
    'Tom',
  ]);
  expect(titleOf(analyse(readSource(NIGHT)))).toBe('A night of maps');
});

it('a bold question right above a higher heading or at the end is a sentence, and headings that only repeat are not names', () => {
  const source = readSource(
    ['Tea', 'Soup', 'Bread']
      .flatMap((thing) => [
        `## ${thing}`,
        '### Pros',
        `${thing} is cheap and warm, and everybody in the house likes it.`,
        '### Cons',
        `${thing} takes a long time, and the kitchen must be cleaned after it.`,
        `**Is ${thing.toLowerCase()} for you?**`,
      ])
      .join('\n\n'),
  );
  expect(source.blocks.filter(({ text }) => text.includes('for you')).map(({ kind }) => kind)).toEqual([
    'paragraph',
    'paragraph',
    'paragraph',
  ]);
  expect(source.blocks.every(({ speaker }) => speaker === undefined)).toBe(true);
});

const QUOTED = [
  '# An interview with Ruth Adeyemi',
  'Ruth Adeyemi repairs clocks in a small shop by the harbour. She answered five questions for us.',
  'You are rarely seen in the town. Could you tell us who you are?',
  '> I am Ruth, and I have repaired clocks since I was a child. My father had the shop before me.',
  'How did you come to the harbour? Was it by chance?',
  '> We came with the first railway. My grandfather wound the station clock for forty years.\n>\n> I still have his keys in a drawer below the counter.',
  'What is the hardest part of your work?',
  '> The hardest part is to find springs, because most of the makers have closed their works.',
  'Anything left to say? :)',
  '> I thank everybody who brings me a clock that others have given up.\n>\n> Well, thank you very much for your time, Ruth! Good luck with all of your springs.',
].join('\n\n');

it('answers set as quotations are the guest’s, and the thanks below the last one are the interviewer’s', () => {
  const { blocks } = readSource(QUOTED);
  expect(blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(5);
  const said = blocks.filter(({ kind }) => kind === 'paragraph').map(({ speaker }) => speaker);
  expect(said).toEqual([undefined, ...Array<string>(5).fill('Ruth Adeyemi'), undefined]);
  const { outputs } = outputsOf(QUOTED, {}, ['medium', 'linkedin']);
  expect(textOf(outputs, 'medium')).toContain('Good luck with all of your springs.');
  expect(textOf(outputs, 'linkedin')).not.toContain('Good luck');
});

it('quotations between an author’s paragraphs are no answers', () => {
  const essay = QUOTED.replace('\n\nWhat is the', '\n\nHe wound it well, I think.\n\nWhat is the');
  expect(readSource(essay).blocks.filter(({ kind }) => kind === 'quote')).toHaveLength(6);
});

it('what a host asks in several paragraphs in bold is one question, and a topic or a numbered question is no part of one', () => {
  let head = '# An interview with Ruth Adeyemi';
  const asked = (...lines: string[]): string[] => {
    const answers = ['What do you bake?', 'Who buys it?', 'What comes next?'].map(
      (question, at) => `**${at + 1}. ${question}**\n\nMy brother knows. I do not.`,
    );
    const own = lines.map((line) => `**${line}**`).join('\n\n');
    const { blocks } = readSource(`${head}\n\n${answers.join('\n\n')}\n\n${own}\n\nI gave it away.`);
    return blocks.flatMap(({ kind, text }) => (kind === 'heading' ? text : [])).slice(4);
  };
  const [first, second] = ['4. What does it cost? You never say so.', 'This is what your sign says:'];
  expect(asked(first, second)).toEqual([`${first} ${second}`]);
  expect(asked('The price', first)[0]).toBe('The price');
  expect(asked(first, '5. And who pays?')).toContain('5. And who pays?');
  expect(asked('Turn off the oven.', 'Open its door.')).toContain('Open its door.');
  head = '# What we bake';
  expect(asked(first, second)).toContain(second);
});

const TALK = [
  '# How we plan a map',
  '[ENG]',
  '**Ann Lund:** A map is the first thing you draw when somebody asks you for a path across their land.',
  '**Tom Berg:** *The first thing that I look for is where the water goes. Then I ask who walks there at all.*',
  '*A farmer once told me that nobody did. There were three paths through his wheat by the end of May.*',
  '**AL:** I remember a village that wanted a map of its wells, and all of them had been dry for years.',
  'We drew it, and they sent it back with a question mark on it.',
  '**TB:** *Right.*',
  '**AL:** Was there anything else we could have drawn?',
  '**TB:** *Nothing.*',
  '**AL:** They needed a way to the next river, and we had not asked them what the wells were for.',
  '**TB:** *So ask first what the map is for, and draw the smallest one that shows it.*',
];
const spoken = (lines: readonly string[]) =>
  readSource(lines.join('\n\n')).blocks.flatMap(({ kind, speaker = '', text }) =>
    kind === 'paragraph' ? [[speaker, text.split(' ')[0]]] : [],
  );

it('initials of speakers who were named in full are theirs, with the paragraphs below; a nod is no content', () => {
  expect(spoken(TALK)).toEqual([
    ['', '[ENG]'],
    ['Ann Lund', 'A'],
    ['Tom Berg', 'The'],
    ['Tom Berg', 'A'],
    ['Ann Lund', 'I'],
    ['Ann Lund', 'We'],
    ['Tom Berg', 'Right.'],
    ['Ann Lund', 'Was'],
    ['Tom Berg', 'Nothing.'],
    ['Ann Lund', 'They'],
    ['Tom Berg', 'So'],
  ]);
  const said = textOf(outputsOf(TALK.join('\n\n'), {}, ['medium']).outputs, 'medium');
  expect(said).not.toMatch(/\[ENG\]|Right\./u);
});

it('initials that two names share are nobody’s, nor are labels that no name stands for', () => {
  const lines = [...TALK.slice(2), '**Ada Lomb:** I have never drawn a map of any land in my life.'];
  expect(spoken(lines)[3]?.[0]).not.toBe('Ann Lund');
  const notes = ['PS: We left at noon.', 'NB: The path is wet.'].flatMap((line) => [line, line]);
  expect(spoken(['# A walk', ...notes]).map(([speaker]) => speaker)).toEqual(['', '', '', '']);
});

it.each([
  ['Absolutely not.', true],
  ['Never Monday.', true],
  ['I disagree.', true],
  ['Try 3.', true],
  ['Absolutely, yes!', false],
  ['Mm-hm, right, right …', false],
  ['Ja, genau.', false],
])('a short turn that says something is kept, one that only nods is not: %s', (turn, isKept) => {
  const lines = TALK.map((line) => line.replace('*Right.*', turn));
  expect(lines).toContain(`**TB:** ${turn}`);
  const said = textOf(outputsOf(lines.join('\n\n'), {}, ['medium']).outputs, 'medium');
  expect(said.includes(turn)).toBe(isKept);
});

it.each([
  ['Outside, a van stops and a man carries sacks of flour into the house.', ''],
  ['A guest calls “I am lost” and leaves without a map.', ''],
  ['The office is full, and the two have only a few minutes for our questions.', ''],
  ['Ann Lund shows us the wells on her wall.', ''],
  ['We drew it, and they sent it back.', 'Ann Lund'],
  ['It took us a week to draw it.', 'Ann Lund'],
  ['That is why you ask first.', 'Ann Lund'],
])('a paragraph between turns is the speaker’s only if it says so: %s', (text, speaker) => {
  const lines = TALK.map((line) => (line.startsWith('We drew it') ? text : line));
  expect(spoken(lines)[5]).toEqual([speaker, text.split(' ')[0]]);
});
