import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { missingIntroductions } from './names-introduced.js';
import { requiredIn } from './required.js';

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

  it('need the sentence that has an abbreviation in brackets behind them', () => {
    const own = analyse(
      readSource(
        `Two people from the Tidal Housing Office (THO) showed their plans.\n\nNobody asked a question.\n\nBy the spring THO wants to build.`,
      ),
    );
    const told = own.units.filter(({ text }) => text.startsWith('By the'));
    expect(missingIntroductions(told, '', own).map(({ text }) => text.slice(0, 10))).toEqual(['Two people']);
  });

  it('need nothing where the sentence is there, or the title shows them', () => {
    expect(missing(['showed Tidewatch', 'worked on Tidewatch'])).toEqual([]);
    expect(missing(['worked on Tidewatch'], 'Tidewatch, one year on')).toEqual([]);
  });
});

it('a name of the title is told where the text first has it', () => {
  const trip = (time: string): string =>
    `At ${time} the old boat took us round the island in a wind that nobody had announced. The mast bent, the pump failed, and the harbour master should have kept us ashore.\n\n`;
  const content = `# Halcyon is the new Petrel\n\nI sailed my Petrel for eleven years, and I loved her more than most of my cars.\n\n${trip('Easter')}${trip('June')}In the winter I saw the photos of a Halcyon on a wall.\n\n${trip('July')}${trip('August')}${trip('Advent')}The yard builds two boats a year, and every Halcyon has a waiting list.\n`;
  const text = analyse(readSource(content));
  const required = requiredIn(text, 0);
  const named = text.units.filter(({ text: said }) => said.includes('photos of a Halcyon'));
  expect(named.map(({ index }) => required.has(index))).toEqual([true]);
});
