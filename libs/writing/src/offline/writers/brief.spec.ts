import { readSource } from '../../source/read-source.js';
import { paragraphs, shortTitle, toldInOne } from './brief.js';
import { labelOf, saidUnder, withoutLabel } from '../wording/labels.js';
import { planOf } from '../analysis/analysis.js';

const plan = planOf(
  readSource(
    '# The pier: what a storm left of it\n\nThe pier has stood since 1934 in the bay. But the storm of March took nine of its planks.\n\nThe bay freezes in some winters.\n\nA carpenter repaired the planks in May. The town paid 4,000 euros for wood.\n',
  ),
);
const say = (text: string) => text;
const [first, second, , fourth, fifth] = plan.candidates;
const pier = [first, second, fourth, fifth].filter((each) => each !== undefined);

describe('sentences told in one go', () => {
  it('keep what joined them where they follow each other as in the source', () => {
    expect(toldInOne(pier.slice(0, 2), say)).toBe(
      'The pier has stood since 1934 in the bay. But the storm of March took nine of its planks.',
    );
    expect(toldInOne(pier.slice(1, 2), say)).toBe('The storm of March took nine of its planks.');
  });

  it('make a paragraph only with what stood near them', () => {
    expect(paragraphs(pier, say, 4)).toEqual([
      'The pier has stood since 1934 in the bay. But the storm of March took nine of its planks.',
      'A carpenter repaired the planks in May. The town paid 4,000 euros for wood.',
    ]);
  });

  it('from the next paragraph only with what follows at once', () => {
    const early = 'The pier has stood since 1934 in the bay. The storm of March took nine of its planks.';
    const later = 'A carpenter repaired the planks in May. The town paid 4,000 euros for wood.';
    const [stood, storm, carpenter] = planOf(readSource(`# The pier\n\n${early}\n\n${later}\n`)).candidates;
    if (!stood || !storm || !carpenter) throw new Error('four sentences');
    expect(paragraphs([storm, carpenter], say, 4)).toHaveLength(1);
    expect(paragraphs([stood, carpenter], say, 4)).toHaveLength(2);
  });
});

describe('a label', () => {
  it.each([
    ['Gentle reminders: we write on the day.', 'Gentle reminders'],
    ['Something else is new: we have a second oven.', ''],
    ['I notice who sleeps: people with desks and savings.', ''],
  ])('of %s', (text, label) => {
    expect(labelOf(text)).toBe(label);
  });

  it.each([
    [
      'Offline maps: up to 2 GB, downloaded over Wi-Fi at night.',
      'Offline maps: up to 2 GB, downloaded over Wi-Fi at night.',
    ],
    ['Votes: everybody gets three votes for each night.', 'Everybody gets three votes for each night.'],
  ])('stays where the rest is no sentence: %s', (text, bare) => {
    expect(withoutLabel(text, 'en')).toBe(bare);
  });

  it('is not said once more under the heading that says it', () => {
    expect(saidUnder('Fixed (4.6)', { say, plan })('Fixed: the map hung.')).toBe('The map hung.');
    expect(saidUnder('Added', { say, plan })('Fixed: the map hung.')).toBe('Fixed: the map hung.');
    expect(saidUnder('Fixed', { say, plan })('Fixed: this was slow.')).toBe('Fixed: this was slow.');
  });
});

describe('a title too long for a line', () => {
  it('is its first part, which says what all this is about', () => {
    const long = { ...plan, title: 'Walking for better sleep: what a study of a whole year shows' };
    expect(shortTitle(long, 40)).toBe('Walking for better sleep');
  });
});
