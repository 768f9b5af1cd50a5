import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { missingIntroductions } from './names-introduced.js';

const TEXT = `The town has run its ferries by hand for more than forty years.

Last week it showed Tidewatch, the council's own planning system, to the public for the first time.

The council also held the first Harbour Forum on Night Ferries, with a hundred guests from the islands.

Many people who now work on the timetable worked on Tidewatch before.

At the Forum, the mayor announced two more boats for the winter.`;

const analysis = analyse(readSource(TEXT));
const saying = (part: string) => analysis.units.filter(({ text }) => text.includes(part));
const missing = (told: readonly string[], title = ''): string[] =>
  missingIntroductions(told.flatMap(saying), title, analysis).map(({ text }) => text.split(',')[0] ?? '');

describe('names that an output does not introduce', () => {
  it('need the sentence that says what they are', () => {
    expect(missing(['worked on Tidewatch'])).toContain('Last week it showed Tidewatch');
  });

  it('need the full name where only a part of it is said', () => {
    expect(missing(['At the Forum'])).toContain(
      'The council also held the first Harbour Forum on Night Ferries',
    );
  });

  it('need nothing where the sentence is there, or the title shows them', () => {
    expect(missing(['showed Tidewatch', 'worked on Tidewatch'])).toEqual([]);
    expect(missing(['worked on Tidewatch'], 'Tidewatch, one year on')).toEqual([]);
  });
});
