import type { YoutubeDraft } from '../../formats/draft/draft.types.js';
import type { FormatKey } from '@repurpose/contract';
import { outputsOf, textOf as textIn } from '../outputs.fixture.js';

const textOf = (content: string, format: FormatKey): string =>
  textIn(outputsOf(content, {}, [format]).outputs, format).replace(/\s+/gu, ' ');

const about = (paragraph: string): string => `# The old crane lifts again

The crew of the pier mended the old crane in March, and it lifts two tonnes again.

The work took nine weeks, because every bolt had to be made by hand in the smithy of the harbour.

${paragraph}

The harbour lends the crane to every boat that needs it, from April to the first frost of the year.
`;

describe('a script', () => {
  it.each([
    ['None of the steps described above needs a licence.', 'None of the steps described needs a licence.'],
    ['In the above image, the hook hung low. It had to rise.', 'The hook hung low. It had to rise.'],
    ['Below, we have told what it cost. It was a lot.', 'We have told what it cost. It was a lot.'],
    ['Below I’ll tell what it cost the harbour.', 'smithy of the harbour. I’ll tell what'],
    [
      'If you have a bolt of that age at home, just let me know via email <smith@pier.example>.',
      'just let me know via email. The harbour',
    ],
    [
      'How could the crew lift your boat in less time than now? The smith is listening at smith@pier.example.',
      'in less time than now? The smith is listening. The harbour',
    ],
    [
      'It lay still for reasons that are told [here](https://pier.example/1912). After that rest it was mended.',
      'It lay still for reasons that are told here. After that rest it was mended.',
    ],
    [
      'The town paid for new paint as well, but I will not go into that in this post.',
      'The town paid for new paint as well, but I will not go into that.',
    ],
    ['The smith makes a new bolt for it, so stay tuned on that.', 'The smith makes a new bolt for it. The'],
    ['In this post I would like to tell what it cost. It was more than we had.', 'I would like to tell'],
  ])('says without its place on the page: %s', (written, said) => {
    expect(textOf(about(written), 'podcast')).toContain(said);
  });

  it.each([
    'The tables below show what each bolt has cost the harbour.',
    'See the tools section for the bolts of the crane.',
  ])('does not say what a listener cannot see: %s', (written) => {
    expect(textOf(about(written), 'podcast')).not.toContain(written.slice(0, 12));
    expect(textOf(about(written), 'medium')).toContain(written);
  });
});

const youtubeOf = (content: string): YoutubeDraft => {
  const draft = outputsOf(content, {}, ['youtube']).outputs[0]?.draft;
  if (draft?.format !== 'youtube') throw new Error('no youtube');
  return draft;
};

describe('what is written and never said', () => {
  const { outputs } = outputsOf(
    `# The bell of Orrin

The bell of Orrin cracked in the frost of 1912, and the village raised £300 for a new one (see appendix).

The miller heard [the crack] at his mill. All letters to him end with [Your Name].

Nobody has rung it since the war, and the rope hangs where the ringer left it on his last evening.
`,
    {},
    ['podcast', 'medium'],
  );
  it('is left out of a script, and stays in an article', () => {
    expect(textIn(outputs, 'podcast')).toContain('raised £300 for a new one.');
    expect(textIn(outputs, 'podcast')).toContain('The miller heard the crack');
    expect(textIn(outputs, 'podcast')).toContain('end with [Your Name]');
    expect(textIn(outputs, 'medium')).toContain('The miller heard [the crack]');
  });
});

describe('a question above a list', () => {
  it('leads in its items', () => {
    const { outputs } = outputsOf(
      `# Lending a ladder

The library lends ladders to anybody with a card. It has done so since 2014, and three of them are out on most days.

Not everything with rungs goes up a tree. When is a ladder not a ladder?

- A plank on two bricks
- Anything tied to a boat

Most of them come back within a week, and one came back with a nest in it.
`,
      {},
      ['podcast'],
    );
    expect(textIn(outputs, 'podcast')).toContain(
      'When is a ladder not a ladder?\n\n– A plank on two bricks\n– Anything tied to a boat',
    );
  });
});

