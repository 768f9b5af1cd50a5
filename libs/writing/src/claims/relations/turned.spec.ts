import { readSource } from '../../source/read-source.js';
import { explainClaims } from '../check-claims.js';
import type { ClaimRule } from '../claim-rules.js';

/** The rules that `said` violates; a correct paraphrase violates none. */
const rulesOf = (source: string, said: string): ClaimRule[] =>
  explainClaims(said, readSource(source)).flatMap(({ supported, rule }) => (supported ? [] : [rule]));

const BEES = `# The bee yard

Young keepers usually spend more evenings mending hives in the shed than writing notes. Mountain bees wander to new meadows more slowly than valley bees, which wastes little honey. The price list drew much greater interest for tall hives versus flat ones. The number of drones in June outnumbers the queens of the whole valley. We weighed them all, and found that C4 hives last an average of 6 years, while straw hives last an average of 12 or 13 years.

Tighter lids mean fewer moths, and more time spent on feeding the swarm. Before the new smoker, calming two colonies together was difficult. The smoker also keeps the veil clean. We saw that 60% of Q combs are empty in autumn, while only 30% of B7 combs are empty.

Mara finally ordered only one crate, containing plain glass jar covers, but not the choice of candle wax shapes we knew.`;
const POTS = `# The potters

The guild serves customers in more than 200 villages around the lake with two carts. Today six workshops of the guild fire their pots at night. Today there are approximately 40+ potters in the guild, spread over six workshops. A few weeks ago we repaired the chimney of the kiln.`;
const FELD = `# Das Feld

Die Anzahl der Halme im Feld übersteigt die Anzahl der Mohnblumen am Bach bei Weitem. Den Abstand zwischen zwei Halmen misst man am besten mithilfe des Lambert-Verfahrens, das den Wind berücksichtigt. Im März wurde ein Entwurf zur Rettung des Feldes als Antrag von Hamburg und Hessen beim Kreistag eingereicht. Darüber wird im Sommer entschieden. Der Verein hat seinen Sitz in Bremen.`;

describe.each<[string, string, string, ClaimRule | null]>([
  [
    'the sides of a comparison',
    BEES,
    'Young keepers usually spend more evenings writing notes than mending hives in the shed.',
    'comparison',
  ],
  ['another degree', BEES, 'Mountain bees wander to new meadows faster than valley bees.', 'comparison'],
  ['the same degree', BEES, 'Mountain bees wander to new meadows slower than valley bees.', null],
  ['versus', BEES, 'The price list drew greater interest for flat hives than for tall ones.', 'comparison'],
  ['versus, kept', BEES, 'The price list drew greater interest for tall hives than for flat ones.', null],
  ['more than, for a verb', BEES, 'There are fewer queens in the valley than drones in June.', null],
  [
    'what exceeds what',
    FELD,
    'Die Anzahl der Mohnblumen übertrifft die Anzahl der Halme im Feld.',
    'comparison',
  ],
  ['what exceeds what, kept', FELD, 'Die Anzahl der Halme übertrifft die Anzahl der Mohnblumen.', null],
  [
    'what the figures show',
    BEES,
    'Straw hives last for a shorter time on average than C4 hives.',
    'comparison',
  ],
  ['what the figures show, kept', BEES, 'Straw hives last for a longer time on average than C4 hives.', null],
  [
    'less of a thing',
    BEES,
    'Tighter lids mean fewer moths and leave less time for feeding the swarm.',
    'reversed',
  ],
  ['more of a thing', BEES, 'Tighter lids mean fewer moths and leave more time for feeding the swarm.', null],
  [
    'before and now',
    BEES,
    'Before the new smoker, calming two colonies together was easy; now it has become difficult.',
    'opposite',
  ],
  [
    'before and now, kept',
    BEES,
    'Before the new smoker, calming two colonies together was difficult; now it has become easy.',
    null,
  ],
  ['a name with a digit', BEES, 'About 60% of B7 combs stay empty, the keepers found.', 'another-clause'],
  ['a name with a digit, kept', BEES, 'About 30% of B7 combs stay empty, the keepers found.', null],
  [
    'what there is and what there is not',
    BEES,
    'The single crate that Mara ordered contained candle wax covers but lacked plain glass jar shapes.',
    'actor-swapped',
  ],
  [
    'a count that distant figures add up to',
    POTS,
    'Today the guild employs more than 400 potters, who are spread over six workshops.',
    'absent',
  ],
  ['its own count', POTS, 'Today the guild employs about 40 potters, spread over six workshops.', null],
  [
    'another unit of time',
    POTS,
    'A few years ago the guild repaired the chimney of the kiln.',
    'another-period',
  ],
  ['its own unit of time', POTS, 'A few weeks ago the guild repaired the chimney of the kiln.', null],
  [
    'German: another one of a compound',
    FELD,
    'Den Abstand der Halme misst man am besten mit dem Geiger-Verfahren, das den Wind berücksichtigt.',
    'another-owner',
  ],
  [
    'German: its own compound',
    FELD,
    'Den Abstand der Halme misst man am besten mit dem Lambert-Verfahren, das den Wind berücksichtigt.',
    null,
  ],
  [
    'German: another one of two',
    FELD,
    'Den Antrag zur Rettung des Feldes haben Hamburg und Bremen gemeinsam beim Kreistag eingereicht.',
    'another-owner',
  ],
  [
    'German: both of two',
    FELD,
    'Den Antrag zur Rettung des Feldes haben Hamburg und Hessen gemeinsam beim Kreistag eingereicht.',
    null,
  ],
  ['what there is, kept', BEES, 'The crate that Mara ordered contained plain glass jar covers.', null],
])('%s', (_name, source, said, rule) => {
  it(`is ${rule ?? 'supported'}: ${said}`, () => {
    const rules = rulesOf(source, said);
    if (rule === null) expect(rules).toEqual([]);
    else expect(rules).toContain(rule);
  });
});
