import type { MediumDraft } from '../draft/draft.types.js';
import { fillDraft } from './fill-draft.js';

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
