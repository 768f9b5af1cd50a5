import type { PodcastDraft } from '../../formats/draft/draft.types.js';
import { outputsOf } from '../outputs.fixture.js';

const podcastOf = (content: string): PodcastDraft => {
  const draft = outputsOf(content, {}, ['podcast']).outputs[0]?.draft;
  if (draft?.format !== 'podcast') throw new Error('no podcast');
  return draft;
};

it('has the numbers of the author where an introduction would shift them', () => {
  const content = `# Two reasons to lend a crane

Here are two reasons why a harbour lends its crane.

They come from forty years of lending it to each boat that asked, in summer and in the long winters of the north, when no other crane of the coast was free and every hour on land cost the crew a day at sea.

The harbour master wrote each of these loans down in a green book, which lies in the office and which anybody may read who asks for the key. He counted 1,200 of them in the first twenty years, and more than twice as many in the twenty years that followed.

## 1) It earns rope

Each boat that borrows the crane brings a new rope, and the harbour has not bought one for nine years.

## 2) It makes friends

The crews of the other piers come to look at it, and they stay for soup and for the news of the coast.
`;
  const { text } = outputsOf(content, {}, ['podcast']).outputs[0] ?? { text: '' };
  expect(text).toMatch(/^Introduction \(.*^1\) It earns rope \(.*^2\) It makes friends \(/msu);
});

it('opens with no line that only records a date or a place', () => {
  const content = `# Meeting of the board

Date: Friday 3 May Place: the boat house

## Those who met

Present: Mara Holm, Otto Lind

Taking notes: Ida Berg

## Lamps

The board bought forty lamps for the quay, because nobody could see the steps in winter.

## Nets

The nets are mended in the open from now on, and the quay is kept free for the boats.
`;
  expect(podcastOf(content).coldOpen).toBe('');
  expect(podcastOf(content).segments[0]?.talkingPoints[0]).toContain('Date: Friday 3 May');
});

const told = 'The keeper opens the shed at seven and counts the boats before anybody rows out to the island.';
const headingsOf = (headings: readonly string[]): string[] => {
  const parts = headings.map((heading, at) => `## ${heading}\n\n${told.replace('seven', `${at + 1}`)}\n\n`);
  const { text = '' } =
    outputsOf(`# The boats\n\n${told}\n\n${parts.join('')}`, {}, ['podcast']).outputs[0] ?? {};
  return text.split('\n').flatMap((line) => /^(.+) \(\d+:\d\d\)$/u.exec(line)?.[1] ?? []);
};

it('has a segment for each heading of an interview with many', () => {
  const asked = Array.from({ length: 20 }, (_, at) => `What is boat ${at + 1} for?`);
  expect(headingsOf(asked)).toEqual(asked.map((heading, at) => `${at + 1}. ${heading}`));
});

it('does not count the last words behind parts that their author has counted', () => {
  const headings = ['1. Row early', '2. Row late', 'Row on'];
  expect(headingsOf(headings)).toEqual(headings);
});

it('has one number where the heading opens with a mark of Spanish', () => {
  const headings = ['1. ¿Quién rema?', '2. ¡A remar!', '3. El puerto'];
  expect(headingsOf(headings)).toEqual(headings);
});

describe('paragraphs', () => {
  const content = `# The pier\n\nWe had one boat.\n\nIt lay at the pier all winter, and nobody asked for it.\n\nIn spring the crew of the mill came, looked at it for an hour and asked whether we would lend it to them for the season, which we had never done.\n\n## The season\n\n${told}\n\nIt was a long summer.\n\n## The autumn\n\n${told.replace('seven', 'nine')}\n`;

  it('stay apart in the opening, which has a short introduction whole', () => {
    const { coldOpen, segments } = podcastOf(content);
    expect(coldOpen).toMatch(/^We had one boat\.\n\nIt lay .* for it\.\n\nIn spring .* done\.$/u);
    expect(segments.map(({ title }) => title)).toEqual(['The season', 'The autumn']);
  });

  it('stay apart where one is a short remark on the one above it', () => {
    expect(podcastOf(content).segments[0]?.talkingPoints).toEqual([told, 'It was a long summer.']);
  });
});

it('has all of a text that begins under a heading below it', () => {
  const content = `# Newsletter of the pier

## Greetings

It is warm at the pier today, and the ferry takes the children for free. Let us enjoy it before the rain comes in October.

While you wait for the ferry, we would like to say what is new in the harbour and in the shed behind it.

## The ferry

The ferry sails four times a day from the first of May, and once more on each Sunday until the end of August.
`;
  const { coldOpen, segments } = podcastOf(content);
  expect(coldOpen).toBe('');
  expect(segments[0]?.title).toBe('Greetings');
  expect(segments[0]?.talkingPoints[0]).toMatch(/^It is warm/u);
});

it('has all of an answer below the first question of an interview, also if that is about nothing in it', () => {
  const content = `# Interview with Ada Lund

### Could you tell us something about yourself?

My name is Ada Lund. I am a ropemaker, and I live above the harbour of Bergen with my dog and two cats.

My favourite rope is the one on the bell of our chapel.

### How did you learn to make ropes?

I learned it from my aunt, who made all the ropes of the fleet, and I have made them since I was nine.

### What do you think of steel?

Steel is heavy and cold, and I have never liked how it sounds, but the crane would not work without it.
`;
  const { coldOpen, segments } = podcastOf(content);
  expect(coldOpen).toBe('');
  expect(segments[0]?.title).toBe('Could you tell us something about yourself?');
  expect(segments[0]?.talkingPoints.join(' ')).toMatch(/My name is Ada Lund.*favourite rope/u);
});

it('has a chapter for each day, also where the headings of the days are of two levels', () => {
  const day = 'The crew lifted two boats from the water and painted them on the quay before the rain came.';
  const content = `# A week at the pier\n\nThe crew met at the pier for a week in May, and all of them came.\n\n## Monday - The boats\n\n${day}\n\n### Tuesday - The crane\n\n${day.replace('two', 'three')}\n\n## Wednesday - The shed\n\n${day.replace('two', 'four')}\n`;
  expect(
    podcastOf(content)
      .segments.map(({ title }) => title)
      .slice(-3),
  ).toEqual(['Monday - The boats', 'Tuesday - The crane', 'Wednesday - The shed']);
});

it('a heading over the questions of an interview is left out of the titles if the title of the text says it', () => {
  const answers = [
    'I bake rye with my brother, who knows the price of the flour and of the salt by heart.',
    'The crews of the tugs buy all of it before six, and the school takes what they leave.',
    'We want a second oven, since the first one has stood in the rain for most of a winter.',
  ];
  const asked = ['What do you bake?', 'Who buys it?', 'What comes next?'].map(
    (question, at) => `### ${question}\n\n${answers[at] ?? ''}`,
  );
  const titlesOf = (title: string): string[] => {
    const content = `# ${title}\n\nAda Lund bakes for the night shift of the harbour.\n\n## A talk with Ada Lund\n\n${asked.join('\n\n')}\n`;
    const draft = outputsOf(content, {}, ['podcast']).outputs[0]?.draft;
    return draft?.format === 'podcast' ? draft.segments.map((segment) => segment.title) : [];
  };
  expect(titlesOf('Bread at night: a talk with Ada Lund').join(' ')).not.toContain('A talk with');
  expect(titlesOf('Bread at night').join(' ')).toContain('A talk with Ada Lund');
});

it.each([
  ['most of a text', 'The harbour', 9, 'The harbour'],
  ['a smaller part', 'The harbour', 3, 'Introduction'],
  ['most of it below a long title', `The harbour ${'and its boats '.repeat(5)}`.trim(), 9, 'Introduction'],
])('the part above all headings is named for what it is: %s', (_, title, count, name) => {
  const paragraph = (at: number): string =>
    `The pier of boat ${at} was built by the crew in a winter, and it has been mended by them ever since. Most of wood ${at} is oak, and some of it comes from an older pier that a storm took.`;
  const above = Array.from({ length: count + 1 }, (__, at) => paragraph(at)).join('\n\n');
  const content = `# ${title}\n\n${above}\n\n## The lock\n\n${paragraph(20)} ${paragraph(21)}\n\n## The tide\n\n${paragraph(22)} ${paragraph(23)}\n`;
  const { text = '' } = outputsOf(content, {}, ['podcast']).outputs[0] ?? {};
  expect(text).toMatch(new RegExp(`^1\\. ${name} \\(`, 'mu'));
});
