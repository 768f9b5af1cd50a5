import { outputsOf } from '../../offline/outputs.fixture.js';
import { analyse } from '../../offline/analyse.js';
import { readSource } from '../../source/read-source.js';

const TEXT = (recalled: string): string => `# How we mend nets

A net is a set of knots that hold each other, and most of them are older than our crew.

For example, the net of the harbour school has four hundred knots, and one of them is red.

## Moving a knot

The rest of a net stays as it is when a single knot is moved by hand. ${recalled} The red one would still be where the children have put it. A machine does not do that.
`;
const RECALLED = 'In the example I mentioned above, a moved knot would not change the colour of any other.';

it('what takes up an earlier example is used only with all of its text, as is what goes on with it', () => {
  const { units, tellings } = analyse(readSource(TEXT(RECALLED)));
  const at = units.findIndex(({ text }) => text === RECALLED);
  expect(units[at]?.isExcluded).toBe(true);
  expect(tellings.closureAt(at + 1)).toEqual([]);
  expect(outputsOf(TEXT(RECALLED), {}, ['medium']).outputs[0]?.text).toContain(RECALLED);
});

it.each([
  ['Keep the definition above in mind when you buy a net for the harbour.', true],
  ['The argument above the door was about a net of the harbour school.', false],
  ['The example above zero was a net that froze in the harbour.', false],
])('%s', (text, isOut) => {
  const { units } = analyse(readSource(TEXT(text)));
  expect(units.find((unit) => unit.text === text)?.isExcluded).toBe(isOut);
});
