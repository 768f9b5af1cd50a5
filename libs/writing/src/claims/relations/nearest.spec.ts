import { readSource } from '../../source/read-source.js';
import { explainClaims } from '../check-claims.js';
import type { ClaimRule } from '../claim-rules.js';

/** The rules that `said` violates; a correct paraphrase violates none. */
const rulesOf = (source: string, said: string): ClaimRule[] =>
  explainClaims(said, readSource(source)).flatMap(({ supported, rule }) => (supported ? [] : [rule]));

const DAIRY = `# The dairy at Holm, 2019

In May the founders toured two farms. Not all farms on the moor sell raw milk, although every shop in the village would like it. The bottling line is not fully automated, so two people watch it.

We have no plans to export butter or cream. In the future the dairy will deliver its cheese by boat at night. We are waiting for Frostline to open its cold store. The dairy only ripens hard cheese and is not ripening soft cheese.

For more than a decade the dairy rented a barn. The most impactful change was the new cellar. It was probably because of the rain that Lena Voss closed the yard for 12 days. The old press seems to suit our hands a lot better than the Norra press.

Harbour Trust runs the ferry and the slipway. It was founded by fishermen. Anna Berg bakes the rye bread for the market on Friday. The market opens in a weekly rhythm.

I forget the exact motto now, but it went like this: "the milk comes first and the rest can wait". Kim Dahl worked with the Coast Board to open a museum of churns. Whey has room for at most 80 crates. We clean the churns every 20 days.

Ewes graze in Aldmoor and goats graze in Birkvale. National and local records of the dairy are kept in the cellar for the years 1950 to 1980.

Elsewhere, long after, the painter Otto Falk drew a portrait of the mayor in oil.`;
const HOF = `# Der Hof im Moor

Der größte Teil der Käse wird leider nie verkauft. Die Gäste haben uns im Winter nicht wirklich gestört. Die Brücke war voller Eis, gestürzt ist jedoch niemand von uns. Ein Bericht über den Markt folgt demnächst im Blatt.`;

describe.each<[string, string, string, ClaimRule | null]>([
  ['not all', DAIRY, 'All farms on the moor sell raw milk, and every shop would like it.', 'overstated'],
  ['not all, kept', DAIRY, 'Every shop in the village would like raw milk.', null],
  [
    'an adjective denied',
    DAIRY,
    'The dairy fills its bottles on a fully automated bottling line.',
    'negated',
  ],
  [
    'an adjective denied, kept',
    DAIRY,
    'Two people watch the bottling line, which is not fully automated.',
    null,
  ],
  ['no plans', DAIRY, 'The dairy plans to start exporting butter and cream next.', 'negated'],
  ['no plans, kept', DAIRY, 'Exporting butter or cream is not planned.', null],
  ['only one of two', DAIRY, 'The dairy is ripening soft cheese as well as hard cheese.', 'negated'],
  ['already', DAIRY, 'The dairy already delivers its cheese by boat at night.', 'hedge-dropped'],
  ['already, kept', DAIRY, 'The dairy will deliver its cheese by boat at night.', null],
  ['awaited', DAIRY, 'The dairy already uses the cold store of Frostline.', 'hedge-dropped'],
  ['a decade', DAIRY, 'For over ten years the dairy rented a barn.', null],
  ['a superlative of the noun', DAIRY, 'The new cellar made the greatest impact of all changes.', null],
  ['a guessed reason', DAIRY, 'Lena Voss closed the yard for 12 days.', null],
  ['another verb seems', DAIRY, 'The old press is better than the Norra press.', null],
  ['who does it', DAIRY, 'The ferry and the slipway are run by Otto Falk.', 'another-owner'],
  ['who does it, kept', DAIRY, 'The ferry and the slipway are run by Harbour Trust.', null],
  ['a name far away', DAIRY, 'Otto Falk bakes the rye bread for the market on Friday.', 'another-owner'],
  ['a name far away, kept', DAIRY, 'Anna Berg bakes the rye bread for the Friday market.', null],
  ['how often', DAIRY, 'The market opens in the rhythm of once a month.', 'opposite'],
  ['how often, kept', DAIRY, 'The market opens in the rhythm of once a week.', null],
  [
    'the words around a quotation',
    DAIRY,
    'As she remembers the motto, “the milk comes first and the rest can wait”.',
    null,
  ],
  ['done with another', DAIRY, 'The Coast Board opened a museum of churns with Kim Dahl.', null],
  ['a bound, no comparison', DAIRY, 'Whey has room for no more than 80 crates.', null],
  ['a distance in time', DAIRY, 'They clean the churns every 20 days, a week before the market.', null],
  ['a month in the year of the source', DAIRY, 'In May 2019 the founders toured two farms.', null],
  ['places exchanged', DAIRY, 'In Birkvale ewes graze, and goats graze in Aldmoor.', 'actor-swapped'],
  ['places exchanged, kept', DAIRY, 'In Aldmoor ewes graze, and goats graze in Birkvale.', null],
  [
    'a phrase, not two clauses',
    DAIRY,
    'In the cellar, national and local records cover the years 1950 to 1980.',
    null,
  ],
  ['German: the verb at the end', HOF, 'Der größte Teil der Käse wird auf dem Hof verkauft.', 'negated'],
  ['German: hardly', HOF, 'Die Gäste haben uns im Winter sehr gestört.', 'negated'],
  ['German: hardly, kept', HOF, 'Die Gäste haben uns im Winter nicht gestört.', null],
  ['German: nobody', HOF, 'Auf der Brücke im Eis ist einer von uns gestürzt.', 'negated'],
  ['German: as soon as', HOF, 'Ein Bericht über den Markt ist bereits erschienen.', 'hedge-dropped'],
])('%s', (_name, source, said, rule) => {
  it(`is ${rule ?? 'supported'}: ${said}`, () => {
    const rules = rulesOf(source, said);
    if (rule === null) expect(rules).toEqual([]);
    else expect(rules).toContain(rule);
  });
});
