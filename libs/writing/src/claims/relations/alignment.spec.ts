import { readSource } from '../../source/read-source.js';
import { explainClaims } from '../check-claims.js';
import type { ClaimRule } from '../claim-rules.js';

/** The rules that `said` violates; a correct paraphrase violates none. */
const rulesOf = (source: string, said: string): ClaimRule[] =>
  explainClaims(said, readSource(source)).flatMap(({ supported, rule }) => (supported ? [] : [rule]));

const BOATS = `# The boat club

A warden can now lend a boat to a member, who can keep it for a week. The lock cannot be opened by hand. The storm did not damage the slipway. Most of the piles were replaced in 1962. The club paid 8,000 euros; the rest came from the parish council. Guests who bring their own oars pay half the price for a day. The new roof cost 40,000 euros, of which the insurers paid a quarter. Catches were higher in 2019 than in 2018. Nylon nets were by then cheaper than hemp and dried faster on deck. The club does not plan to sell the first jetty. Swimming near the lock was banned in 1990. The shed holds 24 boats, nine more than before. The volunteers only painted the hulls.`;
const MARSH = `# The salt marsh

Every spring the tide is feeding the reed bed on both banks of the creek. The old sluice, which was formerly known as the weir, leaks. Of the visitors 31 percent came from Dorset, 9 percent from Devon and 8 percent from Wales in the spring survey. The warden charged a fee for parking. The board met in Leeds. Ann is a founding member of the rowing crew and has been focused solely on Curlew over the past year. The Nest Records Office (the team responsible for collecting nest data and now the egg map) worked closely with Devon. The report of the nest survey lists every egg.

- 9 crates of reed
- 3 crates of clay`;

const SEAL = `# The seal station

Fewer seals were seen last year because the nets were torn. The wound was cleaned and the seal released. In July the rescue can be slow, and the station possibly opens later.`;

const HALLE = `# Die Bootshalle

Die Bootshalle steht am Ufer des Sees. Der Steg, 1962 gebaut, wird nicht erneuert. Der Verein hat seine Boote selbst gestrichen.`;
const HANGAR = `# Le hangar

Le ponton, en revanche, n'a pas été repeint. Le nouveau hangar laisse passer plus de lumière que l'ancien. D'après le club, les travaux finiront en mai.`;

const FERRY = `# The ferry

The company blamed a shortage of deck officers. The shopkeepers suspect that it preferred another route. Residents are to pay 6 euros, while visitors pay 14 euros. She made the springs herself and bought the bearing from a firm in Leeds. Rosa Field, the surveyor, found less rust than expected in the hull. The council paid for the study, and the Harrow Trust gave the scales. Not all residents are content with the timetable. Of the residents 58 % are in favour and 30 % against.`;

describe.each<[string, string, string, ClaimRule | null]>([
  [
    'who and to whom',
    BOATS,
    'A member can now lend a boat to a warden, who can keep it for a week.',
    'actor-swapped',
  ],
  ['the same in other words', BOATS, 'For a week, a member can keep the boat that a warden lends.', null],
  ['what cannot be done', BOATS, 'The lock can be opened by hand.', 'negated'],
  ['what was not done', BOATS, 'A storm in spring did damage the slipway.', 'negated'],
  ['what was not done, kept', BOATS, 'The slipway was not damaged by the storm.', null],
  ['a ban told with a negation', BOATS, 'People may not go swimming near the lock since 1990.', null],
  ['only some work told with a negation', BOATS, 'The volunteers did no more than paint the hulls.', null],
  ['no plan told without one', BOATS, 'The club has decided against selling the first jetty.', null],
  ['an amount without its unit', BOATS, 'The shed holds nine boats more than before.', null],
  ['the other year', BOATS, 'Catches were higher in 2018 than in 2019.', 'comparison'],
  ['who did it', FERRY, 'A shortage of deck officers was to blame, the company said.', null],
  [
    'two that pay with each other’s prices',
    FERRY,
    'Residents pay 14 euros, while visitors pay 6 euros.',
    'actor-swapped',
  ],
  ['two that pay, in the other order', FERRY, 'Visitors pay 14 euros, while residents pay 6 euros.', null],
  ['a name that does something else there', FERRY, 'The Harrow Trust paid for the study.', 'another-owner'],
  ['a guess that is none of hers', FERRY, 'Field found rust in the hull.', null],
  ['cut behind its negation', FERRY, 'All residents are content with the timetable.', 'overstated'],
  [
    'two clauses with each other’s object',
    FERRY,
    'She made the bearing herself and bought the springs from a firm in Leeds.',
    'actor-swapped',
  ],
  [
    'a verb the other way round',
    MARSH,
    'The reed bed is feeding the tide on both banks of the creek.',
    'actor-swapped',
  ],
  ['the verb as it is', MARSH, 'In spring the tide is feeding the reed bed on both banks.', null],
  ['one name for another, turned', MARSH, 'The weir was formerly known as the old sluice.', 'actor-swapped'],
  ['one name for another', MARSH, 'The old sluice was formerly known as the weir.', null],
  ['shares added up', MARSH, 'Devon and Wales together made up 17 percent of visitors in the survey.', null],
  [
    'shares added up wrongly',
    MARSH,
    'Devon and Wales together made up 19 percent of visitors in the survey.',
    'absent',
  ],
  ['a word with the letters of another', MARSH, 'The Nest Records Office is in charge of nest data.', null],
  ['three words that are one thing', MARSH, 'The nest survey report lists every egg.', null],
  ['its own reason', SEAL, 'Fewer seals were seen because the nets were torn.', null],
  ['a reason from nowhere', SEAL, 'Fewer seals were seen because of tourists.', 'another-cause'],
  ['what comes then', SEAL, 'First the wound was cleaned, then the seal was released.', null],
  ['what comes first', SEAL, 'First the seal was released, then the wound was cleaned.', 'order'],
  ['what may be, beside what can', SEAL, 'In July the station can open later.', null],
  ['who says so', MARSH, 'Ann focused on Curlew, the board says.', null],
  ['German: a clause apart', HALLE, 'Der Steg wird erneuert.', 'negated'],
  ['German: no superlative', HALLE, 'Der Verein musste seine Boote selbst streichen.', null],
  ['French: a clause apart', HANGAR, 'Le ponton a été repeint.', 'negated'],
  ['French: according to', HANGAR, "D'après le club, les travaux seront finis en mai.", null],
])('%s', (_name, source, said, rule) => {
  it(`is ${rule ?? 'supported'}: ${said}`, () => {
    const rules = rulesOf(source, said);
    if (rule === null) expect(rules).toEqual([]);
    else expect(rules).toContain(rule);
  });
});
