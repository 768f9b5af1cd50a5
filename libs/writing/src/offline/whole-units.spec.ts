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

const TOOLS = `# Comparing local tools: Carrel, Lunden, and Mistral

The market for local tools changes every year, and each of them seeks to make the work shorter.

## Carrel

Carrel is the oldest of the three. It opens a tunnel between the machine and the cluster, and it needs the rights of an administrator.

## Lunden

Lunden connects only what runs in a container. That makes it easy to carry from one machine to the next.

## Mistral

Mistral injects itself into the program and needs no tunnel. It is the newest of the three and changes often.

## Conclusion

Carrel has most features, Lunden is the simplest, and Mistral asks for the least. Your choice should depend on the team that uses it.
`;

describe('the things that a title compares', () => {
  it('are a list, each with what its section says', () => {
    const text = textIn(TOOLS, 'linkedin');
    for (const name of ['Carrel', 'Lunden', 'Mistral']) expect(text).toMatch(new RegExp(`• ${name}[: ]`));
    expect(text).toContain('Your choice should depend on the team');
  });
});

const CHOICE = `# When to buy finished software

The choice between finished software and your own should rest on the needs of the people who use it.

## When might you buy?

**If it is under active development.** Vendors that ship often answer to their market, and you share the cost with others.

**If others in government use it with success.** Ask the people who use it every day, and not the managers of the program.

## When should you look again?

**If it needs many changes.** Changes to the core can grow until no update of the vendor fits any more.

**If it serves your central mission.** What only your office does is seldom on a shelf, and a vendor may never build it.
`;

describe('bold beginnings of paragraphs', () => {
  it.each(['youtube', 'podcast', 'medium'] as const)(
    'stay there in %s, under the question over them',
    (format) => {
      const text = textIn(CHOICE, format);
      expect(text).toContain('When might you buy?');
      expect(text).toContain('If it is under active development. Vendors that ship often');
    },
  );

  it('what speaks for and what speaks against stand in a post together', () => {
    const text = textIn(CHOICE, 'linkedin');
    expect(text).toContain('If it is under active development');
    expect(text).toContain('If it serves your central mission');
  });
});

describe('a summary', () => {
  it('has all labels of a list that has no room item by item', () => {
    const tips = Array.from(
      { length: 12 },
      (_, at) =>
        `## Tip ${at + 1}: Mend part ${at + 1} first\n\nPart ${at + 1} breaks before any other, so it is worth an hour of your week.`,
    );
    const text = textIn(
      `# Twelve tips for old machines\n\nOld machines last when somebody looks at them in time.\n\n${tips.join('\n\n')}\n`,
      'summary',
    );
    for (let tip = 1; tip <= 12; tip += 1) expect(text).toContain(`Mend part ${tip} first`);
  });
});

const ACT = `# Writing about the act in plain words

Legal writing is hard to read, and most people who need it have no lawyer beside them. We wrote the pages again with examples.

## What the act says

The regulations say the following:

> The animal can only be removed if it engages in the behaviors named in the section above, and nobody may ask for its papers.

An example says more than the rule. In a theater, a dog that barks once at the door may stay, because one bark does not change the play.

cargo check tests the pages before they are published.
`;

describe('what the author quotes behind a colon', () => {
  it.each(['linkedin', 'email', 'summary'] as const)('is never told as their own words: %s', (format) => {
    const said = textIn(ACT, format).replace(/say the following:\s+“The animal[^“”]+”/u, '');
    expect(said).not.toContain('The animal can only be removed');
  });

  it('stands in marks behind its lead-in', () => {
    expect(textIn(ACT, 'medium')).toMatch(
      /say the following:\s+“The animal can only be [^“”]+its papers\.”/u,
    );
  });

  it('leaves a command in its own case', () => {
    expect(textIn(ACT, 'medium')).toContain('cargo check tests');
  });
});
