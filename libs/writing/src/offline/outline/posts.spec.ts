import { DEFAULT_SETTINGS } from '@repurpose/contract';
import type { PostDraft } from '../../formats/draft/draft.types.js';
import { readSource } from '../../source/read-source.js';
import { writeOffline } from '../write-offline.js';
import type { FormatKey } from '@repurpose/contract';
import { outputsOf } from '../outputs.fixture.js';

const FERRY = `# A year on the harbour ferry

For twelve months I took the same ferry to work, and I kept a notebook about it.

## The crew

Two brothers steer the boat on weekdays, and their aunt sells the tickets. They learned the channel from their father, who had drawn it on the back of a calendar.

## Who rides it so early in the morning?

Nurses ride it home from the night, and bakers ride it out with the first trays. Nobody speaks before the second buoy, and then everybody does.

## Conclusion

A ferry is a waiting room that moves, and I know my town better for having waited in it.
`;

describe('a post', () => {
  const postOf = (format: FormatKey, content = FERRY): string =>
    outputsOf(content, {}, [format]).outputs[0]?.text ?? '';

  it('is prose without the only heading that names what is told', () => {
    for (const format of ['facebook', 'instagram', 'linkedin'] as const) {
      expect(postOf(format)).toContain('notebook about it.\n\nTwo brothers');
      expect(postOf(format)).toContain('back of a calendar.\n\nNurses');
    }
  });

  it('ends without the heading of its conclusion, or of the part that its conclusion ends', () => {
    for (const heading of ['Conclusion', 'The winter']) {
      const post = postOf('facebook', FERRY.replace('## Conclusion', `## ${heading}`));
      expect(post).not.toContain(heading);
      expect(post).toContain('\n\nA ferry is a waiting room');
    }
  });

  it.each(['facebook', 'linkedin', 'twitter'] as const)(
    'on %s has headings over what they name, where it tells parts of several',
    (format) => {
      const told = postOf(
        format,
        FERRY.replace('## Who rides it so early in the morning?', '## The morning'),
      );
      expect(told).toContain('The crew\n');
      expect(told).toContain('The morning\n');
      // what ends a text is no part of its last section
      expect(told).toContain('Conclusion\n');
    },
  );
});

it('a post has no label that its sentence begins with, and opens with its description once', () => {
  const opening = 'For twelve months I took the same ferry to work and kept a notebook about it.';
  const content = `---\ntitle: A year on the ferry\ndescription: ${opening}\n---\n\n${opening.replace('work', 'work (in the rain)')} It is full.\n\n## The two brothers\n\nThis is who steers the boat on weekdays, and their aunt sells the tickets. They learned the channel from their father, who had drawn it on a calendar.\n\n## The early morning\n\nNurses ride it home from the night, and bakers ride it out with the first trays. Nobody speaks before the second buoy, and then everybody does.\n\n## The long winter\n\nIce closes the channel for a week, and the boat lies at the pier. Everybody walks around the bay then, which takes an hour.\n`;
  const text = outputsOf(content, {}, ['facebook']).outputs[0]?.text ?? '';
  expect(text.match(/For twelve months/gu)).toHaveLength(1);
  expect(text.match(/The two brothers/gu)).toHaveLength(1);
});

it('a heading over a list has no colon in a post beside headings without one', () => {
  const links =
    '\n## The other boats\n\n- A skiff with a red sail\n- Two dories made of oak\n- The old pilot boat\n';
  const content = FERRY.replace('## Who rides it so early in the morning?', '## The morning').concat(links);
  const text = outputsOf(content, {}, ['facebook']).outputs[0]?.text ?? '';
  expect(text).toContain('The crew\n\nTwo brothers');
  expect(text).toContain('The other boats\n\n• A skiff');
});

