import type { FormatKey } from '@repurpose/contract';
import { outputsOf } from './outputs.fixture.js';

const textIn = (content: string, format: FormatKey): string =>
  outputsOf(content, {}, [format]).outputs[0]?.text ?? '';

const LETTER = `# The man who left

He vanished in the spring of 1938, and nobody has found him since that day.

## The letter

One of his letters went to his family:

> "I have one wish: do not wear black for me. If you have to , wear it for three days (no more. Then forget me). Remember me if you can."

(...) asked for it back, and the family refused :)

## What we know

### In Italy

He was a fine physicist, and his class was small.

### Abroad

A waiter in Buenos Aires knew him by his habits. But nobody asked him. Here is the napkin:

![A napkin](napkin.jpg)
`;

describe('all of a text', () => {
  const text = textIn(LETTER, 'medium');

  it('has quotations from end to end, the slips of their author among them', () => {
    expect(text).toContain('do not wear black for me. If you have to, wear it for three days (no more.');
    expect(text).toContain('Then forget me). Remember me if you can."');
    expect(text).toContain('(...) asked for it back');
  });

  it('has the heading over headings, and what stands before a line to a picture', () => {
    expect(text).toContain('What we know\n\nIn Italy\n\nHe was');
    expect(text).toContain('But nobody asked him.');
    expect(text).not.toContain('napkin:');
  });
});

const MINUTES = `# Minutes of the harbour board

The board met in the boat house and had three motions before it.

## Who met

**Present:** Ann Lee
**Chair:** Bo Dahl

## Lights

Ann Lee moved to buy 40 lamps for the quay. The motion was approved by all. Now I walk home in the light, said a neighbour.

Here's how long each lamp lasts:

| Lamp | Hours |
| ---- | ----- |
| Oil  | 900   |
| LED  | 9,000 |

## Nets

The aims of the new rule are:

- mending nets in the open; and,
- keeping the quay free.

Bo Dahl moved to mend the nets. The motion was approved by all.

Will the board ever meet at sea before the winter? Please contact us with your answer.
`;

describe('all of some minutes', () => {
  const text = textIn(MINUTES, 'medium');

  it('has a sentence as often as they say it, and their last question', () => {
    expect(text.match(/The motion was approved by all\./gu)).toHaveLength(2);
    expect(text).toContain('Now I walk home in the light');
    expect(text).toContain('Will the board ever meet at sea before the winter?');
    expect(text).toContain('Please contact us with your answer.');
  });

  it('has facts and items as lists behind their lead-ins', () => {
    expect(text).toContain('• Chair: Bo Dahl');
    expect(text).toContain('each lamp lasts:\n\n• Oil: 900\n• LED: 9,000');
    expect(text).toContain('• mending nets in the open\n• keeping the quay free');
  });
});

const POSTING = `# How the rope shop posts

The rope shop on the quay posts twice a week, and on Saturdays before Easter.

## What you can order

### Set 1: Rope only

![Rope](rope.jpg)

### Set 2: Rope and hooks

![Hooks](hooks.jpg)

### Set 3: The whole bag

![Bag](bag.jpg)

## How it is posted

If you live in town, the shop brings it by bicycle.

For everywhere else, the default is the standard post:

- $6
- Untracked

Finally, you can also choose the express post:

- $45
- Within three working days

For other shops that post rope, check out:

- The shop at the north quay
- The shop at the old mill
`;

describe('all of a text with prices', () => {
  const text = textIn(POSTING, 'medium');

  it('has each list behind its lead-in, with the items that are only a figure', () => {
    expect(text).toContain('the standard post:\n\n• $6\n• Untracked');
    expect(text).toContain('the express post:\n\n• $45\n• Within three working days');
  });

  it('has no list whose lead-in leads elsewhere', () => {
    expect(text).not.toContain('north quay');
  });
});

const asked = (heading: string, at: number): string =>
  `${heading}\n\nI built boat number ${at + 1} for a family on the island, and it took me ${at + 20} weeks of work.\n`;
const TALK = `# A talk with Ida Holm

Ida Holm builds boats on an island.

## Introduce your yard in a sentence.

My yard is small and it smells of tar. I have "no plans" to make it bigger.

${Array.from({ length: 8 }, (_, at) => asked(`## How did you build boat ${at + 1}?`, at)).join('\n')}`;

