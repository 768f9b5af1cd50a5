import type { FormatKey } from '@repurpose/contract';
import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { outputsOf } from '../outputs.fixture.js';
import { listsBelow } from './told-lists.js';

const LEAD = 'It was such a shame! So we made a list of what the old pump needs:';
const LIST = `1. A new handle of ash, because the old one has split along its whole length.
2. Two washers of leather, which the saddler in the lane still cuts by hand.
3. A coat of red paint, for which the town has already given us the tin.`;

const TEXT = `# The pump of our lane

For nine years nobody in our lane has drawn a drop of water from the pump, and it stood there dry. ${LEAD}

${LIST}

The pump shall run again on the first Sunday of June, and then all of the lane will drink from it.
`;

const told = (content: string, format: FormatKey): string =>
  outputsOf(content, {}, [format]).outputs[0]?.text ?? '';
const times = (output: string): number => output.split('It was such a shame!').length - 1;

describe('the sentence before the lead-in of a list', () => {
  it.each(['linkedin', 'twitter', 'podcast', 'facebook'] as const)(
    'is told once where the opening has it, in %s',
    (format) => {
      const output = told(TEXT, format);
      expect(times(output)).toBe(1);
      expect(output).toContain('So we made a list of what the old pump needs:');
    },
  );

  it('stays where other sentences are between the opening and the list', () => {
    const { units, lists } = analyse(readSource(TEXT));
    const [led] = lists[0]?.leadUnits ?? [];
    const opening = new Set([led?.index ?? -1]);
    const leadsBelow = (before: number): string[] =>
      listsBelow({ units: units.slice(-1).map((unit) => ({ ...unit, index: before })), lists }, opening).map(
        ({ leadIn }) => leadIn,
      );
    expect(leadsBelow(-1)).toEqual([lists[0]?.leadIn]);
    expect(leadsBelow(9)[0]).toBe(
      lists[0]?.leadUnits
        .slice(1)
        .map(({ text }) => text)
        .join(' '),
    );
  });
});
