import { cleanProse } from '../formats/finish/clean-text.js';
import { analyse } from '../offline/analyse.js';
import { readSource } from './read-source.js';

const sentences = (content: string): string[] => readSource(content).sentences.map(({ text }) => text);

describe('forms that authors write', () => {
  it('reads links whose first definition has no address', () => {
    const content =
      '# Pie\n\nA writer [got an e-mail][2] from a friend.\n\n[1]: "See generally the book."\n[2]: http://a.example/b\n';
    expect(sentences(content)).toEqual(['A writer got an e-mail from a friend.']);
  });

  it('does not end a sentence before ".Net"', () => {
    expect(sentences('Developers use less Java, .Net and PHP than before.')).toHaveLength(1);
  });

  it('takes no title from the first of several numbered headings behind an introduction', () => {
    const content =
      'Here are three things we learned in the first year of the bus.\n\n### 1. "New" is a word\n\nA text of one line.\n\n### 2. Ship early\n\nAnother text of a line.\n\n### 3. Ask somebody\n\nThe last text of a line.\n';
    const { title, sections } = readSource(content);
    expect(title).not.toContain('New');
    expect(sections.map(({ heading }) => heading)).toContain('"New" is a word');
  });

  it('tells long items with paragraphs between them as paragraphs', () => {
    const long =
      'It is the unit of planning, and everything that the cluster does begins with it, whatever else the people who run it may plan for the week, the month and the year.';
    const content = `# Four features\n\nWe list four features here.\n\n1) Pods. ${long}\n\nA similar thing was called an alloc before.\n\n2) Services. ${long}\n`;
    const { lists, units } = analyse(readSource(content));
    expect(lists).toEqual([]);
    expect(units.some(({ isItem }) => isItem)).toBe(false);
  });

  it('leaves the place and the day of a release out', () => {
    const [first] = analyse(
      readSource(
        '# News\n\nSAN FRANCISCO, April 12, 2016 — The Foundation announced its first survey today.\n',
      ),
    ).units;
    expect(first?.text).toBe('The Foundation announced its first survey today.');
  });

  it('keeps the asterisks of code', () => {
    expect(cleanProse('"express": "*", "coffee": "*"')).toBe('"express": "*", "coffee": "*"');
  });

  it('takes indented verse for text, and indented code for code', () => {
    const kinds = (lines: string): string[] =>
      readSource(`# A walk\n\nThe poet writes:\n\n${lines}\n\nWe walked on.\n`).blocks.map(
        ({ kind }) => kind,
      );
    const [verse, code] = [
      '    The tide goes out,\n    the boats lie still;\n    so do I. (Song 4)',
      '    go();\n    stay();\n    rest();',
    ];
    expect(kinds(verse)).toEqual(['heading', 'paragraph', 'paragraph', 'paragraph']);
    expect(kinds(code)).toEqual(['heading', 'paragraph', 'code', 'paragraph']);
  });
});
