import type { FormatKey } from '@repurpose/contract';
import { outputsOf } from './outputs.fixture.js';

const textIn = (content: string, format: FormatKey): string =>
  outputsOf(content, {}, [format]).outputs[0]?.text ?? '';

const PIER = `# What the pier costs

Hello everybody on the quay. The pier is ours, and it costs more than the harbour, as we found in the books of last year.

That surprised all of us, because nobody had counted it before; here is what we pay:

| Part | Cost |
| ---- | ---- |
| Wood | 900 euros |
| Paint | 200 euros |

> Disclaimer: the harbour pays me for these notes.

The wood is oak. In this video, the carpenter shows her saw.

Here is how the saw looks:

![A saw](saw.jpg)

> "You can hear from a plank if it is good. It sings under the hammer, and a bad one only coughs."
>
> *- From a carpenter who has built and mended every pier on this coast*

## How to help

The full list is [here](https://pier.example/list). More about the paint is [here](/paint).

There are two ways to pay, and both are [here](https://pier.example/pay).

We would love to hear from you. Leave a comment below, if you like.
`;

describe('an article with room for all of its text', () => {
  const text = textIn(PIER, 'medium');

  it.each([
    ['the greeting', 'Hello everybody on the quay.'],
    [
      'a table behind a lead-in that leans on the text above',
      'here is what we pay:\n\n• Wood: 900 euros\n• Paint: 200 euros',
    ],
    ['an address', 'The full list is here (https://pier.example/list).'],
    [
      'an address behind its own words',
      'There are two ways to pay, and both are here (https://pier.example/pay).',
    ],
    ['a request', 'We would love to hear from you.'],
    ['who is quoted', 'A carpenter who has built and mended every pier on this coast: “You can hear'],
  ])('has %s', (_, said) => {
    expect(text).toContain(said);
  });

  it.each(['In this video', 'how the saw looks', 'More about the paint', 'Leave a comment'])(
    'is without what it cannot show: %s',
    (said) => {
      expect(text).not.toContain(said);
    },
  );

  it('has no address in a script', () => {
    const script = textIn(PIER, 'youtube');
    expect(script).toContain('We would love to hear from you.');
    expect(script).not.toContain('https:');
  });
});

it('the line beside a subject asks for nothing', () => {
  const steps = 'You should move on to tests with more people, since they find the problems of your page. ';
  const content = `# Testing on a budget of nothing\n\nTests with users are quick. All you need is a page and two friends who have not seen it yet.\n\nThe first test took an hour and found nine problems of the page, all of them in its menu.\n\n${steps}\n`;
  expect(/^Preheader: (.*)$/mu.exec(textIn(content, 'email'))?.[1] ?? '').not.toContain('should move on');
});

it('an article keeps a sentence with an address, which a post leaves out', () => {
  const content =
    '# A new server\n\nThe server starts in a second, and it needs no settings before the first page of a site is seen.\n\nIt is usually at http://localhost:4000 while you write. No other machine can see it there.\n\nNo longer! It is wherever you want it to be, and it says where that is.\n';
  expect(textIn(content, 'medium')).toContain('It is usually at http://localhost:4000 while you write.');
  expect(textIn(content, 'linkedin')).not.toContain('localhost');
});

describe('what is understood only with the page of its link', () => {
  const content = `# What a diver packs

Divers of the pier pack for a week, and each of them has a way of doing it that took years to find.

* **Lists help.** Every diver of the crew writes a list: [here's mine](https://pier.example/list). The list hangs on the door.
* **Less is more.** If you need help, use [this plan](https://pier.example/plan).

The crew met late because of [this fellow](https://pier.example/seal).
`;
  const addresses = [
    "writes a list: here's mine (https://pier.example/list). The list hangs",
    'use this plan (https://pier.example/plan).',
    'because of this fellow (https://pier.example/seal).',
  ];

  it.each(['medium', 'email'] as const)('has its address in %s', (format) => {
    const text = textIn(content, format);
    for (const said of addresses) expect(text).toContain(said);
  });

  it.each(['podcast', 'linkedin', 'twitter', 'infographic'] as const)('is left out in %s', (format) => {
    expect(textIn(content, format)).not.toMatch(/mine|this plan|this fellow|https:/u);
  });

  it('leaves the sentence that a clause of it ends', () => {
    expect(textIn(content, 'linkedin')).toContain('writes a list. The list hangs on the door.');
  });
});

describe('what only introduces a video', () => {
  const content = `# How to fold a sail

Sails are folded on the quay, and two people hold each of them so that the wind has no hold of it.

- Dry the sail
- Brush off the salt
- learn from the old hands:

[Folding with Ada](https://www.youtube.com/watch?v=1)

The quay is long enough for three sails. As an extra, this is how to fold a flag in ten seconds. Have fun!

[Folding a flag](https://vimeo.com/2)
`;

  it.each(['medium', 'youtube', 'linkedin'] as const)('is left out in %s', (format) => {
    const text = textIn(content, format);
    expect(text).toContain('Brush off the salt');
    expect(text).not.toMatch(/old hands|fold a flag/u);
  });
});

it('an article has all sentences on a picture, where what follows needs one of them', () => {
  const rest = 'The crew reads the times on Mondays and writes them on the wall of the shed. '.repeat(9);
  const content = `# How we time the pumps

The harbour has two pumps, and each of them hums in its own way. The plot below has a line for the hum of one of them. It's easy to see when the old engine is at work here. We used the same idea for the new one.

![The hum](hum.png)

${rest}
`;
  expect(textIn(content, 'medium')).toContain("the hum of one of them. It's easy to see");
  expect(textIn(content, 'linkedin')).not.toMatch(/plot below|easy to see/u);
});

it('a pointer to a lost link is left out before a sentence that only adds to it', () => {
  const report = (next: string): string =>
    textIn(
      `# Notes of the meeting\n\nThe meeting was held on the pier, and everybody came.\n\n## The treasurer\n\nThe text of the report can be found [here](report). ${next}\n\n## The boats\n\nTwo boats were sold last autumn, and one was mended.`,
      'medium',
    );
  const added = report('In addition, the list of all payments was handed round.');
  expect(added).toContain('The treasurer\n\nIn addition, the list of all payments was handed round.');
  expect(report('It was read aloud by the chair.')).toContain('found here. It was read');
  expect(report('However, the payments were read aloud.')).toContain('found here. However, the');
});

it('a sentence with a blank for the readers to fill is content, a form to fill in is not', () => {
  const content = `# Rowing against the wind

The wind of the bay gets into your head before it gets into the sails, and then it talks to you all day.

I like to answer it: say "Good morning _____, sit down beside me." It helps on most days, because you laugh.

Name _____ Date _____ and place.

Then row on, and count the strokes up to the pier.
`;
  for (const format of ['medium', 'podcast'] as const) {
    const text = textIn(content, format);
    expect(text).toContain('"Good morning _____, sit down beside me."');
    expect(text).not.toContain('Name');
  }
});
