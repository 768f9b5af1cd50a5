import { mentionsOf } from '../annotate/mentions/extract-mentions.js';
import { cleanProse } from '../formats/finish/clean-text.js';
import { checkClaims } from '../claims/check-claims.js';
import { readSource } from './read-source.js';

/** Pieces that parsers and patterns choke on when repeated; each is a text of 8,000 characters here. */
const PIECES = [
  ...[
    '<',
    '[',
    '(',
    '{{',
    '{%',
    '*',
    '_',
    '`',
    '>',
    '> ',
    '- ',
    '![',
    '[a](',
    '](',
    '[x](<',
    '<a href="',
    '<p>',
    '<div>',
    '<b>',
    '<ul><li>',
  ],
  ...[
    '**a ',
    '|',
    '!a!',
    'a_b*c',
    '&',
    '“',
    '"',
    '「',
    'A ',
    'A.',
    '1',
    '1,',
    '$1',
    'one ',
    'ア',
    '\n',
    '#',
    '1. ',
    'http://a',
    'a@a.',
    'a.com',
  ],
  ...[
    'March ',
    '2015-',
    '---\n',
    'a: b\n',
    '[[a|',
    '\u0301',
    '\uD800',
    '\u0000',
    '👨‍👩‍👧',
    '<!--',
    '\t',
    '- a\n  - b\n',
    'e.g. ',
    '(a. B ',
  ],
];

describe('hostile texts', () => {
  it.each(PIECES)('%j over and over is read to its end, and claims are checked against it', (piece) => {
    const content = piece.repeat(Math.ceil(8_000 / piece.length));
    const source = readSource(content);
    expect(source.toContent(source.text.length)).toBeLessThanOrEqual(content.length);
    expect(checkClaims(content.slice(0, 2_000), source).every(({ start, end }) => end > start)).toBe(true);
  });

  /** Milliseconds of processor time, the least of three. */
  const costOf = (work: () => void): number => {
    const once = (): number => {
      const before = process.cpuUsage();
      work();
      return process.cpuUsage(before).user / 1_000;
    };
    return Math.min(once(), once(), once());
  };

  it.each(['said Ann ', '" said Ann ', '**a ', '__a ', '`', 'Ab 1 '])(
    '%j eight times as often costs about eight times as much: cleaned, and its claims checked',
    (piece) => {
      const work = (times: number) => () => {
        const content = piece.repeat(times);
        cleanProse(content);
        checkClaims(content, readSource(content));
      };
      work(100)();
      // eight times the text is sixty-four times the work where something is quadratic
      expect(costOf(work(2_400)) / Math.max(costOf(work(300)), 4)).toBeLessThan(32);
    },
  );

  it('reads 100,000 characters of ordinary text whole', () => {
    const paragraph =
      'The library of Riverton lent 1,200 books in March 2017, said Maria Keller. It grew.\n\n';
    const content = paragraph.repeat(Math.floor(100_000 / paragraph.length));
    const source = readSource(content);
    expect(source.sentences).toHaveLength((content.length / paragraph.length) * 2);
    expect(mentionsOf(source).length).toBeGreaterThan(source.sentences.length);
  });
});
