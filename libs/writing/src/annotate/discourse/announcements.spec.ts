import { analyse } from '../../offline/analyse.js';
import { readSource } from '../../source/read-source.js';

const unitIn = (content: string, phrase: string) =>
  analyse(readSource(content)).units.find(({ text }) => text.includes(phrase));

const HARBOUR = '# The harbour in winter\n\nThe harbour is open in every month of the year.\n\n';

describe('a sentence that only says that there is something', () => {
  it.each(["But there's a catch.", 'However, there is one big problem.', 'There was an exception.'])(
    'needs the paragraph below: %s',
    (text) => {
      const told = `${HARBOUR}${text}\n\nNobody can reach the berths by the old bridge, which is closed for good.\n`;
      expect(unitIn(told, text)?.owesNext).toBe(true);
    },
  );
  it('in German', () => {
    const told =
      '# Der Hafen\n\nDer Hafen ist in jedem Monat offen.\n\nAber es gibt da einen Haken.\n\nDie Brücke ist seit Mai gesperrt.\n';
    expect(unitIn(told, 'Haken')?.owesNext).toBe(true);
  });
  it('does not if it says what', () => {
    const text = 'But there’s a problem with the bridge that nobody wants to pay for.';
    expect(unitIn(`${HARBOUR}${text}\n\nThe ferry goes at nine.\n`, text)?.owesNext).toBe(false);
  });
});
