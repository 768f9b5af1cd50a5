import { DEFAULT_SETTINGS } from '@repurpose/contract';
import { finishDraft } from '../../formats/finish/finish-draft.js';
import { readSource } from '../../source/read-source.js';
import { planOf } from './analysis.js';
import { writeOffline } from '../write-offline.js';

const REVIEW = `# Three cargo bikes for a winter

Six families in Ghent shared three electric cargo bikes from November to March. Together they rode 5,840 kilometres.

## 1. Terra L: the tank

The Terra L costs 5,290 euros and carries 120 kilos. The belt drive needs no oil in the rain. We think the Terra is safe. Range: 74 kilometres in November.

## 2. Mira Family: the clever one

You can fold the Mira Family down to the length of a bicycle. The display cannot be read in bright sun.

## Our choice

Buy the Terra for heavy loads and the Mira for the third floor. The rain cover was the weakest part of all.
`;
const candidatesOf = (content: string) => planOf(readSource(content)).candidates;
const textsOf = (content: string) => candidatesOf(content).map(({ text }) => text);

describe('a text that tells of several things under their names', () => {
  it('says of which it speaks, where a sentence does not', () => {
    const texts = textsOf(REVIEW);
    expect(texts).toContain('Terra L: The belt drive needs no oil in the rain.');
    expect(texts).toContain('Mira Family: The display cannot be read in bright sun.');
    expect(texts).toContain('The Terra L costs 5,290 euros and carries 120 kilos.');
    expect(texts).toContain('We think the Terra is safe.');
    expect(texts).toContain('The rain cover was the weakest part of all.');
  });

  it('knows a name that is said once beside those that are said more often', () => {
    const bolder =
      '## Bolder\n\nBolder is the cheap one. The lights are too weak for a dark lane.\n\n## Our choice';
    expect(textsOf(REVIEW.replace('## Our choice', bolder))).toContain(
      'Bolder: The lights are too weak for a dark lane.',
    );
  });

  it('does not say the name of the whole', () => {
    const whole = REVIEW.replace('# Three cargo bikes for a winter', '# Velo').replace(
      'Six',
      'At Velo and Velo, six',
    );
    expect(textsOf(whole).filter((text) => text.startsWith('Velo:'))).toEqual([]);
  });

  it('gives a row of its figures only where its heading stands', () => {
    const row = candidatesOf(REVIEW).find(({ text }) => text.startsWith('Range'));
    expect(row?.isFragment).toBe(true);
  });

  it('does not say the name again under it', () => {
    const source = readSource(REVIEW);
    const request = { content: REVIEW, formats: ['medium' as const], settings: DEFAULT_SETTINGS };
    const { text } = finishDraft(writeOffline(request, source, 'medium'), source);
    expect(text).toContain('\nMira Family: the clever one');
    expect(text).not.toContain('Mira Family: The');
  });

  it.each([
    ['one thing alone', REVIEW.replace('2. Mira Family: the clever one', 'And more')],
    [
      'headings that are no names',
      REVIEW.replaceAll('Mira Family', 'Folding bike').replaceAll('Terra L', 'Strong bike'),
    ],
    [
      'German nouns',
      '# Der Umbau der alten Halle\n\n## Kosten\n\nDie Kosten sind hoch. Der Boden war teuer, und die Kosten stiegen.\n\n## Zeitplan\n\nDer Zeitplan ist eng. Die Maler warten auf den Zeitplan der Stadt.',
    ],
  ])('is none with %s', (_, content) => {
    expect(
      textsOf(content).filter((text) => /^[^.]{3,30}: /u.test(text) && !text.startsWith('Range')),
    ).toEqual([]);
  });
});
