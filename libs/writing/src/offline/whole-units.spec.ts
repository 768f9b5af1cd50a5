import type { FormatKey } from '@repurpose/contract';
import { outputsOf } from './outputs.fixture.js';

const textIn = (content: string, format: FormatKey): string =>
  outputsOf(content, {}, [format]).outputs[0]?.text ?? '';

const BAKERY = `# How a bakery stopped throwing away one bake in eight

At ten past four on a wet Thursday, Dana Hale counted 96 unsold scones on the trolley of one shop. Six miles away the last scone had gone at noon.

"That was the day I stopped believing we had a baking problem," says Hale, who manages the five shops. "The scones were fine. They were in the wrong town."

## Five managers, five methods

Every afternoon each manager decided what the bakehouse should send the next morning. One of them wrote it on paper, another one sent a text, and the rest filled in a sheet.

## What changed

The bakery compared four weeks in spring with four weeks in autumn, once all shops used the same form. It now throws away 568 fewer items a week, which is about £18,300 over a year.

Hale is careful about that number. "April was dry and September was not. I would claim the waste. I would not claim the sales."

## Advice for other bakers

Asked what she would tell another small chain, Hale does not mention software at all.

"Weigh your bin for a month. Each of us had a different number in our head. Once it said thirteen on the wall, nobody argued."
`;

describe('a quotation over several sentences', () => {
  it.each(['linkedin', 'facebook', 'medium', 'email'] as const)(
    'is whole in %s, behind who says it',
    (format) => {
      const text = textIn(BAKERY, format);
      expect(text).toContain(
        'Hale does not mention software at all.\n\n“Weigh your bin for a month.'.replace('“', '"'),
      );
      expect(text).toContain('nobody argued."');
      // the doubt about a number goes with what is doubted
      if (text.includes('careful about that number')) expect(text).toContain('I would not claim the sales."');
    },
  );

  it('ends a post as its takeaway, and the section with the result stands before it', () => {
    const text = textIn(BAKERY, 'linkedin');
    expect(text).toContain('568 fewer items a week');
    expect(text.indexOf('568 fewer')).toBeLessThan(text.indexOf('Weigh your bin'));
  });
});

const NOTES = `# The quiet use of release notes

A key part of our work is shipping new features. The team ships them every two weeks, and some of them are small.

## How we write release notes

There are different approaches you can take to writing release notes. These are some of the tips that we try to follow:

- **Write for humans:** Step back from the language of software and describe features in plain words.
- **Focus on the value:** Always talk about what a feature is good for.
- **Share them:** Make sure your team sees the notes before anybody else does.

## What they are good for

Writing release notes has helped our team to talk about its work, and it gives partners a story that is easy to refer to.
`;

describe('a list whose lead-in ends a paragraph', () => {
  it('keeps the lead-in that points ahead', () => {
    expect(textIn(NOTES, 'linkedin')).toContain(
      'These are some of the tips that we try to follow:\n\n• Write for humans:',
    );
  });

  it.each(['youtube', 'podcast'] as const)('is spoken in %s', (format) => {
    expect(textIn(NOTES, format)).toContain(
      'Focus on the value: Always talk about what a feature is good for.',
    );
  });
});
