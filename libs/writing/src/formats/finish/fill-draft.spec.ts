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

  it('is not made of the title of the source', () => {
    expect(titled('It rings.', 'The bell is back.')).toEqual(['The bell is back.', 'It rings.']);
  });
});
