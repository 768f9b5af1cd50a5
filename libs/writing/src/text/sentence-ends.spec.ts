import { fc } from '@repurpose/testing';
import { westernSentenceEnds } from './sentence-ends.js';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const signs = fc.constantFrom(...`aabAB1....!? \n\t"'”’()«,;:–—-…%€éÉªß\u00a0\u00ad\u2024。`);

it('sentences of Western text end where Unicode ends them', () => {
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 14 }), (each) => {
      const text = each.join('');
      const ends = Array.from(segmenter.segment(text), ({ index, segment }) => index + segment.length);
      expect(westernSentenceEnds(text)).toEqual(/[\u00ad\u2024。]/.test(text) ? null : ends);
    }),
    { numRuns: 2_000 },
  );
});
