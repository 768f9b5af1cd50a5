import { readSource } from '../source/read-source.js';
import { analyse } from './analyse.js';
import { withoutSaid } from './realise.js';

const FIRST = 'A fire of beech needs air from below before it needs more wood.';
const contentOf = (above: string): string => `# Baking in the yard
${above}
## Make the fire

${FIRST} The ashes of the last one stay in the pit.

## Warm the stone

The stone is hot when flour turns brown on it within a breath.

## Bake the bread

The bread goes on the stone with a board, and it stays there for half an hour.
`;

function labelsOf(above: string, said: string, isNumbered = false): string[] {
  const analysis = analyse(readSource(contentOf(above)));
  const [list] = analysis.lists.filter(({ isOfHeadings }) => isOfHeadings);
  return list === undefined
    ? []
    : withoutSaid({ ...list, isNumbered }, said, analysis).items.map(({ label, text }) =>
        text === '' ? `${label}!` : label,
      );
}
const TITLE = ['Make the fire', 'Warm the stone', 'Bake the bread'];
const LEAD = '\nThese are the steps that we follow in the yard:\n';

it('what an opening has said of the first heading is no item without its words', () => {
  expect(labelsOf('', 'We like bread.')).toEqual(TITLE);
  expect(labelsOf('', whole(''))).toEqual(TITLE.slice(1));
});

it('a number or a lead-in keeps its label', () => {
  expect(labelsOf('', whole(''), true)).toEqual(['Make the fire!', ...TITLE.slice(1)]);
  expect(labelsOf(LEAD, whole(LEAD))).toEqual(['Make the fire!', ...TITLE.slice(1)]);
});

/** All that the list says of its first heading. */
function whole(above: string): string {
  const { lists } = analyse(readSource(contentOf(above)));
  return lists.find(({ isOfHeadings }) => isOfHeadings)?.items[0]?.text ?? '';
}
