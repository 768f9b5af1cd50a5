import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { digest, unitsIn } from './digest.js';
import type { DigestBounds } from './digest.types.js';

const FAQ = `# The tool library

## Who may borrow a tool?

Everybody who lives in the town may borrow a tool of the library for a week.

The library lends its tools to the schools of the town too, and to the crew of the harbour.

## How long may I keep a tool?

Our tools go out for seven days.

The tool library has fined 40 people who kept a tool of the library for longer, and it fetches each tool.

## What does it cost?

You have a few options:

The library asks for two euros a tool, and members of the library pay twenty euros for a whole year.
`;

const told = (content: string, bounds: Partial<DigestBounds>): string[] =>
  digest(analyse(readSource(content)), { words: 55, shows: 'title', ...bounds }).flatMap((section) =>
    unitsIn(section).map(({ question, text }) => (question === '' ? text : `${question} ${text}`)),
  );

describe('an answer in a text of questions', () => {
  const points = { count: 5, words: 30 };

  it('begins with its first sentence, unless that only announces it', () => {
    const sentences = told(FAQ, { points });
    expect(sentences).toContain('How long may I keep a tool? Our tools go out for seven days.');
    expect(sentences.join(' ')).toContain('fined 40 people');
    expect(sentences.join(' ')).not.toContain('a few options');
  });

  it('has no question above its rest if the output opens with it', () => {
    const sentences = told(FAQ, { points, words: 80, told: new Set([0]) });
    expect(sentences.join(' ')).toContain('The library lends its tools');
    expect(sentences.join(' ')).not.toContain('Who may borrow');
  });
});

it('a text of other headings begins its parts with any sentence', () => {
  const content = FAQ.replaceAll(/^## .*$/gmu, (heading) => `## On ${heading.length} tools`);
  expect(told(content, { points: { count: 5, words: 30 } }).join(' ')).not.toContain('seven days');
});
