import type { FormatKey } from '@repurpose/contract';
import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { outputsOf } from '../outputs.fixture.js';

const FIRST = 'Who are you, and what do you do?';
const interview = (above = ''): string => `---
title: An interview with Ada Lund
---
${above}### ${FIRST}

I'm a diver and sometime builder of boats at the harbour of Lindholm, in winter and in summer.

What that means is that I look at the wall below the water, and I tell the town what it will cost.

### What do you wear down there?

I wear wool below the suit, and a second pair of gloves that my aunt made for me ten years ago.

The water has four degrees in March, so that my hands are the first part of me that goes home.

### And what do you use?

I use two lamps and a hammer. The hammer is for the stones, which sound hollow where the wall is wet.

A third lamp stays in the boat. I have never needed it, and I would not go down without it.
`;
const textIn = (content: string, format: FormatKey): string =>
  outputsOf(content, {}, [format]).outputs[0]?.text ?? '';

it.each(['twitter', 'linkedin', 'facebook'] as const)(
  'the first question of an interview is above its answer in %s',
  (format) => {
    const text = textIn(interview(), format);
    expect(text).toMatch(/what do you do\?\s+(?:\d\/\d\s+)?Ada Lund: “I'm a diver/u);
    expect(text.split(FIRST)).toHaveLength(2);
  },
);

it.each(['youtube', 'podcast'] as const)(
  'the question of an answer that is all opening is in %s',
  (format) => {
    const short = interview().replace(/What that means.*\n\n/u, '');
    expect(textIn(short, format)).toContain(`${FIRST}\nAda Lund: “I'm a diver`);
    // it is the title of a part that goes on with the answer
    expect(textIn(interview(), format)).not.toContain(`${FIRST}\nAda Lund`);
  },
);

it('nothing is asked above an introduction', () => {
  const intro =
    'The wall of Lindholm has stood for ninety years. It is still dry, and one person has looked at all of it.\n\n';
  expect(textIn(interview(intro), 'linkedin')).not.toMatch(/do\?\s+The wall of Lindholm/u);
});

const FAQ = `# Questions about the flu shot

## Can the shot give me the flu?

No. The shot of our town contains no live virus, and nobody has fallen ill from it in nine years.

## Who may have the shot?

Everybody in the town may have it from October on, and the harbour crew is asked to come first.

## What does the shot cost?

It costs nine euros at the harbour, and nothing at all for people over sixty who live in the town.
`;

it.each(['twitter', 'linkedin', 'facebook'] as const)(
  'the first question of a text of questions is above its answer in %s, without a name',
  (format) => {
    const text = textIn(FAQ, format);
    expect(text).toMatch(/give me the flu\?\s+No\. The shot/u);
    expect(text.split('Can the shot give')).toHaveLength(2);
  },
);

it('what the author says below the last answer answers nothing', () => {
  const closing = 'The wall of Lindholm and the boats of Ada Lund are open to the town until the end of May.';
  const below = (rule: string): string =>
    textIn(`${interview()}\n### And what comes next?\n\nA boat.\n\n${rule}${closing}\n`, 'linkedin');
  expect(below('---\n\n')).toContain(closing);
  expect(below('---\n\n')).not.toMatch(/comes next\?\s+The wall/u);
});

describe('an answer that begins with "Yes!"', () => {
  const [, shot = '', ...others] = FAQ.split(/(?=^## )/mu);
  const text = `The doctor of our town gives the flu shot to all of us at the harbour.\n\n${shot.replace(/No\. .*/u, 'Yes! The shot of the doctor is not the harmless saltwater that several grandfathers and shipowners of Lindholm took it for. It is a strong medicine that makes some of us tired, and it has kept the crew of the ferry, the pilots, and all who work in the school healthy for nine winters in a row.')}${others.join('')}`;

  it('has its question in a thread, also where it fills more than one post', () => {
    expect(textIn(text, 'twitter')).toMatch(/give me the flu\?\s+Yes! The shot of/u);
  });

  it('has more than that word', () => {
    const yes = analyse(readSource(text)).units.find((unit) => unit.text === 'Yes!');
    expect(yes?.owesNext).toBe(true);
    expect(textIn(text, 'summary')).not.toMatch(/Yes!$/mu);
  });
});

it.each(['linkedin', 'facebook', 'instagram', 'twitter'] as const)(
  'a %s of answers to questions opens with the question of its first answer',
  (format) => {
    const rows = [
      [
        'Is there a share without meat?',
        'There will be a share of vegetables, bread, eggs and milk from the yard.',
      ],
      ['How many shares are there?', 'Seventy shares are given out in the first year of the harbour garden.'],
      [
        'Where can I get my share?',
        'The shares lie ready on the yard on every Friday from noon until the evening.',
      ],
      ['What does a share cost?', 'A share costs 180 euros a month, and one without meat costs 150 euros.'],
    ];
    const content = `# Questions\n\n${rows.map(([question, answer]) => `## ${question}\n\n${answer}`).join('\n\n')}\n`;
    expect(textIn(content, format).split('\n')[0]).toBe('Is there a share without meat?');
  },
);

it('a long question whose last sentence asks about the one before is not cut to it', () => {
  const long =
    'You have worked in every kind of water, from the harbour to the lake behind the mill, and you own tools for all of it. Say that you had to keep one of them for good. What would that be?';
  const asked = interview().replace('And what do you use?', long);
  expect(textIn(asked, 'linkedin')).toContain(long);
  const other = long.replace('What would that be?', 'Which tool do you like best?');
  expect(textIn(asked.replace(long, other), 'linkedin')).not.toContain('You have worked');
});

it.each(['linkedin', 'facebook', 'instagram'] as const)(
  'a question in bold before its answer is asked once in %s',
  (format) => {
    const asked = [
      'Did we sleep in tents?',
      'Where did we buy bread?',
      'How did it get up there?',
      'Telephones?',
    ];
    const answers = [
      'No, we slept in the huts of the three villages, which have one bed for each of us.',
      'Many people there sell it at their door, with tea and with the cheese of their goats.',
      'On the back of a mule, since there is no road for a car above the village by the lake.',
      'Yes, every third day we came to a house with one, and I called my aunt by the sea from there.',
    ];
    const content = `# At nine I was on the mountain

I was nine on the mountain. My aunt had asked me to come with her, and I go wherever I am asked to go.

We walked for eight hours a day, and in the evening I wrote down all that I had seen on the way.

## But here are the answers to a few questions.

${asked.map((each, at) => `**${each}** ${answers[at] ?? ''}`).join('\n\n')}
`;
    const text = textIn(content, format);
    expect(text).toContain('I called my aunt');
    for (const each of asked) expect(text.split(each).length).toBeLessThanOrEqual(2);
  },
);
