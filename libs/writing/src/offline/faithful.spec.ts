import { fifthHeldOut } from '../claims/regression/fifth.fixture.js';
import { fifthHeldOutElsewhere } from '../claims/regression/fifth-elsewhere.fixture.js';
import { seventhHeldOutElsewhere } from '../claims/regression/seventh-elsewhere.fixture.js';
import { sixthHeldOut } from '../claims/regression/sixth.fixture.js';
import { sixthHeldOutElsewhere } from '../claims/regression/sixth-elsewhere.fixture.js';
import { readSource } from '../source/read-source.js';
import { planOf } from './analysis/analysis.js';
import { GERMAN, SPANISH } from './texts.fixture.js';

const TEXTS = [
  ...fifthHeldOut,
  ...fifthHeldOutElsewhere,
  ...sixthHeldOut,
  ...sixthHeldOutElsewhere,
  ...seventhHeldOutElsewhere,
]
  .map(({ source }) => source)
  .concat(GERMAN, SPANISH);
const ASIDE = / ?[（(][^（）()]*[)）]/gu;
const plain = (text: string): string => text.replace(ASIDE, '').replace(/\s+/gu, ' ');

it('a sentence of any language but English loses no word in its middle but an aside: what is left stands in the source', () => {
  let seen = 0;
  const changed = TEXTS.flatMap((text) => {
    const source = readSource(text);
    if (source.language === 'en') return [];
    const said = plain(source.text);
    return planOf(source)
      .candidates.map(({ wordings }) => wordings.written.text)
      .filter((written) => {
        seen += 1;
        // its first letter may be a capital now, and its last sign a full stop
        return !said.includes(
          plain(written)
            .slice(1)
            .replace(/[.!?。！？…]+$/u, ''),
        );
      });
  });
  expect(changed).toEqual([]);
  expect(seen).toBeGreaterThan(100);
});
