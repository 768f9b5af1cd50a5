import { analyse } from '../../offline/analyse.js';
import { readSource } from '../read-source.js';

const headingsOf = (content: string): string[] =>
  readSource(content)
    .blocks.filter(({ kind }) => kind === 'heading')
    .map(({ text }) => text);
const speakersOf = (content: string): (string | undefined)[] =>
  readSource(content).blocks.flatMap(({ kind, speaker }) => (kind === 'paragraph' ? [speaker] : []));

const TURNS: readonly [string, string][] = [
  [
    'Our pupils know you as the woman who steers the first boat of the morning, in all weathers and without a hat. But they may not know that you also mend its two engines. How did you come to the ferry?',
    'I came for a summer, and I had no other plan.',
  ],
  ['I hope that the soup was warm. What do you do in winter?', 'Oh dear. What if I sleep all day?'],
  ['Is there a boat that you would like to steer?', 'I would like to steer the mail boat once.'],
  ['You once wrote that a ferry has a soul. Say more.', 'I wrote that in a storm, and I was cold.'],
];
const interview = (intro: string, ask: (text: string) => string, answer: (text: string) => string): string =>
  [
    `---\ntitle: The ferry of Lund\n---\n\n${intro}`,
    ...TURNS.map(
      ([asked, said], at) =>
        `${ask(asked)}\n\n${answer(said)}\n\n${answer(`I have said so here on the island for ${at + 2} years.`)}`,
    ),
  ].join('\n\n');
const inTags = (text: string): string => `<p class="plain">${text}</p>`;
const inBold = (text: string): string => inTags(`<strong>${text}</strong>`);
const INTRO =
  'You may have read [Maren Holst’s letters](https://lund.example/letters) in this paper for years. I talked with Maren about the winter and her boats.';

describe('an interview whose questions are HTML paragraphs in bold', () => {
  const content = interview(INTRO, inBold, inTags);

  it('has them as headings, and no answer that asks', () => {
    expect(headingsOf(content)).toEqual(TURNS.map(([asked]) => asked));
  });

  it('knows the whole name of who is asked from the text above', () => {
    expect(speakersOf(content)).toEqual([undefined, ...Array.from({ length: 8 }, () => 'Maren Holst')]);
    expect(analyse(readSource(content)).isInterview).toBe(true);
  });

  it('names no one of whom only the first name is known', () => {
    const unnamed = interview(
      'You may have read [her letters](https://lund.example/letters). I talked with Maren about her boats.',
      inBold,
      inTags,
    );
    expect(new Set(speakersOf(unnamed))).toEqual(new Set([undefined]));
    expect(headingsOf(unnamed)).toEqual(TURNS.map(([asked]) => asked));
  });
});

it('names neither one of two, nor a thing, nor who was asked by another', () => {
  const two = INTRO.replace('with Maren', 'with Maren and Per');
  const thing = INTRO.replace('Maren Holst’s letters', 'the Maren Holst');
  const other = INTRO.replace('I talked', 'Per talked');
  for (const intro of [two, thing, other])
    expect(new Set(speakersOf(interview(intro, inBold, inTags)))).toEqual(new Set([undefined]));
});

it('right below a question in bold of Markdown a question is its answer', () => {
  const content = interview(
    INTRO,
    (text) => `**${text}**`,
    (text) => text,
  );
  expect(headingsOf(content)).toEqual(TURNS.map(([asked]) => asked));
});

it('a paragraph that is only begun in bold is no question of an interview', () => {
  const content = interview(INTRO, (text) => inTags(`<b>${text.slice(0, 12)}</b>${text.slice(12)}`), inTags);
  expect(headingsOf(content)).not.toContain(TURNS[0]?.[0]);
});
