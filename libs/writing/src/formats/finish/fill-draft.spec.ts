import type { MediumDraft } from '../draft/draft.types.js';
import { fillDraft } from './fill-draft.js';

const titled = (said: string, title = ''): [title: string, subtitle: string] => {
  const sections = [{ heading: '', paragraphs: ['It rang.'] }];
  const draft = { format: 'medium', title: '', subtitle: said, sections, topics: [] } as const;
  const filled = fillDraft({ ...draft, sections, topics: [] }, { title, description: said });
  return filled.format === 'medium' ? [filled.title, filled.subtitle] : ['', ''];
};

describe('a title from a sentence of the text', () => {
  it('has no full stop, and is not repeated below', () => {
    expect(titled('The bell of our school is back. It rings at eight.')).toEqual([
      'The bell of our school is back',
      'It rings at eight.',
    ]);
    expect(titled('The bell of our school is back.')).toEqual(['The bell of our school is back', '']);
  });

  it.each([
    'Who rings the bell of our school?',
    'The bell of our school rings at 8 a.m.',
    'The bell rang and rang...',
  ])('keeps another mark: %s', (said) => {
    expect(titled(said)[0]).toMatch(/[?.…]$/u);
  });

  it('is another title than the beginning of a longer sentence', () => {
    const said = 'Oak & Sons Inc. was founded by two brothers. It rings.';
    expect(titled(said, 'Oak & Sons Inc')).toEqual(['Oak & Sons Inc', said]);
    expect(titled('The bell is back. It rings.', 'The bell is back')[1]).toBe('It rings.');
    expect(titled('Bo Reed Jr. Day is in May.', 'Bo Reed Jr')[1]).toBe('Bo Reed Jr. Day is in May.');
  });

  it('is not made of the title of the source', () => {
    expect(titled('It rings.', 'The bell is back.')).toEqual(['The bell is back.', 'It rings.']);
  });
});

const titleFrom = (...paragraphs: string[]): string => {
  const sections = [{ heading: '', paragraphs }];
  const draft: MediumDraft = { format: 'medium', title: '', subtitle: '', sections, topics: [] };
  const filled = fillDraft(draft, { title: '', description: '' });
  return filled.format === 'medium' ? filled.title : '';
};

describe('a title for a text without one', () => {
  const LONG = `Ada met two of the bakers of Lindholm, who have a shop at the quay ${'and another one '.repeat(4)}in the old mill.`;

  it('is a sentence without its full stop', () => {
    expect(titleFrom('The bakers work all night.')).toBe('The bakers work all night');
    expect(titleFrom('The bakers moved to the U.S.', 'It was May.')).toBe('The bakers moved to the U.S.');
    expect(titleFrom('Why do the bakers work all night? It is a long story.')).toBe(
      'Why do the bakers work all night?',
    );
  });

  it('is no question further down, nor a sentence far from the beginning', () => {
    expect(titleFrom(LONG, 'Hello! What do you bake at night?', 'Bread is what we bake.')).toBe(
      'Bread is what we bake',
    );
    expect(
      titleFrom(
        LONG,
        'Hello! What do you bake at night?',
        ...Array.from({ length: 7 }, () => LONG),
        'It is rye.',
      ),
    ).toMatch(/^Ada met .*…$/);
  });
});

it('a title is not the answer to a question that it lacks', () => {
  const asked = `Have you ever asked yourself why ${'the old bell of our school and '.repeat(3)}the clock ring at eight?`;
  const rest = 'Bells are cast of bronze in the valley.';
  expect(titled(`${asked} The answer lies in the valley. ${rest}`)[0]).toBe(rest.slice(0, -1));
  expect(titled(`${asked} The answer lies in the valley.`)[0]).toBe('The answer lies in the valley');
});

it('an article does not begin with the sentence that became its title', () => {
  const told = (title: string, heading: string, ...paragraphs: string[]) => {
    const sections = [{ heading, paragraphs }];
    const draft: MediumDraft = { format: 'medium', title, subtitle: '', sections, topics: [] };
    const filled = fillDraft(draft, { title: '', description: '' });
    return filled.format === 'medium' ? filled.sections.flatMap((section) => section.paragraphs) : [];
  };
  const [first, second] = ['Ada Lund mends the old sea wall.', 'She began in May.'];
  expect(told('', '', first, second)).toEqual([second]);
  expect(told('', '', `${first} ${second}`)).toEqual([second]);
  expect(told('', '', first)).toEqual([first]);
  expect(told('', 'The wall', first, second)).toEqual([first, second]);
  expect(told('The sea wall', '', first, second)).toEqual([first, second]);
});

it('neither a title nor the text below it has half of a quotation', () => {
  const quoted = '“The wall is old. It leaks in every storm,” says Ada Lund.';
  const mended = 'The crew mends it from May to June.';
  const sections = [{ heading: '', paragraphs: [quoted, mended] }];
  const told = (title: string): string[] => {
    const draft: MediumDraft = { format: 'medium', title: '', subtitle: '', sections, topics: [] };
    const filled = fillDraft(draft, { title, description: '' });
    return filled.format === 'medium'
      ? [filled.title, ...filled.sections.flatMap((section) => section.paragraphs)]
      : [];
  };
  expect(told('')).toEqual(['The crew mends it from May to June', quoted, mended]);
  expect(told('“The wall is old.')).toEqual(['“The wall is old.', quoted, mended]);
});