describe('an interview as a podcast', () => {
  it('has a segment for each question, also where one asks without a question mark', () => {
    const text = textIn(TALK, 'podcast');
    expect(text).toContain('Introduce your yard in a sentence. (');
    for (const boat of [1, 8])
      expect(text).toMatch(new RegExp(`\\d+\\. How did you build boat ${boat}\\? \\(`, 'u'));
  });

  it('has one under a heading over all of them too', () => {
    const text = textIn(TALK.replace('## Introduce', '## Transcript\n\n## Introduce'), 'podcast');
    expect(text).toMatch(/\d+\. How did you build boat 8\? \(/u);
  });

  it('has all questions, each as a segment', () => {
    const more = Array.from({ length: 16 }, (_, at) => asked(`## How did you build boat ${at + 1}?`, at));
    const text = textIn(
      `# A talk with Ida Holm\n\nIda Holm builds boats on an island.\n\n${more.join('\n')}`,
      'podcast',
    );
    for (let boat = 1; boat <= 16; boat += 1) {
      expect(text).toContain(`How did you build boat ${boat}?`);
      expect(text).toContain(`boat number ${boat} for`);
    }
    expect(text.match(/^\d+\. .*\(/gmu)).toHaveLength(16);
  });
});

describe('what an editor would miss', () => {
  const REST =
    'The harbour opened in 1902, and its first crane lifted coal from the ships of nine companies.\n\nToday two boats a week call at the old pier, and the crane lifts nothing but guests at weddings.';
  const read = (paragraphs: readonly string[]): string =>
    textIn(['# The old harbour', REST, ...paragraphs].join('\n\n'), 'medium');

  it('is no paragraph for the initials behind its last word', () => {
    const text = read([
      'The crew paints the crane each spring. Nobody has to ask them. They do it for the smell of the tar – JL',
    ]);
    expect(text).toContain('The crew paints the crane each spring.');
    const signed = read(['The crew paints the crane each spring. They like the tar. – JL']);
    expect(signed).toContain('They like the tar.');
  });

  it('is neither what the author was given nor the words that a text leads to', () => {
    expect(read(['*Disclosure: The harbour paid for our lunch, which did not affect this text.*'])).toContain(
      'Disclosure: The harbour paid for our lunch',
    );
    const last = read([
      'So we leave you with the last words of its master:',
      'Mind the gulls and mind the tide',
    ]);
    expect(last).toContain('Mind the gulls and mind the tide');
    expect(last).toContain('So we leave you with');
  });

  it('is not the sign of a word of code in a script', () => {
    const text = ['# The old harbour', REST, 'Each lock is marked `#[open]` by hand.'].join('\n\n');
    expect(textIn(text, 'podcast')).toContain('Each lock is marked open by hand.');
  });

  it('is no question of an interview, however long', () => {
    const turns = [
      '**OL: When did you come to the harbour?**',
      'CM: I came in 1990, when my uncle needed a hand with the crane.',
      '**OL: You rowed for the village for eleven years and won the cup of the bay three times in a row, but you have stepped back from rowing in favour of the crane. Why is that?**',
      'CM: The crane needs somebody every day, and the boat has eight others.',
      '**OL: What is next?**',
      'CM: A new rope, and then we shall see what the council says about the pier.',
      '**OL: Who will follow you?**',
      'CM: My niece will, if she wants to, and she knows each bolt of it by name.',
    ];
    const interview = ['Olga Lund of the harbour talked to Carl Moe.', ...turns].join('\n\n');
    const text = textIn(`# Interview: Carl Moe\n\n${interview}`, 'medium');
    expect(text).toContain('You rowed for the village for eleven years');
    expect(text).toContain('Why is that?');
  });
});

it('short parts below a heading that has no text are one segment of a podcast under it', () => {
  const keeper =
    'The keeper opens the shed at seven and counts the boats before anybody rows out to the island.';
  const partsOf = (words: string): string =>
    ['The pier', 'The mill', 'The oven'].map((part) => `### ${part}\n\n${part} ${words}\n`).join('\n');
  const titlesOf = (words: string): string[] =>
    textIn(
      `# The week on the river\n\n${keeper}\n\n## News\n\n${partsOf(words)}\n## Links\n\n${keeper.replace('seven', 'ten')}\n`,
      'podcast',
    ).match(/(?<=^\d+\. ).*(?= \()/gmu) ?? [];
  expect(titlesOf('is open again since the ice went.')).toEqual(['News', 'Links']);
  const long = 'is open again since the ice went, and the crew brings bread to the nurses. '.repeat(12);
  expect(titlesOf(long)).toEqual(['News – The pier', 'The mill', 'The oven', 'Links']);
});
