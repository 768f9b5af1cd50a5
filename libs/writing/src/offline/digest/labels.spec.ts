import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { outputsOf, textOf } from '../outputs.fixture.js';
import type { DigestSection } from './digest.types.js';
import { withLabels } from './labels.js';

const CONTENT = `# Boats

The lock keeper counts the boats of the day.

## Boats are small

Boats are lighter than barges, and a crew of two can row them.

## Barges are slow

Barges take the long way round the island.

### How we measured

- We used two clocks of the village.
- We used the same rope for both of them.

The time that they wait at the lock is the result that counts.
`;

it('a heading over a list is not over a paragraph behind the list that an output has without it', () => {
  const analysis = analyse(readSource(CONTENT));
  const sections = ['Boats are lighter', 'Barges take', 'The time'].map((start): DigestSection => {
    const units = analysis.units.filter(({ text }) => text.startsWith(start));
    return { section: units[0]?.section ?? 0, heading: '', parts: [{ kind: 'paragraph', units }] };
  });
  const labels = withLabels(sections, analysis).map(({ parts: [first] }) => first);
  expect(labels).toMatchObject([{ label: 'Boats are small' }, { label: 'Barges are slow' }, {}]);
  expect(labels[2]).not.toHaveProperty('label');
});

it('a section is headed where it would be read as the words of a named speaker', () => {
  const analysis = analyse(
    readSource(`# The regatta

Ada: Welcome to the regatta, all of you who came by boat.

Ben: The first boats start at noon.

## The film about safety

Each crew carries its jackets to the pier, and safety comes first on every boat.

Cem: Thank you for coming to the pier.
`),
  );
  const sections = ['Ada: Welcome', 'Each crew'].map((start): DigestSection => {
    const units = analysis.units.filter(({ text }) => text.startsWith(start));
    return { section: units[0]?.section ?? 0, heading: '', parts: [{ kind: 'paragraph', units }] };
  });
  const labels = withLabels(sections, analysis).map(({ parts: [first] }) => first);
  expect(labels[1]).toMatchObject({ label: 'The film about safety' });
});

describe('the heading of a section in a thread', () => {
  const LOAD = 'The lock takes eleven boats at a time when the water is high in the spring of the year.';
  const contentOf = (first: string, second: string): string => `# The lock of the town

${LOAD} The keeper writes down every boat.

## Strong gates made of oak and iron

${first} ${second}

## Who pays for the lock

The boats pay for the lock with two euros for each metre, and the town pays for the paint of its gates.

## Who steers the boats

A boat is steered by two people in the lock, and by one of them on the wide water of the lake.
`;
  const FIRST =
    'The gates of oak are painted with hot tar twice in a year, and the whole crew of the lock helps the keeper with it for two days.';
  const SECOND =
    'In the autumn the divers of the harbour look for rust below the water, because the hinges of the gates are made of iron.';
  const postsOf = (content: string): string[] => {
    const draft = outputsOf(content, {}, ['twitter']).outputs[0]?.draft;
    return draft?.format === 'twitter' ? draft.posts : [];
  };

  it('is over the sentences that fit below it', () => {
    expect(`${FIRST} ${SECOND}`.length).toBeLessThan(268);
    expect(postsOf(contentOf(FIRST, SECOND))).toContain(`Strong gates made of oak and iron\n${FIRST}`);
  });

  it('parts no sentence from one that it needs', () => {
    const said = `${FIRST.slice(0, -1)} for this reason:`;
    const posts = postsOf(contentOf(said, SECOND));
    expect(posts.some((post) => post.endsWith('reason:'))).toBe(false);
  });
});

describe('a list under a heading that several parts have', () => {
  const FILLER = 'The keeper of the lock writes down what the crews say of it in the winter. ';
  const part = (name: string, heading = 'Pros'): string =>
    `## ${name}\n\n${name} ${FILLER.repeat(2)}\n\n### ${heading}\n\n- ${name} are light\n- ${name} are cheap in May\n- ${name} have two seats\n`;
  const outputs = (...parts: string[]): string[] =>
    outputsOf(`# What to row\n\n${FILLER}\n\n${parts.join('\n')}`, {}, [
      'summary',
      'infographic',
      'medium',
    ]).outputs.map(({ text }) => text);

  it('is named with its part where the heading of the part is not shown', () => {
    const [summary, board, article] = outputs(part('Boats'), part('Rafts'));
    expect(summary).toContain('Rafts: Pros: Rafts are light');
    expect(board).toMatch(/(?:Boats|Rafts): Pros/u);
    expect(article).not.toContain(': Pros');
  });

  it('is not if no other part has the heading', () => {
    const [summary, board] = outputs(part('Boats', 'Strong sides'), part('Rafts'));
    expect(summary).toMatch(/Pros: /u);
    expect(`${summary} ${board}`).not.toMatch(/: (?:Pros|Strong)/u);
  });
});