it('a section of prose between headed lists has its heading in a post', () => {
  const list = (name: string): string =>
    `## The ${name}\n\n- Length: nine metres\n- Crew of the ${name}: two brothers\n- Built in the year 1954\n\n`;
  const content = `# Boats of the bay\n\nI wrote down what lies at the old pier.\n\n${list('red dory')}## The pilot boat\n\nThe owner of the pilot boat has taken out the engine, and nobody at the pier knows where it is. The boat has no entry here until somebody finds it.\n\n${list('blue skiff')}`;
  const text = outputsOf(content, {}, ['linkedin']).outputs[0]?.text ?? '';
  expect(text).toContain('\n\nThe pilot boat\n\nThe owner');
});

it('a post keeps the words that sum up what is before them', () => {
  const content = FERRY.replace(
    'Nobody speaks before',
    'They sit apart.\n\nAll in all, nobody speaks before',
  );
  const text = outputsOf(content, {}, ['linkedin']).outputs[0]?.text ?? '';
  expect(text).toContain('They sit apart.\n\nAll in all, nobody speaks');
});

it('an item of a list in a post does not repeat the opening', () => {
  const line = 'The boats of the bay are washed with warm water and soft soap from April on.';
  const step = (name: string, text: string): string => `## ${name}\n\n${text}\n\n`;
  const content = `# Three steps to a clean boat\n\n${step('1. Wash it', `${line} The soap is sold at the pier.`)}${step('2. Dry it', 'Leave it in the sun for a day, and turn it once around noon.')}${step('3. Paint it', 'Choose a paint that holds for two winters, and take two coats of it.')}`;
  const text = outputsOf(content, {}, ['linkedin']).outputs[0]?.text ?? '';
  expect(text.split(line)).toHaveLength(2);
});

it('a post has paragraphs of two sentences, an article those of its author', () => {
  const block =
    'The ferry leaves at ten past seven from the old pier. The brothers sell the tickets at a table on the quay. Nurses come home from the night with their shoes in their hands. Bakers go out with the first trays of the morning.';
  const [post, article] = outputsOf(`# A year on the ferry\n\nI took it to work.\n\n${block}\n`, {}, [
    'linkedin',
    'medium',
  ]).outputs;
  expect(post?.text).toContain('at a table on the quay.\n\nNurses come');
  expect(article?.text).toContain('at a table on the quay. Nurses come');
});

describe('a text longer than a thread', () => {
  const stops = [
    'north',
    'south',
    'market',
    'mill',
    'church',
    'harbour',
    'station',
    'school',
    'park',
    'bridge',
  ];
  const content = `# The stops of the night bus\n\n${stops
    .map(
      (stop) =>
        `## The ${stop} stop\n\nThe ${stop} stop has a bench that was built by the people who wait there every night. It was painted in the colours of the ${stop} quarter, which the council had not planned.\n\nNobody has ever counted how many people of the ${stop} quarter sleep on it. The driver of the last bus wakes them, and some of them ride home with her without a ticket.`,
    )
    .join('\n\n')}\n`;
  const postsOf = (length: 25 | 50 | 75): string[] =>
    (outputsOf(content, { length }, ['twitter']).outputs[0]?.text ?? '')
      .split(/ \d+\/\d+(?:\n+|$)/u)
      .filter(Boolean);

  it('is told in as many posts as threads usually have, each as full as its paragraphs allow', () => {
    for (const length of [50, 75] as const) {
      const posts = postsOf(length);
      expect(posts.length).toBeLessThanOrEqual(15);
      expect(posts.length).toBeGreaterThanOrEqual(12);
    }
    expect(postsOf(25).length).toBeLessThan(postsOf(50).length);
  });

  it.each(['linkedin', 'instagram', 'facebook'] as const)(
    'is told on %s in the room that the platform has, its labels included',
    (format) => {
      const source = readSource(content);
      const settings = { ...DEFAULT_SETTINGS, length: 75 as const };
      const draft = writeOffline({ content, formats: [format], settings }, source, format) as PostDraft;
      const limit = { linkedin: 3_000, instagram: 2_200, facebook: 5_000 }[format];
      expect([draft.hook, ...draft.body].join('\n\n').length).toBeLessThanOrEqual(limit);
    },
  );
});