describe('a list that is heard', () => {
  const script = (items: string): string =>
    textIn(
      outputsOf(
        `# Lending a ladder\n\nThe library lends ladders to anybody with a card.\n\n## Rules of the house\n\n${items}\n\nMost of them come back within a week, and one came back with a nest in it.\n`,
        {},
        ['podcast'],
      ).outputs,
      'podcast',
    );

  it('has one sign, also below its heading alone', () => {
    const items = '- Dry the rungs with a cloth before you bring it.\n- Carry it with another person.';
    expect(script(items)).toContain('\n– Dry the rungs with a cloth before you bring it.\n– Carry it');
  });

  it('has its numbers and no other sign', () => {
    const items = 'We ask two things:\n\n1. Dry the rungs with a cloth.\n2. Carry it with another person.';
    expect(script(items)).toContain('two things:\n\n1. Dry the rungs with a cloth.\n\n2. Carry it');
  });

  it('has no request to write to a mailbox beside it', () => {
    const said = script('Whoever wants a ladder on a Sunday can write to ladders@library.example');
    expect(said).not.toContain('ladders@library.example');
  });
});

describe('an interview whose title names nobody', () => {
  const asked = ['What do you mend?', 'Who brings you boats?', 'What do you do in winter?'];
  const answers = [
    'I mend boats, mostly small ones that nobody else wants.',
    'My neighbours do, and I never send one of them away.',
    'I saw planks by the stove, and I read about ferries.',
  ];
  const interview = (title: string): string =>
    `# ${title}\n\n${asked.map((question, at) => `### ${question}\n\nAda Lund: ${answers[at] ?? ''}`).join('\n\n')}\n`;

  it('has the name of the guest behind it', () => {
    expect(youtubeOf(interview('People of the river #2')).title).toBe('People of the river #2 – Ada Lund');
    expect(youtubeOf(interview('A boat builder called Ada')).title).toBe('A boat builder called Ada');
  });
});

describe('a film', () => {
  const text = `# A remarkable kettle

My grandmother cooked on wood until she was eighty, and nobody in the house ever waited for tea.

The stove was lit at five, and the water for the whole day stood on it in three pots. She carried them up herself.

The remarkable kettle boils a litre in forty seconds, and it costs less than a good pot does in town.
`;
  it('is described by what speaks of its title, where its beginning does not', () => {
    expect(youtubeOf(text).description).toContain('boils a litre in forty seconds');
  });
});

describe('a script of a text with headings', () => {
  const text = `# Four cranes

The harbour of Orrin needs a crane that lifts two tonnes, and there are a lot of cranes in the yards of the north. How does a harbour choose one?

Below is a quick list of the cranes that we looked at.

## The Wick crane

I love the fact that this integrates with the engines of the town.

## The Nairn crane

This is a solid crane with a roof of glass, and it was painted in the spring of last year.

## You want it soon

This is a matter of weeks, because the yards build a crane only when it is ordered.

## Is it worth it?

This depends on the boats that come to the pier, and there were nine of them in March.

## Conclusion

This harbour will buy the crane of Wick, because the smithy has to mend it every winter.
`;
  const { outputs } = outputsOf(text, {}, ['podcast', 'youtube']);

  it.each(['podcast', 'youtube'] as const)('says what "this" means in a %s', (format) => {
    const said = textIn(outputs, format);
    expect(said).toContain('The Wick crane: I love the fact that this integrates');
    expect(said).toContain('The Nairn crane: This is a solid crane');
    expect(said).toMatch(/^This is a matter of weeks/mu);
    expect(said).toMatch(/^This depends on/mu);
    expect(said).toMatch(/^This harbour will/mu);
  });

  it('keeps the question that ends a paragraph', () => {
    expect(textIn(outputs, 'podcast')).toContain('of the north. How does a harbour choose one?');
  });
});

describe('a podcast of a whole text', () => {
  const text = `# Soup for the crew of the pier

Every Sunday in winter the crew of the pier cooks a soup for all who mend the boats.

## What goes in

### The broth

- Bones
- Salt

### The roots

- Carrots from the garden of the school
- Leeks from the baker, who grows them behind his shop

## Who cooks it

The crew asked its members and its guests. The table below shows the answers of both. Nobody wanted Bo.

| Place | Members | Guests |
| --- | --- | --- |
| 1 | Ann | Ewa |
| 2 | Ewa | Ann |
`;
  const said = textOf(text, 'podcast');

  it('has short parts, and the heading over them', () => {
    expect(said).toMatch(/What goes in \(0:15\) The broth – Bones – Salt The roots – Carrots/u);
  });

  it('says what the rows of a table are', () => {
    expect(said).toContain('The table shows the answers of both. Nobody');
    expect(said).toContain('Place 1 – Members: Ann; Guests: Ewa');
  });
});

it('a heading over a list is not said again where only some items begin small', () => {
  const list =
    '## What the harbour did\n\n- all bolts counted and oiled in March\n- New ropes from the north\n- Both lamps are up\n';
  expect(
    textOf(`${about('It was a long winter for the crew of the crane.')}\n${list}`, 'podcast'),
  ).not.toContain('What the harbour did:');
});