it('a heading is not over a later paragraph of its section that says nothing of it', () => {
  const intro =
    'The ferry of the island is eighty years old, and the village wants to keep it for one more summer.';
  const section = (heading: string, first: string) =>
    `## ${heading}\n\n${first}\n\nThe captain was asked by all of them whether the winter would be a hard one this time.\n`;
  const content = [
    `# The ferry\n\n${intro}\n`,
    section('The new engine', 'An engine from a tractor was put in by two brothers in a week.'),
    section('Its old hull', 'The hull was painted by the school, which chose the green of the door.'),
    section('Tickets and their prices', 'A ticket costs four coins, as it did in the year of the flood.'),
  ].join('\n');
  const analysis = analyse(readSource(content));
  const sectionOf = (start: string): DigestSection => {
    const units = analysis.units.filter(({ text }) => text.startsWith(start)).slice(-1);
    const { section: at = 0 } = units[0] ?? {};
    return { heading: '', section: at, parts: [{ kind: 'paragraph', units }] };
  };
  const labels = (starts: readonly string[]) =>
    withLabels(starts.map(sectionOf), analysis).map(({ parts: [part] }) =>
      part?.kind === 'paragraph' ? (part.label ?? '') : '',
    );
  const begun = ['The ferry', 'An engine', 'The hull'];
  expect(labels([...begun, 'A ticket'])).toEqual([
    '',
    'The new engine',
    'Its old hull',
    'Tickets and their prices',
  ]);
  expect(labels([...begun, 'The captain'])).toEqual(['', '', '', '']);
});

it('lists under a heading that several parts have are told with the names of their parts', () => {
  const part = (name: string, pros: readonly string[]): string =>
    `## ${name}\n\n### Pros:\n\n${pros.map((pro) => `- ${pro}`).join('\n')}\n`;
  const content = `# Boats for a village\n\nTwo kinds of boats are for sale, and the village has to choose one of them this spring.\n\n${part(
    'A rowing boat',
    ['A crew of two can row it without any wind.', 'It is light, so that children can pull it up.'],
  )}\n${part('A barge', ['It carries a cow and the milk of a week.', 'It lies still on a windy day in May.'])}`;
  const [post] = outputsOf(content, {}, ['linkedin']).outputs;
  expect(post?.text).toContain('A rowing boat: Pros:');
  expect(post?.text).toContain('A barge: Pros:');
});

const SHARED = `# Three looms of the valley

We compared three looms in the mill for one winter, and each of us wove on all of them.

## The oak loom

The oak loom was built in 1910, and it stands in the hall of the mill.

### Sound

This loom received a high score for sound. It is heard only in the next room.

### Speed

This loom received a low score for speed. A scarf takes four days on it.

## The steel loom

The steel loom was bought in 2003 from a mill that had closed.

### Sound

This loom received a low score for sound. It is heard in the whole street.

### Speed

This loom received a high score for speed. A scarf takes six hours on it.

## The paper loom

The paper loom is a toy from the museum.

### Sound

Nobody has heard it yet, and nobody will.

### Repair

A child can mend it with glue and a ruler.
`;

it('a heading that several parts have is a label with the name of its part', () => {
  const analysis = analyse(readSource(SHARED));
  const labels = (starts: readonly string[]) =>
    withLabels(
      starts.map((start): DigestSection => {
        const units = analysis.units.filter(({ text }) => text.startsWith(start));
        const own = units.map((unit) => ({ ...unit, question: '' }));
        return { section: units[0]?.section ?? 0, heading: '', parts: [{ kind: 'paragraph', units: own }] };
      }),
      analysis,
    ).map(({ parts: [part] }) => (part?.kind === 'paragraph' ? (part.label ?? '') : ''));
  expect(labels(['It is heard only', 'A scarf takes four', 'A scarf takes six'])).toEqual([
    'The oak loom: Sound',
    'Speed',
    'The steel loom: Speed',
  ]);
  expect(labels(['A scarf takes six'])).toEqual(['The steel loom: Speed']);
  expect(labels(['We compared', 'A child can'])).toEqual(['', '']);
});

it('no output tells what is under a heading that several parts have without its part', () => {
  const { outputs } = outputsOf(SHARED);
  for (const format of ['summary', 'linkedin', 'facebook', 'twitter'] as const)
    expect(textOf(outputs, format)).not.toMatch(
      /(?<!loom – (?:Sound|Speed): |(?:Sound|Speed)\n{1,2})This loom received/u,
    );
});

it('an announcement of headings that several parts have is no lead-in to those of the first part', () => {
  const content = SHARED.replace('of them.', 'of them. We looked at three things: sound, speed, and repair.');
  expect(
    analyse(readSource(content)).lists.filter(
      ({ isOfHeadings, leadIn }) => isOfHeadings && leadIn.includes('things'),
    ),
  ).toEqual([]);
});
