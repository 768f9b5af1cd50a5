import { readSource } from '../../source/read-source.js';
import { greetingEnd, notesAround, postscriptAt, statementAt } from './frame.js';

const REST = Array.from(
  { length: 12 },
  (_, at) => `Paragraph ${at} says what the harbour needs and why it matters.`,
);
const endOf = (...first: string[]): number => greetingEnd(readSource([...first, ...REST].join('\n\n')));

describe('the greeting of a speech', () => {
  it('is the thanks and the people addressed before it comes to its topic', () => {
    expect(endOf('Thank you.', 'Several years ago, I came to this harbour.')).toBe(1);
  });

  it('is none where a text only mentions thanks', () => {
    expect(endOf('The council gave the divers its thanks.', 'Thank you notes went out in May.')).toBe(0);
    expect(endOf('Two divers found the wall. I am grateful to both.')).toBe(0);
  });
});

describe('the notes around a text', () => {
  const notesOf = (...blocks: string[]): string[] => {
    const source = readSource(blocks.join('\n\n'));
    return [...notesAround(source)].map((block) => source.blocks[block]?.text ?? '');
  };
  const BIO = '_Mara worked on the piers for six years. She lives in Lindholm with two dogs._';

  it('are what a host says of a guest, and who the author is', () => {
    const host = '_This week we have a guest post by Mara Lind._';
    const praise = '_Mara can_ ___really___ _spell, and I cannot._';
    expect(notesOf(host, praise, '## The wall', ...REST, BIO)).toEqual([
      'This week we have a guest post by Mara Lind.',
      'Mara can really spell, and I cannot.',
      'Mara worked on the piers for six years. She lives in Lindholm with two dogs.',
    ]);
  });

  it('are not a verse that the last paragraph introduces', () => {
    const verse = '_The tide came in, the tide went out. The harbour cat was still about._';
    const lead = 'We close with a verse that the divers sang all summer:';
    expect(notesOf(...REST, lead, verse)).toEqual([]);
    expect(notesOf(...REST, 'About the author:', BIO)).toHaveLength(1);
  });

  it('are found past a line of housekeeping', () => {
    expect(notesOf(...REST, BIO, 'Subscribe to read more posts about the harbour.')).toHaveLength(1);
  });

  it('are no introduction to the topic, and nothing between paragraphs', () => {
    const intro =
      '_Mara and Otto are the divers who found the crack in the wall of the pier last May, on a Sunday before breakfast, when nobody else was in the water. They told us about the harbour, the cold, and what they want to do next._';
    expect(notesOf(intro, ...REST)).toEqual([]);
    expect(notesOf(...REST.slice(0, 6), BIO, ...REST.slice(6))).toEqual([]);
    expect(notesOf(BIO, BIO)).toEqual([]);
  });
});

describe('a statement in italics after an aside', () => {
  const MENU = '[All books](../index.md) / [Books of 2019](index.md)';
  it('is none at the beginning: "Rating: 5/5" below a menu', () => {
    const review = readSource(['# The wall', MENU, '_Rating: 5/5 stars._', ...REST].join('\n\n'));
    expect(review.blocks[2]).toMatchObject({ text: 'Rating: 5/5 stars.', isInItalics: true });
    expect(statementAt(review)).toBe(Infinity);
  });
});

describe('a postscript', () => {
  const indexOf = (...last: string[]): number => postscriptAt(readSource([...REST, ...last].join('\n\n')));

  it('is what ends a text, also if there are two', () => {
    expect(indexOf('PS: The café of the harbour is open again.')).toBe(REST.length);
    expect(indexOf('P.S. The café is open.', 'PPS – So is the kiosk.')).toBe(REST.length);
  });

  it('is none above a list or other paragraphs, nor what only begins with the letters', () => {
    expect(indexOf('PS: From May on, the harbour forbids:', '- fires\n- kites')).toBe(Infinity);
    expect(indexOf('PS: The café is open.', 'The harbour needs a lamp.')).toBe(Infinity);
    expect(indexOf('PS motors are loud.')).toBe(Infinity);
  });
});

it('the small print at the end of a text is a note, a small word in a paragraph is none', () => {
  const notesOf = (end: string): string[] => {
    const source = readSource([...REST, end].join('\n\n'));
    return [...notesAround(source)].map((block) => source.blocks[block]?.text ?? '');
  };
  expect(notesOf('<small><em>Sources: the harbour news\nof May, my own photo</em></small>')).toHaveLength(1);
  expect(notesOf('<small>Sources: the harbour news</small>')).toHaveLength(1);
  const remark = '<small>Keep the bread in a box for a week.</small>';
  expect(notesOf(remark)).toEqual([]);
  expect(notesOf(`---\n\n${remark}`)).toHaveLength(1);
  expect(notesOf('<small>Small</small> boats pay less, and they know it.')).toEqual([]);
  expect(notesOf('The smallest boats pay <small>less</small>')).toEqual([]);
});
